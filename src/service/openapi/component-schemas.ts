import { ANSWERED, SENT } from '../../schema/definitions.generated.js'
import { RESOURCE_SCHEMAS } from './resource-schemas.js'
import { ref, type Schema } from './schema-parts.js'

type Schemas = Readonly<Record<string, Schema>>

/**
 * The schemas that parts of the document refer to, directly or through each other, by name. What no operation takes or
 * answers, such as the settings of an account as they are sent, is left out: generators of clients make a type of every
 * schema that they find.
 */
export function schemasFor(parts: readonly Schema[]): Schemas {
  const all: Schemas = {
    ...RESOURCE_SCHEMAS,
    ...definitions(SENT, sentName),
    ...definitions(ANSWERED, (name) => name),
  }
  const targets = new Map(Object.keys(all).map((name) => [ref(name)['$ref'], name]))
  const reached = new Set<string>()
  const waiting: unknown[] = [...parts]
  while (waiting.length > 0) {
    const part = waiting.pop()
    const name = targets.get(part)
    if (name !== undefined && !reached.has(name)) {
      reached.add(name)
      waiting.push(all[name])
    }
    if (typeof part === 'object' && part !== null)
      waiting.push(...(Object.values(part) as readonly unknown[]))
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => reached.has(name)))
}

/** What may be sent has other types than what is answered, so it has other names; requests are only ever sent. */
function sentName(name: string): string {
  return name.endsWith('Request') ? name : `${name}Input`
}

/** The definitions of nouns, with complete references. */
function definitions(all: Readonly<Record<string, unknown>>, nameOf: (name: string) => string): Schemas {
  const written = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    if (Array.isArray(part)) return part.map(written)
    const entries = Object.entries(part).map(([keyword, value]) =>
      keyword === '$ref' && typeof value === 'string'
        ? [keyword, ref(nameOf(value))['$ref']]
        : [keyword, written(value)],
    )
    return Object.fromEntries(entries) as unknown
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, schema]) => [nameOf(name), written(schema) as Schema]),
  )
}
