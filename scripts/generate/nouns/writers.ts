import type { Field, Noun } from '../../../src/nouns/noun.js'
import { docComment, fieldsOf, leftOutBy, parsedName, writerName } from './names.js'

/** The most computed fields that a writer takes one by one. */
const MOST_SINGLE = 3

/** Writes the writer of a definition: fields as read, or computed ones in their place. Empty if it is never written. */
export function writerOf(noun: Noun): string {
  if (noun.only !== undefined || noun.goes === 'in' || noun.choice || noun.keeps === 'flags') return ''
  if (noun.sameTypeAs || noun.sentAs || leftOutBy('T10', noun).length > 0) return ''
  const written = fieldsOf(noun).filter(([, { isAnswered }]) => isAnswered !== 'never')
  const workedOut = noun.goes === 'out' ? [] : written.filter(([, { isWorkedOut }]) => isWorkedOut)
  const isOneRecord = workedOut.length > MOST_SINGLE
  const answer = noun.name
  const parameters = [
    `read: ${parsedName(noun)}`,
    ...(isOneRecord
      ? [`figures: ${answer}Figures`]
      : workedOut.map(([name, field]) => `${name}: ${answeredType(field)}`)),
    ...(written.some(([, { kind }]) => kind.write?.('').includes('currency')) ? ['currency: string'] : []),
  ]
  // Addresses and custom fields come after the other fields of the figures that hold them.
  const lastHeld = written
    .filter(([, { from }]) => from !== undefined && noun.keeps === 'addresses' && from === noun.heldIn)
    .at(-1)
  const lines = written.flatMap((named) => [
    writeLine(named, workedOut.includes(named), isOneRecord, noun),
    ...(named === lastHeld ? [writeOthers(`read.${named[1].from ?? ''}`)] : []),
  ])
  const doc = docComment(
    workedOut.length === 0
      ? `Writes {@link ${answer}}: what is there, field by field.`
      : `Writes {@link ${answer}}: as it was read, and what was worked out.`,
  )
  // What is written has no problems, so what is always answered is there.
  const cast = written.some(([, { isAnswered }]) => isAnswered === 'always') ? ` as ${answer}` : ''
  return [
    isOneRecord ? figuresInterface(answer, workedOut) : '',
    `${doc}export function ${writerName(noun)}(${parameters.join(', ')}): ${answer} {`,
    `  const draft: Draft<${answer}> = {}`,
    ...lines,
    noun.keeps === 'others' ? writeOthers(noun.heldIn === undefined ? 'read' : `read.${noun.heldIn}`) : '',
    `  return draft${cast}`,
    '}\n',
  ]
    .filter((line) => line !== '')
    .join('\n')
}

function writeOthers(holder: string): string {
  return `  if (${holder}.others !== undefined) writeOthers(draft, ${holder}.others)`
}

function answeredType(field: Field): string {
  const { type } = field.answeredAs ?? field.kind
  return isAlwaysThere(field) ? type : `${type} | undefined`
}

/** A field that is checked later may be missing when it is written before that. */
function isAlwaysThere({ isAnswered, isCheckedLater }: Field): boolean {
  return isAnswered === 'always' && !isCheckedLater
}

function figuresInterface(name: string, fields: readonly (readonly [string, Field])[]): string {
  const all = fields.map(([field, description]) => `  readonly ${field}: ${answeredType(description)}\n`)
  return `/** The computed figures of {@link ${name}}. */\nexport interface ${name}Figures {\n${all.join('')}}\n`
}

function writeLine(
  [name, field]: readonly [string, Field],
  isWorkedOut: boolean,
  isOneRecord: boolean,
  noun: Noun,
): string {
  const holder = field.from === undefined ? 'read' : `read.${field.from}`
  const source = isWorkedOut ? (isOneRecord ? `figures.${name}` : name) : `${holder}.${name}`
  const isGiven = isWorkedOut || (noun.goes === 'out' && field.isWorkedOut === true)
  const value = isGiven ? source : (field.kind.write?.(source) ?? source)
  if (field.answeredDefault !== undefined)
    return `  draft.${name} = ${source} === undefined ? ${field.answeredDefault} : ${value}`
  const isThere = field.default !== undefined || (isAlwaysThere(field) && (isGiven || noun.goes === 'out'))
  if (isThere) return `  draft.${name} = ${value}`
  const unreadable = field.unreadableAs === 'UNREADABLE' ? ` && ${source} !== UNREADABLE` : ''
  return `  if (${source} !== undefined${unreadable}) draft.${name} = ${value}`
}
