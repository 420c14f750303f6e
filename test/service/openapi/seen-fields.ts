type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const has = (value: unknown, name: string): boolean => isObject(value) && Object.hasOwn(value, name)

/** Identifies fields by their position in the schemas. */
export class SeenFields {
  readonly #document: Json
  readonly #seen = new Set<string>()

  constructor(document: Json) {
    this.#document = document
  }

  see(schema: unknown, value: unknown, at: string): void {
    this.#walk(schema, at, value, (place, isThere) => {
      if (isThere) this.#seen.add(place)
    })
  }

  unseen(schema: unknown, at: string): readonly string[] {
    const places = new Set<string>()
    this.#walk(schema, at, undefined, (place) => places.add(place))
    return [...places].filter((place) => !this.#seen.has(place))
  }

  component(name: string): unknown {
    return ((this.#document['components'] as Json)['schemas'] as Json)[name]
  }

  /** Without a value, visits every field of the schema. */
  #walk(
    schema: unknown,
    at: string,
    value: unknown,
    note: (place: string, isThere: boolean) => void,
    known = new Set<string>(),
  ): void {
    if (!isObject(schema)) return
    const isOfValue = value !== undefined
    const { $ref, properties, items, additionalProperties } = schema
    if (typeof $ref === 'string') {
      const name = $ref.replace('#/components/schemas/', '')
      // Without a value, a recursive schema never ends.
      if (!isOfValue && known.has(name)) return
      this.#walk(this.component(name), name, value, note, new Set([...known, name]))
    }
    for (const keyword of ['allOf', 'oneOf', 'anyOf'])
      for (const part of (schema[keyword] ?? []) as readonly unknown[])
        this.#walk(part, at, value, note, known)
    for (const [name, field] of Object.entries((properties ?? {}) as Json)) {
      if (isOfValue && !has(value, name)) continue
      note(`${at}.${name}`, isOfValue)
      this.#walk(field, `${at}.${name}`, isOfValue ? (value as Json)[name] : undefined, note, known)
    }
    const others = isOfValue ? (isObject(value) ? Object.values(value) : []) : [undefined]
    for (const one of others) this.#walk(additionalProperties, `${at}.*`, one, note, known)
    const elements = isOfValue ? (Array.isArray(value) ? (value as readonly unknown[]) : []) : [undefined]
    for (const one of elements) this.#walk(items, `${at}[]`, one, note, known)
  }
}
