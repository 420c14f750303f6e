import type { Field, Fields, Definition } from '../../../src/definitions/definition.js'

export function fieldsOf(definition: Definition): readonly (readonly [name: string, field: Field])[] {
  const fields: Fields = definition.fields()
  return Object.entries(fields)
}

export function isKept({ isOnlyChecked }: Field): boolean {
  return !isOnlyChecked
}

/** The header of a document keeps only some unknown fields (M8). */
export function keepsFields({ keeps, heldIn }: Definition): boolean {
  return keeps === 'addresses' || (keeps === 'others' && heldIn === undefined)
}

export function leftOutBy(rule: 'M8' | 'T10', { leavesOut = {} }: Definition): readonly string[] {
  return Object.keys(leavesOut).filter((name) => leavesOut[name] === rule)
}

/** Names the type of figures for a definition that is only answered. */
export function parsedName(definition: Definition): string {
  const { name, goes } = definition.sameTypeAs ?? definition
  return goes === 'out' ? `${name}Figures` : `Parsed${name}`
}

/** Returns `LINE_KINDS`, `LineKind`, `LinesByKind` and `LineOfKind`, for example. */
export function choiceNames(of: string): Record<'list' | 'kind' | 'all' | 'one' | 'isKind', string> {
  const list = `${of.toUpperCase()}_KINDS`
  return { list, kind: `${of}Kind`, all: `${of}sByKind`, one: `${of}OfKind`, isKind: `is${of}Kind` }
}

export function readerName({ name }: Definition): string {
  return `read${name}`
}

export function writerName({ name }: Definition): string {
  return `write${name}`
}

/** The formatter does not wrap comments. */
export function docComment(text: string, indent = ''): string {
  const width = 108 - indent.length
  const lines = wrapped(text, width)
  const [first = ''] = lines
  if (lines.length === 1 && first.length <= width - 7) return `${indent}/** ${first} */\n`
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`
}

function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width - 3) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
