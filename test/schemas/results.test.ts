/** Compares the schemas of results with all results: neither may have a field that the other lacks. */
import { expect, describe, test } from 'vitest'
import { priceOrder, parseAccount } from '../../src/entries/index.js'
import {
  completeAccountJsonSchema,
  pricedOrderJsonSchema,
  pricedQuoteJsonSchema,
  type JsonSchema,
} from '../../src/entries/schemas.js'
import { ACCOUNTS, pricedDocuments } from './corpus.js'
import { placesOf } from './places.js'
import { countPresence, type Presence } from './presence.js'

/** A point for each finish (V4). */
const FINISHED = Object.fromEntries([0, 1, 2, 3, 4].map((type) => [`p${String(type)}`, { finish: { type } }]))

const PRICING = { quantity: '1', unitPrice: {} }

const MEASURED = { pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES' }
const PIECES = [{ length: '2.4' }]
/** The pricing of a part of a kit by each strategy (V4), with fields that no other document has. */
const STRATEGIES = [0, 1, 2, 3, 4, 5, 6].map((pricingStrategy) => ({
  pricingStrategy,
  totalPrice: {},
  priceLevel: 'A',
  tax: {},
}))

/** A request with rare fields and without usual ones. */
const MORE = {
  customerId: 'cust_1',
  statusId: 'status_1',
  lines: [
    { catalogue: { productId: 'prod_1', params: [{}], pricing: PRICING } },
    { labour: { colour: 'none', attributes: [], pricing: { ...PRICING, tax: {} } } },
    { notes: {} },
    { flashing: { drawing: { lines: {}, angles: {}, annotations: { note: {} }, points: FINISHED } } },
    {
      productKit: {
        kitRowId: 'row_1',
        attributes: [{}],
        components: [
          { productType: 'PRODUCT_TYPE_NOTES', measurements: PIECES, pricing: MEASURED },
          ...STRATEGIES.map((pricing) => ({ productType: 'PRODUCT_TYPE_LABOUR', pricing })),
        ],
        subKits: [
          ...STRATEGIES.map((pricing) => ({ pricing })),
          { kitRowId: 'row_2', description: 'Inner' },
          { measurements: PIECES, pricing: MEASURED },
        ],
      },
    },
  ],
}

function answers(): readonly (readonly [unknown, JsonSchema])[] {
  const more = priceOrder(MORE as unknown, { currency: 'AUD' })
  if (!more.ok) throw new Error(more.problems.map(({ message }) => message).join())
  const settings = {
    currency: 'AUD',
    longestPieceMm: 9000,
    crushFoldBendCount: 1,
    customFields: ['jobNumber'],
  }
  const accounts = [...ACCOUNTS, settings].flatMap((account) => {
    const complete = parseAccount(account)
    return complete.ok ? [complete.value] : []
  })
  return [
    [more.value, pricedOrderJsonSchema],
    ...pricedDocuments().map(
      ({ kind, value }) => [value, kind === 'quote' ? pricedQuoteJsonSchema : pricedOrderJsonSchema] as const,
    ),
    ...accounts.map((account) => [account, completeAccountJsonSchema] as const),
  ]
}

const seen = new Map<string, Presence>()
for (const [value, document] of answers()) countPresence(value, document, seen)

const documents = [pricedQuoteJsonSchema, pricedOrderJsonSchema, completeAccountJsonSchema]
const places = [...new Map(documents.flatMap(placesOf).map((place) => [place.title, place])).values()]

/** Lists the fields of the schemas for which a condition holds, by name. */
function fieldsWhere(
  holds: (field: JsonSchema, name: string, presence: Presence, isRequired: boolean) => boolean,
) {
  return places.flatMap(({ title, schema, fields }) => {
    const presence = seen.get(title) ?? { count: 0, fields: new Map(), texts: new Map() }
    const required = (schema['required'] ?? []) as readonly string[]
    return Object.entries(fields)
      .filter(([name, field]) => holds(field, name, presence, required.includes(name)))
      .map(([name]) => `${title}.${name}`)
  })
}

describe('the schemas of results', () => {
  test('have no field that never occurs', () => {
    expect(fieldsWhere((_, name, { fields }) => !fields.has(name))).toEqual([])
  })

  test('require exactly the fields that always occur', () => {
    const differing = fieldsWhere(
      (_, name, { count, fields }, isRequired) => (fields.get(name) === count) !== isRequired,
    )
    expect(differing).toEqual([])
  })

  test('list no enum name that never occurs', () => {
    const differing = fieldsWhere((field, name, { texts }) => {
      const names = (field['enum'] ?? []) as readonly string[]
      return !names.every((one) => texts.get(name)?.has(one) === true)
    })
    expect(differing).toEqual([])
  })
})
