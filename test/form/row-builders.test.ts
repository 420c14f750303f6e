import { describe, expect, test } from 'vitest'
import { sheet } from '../../src/entries/form.js'
import { priceQuote } from '../../src/entries/index.js'

describe('a line of sheets', () => {
  const row = { productName: 'Corrugated', unitPrice: '10.00' }

  test('is sold by the metre', () => {
    const line = sheet({ ...row, pieces: [{ amount: '2', length: '6.1' }] })
    expect(line.onTheFly?.pricing?.pricingStrategy).toBe('PRICING_STRATEGY_LINEAL_METRES')
  })

  test.each([undefined, null])('is sold by the metre without a strategy: %s', (pricingStrategy) => {
    const line = sheet({ ...row, pricingStrategy, pieces: [{ amount: '2', length: '6.1' }] })
    expect(line.onTheFly?.pricing?.pricingStrategy).toBe('PRICING_STRATEGY_LINEAL_METRES')
  })

  test('is sold by another measure that it names', () => {
    const pieces = [{ amount: '2', length: '6', width: '0.5' }]
    const line = sheet({ ...row, pricingStrategy: 'PRICING_STRATEGY_SQUARE_METRES', pieces })
    const quote = priceQuote({ customerId: 'cust_1', lines: [line] }, { currency: 'AUD' })
    // 2 × 6 × 0.5 m² at 10.00 are 60.00.
    expect(quote.ok && quote.value.total.amountMicros).toBe('60000000')
  })
})
