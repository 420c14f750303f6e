import { inputName, listName, type Field, type Noun } from '../../../src/nouns/noun.js'
import { fieldComment, hoverComment } from './hover.js'
import { choiceInput, hostInterface, inputOf, saysOf } from './input-types.js'
import { choiceNames, docComment, fieldsOf, isKept, keepsFields, parsedName } from './names.js'

/** The types of a definition: input, answer and parsed form. */
export function typesOf(noun: Noun): string {
  if (noun.only === 'schema') return ''
  if (noun.choice !== undefined) return [choiceInput(noun), choiceTypes(noun, noun.choice)].join('\n')
  const isRead = noun.only === undefined && noun.keeps !== 'flags' && !noun.sameTypeAs && !noun.sentAs
  return [
    inputOf(noun),
    noun.goes === 'in' ? '' : answeredInterface(noun),
    noun.foundAs === undefined ? '' : foundInterface(noun.foundAs, noun),
    isRead ? parsedInterface(noun) : '',
    noun.namesFrom === undefined ? '' : namesConstant(noun, noun.namesFrom),
  ].join('\n')
}

/** The answer type. It is readonly, and fields that are always present are required. */
function answeredInterface(noun: Noun): string {
  const fields = fieldsOf(noun)
    .filter(([, { isAnswered }]) => isAnswered !== 'never')
    .map(([name, field]) => {
      const { type } = field.answeredAs ?? field.kind
      return `${fieldComment(field, '  ')}  readonly ${name}${field.isAnswered === 'always' ? '' : '?'}: ${type}\n`
    })
  const flags = noun.keeps === 'flags' ? '  readonly [flag: string]: string | boolean | undefined\n' : ''
  const parent = noun.keeps === 'addresses' ? ' extends Addresses' : ''
  return [
    `${hoverComment(saysOf(noun))}export interface ${noun.name}${parent} {\n${fields.join('')}${flags}}\n`,
    previewInterface(noun),
  ].join('\n')
}

/** V7: what a preview answers. A field that is required and changes no figure may be missing. */
function previewInterface(noun: Noun): string {
  const missing = fieldsOf(noun).filter(([, { changesNoFigure }]) => changesNoFigure)
  if (missing.length === 0) return ''
  const names = missing.map(([name]) => `'${name}'`).join(' | ')
  const fields = missing.map(
    ([name, field]) => `${fieldComment(field, '  ')}  readonly ${name}?: ${field.kind.type}\n`,
  )
  const says = `{@link ${noun.name}} in a preview, which does without what changes no figure (V7).`
  return `${hoverComment(says)}export interface ${previewName(noun)} extends Omit<${noun.name}, ${names}> {\n${fields.join('')}}\n`
}

/** The name of a definition's type in a preview. */
export function previewName(noun: Noun): string {
  const isOther = fieldsOf(noun).some(([, { changesNoFigure }]) => changesNoFigure)
  return isOther || noun.choice ? `Preview${noun.name}` : noun.name
}

const OTHERS_FIELD = '  readonly others: Readonly<Record<string, unknown>> | undefined\n'
/** The names of the fields of an answer that are taken from some figures. */
function namesConstant(noun: Noun, source: string): string {
  const names = fieldsOf(noun).filter(([, { from }]) => from === source)
  const says = `The fields of {@link ${noun.name}} that are taken from ${source}, in their order.`
  return `${docComment(says)}export const ${listName(noun)} = [${names.map(([name]) => `'${name}'`).join(', ')}] as const\n`
}

/** The type that a look-up by id returns. The caller knows the id, which is the required field. */
function foundInterface(name: string, noun: Noun): string {
  const fields = Object.fromEntries(fieldsOf(noun).filter(([, { isRequired }]) => !isRequired))
  const says = `${noun.says} As a look-up by its id answers it.`
  return hostInterface({ ...noun, name, says, fields: () => fields })
}

/** The parsed form: every field is present, so that none is looked up on a prototype. */
function parsedInterface(noun: Noun): string {
  const kept = fieldsOf(noun).filter(([, field]) => isKept(field))
  const fieldLine = ([field, description]: (typeof kept)[number]): string =>
    `  readonly ${field}${noun.isLoose ? '?' : ''}: ${parsedType(description, noun)}\n`
  const others = keepsFields(noun) && noun.goes !== 'out' ? OTHERS_FIELD : ''
  const own = kept.filter(([, { from }]) => from === undefined).map(fieldLine)
  const sources = [...new Set(kept.flatMap(([, { from }]) => from ?? []))].map((source) => {
    const fields = kept.filter(([, { from }]) => from === source).map(fieldLine)
    return `  readonly ${source}: {\n${fields.join('')}${noun.heldIn === source ? OTHERS_FIELD : ''}  }\n`
  })
  const says =
    noun.goes === 'out'
      ? `The figures that {@link ${noun.name}} is written from.`
      : `{@link ${inputName(noun)}} as it was read.`
  return `${docComment(says)}export interface ${parsedName(noun)} {\n${sources.join('')}${own.join('')}${others}}\n`
}

function parsedType(field: Field, noun: Noun): string {
  const { kind } = field
  if (field.isUnread || kind.parsed === 'unknown') return 'unknown'
  if (noun.goes === 'out') {
    const type = field.isWorkedOut ? kind.type : kind.parsed
    return field.isAnswered === 'always' && !field.isCheckedLater ? type : `${type} | undefined`
  }
  if (field.default !== undefined) return kind.parsed
  const unreadable = field.unreadableAs === 'UNREADABLE' ? ' | typeof UNREADABLE' : ''
  return `${kind.parsed}${unreadable} | undefined`
}

/** A choice: an object that has exactly one of the members. */
function choiceTypes(noun: Noun, { of, says }: NonNullable<Noun['choice']>): string {
  const { list, kind, all, one } = choiceNames(of)
  const thing = of.toLowerCase()
  const [member = ''] = /\w+/.exec(noun.example ?? '') ?? []
  const fields = fieldsOf(noun)
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
 * import { ${list}, type ${inputName(noun)} } from 'quotewright'
 *
 * const ${thing}: ${inputName(noun)} = ${noun.example ?? ''}
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
    `/** A ${thing} of one kind: its own member is there, and none of the others. */
export type ${one}<Kind extends ${kind}> = Pick<${all}, Kind> & {
  readonly [Other in Exclude<${kind}, Kind>]?: never
}
`,
    `${hoverComment(noun.says)}export type ${noun.name} = { readonly [Kind in ${kind}]: ${one}<Kind> }[${kind}]\n`,
    previewOf(noun, choiceNames(of)),
    `/** {@link ${inputName(noun)}} as it was read. */\nexport type ${parsedName(noun)} =\n${parsed.join('')}`,
  ].join('\n')
}

/** V7: the choice as a preview answers it. */
function previewOf(noun: Noun, { kind, all, one }: Readonly<Record<'kind' | 'all' | 'one', string>>): string {
  const fields = fieldsOf(noun)
  const changed = fields.filter(([, field]) => previewTypeOf(field) !== field.kind.type)
  const members = changed.map(
    ([name, field]) => `${fieldComment(field, '  ')}  readonly ${name}: ${previewTypeOf(field)}\n`,
  )
  const names = changed.map(([name]) => `'${name}'`).join(' | ')
  const says = `{@link ${noun.name}} in a preview, which does without what changes no figure (V7).`
  return `/** {@link ${all}} in a preview (V7). */
export interface Preview${all} extends Omit<${all}, ${names}> {
${members.join('')}}

/** {@link ${one}} in a preview (V7). */
export type Preview${one}<Kind extends ${kind}> = Pick<Preview${all}, Kind> & {
  readonly [Other in Exclude<${kind}, Kind>]?: never
}

${hoverComment(says)}export type ${previewName(noun)} = { readonly [Kind in ${kind}]: Preview${one}<Kind> }[${kind}]
`
}

function previewTypeOf({ kind: { shape, type } }: Field): string {
  return shape.kind === 'noun' ? previewName(shape.noun) : type
}
