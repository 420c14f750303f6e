import type { JsonSchema } from '../../src/entries/schemas.js'
import { isObject } from './places.js'

export interface Presence {
  count: number
  readonly fields: Map<string, number>
  readonly texts: Map<string, Set<string>>
}

export function countPresence(value: unknown, document: JsonSchema, seen: Map<string, Presence>): void {
  const definitions = document['$defs'] as Readonly<Record<string, JsonSchema>>

  const walk = (part: unknown, schema: JsonSchema): void => {
    const { $ref, items, title, additionalProperties } = schema
    if (typeof $ref === 'string') {
      walk(part, definitions[$ref.slice('#/$defs/'.length)] ?? {})
    } else if (Array.isArray(part)) {
      for (const element of part) walk(element, isObject(items) ? items : {})
    } else if (isObject(part)) {
      if (typeof title === 'string') {
        const presence = seen.get(title) ?? {
          count: 0,
          fields: new Map<string, number>(),
          texts: new Map<string, Set<string>>(),
        }
        presence.count++
        for (const [name, inner] of Object.entries(part)) {
          presence.fields.set(name, (presence.fields.get(name) ?? 0) + 1)
          if (typeof inner === 'string')
            presence.texts.set(name, (presence.texts.get(name) ?? new Set()).add(inner))
        }
        seen.set(title, presence)
      }
      for (const [name, inner] of Object.entries(part)) {
        const field = fieldOf(schema, name) ?? additionalProperties
        if (isObject(field)) walk(inner, field)
      }
    }
  }

  walk(value, document)
}

function fieldOf({ properties, oneOf }: JsonSchema, name: string): JsonSchema | undefined {
  const all = [{ properties }, ...((oneOf ?? []) as readonly JsonSchema[])]
  for (const { properties: fields } of all) {
    const field = (fields as Readonly<Record<string, JsonSchema>> | undefined)?.[name]
    if (field !== undefined) return field
  }
  return undefined
}
