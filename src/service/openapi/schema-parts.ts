import { ownFields } from '../../problem/own-fields.js'
import { definedOnly } from '../../wire/object.js'

/** A JSON Schema, as data. */
export type Schema = Readonly<Record<string, unknown>>

/** Accepts unknown fields: readers ignore them (W3), and later releases may add fields (Z1). */
export function object(
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[] = [],
): Schema {
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) }
}

/** Requires every field: only a filter leaves fields out of answers (X1). */
export function completeObject(properties: Readonly<Record<string, Schema>>): Schema {
  return object(properties, Object.keys(properties))
}

export function withFields(
  schema: Schema,
  properties: Readonly<Record<string, Schema>>,
  required: readonly string[] = [],
): Schema {
  const { required: sent, properties: described } = ownFields(schema)
  const known = (sent ?? []) as readonly string[]
  const all = [...required, ...known]
  return {
    ...schema,
    properties: { ...properties, ...(described as Schema | undefined) },
    ...(all.length > 0 ? { required: all } : {}),
  }
}

/** Accepts null, which counts as absent in a request (N2). A reference stays as it is. */
export function optional(schema: Schema): Schema {
  const { type, enum: names } = schema
  const types =
    type === undefined ? undefined : [...(Array.isArray(type) ? (type as string[]) : [type]), 'null']
  return {
    ...schema,
    ...(types === undefined ? {} : { type: types }),
    ...(Array.isArray(names) ? { enum: [...(names as unknown[]), null] } : {}),
  }
}

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
export const list = (items: Schema): Schema => ({ type: 'array', items })
export const text = (description?: string): Schema =>
  definedOnly({
    type: 'string',
    description,
  })
/** Refuses an empty string, which counts as absent (N2). */
export const filledText = (description?: string): Schema => ({ ...text(description), minLength: 1 })
export const textLike = (pattern: string, description?: string): Schema => ({ ...text(description), pattern })
export const flag: Schema = { type: 'boolean' }
export const integer: Schema = { type: 'integer' }
/** W4. */
export const timestamp: Schema = { type: 'string', format: 'date-time' }
/** N4. */
export const decimal = text('A decimal string.')
/** A1: settings may be numbers or decimal strings. */
export const anyNumber: Schema = { type: ['number', 'string'] }
/** Without `additionalProperties`, client generators treat an object as empty. */
export const anyObject: Schema = { type: 'object', additionalProperties: true }
// V4, W5
export const oneOf = (names: readonly string[]): Schema => ({ enum: [...names, ...names.keys()] })
/** Lists the names only as examples, because later releases may add names (Z1). */
export const nameOf = (names: readonly string[]): Schema => ({ type: 'string', examples: [...names] })
