type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
const textOf = (value: unknown): string => JSON.stringify(value)
const namesOf = (list: unknown): readonly string[] => (Array.isArray(list) ? list.map(String) : [])

/** The event types of the interface (H1). */
export const EVENTS =
  'order.created|order.updated|order.status_changed|order.archived|' +
  'quote.created|quote.updated|quote.status_changed|quote.converted_to_order'

/** `{ a! text, b [@Kit] }` is an object with a required string and a list of kits. */
export function shortly(schema: unknown): string {
  if (!isObject(schema)) return String(schema)
  const { $ref, type, items, properties, required, allOf, maxItems, minimum, maxLength, format, examples } =
    schema
  if (schema['const'] !== undefined) return `is ${textOf(schema['const']).replaceAll('"', '')}`
  if (typeof $ref === 'string') return $ref.replace('#/components/schemas/', '@')
  if (Array.isArray(allOf)) return allOf.map(shortly).join(' & ')
  if (Array.isArray(schema['enum'])) return `(${namesOf(schema['enum']).join('|')})`
  if (type === 'array') return `[${shortly(items)}]${maxItems === undefined ? '' : ` of ${textOf(maxItems)}`}`
  if (type === 'object' && isObject(properties)) {
    const fields = Object.entries(properties).map(([name, one]) => {
      return `${name}${namesOf(required).includes(name) ? '!' : ''} ${shortly(one)}`
    })
    const described = new Set(Object.keys(properties))
    const others = namesOf(required).filter((name) => !described.has(name))
    return `{ ${[...fields, ...others.map((name) => `${name}!`)].join(', ')} }`
  }
  if (type === undefined) return 'anything'
  if (Array.isArray(examples)) return `such as ${examples.join('|')}`
  if (format === 'date-time') return 'time'
  if (Array.isArray(type)) return type.join(' or ')
  const min = minimum === undefined ? '' : ` from ${textOf(minimum)}`
  const max = maxLength === undefined ? '' : ` to ${textOf(maxLength)}`
  return `${type === 'string' ? 'text' : type === 'boolean' ? 'flag' : typeof type === 'string' ? type : textOf(type)}${min}${max}`
}
