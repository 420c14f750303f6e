import { deepFreeze } from '../problem/codes.js'
import { ANSWERED, SENT } from './definitions.generated.js'
import type {
  Definitions,
  JsonSchema,
  JsonSchemaConverter,
  StandardJsonSchema,
  StandardSchema,
} from './standard-schema.js'

/** In our schemas, the dialects differ only in these names and in the keywords allowed next to `$ref`. */
const DIALECTS = {
  'draft-2020-12': { $schema: 'https://json-schema.org/draft/2020-12/schema', definitions: '$defs' },
  'draft-07': { $schema: 'http://json-schema.org/draft-07/schema#', definitions: 'definitions' },
} as const

export type Dialect = keyof typeof DIALECTS

export function isDialect(name: string): name is Dialect {
  return Object.hasOwn(DIALECTS, name)
}

export interface Subject {
  /** The last part of the document's URN. */
  readonly name: string
  /** A key of the generated definitions. */
  readonly definition: string
  readonly form: 'sent' | 'answered'
}

export function documentOf(
  { name, definition, form }: Subject,
  dialect: Dialect = 'draft-2020-12',
): Record<string, unknown> {
  const all: Definitions = form === 'sent' ? SENT : ANSWERED
  const { $schema, definitions: place } = DIALECTS[dialect]
  const definitions = new Map<string, unknown>()
  /** Rewrites the references in a part, and collects their definitions. */
  const written = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    if (Array.isArray(part)) return part.map(written)
    const $ref = Object.hasOwn(part, '$ref') ? (part as JsonSchema)['$ref'] : undefined
    if (typeof $ref !== 'string') {
      return Object.fromEntries(Object.entries(part).map(([keyword, value]) => [keyword, written(value)]))
    }
    if (!definitions.has($ref)) {
      definitions.set($ref, {}) // it may refer to itself
      definitions.set($ref, written(all[$ref]))
    }
    const reference = { ...part, $ref: `#/${place}/${$ref}` }
    if (dialect === 'draft-2020-12') return reference
    // Drafts before 2019 ignore keywords next to `$ref`.
    const { $ref: pointer, ...others } = reference
    return { ...others, allOf: [{ $ref: pointer }] }
  }
  const root = written(all[definition]) as JsonSchema
  return { $schema, $id: `urn:quotewright:${name}`, ...root, [place]: Object.fromEntries(definitions) }
}

export function withJsonSchema<Input, Output>(
  schema: StandardSchema<Input, Output>,
  subject: Subject,
): StandardJsonSchema<Input, Output> {
  return Object.freeze({
    '~standard': Object.freeze({ ...schema['~standard'], jsonSchema: converterOf(subject) }),
  })
}

function converterOf(subject: Subject): JsonSchemaConverter {
  const convert: JsonSchemaConverter['input'] = ({ target }) => {
    if (isDialect(target)) return documentOf(subject, target)
    throw new Error(
      `quotewright cannot write a JSON Schema for the target ${target}. Use draft-2020-12 or draft-07.`,
    )
  }
  return Object.freeze({ input: convert, output: convert })
}

/** Freezes the schema, because all callers share it. */
export function jsonSchemaOf(subject: Subject): JsonSchema {
  return deepFreeze(documentOf(subject))
}
