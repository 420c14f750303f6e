/** Tests the JSON Schemas that Standard Schemas write in each draft. */
import { describe, expect, test } from 'vitest'
import * as described from '../../src/entries/schemas.js'

describe('the JSON Schema of a Standard Schema', () => {
  const schemas = [described.quoteRequestSchema, described.orderRequestSchema, described.accountSchema]
  const converters = schemas.map((schema) => schema['~standard'].jsonSchema)

  /** Converts a schema from draft-07 to draft 2020-12, where a reference needs no `allOf`. */
  function asLaterDraft(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(asLaterDraft)
    if (typeof part !== 'object' || part === null) return part
    const entries = Object.entries(part).flatMap(
      ([keyword, value]: [string, unknown]): [string, unknown][] => {
        const [first, ...others] = keyword === 'allOf' && Array.isArray(value) ? (value as unknown[]) : []
        const pointer =
          others.length === 0 ? (first as { readonly $ref?: string } | undefined)?.$ref : undefined
        if (pointer === undefined) return [[keyword, asLaterDraft(value)]]
        return [['$ref', pointer.replace('#/definitions/', '#/$defs/')]]
      },
    )
    return Object.fromEntries(entries)
  }

  test.each(['input', 'output'] as const)('says the same in both drafts, keyword by keyword: %s', (side) => {
    for (const converter of converters) {
      const { definitions, $schema, ...earlier } = converter[side]({ target: 'draft-07' })
      const { $defs, $schema: later, ...rest } = converter[side]({ target: 'draft-2020-12' })
      expect([$schema, later]).toEqual([
        'http://json-schema.org/draft-07/schema#',
        'https://json-schema.org/draft/2020-12/schema',
      ])
      expect(asLaterDraft(earlier)).toEqual(rest)
      expect(asLaterDraft(definitions)).toEqual($defs)
    }
  })

  test('has no keyword next to a reference in draft-07, which would ignore it', () => {
    const besides = (part: unknown): readonly string[] => {
      if (typeof part !== 'object' || part === null) return []
      const own = '$ref' in part ? Object.keys(part).filter((keyword) => keyword !== '$ref') : []
      return [...own, ...Object.values(part).flatMap(besides)]
    }
    for (const { input } of converters) expect(besides(input({ target: 'draft-07' }))).toEqual([])
  })

  test.each(['draft-04', 'openapi-3.0', '', 'toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    'throws for a target that it does not support: %j',
    (target) => {
      for (const { input, output } of converters) {
        expect(() => input({ target })).toThrow(/draft-2020-12 or draft-07/)
        expect(() => output({ target })).toThrow(/draft-2020-12 or draft-07/)
      }
    },
  )
})
