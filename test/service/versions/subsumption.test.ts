/** Checks that values stay accepted and understood, in whatever way a schema is written (Z3, Z4). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareInterfaces, openApi } from '../../../src/entries/openapi.js'
import { answered, changesOf, isBreaking, sent as sentAs, text, type Json } from './changes.js'

const SHARED: Json = {
  Sheet: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
  // Tree and Loop refer to themselves.
  Tree: {
    type: 'object',
    properties: { trees: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
  },
  Loop: { $ref: '#/components/schemas/Loop' },
  Kinds: {
    oneOf: [
      { $ref: '#/components/schemas/Sheet' },
      { type: 'object', properties: { gutter: { type: 'string' } }, required: ['gutter'] },
    ],
  },
  MaybeLoop: { oneOf: [{ $ref: '#/components/schemas/MaybeLoop' }, { type: 'null' }] },
}
const at = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })
const body = (schema: unknown): Json => ({ content: { 'application/json': { schema } } })
const sent = (schema: unknown): Json => sentAs(schema, SHARED)
const inAnswer = (schema: unknown): Json => answered(schema, SHARED)

const number = { type: 'number' }
const integer = { type: 'integer' }
const short = { maxLength: 5 }
const limited = { ...text, ...short }
const nothing = { type: 'null' }
const [atLeast5, atMost4] = [
  { ...number, minimum: 5 },
  { ...number, maximum: 4 },
]
const [startsWithA, startsWithB] = ['^a', '^b'].map((pattern) => ({ ...text, pattern }))
const [a, b] = ['a', 'b'].map((name) => ({ type: 'object', properties: { [name]: text }, required: [name] }))
const kinds = (SHARED['Kinds'] as { readonly oneOf: readonly unknown[] }).oneOf
const tagged = (kind: string): Json => ({
  type: 'object',
  properties: { kind: { const: kind } },
  required: ['kind'],
})
const changes = (before: Json, after: Json): number => changesOf(before, after).length

/** Pairs of schemas that accept the same values. */
const EQUAL: readonly (readonly [one: unknown, other: unknown, why: string])[] = [
  [text, { allOf: [text] }, 'a single part'],
  [text, { allOf: [text, { description: 'A name.' }] }, 'a part with only a description'],
  [text, { ...text, allOf: [{ description: 'A name.', deprecated: true }] }, 'a part without types'],
  [at('Sheet'), { allOf: [at('Sheet')], description: 'A sheet.' }, 'a reference with a description'],
  [at('Sheet'), { ...at('Sheet'), description: 'A sheet.' }, 'a description next to a reference'],
  [at('Sheet'), SHARED['Sheet'], 'a reference and its target'],
  [text, { oneOf: [text] }, 'one alternative'],
  [text, { anyOf: [text] }, 'one alternative'],
  [{ type: ['string', 'null'] }, { oneOf: [text, nothing] }, 'null as a type and as an alternative'],
  [{ type: ['string', 'null'] }, { anyOf: [nothing, text] }, 'null as a type and as an alternative'],
  [{ type: ['string', 'null'] }, { type: 'string', nullable: true }, 'null as a type and as a flag'],
  [{ type: ['string', 'null'] }, { oneOf: [text, { enum: [null] }] }, 'null as the only value of an enum'],
  [{ type: ['string', 'null'] }, { oneOf: [text, { const: null }] }, 'null as a constant'],
  [{ oneOf: [at('Sheet'), nothing] }, { anyOf: [nothing, { allOf: [at('Sheet')] }] }, 'null or a reference'],
  [{ type: ['string', 'number'] }, { oneOf: [text, number] }, 'two types'],
  [{ type: ['string', 'number'], ...short }, { anyOf: [limited, number] }, 'a limit of one type'],
  [{ enum: ['A'] }, { type: 'string', enum: ['A'] }, 'the type of an enum'],
  [{ enum: ['A'] }, { const: 'A' }, 'an enum of one value and a constant'],
  [
    { enum: ['A', 'B'] },
    { oneOf: [{ const: 'A', title: 'one' }, { const: 'B' }] },
    'enum values with a title',
  ],
  [{ enum: ['A', null] }, { oneOf: [{ enum: ['A'] }, nothing] }, 'null in an enum'],
  [{ type: 'object', properties: {} }, { type: 'object' }, 'no fields'],
  [{ type: 'array', items: {} }, { type: 'array' }, 'elements of any kind'],
  [{ type: 'array', items: true }, { type: 'array', items: { description: 'Any.' } }, 'elements of any kind'],
  [{ type: 'object', additionalProperties: true }, { type: 'object' }, 'additional fields of any kind'],
  [{ ...text, minLength: 0 }, text, 'a limit without effect'],
  [{ type: 'array', uniqueItems: false }, { type: 'array' }, 'uniqueItems without effect'],
  [{ ...text, minimum: 5 }, text, 'a limit for another type'],
  [{ allOf: [short, text, { maxLength: 9 }] }, limited, 'the narrower of two limits'],
  [
    { allOf: [a, b] },
    { type: 'object', properties: { a: text, b: text }, required: ['b', 'a'] },
    'fields in two parts',
  ],
  [{ required: ['a', 'b'] }, { required: ['b', 'a'] }, 'another order of required fields'],
  [at('Tree'), { allOf: [at('Tree')] }, 'a schema that contains itself'],
  [at('Loop'), {}, 'a reference to itself, which accepts any value'],
  [at('MaybeLoop'), at('MaybeLoop'), 'a schema that is an alternative of itself'],
  [{ not: text }, { not: { ...text, description: 'No name.' } }, 'a description in an excluded schema'],
  [{ oneOf: [at('Kinds'), nothing] }, { oneOf: [...kinds, nothing] }, 'nested alternatives'],
  [{ anyOf: [{ anyOf: [a, b] }, nothing] }, { anyOf: [a, b, nothing] }, 'nested alternatives'],
  [{ anyOf: [text, number] }, { oneOf: [text, number] }, 'alternatives without overlap'],
  [{ anyOf: [tagged('x'), tagged('y')] }, { oneOf: [tagged('x'), tagged('y')] }, 'objects without overlap'],
  [{ anyOf: [atLeast5, atMost4] }, { oneOf: [atMost4, atLeast5] }, 'numbers without overlap'],
  [{ type: 'boolean' }, { enum: [true, false] }, 'both values of a boolean'],
  [{ type: 'boolean' }, { oneOf: [{ const: false }, { const: true }] }, 'both values of a boolean'],
  [{ ...integer, minimum: 1 }, { ...integer, exclusiveMinimum: 0 }, 'an equivalent limit of integers'],
  [{ ...integer, maximum: 9 }, { ...integer, exclusiveMaximum: 10 }, 'an equivalent limit of integers'],
  [{ ...integer, minimum: 0.5 }, { ...integer, minimum: 1 }, 'a fractional limit of integers'],
  [{ ...number, exclusiveMinimum: 0 }, { ...number, minimum: 0, exclusiveMinimum: 0 }, 'the narrower limit'],
  [integer, { ...number, multipleOf: 1 }, 'a multiple of 1'],
  [text, { anyOf: [{ enum: ['A'] }, text] }, 'an enum next to any string'],
  [text, { anyOf: [text, limited] }, 'short strings next to any string'],
  [text, { ...text, readOnly: true }, 'a field that the server sets'],
  [a, { ...a, properties: { a: { ...text, readOnly: true, writeOnly: false } } }, 'a field of the server'],
  [
    { type: 'object', properties: { c: text }, oneOf: [a, b] },
    { oneOf: [a, b].map((one) => ({ allOf: [{ properties: { c: text } }, one] })) },
    'a common field in each alternative',
  ],
  [
    { properties: { a: text }, patternProperties: { '^a': short } },
    { properties: { a: limited }, patternProperties: { '^a': short } },
    'a pattern that a field matches too',
  ],
  [
    { allOf: [{ properties: { a: text } }, { patternProperties: { '^a': short } }] },
    { properties: { a: text }, patternProperties: { '^a': short } },
    'a field and its pattern in two parts',
  ],
]

/** Pairs of schemas of which the second accepts more values. */
const LOOSER: readonly (readonly [narrow: unknown, wide: unknown, why: string])[] = [
  [text, { oneOf: [text, nothing] }, 'null'],
  [text, { anyOf: [nothing, text] }, 'null'],
  [text, { type: ['string', 'null'] }, 'null'],
  [text, { type: 'string', nullable: true }, 'null'],
  [at('Sheet'), { oneOf: [at('Sheet'), nothing] }, 'null'],
  [{ enum: ['A'] }, { enum: ['A', null] }, 'null'],
  [{ enum: ['A'] }, { oneOf: [{ enum: ['A'] }, nothing] }, 'null'],
  [text, { oneOf: [text, number] }, 'another type'],
  [text, { anyOf: [integer, text] }, 'another type'],
  [integer, number, 'a number that need not be an integer'],
  [{ allOf: [text, { pattern: '^a' }] }, text, 'a removed pattern'],
  [{ ...text, format: 'date-time' }, text, 'a removed format'],
  [{ type: 'array', uniqueItems: true }, { type: 'array' }, 'elements that may be equal'],
  [
    { type: 'array', items: text },
    { type: 'array', items: { type: ['string', 'null'] } },
    'null in elements',
  ],
  [{ properties: { a: text } }, { properties: { a: { oneOf: [text, nothing] } } }, 'null in a field'],
  [a, { type: 'object', properties: { a: text } }, 'a field that may be missing'],
  [at('Kinds'), { oneOf: [at('Kinds'), nothing] }, 'null next to alternatives'],
  [{ oneOf: kinds }, { oneOf: [at('Kinds'), nothing] }, 'null next to alternatives'],
  [at('Kinds'), { anyOf: [...kinds, nothing] }, 'null next to alternatives'],
]

describe('Z3, Z4: schemas of the same values', () => {
  test.each(EQUAL)('%j and %j have no differences: %s', (one, other) => {
    for (const place of [sent, inAnswer]) {
      expect(changes(place(one), place(other))).toBe(0)
      expect(changes(place(other), place(one))).toBe(0)
    }
  })
})

describe('Z3, Z4: schemas of more values', () => {
  test.each(LOOSER)(
    'are looser in a request and breaking in an answer, from %j to %j: %s',
    (narrow, wide) => {
      expect(isBreaking(sent(narrow), sent(wide))).toBe(false)
      expect(isBreaking(sent(wide), sent(narrow))).toBe(true)
      expect(isBreaking(inAnswer(narrow), inAnswer(wide))).toBe(true)
      expect(isBreaking(inAnswer(wide), inAnswer(narrow))).toBe(false)
    },
  )

  test.each<readonly [unknown, unknown, string]>([
    [{ oneOf: [text, { enum: [1, 2] }] }, text, 'an alternative that the service no longer returns'],
    [{ oneOf: [a, b, nothing] }, { oneOf: [a, b] }, 'null, which the service no longer returns'],
    [a, { oneOf: [a, b] }, 'a new kind of object, which clients must tolerate'],
    [limited, { ...text, maxLength: 9 }, 'a looser limit, which only binds the service'],
    [{ enum: ['A'] }, { enum: ['A', 'B'] }, 'a new enum value, which clients read as OTHER'],
    [{ enum: ['A'] }, text, 'an enum that becomes any string'],
  ])('are not breaking in an answer, from %j to %j: %s', (before, after) => {
    expect(isBreaking(inAnswer(before), inAnswer(after))).toBe(false)
  })

  test.each<readonly [unknown, unknown, string]>([
    [
      { oneOf: [{ type: ['string', 'number'] }, { type: ['string', 'null', 'boolean'] }] },
      { oneOf: [{ type: ['string', 'number'] }, { type: ['integer', 'boolean'] }] },
      'a string, which matched two alternatives before',
    ],
    [{ oneOf: [text, text, number] }, { oneOf: [text, number] }, 'a string, which matched twice before'],
  ])('are breaking in an answer, from %j to %j: %s', (before, after) => {
    expect(isBreaking(inAnswer(before), inAnswer(after))).toBe(true)
  })

  test.each<readonly [unknown, unknown, boolean, string]>([
    [a, { oneOf: [b, a] }, false, 'an additional kind of object'],
    [
      { oneOf: [a, b] },
      { type: 'object', properties: { a: text, b: text } },
      false,
      'fields in place of kinds',
    ],
    [{ oneOf: [a, b] }, a, true, 'a removed kind of object'],
    [{ oneOf: [a, b] }, { anyOf: [a, b] }, false, 'objects that may be of both kinds'],
    [{ anyOf: [a, b] }, { oneOf: [a, b] }, true, 'objects that may no longer be of both kinds'],
    [{}, { oneOf: [a, b] }, true, 'two kinds of objects instead of any value'],
    [text, { allOf: [text, { pattern: '^a' }] }, true, 'a pattern in a part'],
    [startsWithA, { allOf: [startsWithA, { pattern: 'b' }] }, true, 'a second pattern'],
    [{ type: 'object' }, { type: 'object', additionalProperties: false }, true, 'no additional fields'],
    [{ enum: ['A', 'B'] }, { oneOf: [{ const: 'A' }] }, true, 'a removed enum value'],
    [at('Sheet'), { allOf: [at('Sheet'), { required: ['b'] }] }, true, 'a required field in a part'],
    [
      { type: 'object', properties: { a: text, b: text }, additionalProperties: false },
      {
        allOf: [
          { properties: { a: text }, additionalProperties: false },
          { type: 'object', properties: { b: text } },
        ],
      },
      true,
      'no additional fields in a part',
    ],
    [{ oneOf: [startsWithA, startsWithB] }, { oneOf: [text, startsWithB] }, true, 'strings that match both'],
    [
      { type: 'object', properties: { a: at('Kinds') } },
      { type: 'object', properties: { a: { anyOf: [at('Kinds'), text] } } },
      false,
      'a string next to alternatives',
    ],
    [{ oneOf: [text, integer] }, { oneOf: [text, {}] }, true, 'strings that now match both'],
    [
      { oneOf: [text, integer] },
      { oneOf: [text, { anyOf: [{}, nothing] }] },
      true,
      'strings, also when nested',
    ],
    [{}, { oneOf: [{}, {}] }, true, 'values that all match both alternatives'],
    [{}, { oneOf: [{}, text] }, true, 'strings that match both alternatives'],
    [number, { oneOf: [{}, text] }, false, 'numbers that match only the alternative for any value'],
    [{ oneOf: [{}, text] }, {}, false, 'any value, including strings'],
  ])('are breaking in a request, from %j to %j: %j, for %s', (before, after, isSo) => {
    expect(isBreaking(sent(before), sent(after))).toBe(isSo)
  })
})

describe('Z3, Z4: schemas that contain each other', () => {
  const withShared = (schemas: Json, schema: unknown): Json => ({ ...sent(schema), components: { schemas } })

  test('do not reuse a verdict that depends on an unfinished comparison', () => {
    const shared = (v: Json): Json => ({
      Node: { type: 'object', properties: { next: at('Wrap'), v } },
      Wrap: { type: 'object', properties: { node: at('Node') }, required: ['node'] },
    })
    const wrap = { not: at('Wrap') }
    // The field `one` still excludes the same values, although Node accepts more.
    const one = { allOf: [{ not: at('Node') }, { not: { type: 'object', properties: { next: {}, v: {} } } }] }
    const before = { properties: { one, two: wrap } }
    const after = { properties: { one: { not: at('Node') }, two: wrap } }
    const { breaking } = compareInterfaces(
      withShared(shared(limited), before),
      withShared(shared(text), after),
    )
    expect(breaking.map(({ change, at: place }) => [change, place.split('/').slice(-2).join('/')])).toEqual([
      ['stricter', 'two/not'],
    ])
  })

  test.each(['allOf', 'anyOf', 'oneOf', 'properties'])(
    'are compared quickly if %s puts each schema twice into the next, 60 times',
    (keyword) => {
      const both = (name: string): unknown =>
        keyword === 'properties'
          ? { a: at(name), b: at(name) }
          : [at(name), { description: 'x', ...at(name) }]
      const shared = (last: Json): Json => ({
        S0: last,
        ...Object.fromEntries(
          Array.from({ length: 60 }, (_, at) => [
            `S${String(at + 1)}`,
            { [keyword]: both(`S${String(at)}`) },
          ]),
        ),
      })
      const [wide, narrow] = [text, limited].map((last) => withShared(shared(last), at('S60')))
      expect(changes(wide ?? {}, wide ?? {})).toBe(0)
      if (keyword !== 'oneOf') expect(isBreaking(wide ?? {}, narrow ?? {})).toBe(true)
    },
  )
})

describe('Z3, Z4: comparisons of headers and references', () => {
  const withHeaders = (headers: Json, more: Json = {}): Json => ({
    paths: { '/things': { get: { responses: { '429': { headers } } } } },
    ...more,
  })
  const wait = { required: true, schema: integer }
  const either = { type: ['integer', 'string'] }
  const components = { headers: { Wait: wait } }
  const OF = '/paths/~1things/get/responses/429/headers'

  test.each([
    [{ Wait: wait }, {}, `breaking removed ${OF}/Wait`],
    [{ Wait: wait }, { Wait: { schema: wait.schema } }, `breaking conditional ${OF}/Wait`],
    [{ Wait: wait }, { Wait: { ...wait, schema: text } }, `breaking form ${OF}/Wait/schema/type`],
    [{ Wait: wait }, { Wait: { ...wait, schema: either } }, `breaking looser string ${OF}/Wait/schema/type`],
    [{ Wait: wait }, { Wait: { ...wait, explode: true } }, `breaking form ${OF}/Wait/explode`],
    [{ Wait: wait }, { Wait: { ...wait, style: 'simple', explode: false } }, ''],
    [{}, { Wait: wait }, `additive added ${OF}/Wait`],
    [{ Wait: { schema: wait.schema } }, { Wait: wait }, `additive always_present ${OF}/Wait`],
    [{ Wait: wait }, { wait: { ...wait, description: 'Seconds.', example: 5 } }, ''],
    [{ Wait: wait }, { Wait: { $ref: '#/components/headers/Wait' } }, ''],
  ])('report a header that changes from %j to %j as "%s"', (before, after, expected) => {
    const found = changesOf(withHeaders(before), withHeaders(after, { components }))
    expect(found).toEqual(expected === '' ? [] : [expected])
  })

  test('follow references to an answer, a parameter and a body', () => {
    const operation = {
      parameters: [{ name: 'q', in: 'query', schema: text }],
      requestBody: body(text),
      responses: { '200': body(text) },
    }
    const shared = {
      parameters: { Q: operation.parameters[0] },
      requestBodies: { B: operation.requestBody },
      responses: { R: operation.responses['200'] },
    }
    const referring = {
      parameters: [{ $ref: '#/components/parameters/Q' }],
      requestBody: { $ref: '#/components/requestBodies/B' },
      responses: { '200': { $ref: '#/components/responses/R' } },
    }
    const of = (post: Json): Json => ({ paths: { '/things': { post } }, components: shared })
    expect(changes(of(operation), of(referring))).toBe(0)
    expect(changes(of(referring), of({ ...referring, requestBody: body(number) }))).toBe(1)
  })
})

describe('Z3, Z6: the document of the service', () => {
  const now = openApi()

  /**
   * Copies a document with each schema changed. A schema has a type, a reference, an enum, parts or
   * alternatives.
   */
  function changed(part: unknown, change: (schema: Json) => Json): unknown {
    if (Array.isArray(part)) return part.map((one) => changed(one, change))
    if (typeof part !== 'object' || part === null) return part
    const copy = Object.fromEntries(Object.entries(part).map(([name, one]) => [name, changed(one, change)]))
    const isSchema = ['$ref', 'type', 'enum', 'oneOf', 'anyOf', 'allOf'].some((keyword) => {
      const value = copy[keyword]
      return keyword === '$ref' || keyword === 'type' ? typeof value === 'string' : Array.isArray(value)
    })
    return isSchema && !('scheme' in copy) ? change(copy) : copy
  }

  test.each<[string, (schema: Json) => Json]>([
    ['described', (schema) => ({ title: 'A title', ...schema, description: 'Described.' })],
    ['deprecated', (schema) => ({ ...schema, deprecated: true, examples: [1], $comment: 'x' })],
    ['in a part', (schema) => ({ allOf: [schema] })],
    ['in a part next to a description', (schema) => ({ allOf: [schema, { description: 'x' }] })],
    ['in an alternative', (schema) => ({ anyOf: [schema] })],
  ])('does not change if all its schemas are %s', (_, change) => {
    const after = changed(now, change)
    expect(after).not.toEqual(now)
    expect([changesOf(now, after), changesOf(after, now)]).toEqual([[], []])
  })

  test('does not change if some of its schemas are in a part', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 50 }), fc.integer({ min: 0, max: 49 }), (every, first) => {
        let count = first
        const after = changed(now, (schema) => (count++ % every === 0 ? { allOf: [schema] } : schema))
        expect(changesOf(now, after)).toEqual([])
      }),
      { numRuns: 5 },
    )
  })
})
