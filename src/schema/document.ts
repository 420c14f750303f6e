import type { JsonSchema } from './json-schema.js'
import type { AnyNoun } from './description.js'
import type { Refer } from './refer.js'

/** The dialects that are written: what is sent and answered needs nothing in which they differ but these names. */
const DIALECTS = {
  'draft-2020-12': { $schema: 'https://json-schema.org/draft/2020-12/schema', definitions: '$defs' },
  'draft-07': { $schema: 'http://json-schema.org/draft-07/schema#', definitions: 'definitions' },
} as const

export type Dialect = keyof typeof DIALECTS

export function isDialect(name: string): name is Dialect {
  return Object.hasOwn(DIALECTS, name)
}

/** What a document is of: a noun, written in one of its two forms, under a name of its own. */
export interface Subject {
  /** The last part of the document's URN. */
  readonly name: string
  readonly noun: AnyNoun
  readonly write: (noun: AnyNoun, refer: Refer) => JsonSchema
}

/** A whole JSON Schema, with the definitions of all that it refers to. */
export function documentOf(
  { name, noun, write }: Subject,
  dialect: Dialect = 'draft-2020-12',
): Record<string, unknown> {
  const { $schema, definitions: place } = DIALECTS[dialect]
  const definitions: Record<string, JsonSchema> = {}
  const refer: Refer = (other) => {
    if (definitions[other.name] === undefined) {
      definitions[other.name] = {} // it may hold itself
      definitions[other.name] = write(other, refer)
    }
    const reference = { $ref: `#/${place}/${other.name}` }
    // Before 2019 a reference hides what stands beside it.
    return dialect === 'draft-07' ? { allOf: [reference] } : reference
  }
  const root = write(noun, refer)
  return { $schema, $id: `urn:quotewright:${name}`, ...root, [place]: definitions }
}
