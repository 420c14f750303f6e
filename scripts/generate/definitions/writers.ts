import type { Field, Definition } from '../../../src/definitions/definition.js'
import { docComment, fieldsOf, leftOutBy, parsedName, writerName } from './names.js'

/** A writer takes up to this many computed fields as parameters, and more as one object. */
const MAX_SINGLE = 3

/**
 * Returns the source of a writer. The writer takes the parsed object, and computed fields as further arguments.
 * Returns an empty string if the definition has no writer.
 */
export function writerOf(definition: Definition): string {
  if (
    definition.only !== undefined ||
    definition.goes === 'in' ||
    definition.choice ||
    definition.keeps === 'flags'
  )
    return ''
  if (definition.sameTypeAs || definition.sentAs || leftOutBy('T10', definition).length > 0) return ''
  const written = fieldsOf(definition).filter(([, { isAnswered }]) => isAnswered !== 'never')
  const workedOut = definition.goes === 'out' ? [] : written.filter(([, { isComputed }]) => isComputed)
  const isOneRecord = workedOut.length > MAX_SINGLE
  const answer = definition.name
  const parameters = [
    `read: ${parsedName(definition)}`,
    ...(isOneRecord
      ? [`figures: ${answer}Figures`]
      : workedOut.map(([name, field]) => `${name}: ${answeredType(field)}`)),
    ...(written.some(([, { kind }]) => kind.write?.('').includes('currency')) ? ['currency: string'] : []),
  ]
  // Addresses and custom fields come after the other fields of the object that contains them.
  const lastHeld = written
    .filter(
      ([, { from }]) => from !== undefined && definition.keeps === 'addresses' && from === definition.heldIn,
    )
    .at(-1)
  const lines = written.flatMap((named) => [
    writeLine(named, workedOut.includes(named), isOneRecord, definition),
    ...(named === lastHeld ? [writeOthers(`read.${named[1].from ?? ''}`)] : []),
  ])
  const doc = docComment(
    workedOut.length === 0
      ? `Writes {@link ${answer}} field by field, without absent fields.`
      : `Writes {@link ${answer}} from the parsed fields and the computed ones.`,
  )
  // Only objects without problems are written, so fields that are always answered are present.
  const cast = written.some(([, { isAnswered }]) => isAnswered === 'always') ? ` as ${answer}` : ''
  return [
    isOneRecord ? figuresInterface(answer, workedOut) : '',
    `${doc}export function ${writerName(definition)}(${parameters.join(', ')}): ${answer} {`,
    `  const draft: Draft<${answer}> = {}`,
    ...lines,
    definition.keeps === 'others'
      ? writeOthers(definition.heldIn === undefined ? 'read' : `read.${definition.heldIn}`)
      : '',
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

/** A field that is checked only after writing may be missing. */
function isAlwaysThere({ isAnswered, isCheckedLater }: Field): boolean {
  return isAnswered === 'always' && !isCheckedLater
}

function figuresInterface(name: string, fields: readonly (readonly [string, Field])[]): string {
  const all = fields.map(([field, description]) => `  readonly ${field}: ${answeredType(description)}\n`)
  return `/** The computed figures of {@link ${name}}. */\nexport interface ${name}Figures {\n${all.join('')}}\n`
}

function writeLine(
  [name, field]: readonly [string, Field],
  isComputed: boolean,
  isOneRecord: boolean,
  definition: Definition,
): string {
  const holder = field.from === undefined ? 'read' : `read.${field.from}`
  const source = isComputed ? (isOneRecord ? `figures.${name}` : name) : `${holder}.${name}`
  const isGiven = isComputed || (definition.goes === 'out' && field.isComputed === true)
  const value = isGiven ? source : (field.kind.write?.(source) ?? source)
  if (field.answeredDefault !== undefined)
    return `  draft.${name} = ${source} === undefined ? ${field.answeredDefault} : ${value}`
  const isThere =
    field.default !== undefined || (isAlwaysThere(field) && (isGiven || definition.goes === 'out'))
  if (isThere) return `  draft.${name} = ${value}`
  const unreadable = field.unreadableAs === 'UNREADABLE' ? ` && ${source} !== UNREADABLE` : ''
  return `  if (${source} !== undefined${unreadable}) draft.${name} = ${value}`
}
