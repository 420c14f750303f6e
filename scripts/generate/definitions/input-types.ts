import { inputName, type Field, type Definition } from '../../../src/definitions/definition.js'
import { fieldComment, hoverComment } from './hover.js'
import { fieldsOf } from './names.js'

/**
 * Returns an empty text if the definition is only answered, or uses the input type of another.
 *
 * The type can be filled field by field, and list by list. Optional fields may be null or undefined, which mean
 * the same (N2). A mutable list type refuses a readonly list, so functions whose arguments contain lists take a
 * `ReadonlyInput`.
 */
export function inputOf(definition: Definition): string {
  if (definition.goes === 'out' || definition.sentAs !== undefined) return ''
  if (definition.readFrom !== undefined) return hostInterface(definition)
  const isStrict = definition.isStrict === true || definition.goes !== undefined
  const fields = fieldsOf(definition).map(([name, field]) => {
    const isThere = isStrict && field.isRequired
    return `${fieldComment(field, '  ')}  ${name}${isThere ? '' : '?'}: ${sentType(field)}${isThere ? '' : OR_ABSENT}\n`
  })
  const flags = definition.keeps === 'flags' ? `  [flag: string]: string | boolean${OR_ABSENT}\n` : ''
  const addresses = definition.keeps === 'addresses' ? ADDRESS_FIELDS : ''
  return `${hoverComment(descriptionOf(definition))}export interface ${inputName(definition)} {\n${fields.join('')}${flags}${addresses}}\n`
}

const OR_ABSENT = ' | null | undefined'

const ADDRESS_FIELDS = `  /** One address, kept as sent. */
  address?: unknown
  /** A list of addresses, kept as sent. */
  addresses?: unknown
  /** An address by another name, such as \`deliveryAddress\`, kept as sent. */
  [field: \`\${string}Address\` | \`\${string}Addresses\`]: unknown
`

export function hostInterface(definition: Definition): string {
  const fields = fieldsOf(definition).map(
    ([name, field]) =>
      `${fieldComment(field, '  ')}  readonly ${name}${field.isRequired ? '' : '?'}: ${hostType(field)}\n`,
  )
  return `${hoverComment(descriptionOf(definition))}export interface ${definition.name} {\n${fields.join('')}}\n`
}

/** A size may be a number, as people write it. Other fields have the answer type. */
function hostType({ kind }: Field): string {
  return kind.shape.kind === 'size' ? (kind.sentType ?? kind.type) : kind.type
}

export function descriptionOf({ says, keeps }: Definition): string {
  return keeps === 'others' ? `${says} Fields of other names are kept as sent (M8).` : says
}

export function choiceInput(definition: Definition): string {
  const fields = fieldsOf(definition)
  const members = fields.map(([own, field]) => {
    const all = fields.map(([name]) =>
      name === own
        ? `${fieldComment(field, '      ')}      ${own}: ${sentType(field)}\n`
        : `      /** Left out: the line is of another kind. */\n      ${name}?: null | undefined\n`,
    )
    return `  | {\n${all.join('')}    }\n`
  })
  return `${hoverComment(definition.says)}export type ${inputName(definition)} =\n${members.join('')}`
}

function sentType({ kind }: Field): string {
  return kind.sentType ?? kind.type
}
