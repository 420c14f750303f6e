import { SaxesParser } from 'saxes'

/** An element of XML, with those in it and all of its text. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[]
  text: string
}

/** The root of a document. Throws where the text is not well formed, as XML 1.0 defines it. */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser()
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element: OpenElement = { name, attributes, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    const element = open.pop()
    const parent = open.at(-1)
    if (element !== undefined && parent !== undefined) parent.text += element.text
  })
  parser.on('text', (part) => {
    const element = open.at(-1)
    if (element !== undefined) element.text += part
  })
  parser.write(text).close()
  const [only] = root.children
  if (only === undefined) throw new Error('no element')
  return only
}

/** HTML that would be XML but for its doctype, `<meta>` and attributes without a value. */
export function readHtml(text: string): XmlElement {
  return readXml(
    text
      .replace('<!doctype html>\n', '')
      .replace(/<meta [^>]*(?=>)/g, '$&/')
      .replace(/(<details [^>]*) open>/g, '$1 open="">'),
  )
}

/** All elements of a name, in the order of the document. */
export function elementsOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...elementsOf(child, name),
  ])
}

/** Every element. */
export function allElements(element: XmlElement): readonly XmlElement[] {
  return [element, ...element.children.flatMap(allElements)]
}
