import type { JsonSchema } from '../../src/entries/schemas.js'
import { isObject } from './places.js'

export function descriptionsOn(param: string, document: JsonSchema): readonly string[] {
  const definitions = document['$defs'] as Readonly<Record<string, JsonSchema>>
  const descriptions: string[] = []

  const resolved = (schema: JsonSchema): readonly JsonSchema[] => {
    const { $ref, anyOf, oneOf, description } = schema as {
      $ref?: string
      anyOf?: readonly JsonSchema[]
      oneOf?: readonly JsonSchema[]
      description?: string
    }
    if (description !== undefined) descriptions.push(description)
    const target = $ref === undefined ? undefined : definitions[$ref.slice('#/$defs/'.length)]
    return [
      schema,
      ...(target === undefined ? [] : resolved(target)),
      ...(anyOf ?? []).flatMap(resolved),
      ...(oneOf ?? []),
    ]
  }

  let at: readonly JsonSchema[] = resolved(document)
  for (const step of param.split(/[.[]/).filter((part) => part !== '')) {
    at = at.flatMap((schema) => stepInto(schema, step)).flatMap(resolved)
  }
  return descriptions
}

function stepInto(schema: JsonSchema, step: string): readonly JsonSchema[] {
  if (step.endsWith(']')) return isObject(schema['items']) ? [schema['items']] : []
  const name = step.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const fields = schema['properties'] as Readonly<Record<string, JsonSchema>> | undefined
  const field = fields?.[name]
  // The other alternatives of a line have no description.
  if (field !== undefined) return field['type'] === 'null' && schema['title'] !== name ? [] : [field]
  const patterns = Object.entries((schema['patternProperties'] ?? {}) as Readonly<Record<string, JsonSchema>>)
  const matching = patterns.filter(([pattern]) => new RegExp(pattern).test(name)).map(([, one]) => one)
  if (matching.length > 0) return matching
  return isObject(schema['additionalProperties']) ? [schema['additionalProperties']] : []
}

export function rulesIn(descriptions: readonly string[]): ReadonlySet<string> {
  return new Set(descriptions.flatMap((text) => text.match(/\b[A-Z]\d+\b/g) ?? []))
}
