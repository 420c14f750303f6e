/** `text` is directly inside the element. */
export interface Element {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  text: string
}

const NAME = '[a-zA-Z][a-zA-Z0-9-]*'
const TAG = new RegExp(`<(/?)(${NAME})((?: ${NAME}="[^<>"]*")*)(/?)>`, 'y')
const ATTRIBUTE = new RegExp(` (${NAME})="([^<>"]*)"`, 'g')
const CHARACTERS = /[^<]+/y
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/**
 * Reads a small part of XML strictly: closed tags, double-quoted attributes without repetition, and five entities.
 * Throws for anything else.
 */
export function elementsOf(xml: string): readonly Element[] {
  const elements: Element[] = []
  const open: Element[] = []
  const body = xml.trimEnd()
  let at = 0
  while (at < body.length) {
    const inside = open.at(-1)
    if (inside === undefined && elements.length > 0)
      throw new Error(`content after the end, at ${String(at)}`)
    TAG.lastIndex = at
    const tag = TAG.exec(body)
    if (tag !== null) {
      at = TAG.lastIndex
      const [, closing, name = '', attributes = '', empty] = tag
      if (closing === '/') {
        if (open.pop()?.name !== name || attributes !== '' || empty === '/')
          throw new Error(`</${name}> closes no open element`)
        continue
      }
      const element: Element = { name, attributes: attributesOf(attributes), text: '' }
      elements.push(element)
      if (empty !== '/') open.push(element)
      continue
    }
    CHARACTERS.lastIndex = at
    const characters = CHARACTERS.exec(body)
    if (characters === null || inside === undefined) throw new Error(`no tag and no text at ${String(at)}`)
    at = CHARACTERS.lastIndex
    inside.text += unescaped(characters[0])
  }
  if (open.length > 0) throw new Error(`${String(open.length)} elements are not closed`)
  return elements
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) throw new Error(`${name} is present twice`)
    attributes.set(name, unescaped(value))
  }
  return attributes
}

function unescaped(text: string): string {
  if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(text))
    throw new Error('the text has a forbidden character')
  return text.replace(/&([^;&]*;)?/g, (_, entity: string | undefined) => {
    const character = ENTITIES[entity?.slice(0, -1) ?? '']
    if (character === undefined) throw new Error(`a loose & or an unknown entity: ${entity ?? ''}`)
    return character
  })
}
