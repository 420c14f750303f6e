/**
 * A JSON object. Only own properties are fields. `isObject` and `isSupplied` are repeated here, because no public entry
 * exports them.
 */
export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Tests whether an object has a field as an own property. Null counts as absent (N2). */
export function isSupplied(object: JsonObject, field: string): boolean {
  return Object.hasOwn(object, field) && object[field] !== undefined && object[field] !== null
}

/** Returns an object with the id that the caller gave to the request: its `id`, or else its `requestId`. */
export function idOf(request: unknown): { readonly id?: string | number } {
  if (!isObject(request)) return {}
  for (const field of ['id', 'requestId']) {
    const id = Object.hasOwn(request, field) ? request[field] : undefined
    if (typeof id === 'string' || typeof id === 'number') return { id }
  }
  return {}
}
