import { describe, expect, test } from 'vitest'
import {
  applyPriceBook,
  comparePriceBook,
  readPriceBook,
  verifyPrices,
} from '../../src/entries/price-book.js'

const AUD = { currency: 'AUD' }
const DAY = '2026-11-27'
const money = (amountMicros: string) => ({ amountMicros })

function bookOf(...rows: readonly object[]) {
  const book = readPriceBook(rows, AUD)
  return book.ok ? book.value : expect.fail(JSON.stringify(book.problems))
}

const lineWith = (line: object): Readonly<Record<string, unknown>> => ({
  customerId: 'cust_1',
  lines: [line],
})

function usedFor(line: object, ...rows: readonly object[]) {
  const applied = applyPriceBook(lineWith(line), bookOf(...rows), DAY, AUD)
  return applied.ok ? Object.keys(applied.value.used) : applied.problems
}

describe('D3: the search for a price', () => {
  test('finds none for a strategy that has no unit', () => {
    const line = (pricingStrategy: string) => ({
      onTheFly: { productName: 'A', pricing: { quantity: '1', pricingStrategy } },
    })
    expect(usedFor(line('PRICING_STRATEGY_LINEAL_METRES'), { product: 'A', price: '1' })).toHaveLength(1)
    expect(usedFor(line('PRICING_STRATEGY_CUSTOM_FORMULA'), { product: 'A', price: '1' })).toEqual([])
  })

  test('finds a kit by its id, and a product by its colour among odd parameters', () => {
    const kit = { kitId: 'kit_1', productName: 'Kit', customPricing: true, pricing: { quantity: '1' } }
    const rows = [
      { product: 'kit_1', price: '25' },
      { product: 'Sheet', price: '9', colour: 'Red' },
    ]
    expect(usedFor({ productKit: kit }, ...rows)).toContain('lines[0].product_kit.pricing.unit_price')
    const params = [null, 'Colour', { name: 'Colour', value: 'Red' }]
    const sheet = { productName: 'Sheet', params, pricing: { quantity: '1' } }
    expect(usedFor({ catalogue: sheet }, ...rows)).toEqual(['lines[0].catalogue.pricing.unit_price'])
  })

  test('gives a line of work with a markup its price, since only the catalogue has prices by markup', () => {
    const pricing = { quantity: '1', markup: '40', cost: money('5000000') }
    expect(usedFor({ labour: { productName: 'A', pricing } }, { product: 'A', price: '10' })).toEqual([
      'lines[0].labour.pricing.unit_price',
    ])
  })
})

function findingsIn(line: object, ...rows: readonly object[]) {
  const found = verifyPrices(lineWith(line), bookOf(...rows), DAY, AUD)
  return found.ok ? found.value.map(({ code, param, details }) => [code, param, details]) : found.problems
}

test('D3: A template that the book lacks is a finding of its flashing', () => {
  const line = { flashing: { templateId: 'flas_2', productName: 'Barge' } }
  const rows = [
    { product: 'flas_1', price: '1' },
    { product: 'Barge', price: '2' },
  ]
  expect(findingsIn(line, ...rows)).toContainEqual([
    'id_not_in_book',
    'lines[0].flashing.template_id',
    { sent: '"flas_2"' },
  ])
})

describe('D7: the prices of a kit', () => {
  const part = {
    productType: 'PRODUCT_TYPE_ON_THE_FLY',
    productName: 'Cap',
    pricing: { quantity: '2', unitPrice: money('10000000'), totalPrice: money('20000000') },
  }
  const rows = [
    { product: 'Cap', price: '10' },
    { product: 'Kit', price: '25' },
  ]

  test('K6: are those of one kit if it has no quantity', () => {
    const kit = (totalPrice: string) => ({
      productKit: {
        productName: 'Kit',
        customPricing: true,
        components: [part],
        pricing: { unitPrice: money('25000000'), totalPrice: money(totalPrice) },
      },
    })
    expect(findingsIn(kit('25000000'), ...rows)).toEqual([])
    expect(findingsIn(kit('24000000'), ...rows)).toEqual([
      [
        'total_differs',
        'lines[0].product_kit.pricing.total_price',
        { sent: '24000000', expected: '25000000' },
      ],
    ])
  })

  test('K2: are the sum of its parts, unless it has no total', () => {
    const kit = (pricing: object) => ({ productKit: { productName: 'Kit', components: [part], pricing } })
    expect(findingsIn(kit({}), ...rows)).toEqual([])
    expect(findingsIn(kit({ totalPrice: money('20000000') }), ...rows)).toEqual([])
    expect(findingsIn(kit({ totalPrice: money('21000000') }), ...rows)).toEqual([
      [
        'total_differs',
        'lines[0].product_kit.pricing.total_price',
        { sent: '21000000', expected: '20000000' },
      ],
    ])
  })
})

describe('a comparison of documents', () => {
  const line = { labour: { productName: 'A', pricing: { quantity: '1', unitPrice: money('10000000') } } }
  // Only an order refuses a wrong status. A document with fields of both kinds counts as a quote.
  test.each([
    [undefined, {}, 1],
    ['order', {}, 1],
    ['quote', {}, 0],
    [undefined, { quoteId: 'quote_1' }, 0],
    ['order', { quoteId: 'quote_1' }, 1],
  ])(
    'takes a document with the kind %s, %j and a wrong status, and refuses %i',
    async (kind, more, refused) => {
      const document = { ...lineWith(line), statusId: 5, ...more }
      const book = bookOf({ product: 'A', price: '12' })
      const report = await comparePriceBook([document], book, DAY, AUD, { kind } as object)
      expect(report).toMatchObject({ ok: true, value: { refused } })
    },
  )
})
