// Repeats `isObject` and `isSupplied`, because no public entry exports them.
export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Counts null as absent (N2). */
export function isSupplied(object: JsonObject, field: string): boolean {
  return Object.hasOwn(object, field) && object[field] !== undefined && object[field] !== null
}

export function idOf(request: unknown): { readonly id?: string | number } {
  if (!isObject(request)) return {}
  for (const field of ['id', 'requestId']) {
    const id = Object.hasOwn(request, field) ? request[field] : undefined
    if (typeof id === 'string' || typeof id === 'number') return { id }
  }
  return {}
}
