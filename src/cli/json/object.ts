/** A JSON object. Only own properties are fields. */
export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether an object has this field itself, and not as null, which is the same as absent (N2). */
export function isSupplied(object: JsonObject, field: string): boolean {
  return Object.hasOwn(object, field) && object[field] !== undefined && object[field] !== null
}
