import type { JsonSchema } from '../../src/entries/schemas.js'
import { isObject } from './places.js'

/**
 * The same schema with all objects closed. Objects that keep other fields stay open, except the document
 * itself, which keeps only those that the account lists.
 */
export function closed(schema: JsonSchema): JsonSchema {
  const { additionalProperties: _, ...document } = schema
  return closedPart(document) as JsonSchema
}

function closedPart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closedPart)
  if (!isObject(part)) return part
  const parts = Object.fromEntries(Object.entries(part).map(([name, one]) => [name, closedPart(one)]))
  // A part with a title names its fields; any other is kept as sent.
  return typeof part['title'] === 'string' &&
    part['type'] === 'object' &&
    part['additionalProperties'] === undefined
    ? { ...parts, unevaluatedProperties: false }
    : parts
}
