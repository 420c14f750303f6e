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

/** The codes of the problems with their places, or undefined for a book without problems. */
function problemsOf(rows: readonly unknown[], options: object = {}) {
  const book = readPriceBook(rows, { ...AUD, ...options })
  return book.ok ? undefined : book.problems.map(({ code, param }) => [code, param])
}

function bookOf(...rows: readonly object[]) {
  const book = readPriceBook(rows, AUD)
  return book.ok ? book.value : expect.fail(JSON.stringify(book.problems))
}

describe('D1: the rows of a price book', () => {
  test('have their problems in the order of the rows, also those between two rows', () => {
    const rows = [
      ['A', '1'],
      ['A', '2'],
      ['B', 'x'],
      ['C', '1'],
      ['C', '2'],
    ]
    expect(problemsOf(rows.map(([product, price]) => ({ product, price })))).toEqual([
      ['duplicate_row', '[1]'],
      ['unreadable_text', '[2].price'],
      ['duplicate_row', '[4]'],
    ])
  })

  test('may have headings in row 20, but not below', () => {
    const below = (count: number) => [
      ...Array.from({ length: count }, () => ['Harbour Roofing']),
      ['Product', 'Price'],
      ['A', '1'],
    ]
    expect(problemsOf(below(19))).toBe(undefined)
    for (const count of [20, 21, 25])
      expect(problemsOf(below(count))).toEqual([
        ['required', '[0].product'],
        ['required', '[0].price'],
      ])
  })

  test('ignore a heading that nearly names a column they have', () => {
    expect(
      problemsOf([
        ['Product', 'Price', 'Prices', 'Produkts'],
        ['A', '1', 'x', 'x'],
      ]),
    ).toBe(undefined)
  })

  test.each([
    [12.5, '12.5'],
    [1e21, '1000000000000000000000'],
    [' Cap ', 'Cap'],
  ])('read the product %j as the text that it shows', (product, text) => {
    expect(bookOf({ product, price: '1' }).entries[0]?.product).toBe(text)
  })

  test.each([NaN, Infinity, true, {}, []])('refuse the product %j', (product) => {
    expect(problemsOf([{ product, price: '1' }])).toEqual([['invalid_type', '[0].product']])
  })

  test('read days with blanks around them', () => {
    expect(bookOf({ product: 'A', price: '1', validFrom: ' 2026-07-01 ' }).entries[0]).toMatchObject({
      validFrom: '2026-07-01',
    })
  })

  test.each([
    ['1.5E+1', '15000000'],
    [0.3, '300000'],
    [1.5e-7, undefined],
    [Infinity, undefined],
    [money('15'), '15'],
  ])('read the price %j as %s micros', (price, micros) => {
    const book = readPriceBook([{ product: 'A', price }], { ...AUD, locale: 'de-DE' })
    expect(book.ok ? book.value.entries[0]?.price.amountMicros : undefined).toBe(micros)
  })

  test('have one problem for one wrong amount', () => {
    const price = { amountMicros: 'x', currency: 'EUR' }
    expect(problemsOf([{ product: 'A', price }])?.length).toBe(1)
  })
})

const lineWith = (line: object) => ({ customerId: 'cust_1', lines: [line] })

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
  // Only orders have a status, so only orders refuse a wrong one.
  test.each([
    [undefined, 1],
    ['order', 1],
    ['quote', 0],
  ])('takes a document with a status as %s, and refuses as many as listed: %i', async (kind, refused) => {
    const document = { ...lineWith(line), statusId: 5 }
    const book = bookOf({ product: 'A', price: '12' })
    const report = await comparePriceBook([document], book, DAY, AUD, { kind } as object)
    expect(report).toMatchObject({ ok: true, value: { refused } })
  })
})
