import { describe, expect, test } from 'vitest'
import {
  accountSchema,
  orderRequestSchema,
  quoteRequestSchema,
  type JsonSchema,
} from '../../src/entries/schemas.js'
import { ACCOUNTS, REQUESTS } from './corpus.js'
import { isObject, placesOf } from './places.js'
import {
  allErrorsOfPart,
  compiledAsDraft07,
  DOCUMENTS,
  isAccount,
  isOrderRequest,
  isQuoteRequest,
} from './validators.js'

const RESULTS = DOCUMENTS.filter(([name]) => /priced|complete|envelope/i.test(name))

/** Lists every object and list in a value, including the value itself. */
function partsOf(value: unknown): readonly object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : []
}

describe('the published documents', () => {
  test('are seven, each with a unique id', () => {
    expect(DOCUMENTS.map(([name]) => name)).toHaveLength(7)
    const ids = DOCUMENTS.map(([, { $id }]) => String($id))
    expect(new Set(ids).size).toBe(7)
    for (const id of ids) expect(id).toMatch(/^urn:quotewright:[a-z-]+$/)
  })

  test.each(DOCUMENTS)(
    'include %s, which has a target for each reference and uses all its definitions',
    (_, document) => {
      const references = partsOf(document).flatMap((part) => ('$ref' in part ? [String(part.$ref)] : []))
      const definitions = Object.keys(document['$defs'] as object).map((name) => `#/$defs/${name}`)
      expect([...new Set(references)].sort()).toEqual([...definitions].sort())
    },
  )

  test.each(DOCUMENTS)('include %s, which is frozen and plain JSON', (_, document) => {
    expect(partsOf(document).filter((part) => !Object.isFrozen(part))).toEqual([])
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })

  test.each(DOCUMENTS)('include %s, which describes every field', (_, document) => {
    const silent = placesOf(document).flatMap(({ title, fields, schema }) =>
      Object.entries({ '': schema, ...fields })
        .filter(([, { description }]) => typeof description !== 'string' || description.length < 5)
        .map(([name]) => `${title}.${name}`),
    )
    expect(silent).toEqual([])
  })

  test.each(DOCUMENTS)('include %s, whose patterns work in every engine', (_, document) => {
    const patterns = partsOf(document).flatMap((part) => [
      ...('pattern' in part ? [String(part.pattern)] : []),
      ...('patternProperties' in part ? Object.keys(part.patternProperties as object) : []),
    ])
    for (const pattern of patterns) {
      // The patterns have no look-around, and no class that engines read differently.
      expect(pattern).not.toMatch(/\(\?|\\[dwbDWBpP]/)
      expect(() => new RegExp(pattern, 'u')).not.toThrow()
    }
  })
})

describe('the schemas of results', () => {
  test.each(RESULTS)('allow no null in any field: %s', (_, document) => {
    const places = new Map(placesOf(document).map((place) => [place.title, place]))
    const fields = [...places.values()].flatMap(({ title, fields: own }) =>
      Object.entries(own).map(([name, field]) => [`${title}.${name}`, field] as const),
    )
    // All fields in one schema, since each schema takes long to compile.
    const validator = allErrorsOfPart({ properties: Object.fromEntries(fields) }, document)
    validator(Object.fromEntries(fields.map(([name]) => [name, null])))
    const refused = new Set(validator.errors?.map(({ instancePath }) => instancePath.slice(1)))
    const nullable = fields.map(([name]) => name).filter((name) => !refused.has(name))
    expect(places.size).toBeGreaterThan(0)
    expect(nullable).toEqual([])
  })

  test('require all figures of a priced document', () => {
    const required = (name: string): unknown => DOCUMENTS.find(([own]) => own === name)?.[1]['required']
    const order = [
      'customerId',
      'isSubmitted',
      'lines',
      'subtotal',
      'taxAmount',
      'total',
      'totalCost',
      'margin',
      'labourTotal',
    ]
    expect(required('pricedOrderJsonSchema')).toEqual(order)
    expect(required('pricedQuoteJsonSchema')).toEqual([
      ...order.slice(0, 4),
      'discountAmount',
      ...order.slice(4),
    ])
  })
})

describe('JSON Schema of a Standard Schema', () => {
  const schemas = [
    ['quoteRequestSchema', quoteRequestSchema],
    ['orderRequestSchema', orderRequestSchema],
    ['accountSchema', accountSchema],
  ] as const

  test.each(schemas)('is the published document for %s in draft 2020-12', (name, schema) => {
    const { input, output } = schema['~standard'].jsonSchema
    const published = DOCUMENTS.find(([own]) => own === name.replace('Schema', 'JsonSchema'))?.[1]
    expect(input({ target: 'draft-2020-12' })).toEqual(published)
    expect(output({ target: 'draft-2020-12' })).toEqual(published)
  })

  test.each(schemas)('is a new document for each call, which the caller may change: %s', (_, schema) => {
    const { input } = schema['~standard'].jsonSchema
    const first = input({ target: 'draft-07' })
    first['title'] = 'Mine'
    expect(input({ target: 'draft-07' })['title']).not.toBe('Mine')
  })

  test('decides in draft-07 like in draft 2020-12', () => {
    const requests = REQUESTS.map(({ request }) => request)
    for (const [schema, isValid, values] of [
      [quoteRequestSchema, isQuoteRequest, requests],
      [orderRequestSchema, isOrderRequest, requests],
      [accountSchema, isAccount, ACCOUNTS],
    ] as const) {
      const isOld = compiledAsDraft07(schema['~standard'].jsonSchema.input({ target: 'draft-07' }))
      for (const value of values) expect(isOld(value)).toBe(isValid(value))
    }
  })
})

test('a described part is an object with a type, or a choice', () => {
  const loose = DOCUMENTS.flatMap(([name, document]) =>
    partsOf(document)
      .filter((part): part is JsonSchema => isObject(part) && typeof part['title'] === 'string')
      .filter((part) => part['type'] !== 'object' && part['properties'] === undefined)
      .map((part) => `${name}: ${String(part['title'])}`),
  )
  expect(loose).toEqual([])
})
