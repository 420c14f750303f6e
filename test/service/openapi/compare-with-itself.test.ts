import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareInterfaces, openApi } from '../../../src/entries/openapi.js'
import { changesOf } from '../versions/changes.js'

type Json = Record<string, unknown>

describe('Z3, Z4: the comparison of two OpenAPI documents', () => {
  test('finds no change if only the order of keys differs', () => {
    const now = openApi()
    const turned = JSON.parse(JSON.stringify(now), (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    ) as unknown
    expect(changesOf(now, turned)).toEqual([])
  })

  interface Schema {
    properties: Json
    required?: string[]
  }
  const schemasOf = (document: Json): Record<string, Schema> =>
    (document['components'] as { schemas: Record<string, Schema> }).schemas

  /** Returns the names of the shared schemas that operations and events use. */
  function used(now: Json, schemas: Record<string, Json>): ReadonlySet<string> {
    const names = new Set<string>()
    const collect = (part: unknown): void => {
      for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g))
        if (!names.has(name)) {
          names.add(name)
          collect(schemas[name])
        }
    }
    collect([now['paths'], now['webhooks']])
    return names
  }

  /**
   * Lists every field of these schemas, except fields that remain described after their removal. An
   * alternative may name the same field, and a schema may describe any additional field.
   */
  function placesOf(now: Json): readonly (readonly [string, string])[] {
    const { schemas } = now['components'] as { schemas: Record<string, Json> }
    return [...used(now, schemas)].flatMap((schema) => {
      const { properties = {}, oneOf = [], additionalProperties } = schemas[schema] ?? {}
      if (typeof additionalProperties === 'object') return []
      const isNamedTwice = (field: string): boolean => JSON.stringify(oneOf).includes(`"${field}":`)
      return Object.keys(properties as Json)
        .filter((field) => !isNamedTwice(field))
        .map((field) => [schema, field] as const)
    })
  }

  test('reports a removed field of the service as breaking, and an added field as additive unless it is required', () => {
    const now = openApi()
    const places = placesOf(now)
    expect(places.length).toBeGreaterThan(300)
    const withReference = ([schema, field]: (typeof places)[number]): boolean =>
      JSON.stringify(schemasOf(now)[schema]?.properties[field]).includes('"$ref"')
    // Fields without references hide no other schema, so many of them are removed at once.
    const [apart, together] = [places.filter(withReference), places.filter((place) => !withReference(place))]
    const sets = fc.oneof(
      fc.constantFrom(...apart).map((place) => [place]),
      fc.uniqueArray(fc.constantFrom(...together), { minLength: 1, maxLength: 40 }),
    )
    fc.assert(
      fc.property(sets, (removed) => {
        const less = structuredClone(now) as Json
        for (const [schema, field] of removed) {
          const changed = schemasOf(less)[schema]
          if (changed === undefined) throw new Error('the schema is missing')
          changed.properties = Object.fromEntries(
            Object.entries(changed.properties).filter(([name]) => name !== field),
          )
          if (changed.required !== undefined)
            changed.required = changed.required.filter((name) => name !== field)
        }
        const gone = compareInterfaces(now, less)
        const found = [...gone.breaking, ...gone.preview].filter(({ change }) => change === 'removed')
        const pointers = removed.map(([schema, field]) => `/components/schemas/${schema}/properties/${field}`)
        expect(found.map(({ at }) => at)).toEqual(expect.arrayContaining(pointers))
        const back = compareInterfaces(less, now)
        const kinds = new Set(back.breaking.map(({ change }) => change))
        expect([...kinds].every((kind) => kind === 'required')).toBe(true)
        expect(Object.values(back).flat().length).toBeGreaterThanOrEqual(removed.length)
      }),
      { numRuns: 6 },
    )
  })
})
