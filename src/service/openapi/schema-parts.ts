/** A JSON Schema, as data. */
export type Schema = Readonly<Record<string, unknown>>

/** An object with some fields, of which some must be there. Others may be added (Z1). */
export function object(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[] = [],
): Schema {
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) }
}

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
export const list = (items: Schema): Schema => ({ type: 'array', items })
export const text = (description?: string): Schema => ({
  type: 'string',
  ...(description === undefined ? {} : { description }),
})
export const flag: Schema = { type: 'boolean' }
export const integer: Schema = { type: 'integer' }
/** W4. */
export const timestamp: Schema = { type: 'string', format: 'date-time' }
/** N4. */
export const decimal = text('A decimal string.')
/** N4: settings may be numbers as well. */
export const anyNumber: Schema = { type: ['number', 'string'] }
/** Any object: the interface does not show its fields. */
export const anything: Schema = { type: 'object' }
/** V4, W5: one of these, or its integer. */
export const oneOf = (names: readonly string[]): Schema => ({ enum: [...names, ...names.keys()] })
/** Z1: one of these today. */
export const nameOf = (names: readonly string[]): Schema => ({ type: 'string', examples: [...names] })
