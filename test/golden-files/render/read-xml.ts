import { SaxesParser } from 'saxes'

/** `text` includes the text of child elements. */
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
  if (only === undefined) throw new Error('the document has no element')
  return only
}

/** Reads HTML that is XML except for its doctype, `<meta>`, and attributes without a value. */
export function readHtml(text: string): XmlElement {
  return readXml(
    text
      .replace('<!doctype html>\n', '')
      .replace(/<meta [^>]*(?=>)/g, '$&/')
      .replace(/(<details [^>]*) open>/g, '$1 open="">'),
  )
}

export function elementsOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...elementsOf(child, name),
  ])
}

export function allElements(element: XmlElement): readonly XmlElement[] {
  return [element, ...element.children.flatMap(allElements)]
}
