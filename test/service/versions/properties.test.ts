/**
 * Properties of any two schemas: equal spellings, looser requests, and refused instances. A validator decides
 * which instances are valid.
 */
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareInterfaces } from '../../../src/entries/openapi.js'
import { answered as answeredAs, isBreaking, sent as sentAs, type Json } from './changes.js'

const SHARED: Json = {
  Name: { type: 'string', maxLength: 2 },
  Sheet: { type: 'object', properties: { a: { type: 'string' }, b: {} }, required: ['a'] },
  Either: { oneOf: [{ $ref: '#/components/schemas/Sheet' }, { type: 'integer' }] },
  Tree: {
    type: 'object',
    properties: { a: { anyOf: [{ $ref: '#/components/schemas/Tree' }, { type: 'null' }] }, b: {} },
  },
}
const sent = (schema: unknown): Json => sentAs(schema, SHARED)
const answered = (schema: unknown): Json => answeredAs(schema, SHARED)

type Rewrite = (schema: Json) => Json
const has = (schema: Json, keyword: string): boolean => schema[keyword] !== undefined
const without = (schema: Json, ...keywords: readonly string[]): Json =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)))

/** Other spellings of a schema. Each function returns a schema unchanged if it does not apply. */
const REWRITES: readonly Rewrite[] = [
  (schema) => ({ allOf: [schema] }),
  (schema) => ({ allOf: [schema, { description: 'A thing.' }] }),
  (schema) => ({ anyOf: [schema] }),
  (schema) => ({ anyOf: [schema, schema] }),
  (schema) => ({ oneOf: [{ anyOf: [schema] }] }),
  (schema) => ({ ...schema, title: 'Thing', readOnly: true, examples: [1] }),
  (schema) => Object.fromEntries(Object.entries(schema).reverse()),
  (schema) => (has(schema, '$ref') ? (SHARED[String(schema['$ref']).split('/')[3] ?? ''] as Json) : schema),
  (schema) =>
    schema['type'] === 'integer' && typeof schema['minimum'] === 'number'
      ? { ...without(schema, 'minimum'), exclusiveMinimum: schema['minimum'] - 1 }
      : schema,
  (schema) => (schema['type'] === 'boolean' ? { enum: [false, true] } : schema),
  (schema) => (schema['type'] === 'null' ? { const: null } : schema),
  (schema) => (schema['type'] === 'integer' ? { ...schema, type: 'number', multipleOf: 1 } : schema),
  (schema) =>
    Array.isArray(schema['type']) && !has(schema, 'enum')
      ? { oneOf: (schema['type'] as readonly string[]).map((type) => ({ ...schema, type })) }
      : schema,
  (schema) =>
    Array.isArray(schema['enum']) ? { ...schema, enum: [...(schema['enum'] as [])].reverse() } : schema,
  (schema) =>
    Array.isArray(schema['enum'])
      ? { anyOf: (schema['enum'] as readonly unknown[]).map((one) => ({ ...schema, enum: [one] })) }
      : schema,
  (schema) =>
    has(schema, 'properties') && !has(schema, 'additionalProperties')
      ? {
          allOf: [
            without(schema, 'required'),
            { ...(has(schema, 'required') ? { required: schema['required'] } : {}) },
          ],
        }
      : schema,
  (schema) =>
    Array.isArray(schema['anyOf']) ? { ...schema, anyOf: [...(schema['anyOf'] as [])].reverse() } : schema,
]

const leaf: fc.Arbitrary<Json> = fc.oneof(
  fc.record({ type: fc.constant('string'), maxLength: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ type: fc.constant('integer'), minimum: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ type: fc.constantFrom('number', 'boolean', 'null', 'string', 'integer') }),
  fc.record({
    enum: fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 1, null), { minLength: 1, maxLength: 3 }),
  }),
  fc.constant({ type: ['string', 'null'] }),
  fc.constant({ type: ['integer', 'string'] }),
  fc
    .constantFrom('Name', 'Sheet', 'Either', 'Tree')
    .map((name) => ({ $ref: `#/components/schemas/${name}` })),
)
const { schema: anySchema } = fc.letrec<{ schema: Json; node: Json }>((tie) => ({
  schema: fc.oneof({ maxDepth: 3 }, leaf, tie('node')),
  node: fc.oneof(
    fc.tuple(tie('schema'), tie('schema'), fc.subarray(['a', 'b'])).map(([a, b, required]) => ({
      type: 'object',
      properties: { a, b },
      ...(required.length > 0 ? { required } : {}),
    })),
    tie('schema').map((items) => ({ type: 'array', items })),
    fc.tuple(tie('schema'), tie('schema')).map((anyOf) => ({ anyOf })),
    // A value that matches two alternatives of oneOf is refused, so these alternatives do not overlap.
    fc.tuple(tie('schema'), leaf).map(([items, one]) => ({ oneOf: [{ type: 'array', items }, one] })),
    fc.tuple(tie('schema'), tie('schema')).map((allOf) => ({ allOf })),
  ),
}))

const [oneSchema, otherSchema] = [anySchema, anySchema].map((schema) =>
  fc.oneof(
    schema,
    fc.tuple(schema, schema).map((oneOf) => ({ oneOf })),
  ),
) as [fc.Arbitrary<Json>, fc.Arbitrary<Json>]

/** Spells some parts of a schema in another way, as chosen by the numbers. */
function respelt(schema: unknown, choices: Iterator<number>): unknown {
  if (Array.isArray(schema)) return schema.map((one) => respelt(one, choices))
  if (typeof schema !== 'object' || schema === null) return schema
  const copy = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === 'properties'
        ? Object.fromEntries(
            Object.entries(value as Json).map(([name, one]) => [name, respelt(one, choices)]),
          )
        : ['items', 'anyOf', 'oneOf', 'allOf'].includes(keyword)
          ? respelt(value, choices)
          : (value as unknown),
    ]),
  )
  const next = choices.next()
  const rewrite = next.done === true ? undefined : REWRITES[next.value]
  return rewrite === undefined ? copy : rewrite(copy)
}

/** Replaces one part of a schema by another schema. */
function withOther(schema: Json, other: Json, left: { place: number }): Json {
  if (left.place-- === 0) return other
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      const inside = (one: unknown): unknown => withOther(one as Json, other, left)
      if (['anyOf', 'oneOf', 'allOf'].includes(keyword))
        return [keyword, (value as readonly unknown[]).map(inside)]
      if (keyword === 'items') return [keyword, inside(value)]
      if (keyword !== 'properties') return [keyword, value]
      return [
        keyword,
        Object.fromEntries(Object.entries(value as Json).map(([name, one]) => [name, inside(one)])),
      ]
    }),
  )
}

const INSTANCES: readonly unknown[] = [
  ...[null, true, false, 0, 1, 2, 5, 0.5, '', 'A', 'B', 'C', 'AB', 'ABC', 'ABCD', [], {}],
  ...[[1], ['A'], [null], [{}], ['ABCD'], [0.5], [[]], [['A']]],
  ...['A', 'ABC', 1, null, 0.5, {}, { a: 'A' }, { a: null }, [], ['A'], true].flatMap((one) => [
    { a: one },
    { b: one },
    { a: one, b: 'A' },
    { a: 1, b: one },
    { a: one, b: one },
    { a: { a: one } },
    [{ a: one }],
  ]),
]
const validatorOf = (schema: unknown): ((value: unknown) => boolean) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false })
  ajv.addSchema(sent(schema), 'document')
  const place = 'paths/~1things/post/requestBody/content/application~1json/schema'
  const validate = ajv.getSchema(`document#/${place}`)
  return (value) => validate?.(value) === true
}

describe('Z3, Z4: properties of schemas', () => {
  const choices = fc.array(fc.integer({ min: 0, max: REWRITES.length + 4 }), { maxLength: 12 })

  test('a schema spelt in another way has no breaking change in either direction', () => {
    fc.assert(
      fc.property(anySchema, choices, (schema, numbers) => {
        const other = respelt(schema, numbers[Symbol.iterator]())
        for (const place of [sent, answered]) {
          expect(compareInterfaces(place(schema), place(other)).breaking).toEqual([])
          expect(compareInterfaces(place(other), place(schema)).breaking).toEqual([])
        }
      }),
      { numRuns: 300 },
    )
  })

  test('a request with an added alternative or a removed part has no breaking change', () => {
    fc.assert(
      fc.property(anySchema, anySchema, (schema, more) => {
        expect(isBreaking(sent(schema), sent({ anyOf: [schema, more] }))).toBe(false)
        const { breaking } = compareInterfaces(sent({ allOf: [schema, more] }), sent(schema))
        // Z4: a field without a schema counts as removed.
        expect(breaking.filter(({ change }) => change !== 'removed')).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('a request that refuses a previously valid instance has a breaking change', () => {
    let found = 0
    fc.assert(
      fc.property(oneSchema, otherSchema, fc.nat(1), (before, other, place) => {
        const after = withOther(before, other, { place })
        const [was, is] = [validatorOf(before), validatorOf(after)]
        const refused = INSTANCES.find((value) => was(value) && !is(value))
        if (refused === undefined) return
        found += 1
        expect(isBreaking(sent(before), sent(after)), JSON.stringify(refused)).toBe(true)
      }),
      { numRuns: 150 },
    )
    expect(found).toBeGreaterThan(5)
  })
})
