import type { Field, Fields, Noun } from '../../../src/nouns/noun.js'

/** The fields of a noun by name. */
export function fieldsOf(noun: Noun): readonly (readonly [name: string, field: Field])[] {
  const fields: Fields = noun.fields()
  return Object.entries(fields)
}

/** Whether what is read of a field is kept. */
export function isKept({ isOnlyChecked, kind }: Field): boolean {
  return !isOnlyChecked && kind.reader !== 'readCompanyName'
}

/** The type of what was read, or of what an answer is written from. */
export function parsedName(noun: Noun): string {
  const { name, goes, completeAs } = noun.sameTypeAs ?? noun
  return goes === 'out' ? `${name}Figures` : `Parsed${completeAs ?? name}`
}

/** The constant that stands for one that could not be read: `NO_POINT`. */
export function emptyName({ name }: Noun): string {
  return `NO_${name.replace(/(?<!^)([A-Z])/g, '_$1').toUpperCase()}`
}

export function readerName({ name }: Noun): string {
  return `read${name}`
}

export function writerName({ name }: Noun): string {
  return `write${name}`
}

/** A doc comment, wrapped by nobody: prettier leaves comments as they are, so long ones are broken here. */
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
