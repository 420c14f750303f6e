import { describe, expect, test } from 'vitest'
import { priceQuote } from '../../src/entries/index.js'
import { applyPriceBook, readPriceBook, verifyPrices } from '../../src/entries/price-book.js'

const AUD = { currency: 'AUD' }
const DAY = '2026-11-27'

function bookOf(rows: readonly object[]) {
  const book = readPriceBook(rows, AUD)
  if (!book.ok) throw new Error(JSON.stringify(book.problems))
  return book.value
}

const BOOK = bookOf([
  { product: 'Ridge cap', priceLevel: 'Trade', price: '10.00' },
  { product: 'Ridge cap', price: '11.00' },
  { product: 'Apron', priceLevel: 'A', price: '12.00' },
  { product: 'Apron', price: '13.00' },
])
const quoteOf = (line: object): unknown => ({ customerId: 'cust_1', lines: [line] })

describe('applyPriceBook', () => {
  test.each([[undefined], [null], ['absent']])(
    'D4: fills the total of a component with measurements outside its pricing, and %s in it',
    (measurements) => {
      const pricingStrategy = 'PRICING_STRATEGY_LINEAL_METRES'
      const component = {
        productType: 'PRODUCT_TYPE_ON_THE_FLY',
        productName: 'Ridge cap',
        measurements: [{ amount: '2', length: '6' }],
        pricing: measurements === 'absent' ? { pricingStrategy } : { pricingStrategy, measurements },
      }
      const sent = quoteOf({ productKit: { productName: 'Kit', components: [component] } })
      const applied = applyPriceBook(sent, BOOK, DAY, AUD)
      const quote = applied.ok ? priceQuote(applied.value.request, AUD) : applied
      expect(quote.ok && quote.value.total.amountMicros).toBe('132000000') // 2 × 6 × 11.00
    },
  )

  test.each([
    ['', '12000000'],
    [' ', '12000000'],
    [null, '13000000'],
  ])('D3: gives a flashing with the level %j the price %s', (priceLevel, unitPrice) => {
    const applied = applyPriceBook(
      quoteOf({ flashing: { productName: 'Apron', priceLevel } }),
      BOOK,
      DAY,
      AUD,
    )
    expect(applied.ok && Object.values(applied.value.used).map(({ price }) => price.amountMicros)).toEqual([
      unitPrice,
    ])
  })

  test('D2: finds a row without days whatever all objects inherit', () => {
    const sent = quoteOf({ onTheFly: { productName: 'Ridge cap', pricing: { quantity: '1' } } })
    const inherited = { configurable: true, value: '9999-01-01' }
    try {
      Object.defineProperty(Object.prototype, 'validFrom', inherited)
      const applied = applyPriceBook(sent, BOOK, DAY, AUD)
      expect(applied.ok && Object.keys(applied.value.used)).toHaveLength(1)
    } finally {
      Reflect.deleteProperty(Object.prototype, 'validFrom')
    }
  })
})

describe('verifyPrices', () => {
  test('D3: ignores spaces around the level of the customer', () => {
    const pricing = { quantity: '1', priceLevel: 'Trade', unitPrice: { amountMicros: '10000000' } }
    const sent = quoteOf({ onTheFly: { productName: 'Ridge cap', pricing } })
    expect(verifyPrices(sent, BOOK, DAY, AUD, { priceLevel: ' Trade ' })).toEqual({ ok: true, value: [] })
  })
})
