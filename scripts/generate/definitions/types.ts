import { inputName, listName, type Field, type Definition } from '../../../src/definitions/definition.js'
import { fieldComment, hoverComment } from './hover.js'
import { choiceInput, hostInterface, inputOf, descriptionOf } from './input-types.js'
import { choiceNames, docComment, fieldsOf, isKept, keepsFields, parsedName } from './names.js'

export function typesOf(definition: Definition): string {
  if (definition.only === 'schema') return ''
  if (definition.choice !== undefined)
    return [choiceInput(definition), choiceTypes(definition, definition.choice)].join('\n')
  const isRead =
    definition.only === undefined &&
    definition.keeps !== 'flags' &&
    !definition.sameTypeAs &&
    !definition.sentAs
  return [
    inputOf(definition),
    definition.goes === 'in' ? '' : answeredInterface(definition),
    definition.foundAs === undefined ? '' : foundInterface(definition.foundAs, definition),
    isRead ? parsedInterface(definition) : '',
    definition.namesFrom === undefined ? '' : namesConstant(definition, definition.namesFrom),
  ].join('\n')
}

/** The answer type is readonly, and fields that are always present are required. */
function answeredInterface(definition: Definition): string {
  const fields = fieldsOf(definition)
    .filter(([, { isAnswered }]) => isAnswered !== 'never')
    .map(([name, field]) => {
      const { type } = field.answeredAs ?? field.kind
      return `${fieldComment(field, '  ')}  readonly ${name}${field.isAnswered === 'always' ? '' : '?'}: ${type}\n`
    })
  const flags =
    definition.keeps === 'flags' ? '  readonly [flag: string]: string | boolean | undefined\n' : ''
  const parent = definition.keeps === 'addresses' ? ' extends Addresses' : ''
  return [
    `${hoverComment(descriptionOf(definition))}export interface ${definition.name}${parent} {\n${fields.join('')}${flags}}\n`,
    previewInterface(definition),
  ].join('\n')
}

/** V7: required fields that affect no figure may be missing in a preview. */
function previewInterface(definition: Definition): string {
  const missing = fieldsOf(definition).filter(([, { changesNoFigure }]) => changesNoFigure)
  if (missing.length === 0) return ''
  const names = missing.map(([name]) => `'${name}'`).join(' | ')
  const fields = missing.map(
    ([name, field]) => `${fieldComment(field, '  ')}  readonly ${name}?: ${field.kind.type}\n`,
  )
  const says = `{@link ${definition.name}} in a preview, which does not require fields that change no figure (V7).`
  return `${hoverComment(says)}export interface ${previewName(definition)} extends Omit<${definition.name}, ${names}> {\n${fields.join('')}}\n`
}

export function previewName(definition: Definition): string {
  const isOther = fieldsOf(definition).some(([, { changesNoFigure }]) => changesNoFigure)
  return isOther || definition.choice ? `Preview${definition.name}` : definition.name
}

const OTHERS_FIELD = '  readonly others: Readonly<Record<string, unknown>> | undefined\n'
function namesConstant(definition: Definition, source: string): string {
  const names = fieldsOf(definition).filter(([, { from }]) => from === source)
  const says = `The fields of {@link ${definition.name}} that are taken from ${source}, in their order.`
  return `${docComment(says)}export const ${listName(definition)} = [${names.map(([name]) => `'${name}'`).join(', ')}] as const\n`
}

/** The type lacks the id, because the caller of the look-up knows it. */
function foundInterface(name: string, definition: Definition): string {
  const fields = Object.fromEntries(fieldsOf(definition).filter(([, { isRequired }]) => !isRequired))
  const says = `${definition.says.replace(/\.$/, '')}, as a look-up by its id returns it.`
  return hostInterface({ ...definition, name, says, fields: () => fields })
}

/** Every field is present, so that a missing field is never looked up on a prototype. */
function parsedInterface(definition: Definition): string {
  const kept = fieldsOf(definition).filter(([, field]) => isKept(field))
  const fieldLine = ([field, description]: (typeof kept)[number]): string =>
    `  readonly ${field}${definition.isLoose ? '?' : ''}: ${parsedType(description, definition)}\n`
  const others = keepsFields(definition) && definition.goes !== 'out' ? OTHERS_FIELD : ''
  const own = kept.filter(([, { from }]) => from === undefined).map(fieldLine)
  const sources = [...new Set(kept.flatMap(([, { from }]) => from ?? []))].map((source) => {
    const fields = kept.filter(([, { from }]) => from === source).map(fieldLine)
    return `  readonly ${source}: {\n${fields.join('')}${definition.heldIn === source ? OTHERS_FIELD : ''}  }\n`
  })
  const says =
    definition.goes === 'out'
      ? `The figures that {@link ${definition.name}} is written from.`
      : `The parsed form of {@link ${inputName(definition)}}.`
  return `${docComment(says)}export interface ${parsedName(definition)} {\n${sources.join('')}${own.join('')}${others}}\n`
}

function parsedType(field: Field, definition: Definition): string {
  const { kind } = field
  if (field.isUnread || kind.parsed === 'unknown') return 'unknown'
  if (definition.goes === 'out') {
    const type = field.isComputed ? kind.type : kind.parsed
    return field.isAnswered === 'always' && !field.isCheckedLater ? type : `${type} | undefined`
  }
  if (field.default !== undefined) return kind.parsed
  const unreadable = field.unreadableAs === 'UNREADABLE' ? ' | typeof UNREADABLE' : ''
  return `${kind.parsed}${unreadable} | undefined`
}

function choiceTypes(definition: Definition, { of, says }: NonNullable<Definition['choice']>): string {
  const { list, kind, all, one } = choiceNames(of)
  const thing = of.toLowerCase()
  const [member = ''] = /\w+/.exec(definition.example ?? '') ?? []
  const fields = fieldsOf(definition)
  const members = fields.map(
    ([name, field]) => `${fieldComment(field, '  ')}  readonly ${name}: ${field.kind.type}\n`,
  )
  const parsed = fields.map(
    ([field, { kind }]) => `  | { readonly kind: '${field}'; readonly line: ${kind.parsed} }\n`,
  )
  const names = fields.map(([field]) => `'${field}'`)
  return [
    `/**
 * ${says}
 *
 * @example
 * import { ${list}, type ${inputName(definition)} } from 'quotewright'
 *
 * const ${thing}: ${inputName(definition)} = ${definition.example ?? ''}
 * assert.equal(
 *   ${list}.find((kind) => kind in ${thing}),
 *   '${member}',
 * )
 */
export const ${list} = Object.freeze([${names.join(', ')}] as const)
/** The name of a kind of ${thing}, as its member is called. */
export type ${kind} = (typeof ${list})[number]
`,
    `/** The kinds of ${thing}, by their members' names. */\nexport interface ${all} {\n${members.join('')}}\n`,
    `/** A ${thing} of one kind: exactly one member is present. */
export type ${one}<Kind extends ${kind}> = Pick<${all}, Kind> & NoOther${all}<Kind>

/** No ${thing} of another kind. */
type NoOther${all}<Kind extends ${kind}> = { readonly [Other in Exclude<${kind}, Kind>]?: never }
`,
    `${hoverComment(definition.says)}export type ${definition.name} = { readonly [Kind in ${kind}]: ${one}<Kind> }[${kind}]\n`,
    previewOf(definition, choiceNames(of)),
    `/** The parsed form of {@link ${inputName(definition)}}. */\nexport type ${parsedName(definition)} =\n${parsed.join('')}`,
  ].join('\n')
}

// V7
function previewOf(
  definition: Definition,
  { kind, all, one }: Readonly<Record<'kind' | 'all' | 'one', string>>,
): string {
  const fields = fieldsOf(definition)
  const changed = fields.filter(([, field]) => previewTypeOf(field) !== field.kind.type)
  const members = changed.map(
    ([name, field]) => `${fieldComment(field, '  ')}  readonly ${name}: ${previewTypeOf(field)}\n`,
  )
  const names = changed.map(([name]) => `'${name}'`).join(' | ')
  const says = `{@link ${definition.name}} in a preview, which does not require fields that change no figure (V7).`
  return `/** {@link ${all}} in a preview (V7). */
export interface Preview${all} extends Omit<${all}, ${names}> {
${members.join('')}}

/** {@link ${one}} in a preview (V7). */
export type Preview${one}<Kind extends ${kind}> = Pick<Preview${all}, Kind> & NoOther${all}<Kind>

${hoverComment(says)}export type ${previewName(definition)} = { readonly [Kind in ${kind}]: Preview${one}<Kind> }[${kind}]
`
}

function previewTypeOf({ kind: { shape, type } }: Field): string {
  return shape.kind === 'definition' ? previewName(shape.definition) : type
}
