import { describe, expect, test } from 'vitest'
import { compareInterfaces } from '../../../src/entries/openapi.js'
import { changesOf, ofAnswer, ofOperation, ofRequest, sent, text, type Json } from './changes.js'

const fields = (properties: Json, required: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  ...(required.length === 0 ? {} : { required }),
})

describe('Z3, Z4: the comparison of fields', () => {
  test('finds an optional new request field additive, and a required one breaking', () => {
    expect(ofRequest(fields({}), fields({ a: text }))).toEqual(['additive added /properties/a'])
    expect(ofRequest(fields({}), fields({ a: text }, ['a']))).toEqual(['breaking required a /required'])
    const [may, must] = [fields({ a: text }), fields({ a: text }, ['a'])]
    expect(ofRequest(may, must)).toEqual(['breaking required a /required'])
    expect(ofRequest(must, may)).toEqual(['additive optional a /required'])
  })

  test('finds a new answer field additive, and an answer field that becomes optional breaking', () => {
    expect(ofAnswer(fields({}), fields({ a: text }, ['a']))).toEqual([
      'additive added /properties/a',
      'additive always_present a /required',
    ])
    expect(ofAnswer(fields({ a: text }, ['a']), fields({ a: text }))).toEqual([
      'breaking conditional a /required',
    ])
  })

  test('reports a removed field once, and a renamed field as one removed and one added', () => {
    expect(ofRequest(fields({ a: text }, ['a']), fields({}))).toEqual(['breaking removed /properties/a'])
    expect(ofAnswer(fields({ a: text }, ['a']), fields({ b: text }))).toEqual([
      'additive added /properties/b',
      'breaking removed /properties/a',
    ])
  })

  test('compares maps by the schemas of their values', () => {
    const map = (values: unknown): Json => ({ type: 'object', additionalProperties: values })
    expect(ofAnswer(map(text), map({ type: 'number' }))).toEqual(['breaking form /additionalProperties/type'])
    expect(ofAnswer(map(true), map(false))).toEqual([])
    expect(ofRequest(map(true), map(false))).toEqual(['breaking stricter /additionalProperties/not'])
  })
})

describe('Z3, Z4: the comparison of values', () => {
  test.each([
    // before, after, change in a request, change in an answer
    [text, { type: ['string', 'null'] }, 'additive looser null /type', 'breaking looser null /type'],
    [{ type: ['string', 'null'] }, text, 'breaking stricter null /type', 'additive stricter null /type'],
    [text, { type: 'number' }, 'breaking form /type', 'breaking form /type'],
    [{ type: 'integer' }, { type: 'number' }, 'additive looser number /type', 'breaking looser number /type'],
    [{ enum: ['A'] }, { enum: ['A', 'B'] }, 'additive added B /enum', 'additive added B /enum'],
    [{ enum: ['A', 'B'] }, { enum: ['B'] }, 'breaking removed A /enum', 'breaking removed A /enum'],
    [{ enum: ['A'] }, { type: 'string' }, 'additive looser /enum', 'additive looser /enum'],
    [{}, { enum: ['A'] }, 'breaking stricter /enum', 'additive stricter /enum'],
    [{ maxItems: 100 }, { maxItems: 200 }, 'additive looser /maxItems', 'additive looser /maxItems'],
    [{}, { minimum: 0 }, 'breaking stricter /minimum', 'additive stricter /minimum'],
    [{ pattern: '^a' }, {}, 'additive looser /pattern', 'breaking looser /pattern'],
    [{ format: 'date' }, { format: 'date-time' }, 'breaking form /format', 'breaking form /format'],
    [{ default: 1 }, { default: 2 }, 'breaking default /default', 'breaking default /default'],
    [{}, { default: 2 }, 'additive default /default', 'additive default /default'],
    [{ multipleOf: 1 }, { multipleOf: 2 }, 'breaking stricter /multipleOf', 'additive stricter /multipleOf'],
    [{ multipleOf: 4 }, { multipleOf: 2 }, 'additive looser /multipleOf', 'breaking looser /multipleOf'],
    [{ multipleOf: 2 }, { multipleOf: 3 }, 'breaking changed /multipleOf', 'breaking changed /multipleOf'],
    [{ multipleOf: 0.3 }, { multipleOf: 0.1 }, 'additive looser /multipleOf', 'breaking looser /multipleOf'],
    [
      { multipleOf: 1.5 },
      { multipleOf: 7e-17 },
      'breaking changed /multipleOf',
      'breaking changed /multipleOf',
    ],
    [{ $ref: 'a.json#/A' }, { $ref: 'a.json#/B' }, 'breaking changed /$ref', 'breaking changed /$ref'],
    [{ $ref: '#a' }, { $ref: '#b' }, 'breaking changed /$ref', 'breaking changed /$ref'],
  ])('reports from %j to %j "%s" for a request and "%s" for an answer', (before, after, sent, answered) => {
    expect(ofRequest(before, after)).toEqual([sent])
    expect(ofAnswer(before, after)).toEqual([answered])
  })

  test('reports an enum that becomes any value as looser in a request, and as other types in an answer', () => {
    expect(ofRequest({ enum: ['A'] }, {})).toEqual(['additive looser /enum'])
    expect([...ofAnswer({ enum: ['A'] }, {})].sort()).toEqual([
      ...['additive looser /enum', 'breaking looser null boolean object array integer number /type'],
    ])
  })
})

describe('Z3, Z4: the comparison of alternatives', () => {
  const sheet = { title: 'sheet', ...fields({ sheet: text }, ['sheet']) }
  const gutter = { title: 'gutter', ...fields({ gutter: text }, ['gutter']) }

  test('finds a new kind of object additive and a removed one breaking, and ignores their order', () => {
    expect(ofAnswer({ oneOf: [sheet] }, { oneOf: [gutter, sheet] })).toEqual(['additive added /oneOf/0'])
    expect(ofRequest({ oneOf: [sheet, gutter] }, { oneOf: [gutter, sheet] })).toEqual([])
    expect(ofAnswer({ oneOf: [sheet, gutter] }, { oneOf: [gutter] })).toEqual(['breaking removed /oneOf/0'])
  })

  test('finds a string next to an object additive in a request, and breaking in an answer', () => {
    expect(ofAnswer({ anyOf: [sheet] }, { anyOf: [sheet, text] })).toEqual(['breaking looser string /anyOf'])
    expect(ofRequest({ anyOf: [sheet] }, { anyOf: [sheet, text] })).toEqual(['additive looser string /anyOf'])
  })

  test('finds an extra part breaking in a request, and additive in an answer', () => {
    expect(ofRequest({ allOf: [sheet] }, { allOf: [sheet, gutter] })).toEqual([
      'breaking required gutter /allOf/1/required',
    ])
    expect(ofAnswer({ allOf: [sheet] }, { allOf: [sheet, gutter] })).toEqual([
      'additive added /allOf/1/properties/gutter',
      'additive always_present gutter /allOf/1/required',
    ])
  })
})

describe('Z3, Z4: the comparison of operations', () => {
  const parameter = (name: string, required = false): Json => ({ name, in: 'query', required, schema: text })
  test('finds an optional new parameter additive, and a required or removed one breaking', () => {
    const [may, must] = [false, true].map((required) => ({ parameters: [parameter('a', required)] }))
    expect(ofOperation({}, may ?? {})).toEqual(['additive added query a /parameters'])
    expect(ofOperation({}, must ?? {})).toEqual(['breaking required query a /parameters'])
    expect(ofOperation(may ?? {}, {})).toEqual(['breaking removed query a /parameters'])
  })

  test('ignores the name of a path parameter', () => {
    const path = (name: string): Json => ({
      paths: { [`/things/{${name}}`]: { parameters: [{ name, in: 'path', schema: text }], get: {} } },
    })
    expect(changesOf(path('id'), path('thingId'))).toEqual([])
  })

  test('finds a new error type additive, and a removed one breaking', () => {
    const refusal = (...types: readonly string[]): Json => ({
      responses: { '400': { 'x-error-types': types } },
    })
    const [one, two] = [refusal('a'), refusal('a', 'b')]
    expect(ofOperation(one, two)).toEqual(['additive added b /responses/400/x-error-types'])
    expect(ofOperation(two, one)).toEqual(['breaking removed b /responses/400/x-error-types'])
  })

  test('finds a restriction to administrators breaking', () => {
    const few = { 'x-role': 'administrator' }
    expect(ofOperation({}, few)).toEqual(['breaking role /x-role'])
    expect(ofOperation(few, {})).toEqual(['additive role /x-role'])
  })

  test('Z5: reports every change of a preview separately', () => {
    const preview = { paths: { '/things': { post: { 'x-preview': true } } } }
    expect(changesOf(preview, { paths: {} })).toEqual(['preview removed /paths/~1things'])
    expect(changesOf({ paths: {} }, preview)).toEqual(['preview added /paths/~1things/post'])
  })
})

describe('Z3, Z4: the comparison of documents', () => {
  test('reports a change of a shared schema once per direction', () => {
    const kit = { $ref: '#/components/schemas/Kit' }
    const content = { 'application/json': { schema: kit } }
    const post = { requestBody: { content }, responses: { '200': { content } } }
    const recursive = (properties: Json): Json => ({
      paths: { '/things': { post } },
      components: { schemas: { Kit: fields({ ...properties, kits: { items: kit } }) } },
    })
    const added = 'additive added /components/schemas/Kit/properties/a'
    expect(changesOf(recursive({}), recursive({ a: text }))).toEqual([added, added])
  })

  test('reports a value that is not a document, or is nested too deeply, as unreadable', () => {
    const unreadable = [{ at: '', change: 'unreadable', names: [] }]
    const now = sent({})
    for (const none of ['openapi: 3.1.0', {}, { paths: [] }, null, 5]) {
      expect(compareInterfaces(now, none)).toEqual({ additive: [], breaking: unreadable, preview: [] })
      expect(compareInterfaces(none, now).breaking).toEqual(unreadable)
    }
    const deep = (): unknown => {
      let schema: unknown = text
      for (let level = 0; level < 20_000; level++) schema = { items: schema }
      return schema
    }
    expect(compareInterfaces(sent(deep()), sent(deep())).breaking).toEqual(unreadable)
  })
})
