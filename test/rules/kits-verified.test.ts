/** Tests the formula in the problem of a kit whose own total is not the sum of its parts (V11). */
import { describe, expect, test } from 'vitest'
import { verifyQuote } from '../../src/entries/index.js'

const money = (amount: number) => ({ amountMicros: `${String(amount)}000000` })

/** A kit with parts of 1.00, 2.00 and so on, and a total of 5.00. */
const kitOf = (parts: number) => ({
  productName: 'Eaves',
  components: Array.from({ length: parts }, (_, index) => ({
    productType: 'PRODUCT_TYPE_LABOUR',
    pricing: { quantity: '1', unitPrice: money(index + 1), totalPrice: money(index + 1) },
  })),
  pricing: { totalPrice: money(5) },
})

describe('K2, V11: the total of a standard kit', () => {
  test.each([
    [6, '1.00 + 2.00 + 3.00 + 4.00 + 5.00 + 6.00 = 21.00'],
    [7, '1.00 + … + 7.00 = 28.00'],
  ])('is refused with the sum of its %i parts, of which at most six are written out', (parts, formula) => {
    const request: unknown = { customerId: 'cust_1', lines: [{ productKit: kitOf(parts) }] }
    const quote = verifyQuote(request, { currency: 'AUD' })
    expect(quote.ok ? [] : quote.problems).toMatchObject([
      { code: 'total_price_mismatch', details: { formula, keptBy: 'K4' } },
    ])
  })
})
