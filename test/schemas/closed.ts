import type { JsonSchema } from '../../src/entries/schemas.js'
import { isObject } from './places.js'

/**
 * Objects that keep other fields stay open, except the document itself, which keeps only the fields that the
 * account lists.
 */
export function closed(schema: JsonSchema): JsonSchema {
  const { additionalProperties: _, ...document } = schema
  return closedPart(document) as JsonSchema
}

function closedPart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closedPart)
  if (!isObject(part)) return part
  const parts = Object.fromEntries(Object.entries(part).map(([name, one]) => [name, closedPart(one)]))
  // A part with a title names its fields. Other parts are kept as in the request.
  return typeof part['title'] === 'string' &&
    part['type'] === 'object' &&
    part['additionalProperties'] === undefined
    ? { ...parts, unevaluatedProperties: false }
    : parts
}
