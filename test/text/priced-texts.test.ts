import { describe, expect, test } from 'vitest'
import { priceOrder, priceQuote, parseCatalogue, type Result } from '../../src/entries/index.js'
import { priceOrderText, priceQuoteText } from '../../src/entries/text.js'
import { ordinaryRequest, settings } from '../guard/documents.js'

const AUD = { currency: 'AUD' }
const CUSTOMER = 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3'

function line(pricing: object, kind = 'labour'): string {
  return JSON.stringify({ customerId: CUSTOMER, lines: [{ [kind]: { productName: 'Sheet', pricing } }] })
}

const price = { amountMicros: '12500000' }

function codes(result: Result<unknown>): readonly (readonly [string, string])[] {
  return result.ok ? [] : result.problems.map(({ code, param }) => [code, param] as const)
}

describe('V1: a request as text', () => {
  test('returns the JSON of the priced document', () => {
    const request = ordinaryRequest(20)
    const quote = priceQuote(request, settings)
    const order = priceOrder(request, settings)
    expect(priceQuoteText(JSON.stringify(request), settings)).toEqual({
      ok: true,
      value: JSON.stringify(quote.ok && quote.value),
    })
    expect(priceOrderText(JSON.stringify(request), settings)).toEqual({
      ok: true,
      value: JSON.stringify(order.ok && order.value),
    })
  })

  test('has the same problems as the parsed request', () => {
    const request = { customerId: 5, lines: [{}, { labour: { pricing: { quantity: 'x' } } }] }
    expect(codes(priceQuoteText(JSON.stringify(request), AUD))).toEqual(
      codes(priceQuote(request as unknown, AUD)),
    )
    expect(codes(priceQuoteText(JSON.stringify(request), AUD, null, { maxProblems: 1 }))).toHaveLength(2)
  })

  test.each(['', 'null', '[]', '{', '{"lines":[}', '\ufeff{}', '{} {}', "{'a':1}"])(
    'is refused if it is %j',
    (text) => {
      const result = priceQuoteText(text, AUD)
      const expected = ['null', '[]'].includes(text) ? 'object' : 'json'
      expect(result).toMatchObject({ problems: [{ code: 'invalid_type', param: '', details: { expected } }] })
    },
  )

  test('must be a string', () => {
    const details = { expected: 'string', sent: 'object' }
    const result = priceQuoteText({} as unknown as string, AUD)
    expect(result).toMatchObject({ problems: [{ code: 'invalid_type', param: '', details }] })
  })

  test('A2: has problems of the host for wrong settings', () => {
    for (const text of ['{}', '{']) {
      const result = priceQuoteText(text, { currency: 'dollars' })
      expect(result).toMatchObject({ problems: [{ source: 'settings', param: 'currency' }] })
    }
  })

  test('V6: is checked against a catalogue', () => {
    const catalogue = parseCatalogue({ products: [] })
    const lines = [{ catalogue: { productId: 'prod_1', pricing: { quantity: '1', unitPrice: price } } }]
    const text = JSON.stringify({ customerId: CUSTOMER, lines })
    expect(codes(priceQuoteText(text, AUD, catalogue.ok ? catalogue.value : null))).toEqual([
      ['product_not_found', 'lines[0].catalogue.product_id'],
    ])
  })
})

describe('a minimum in hundredths of a millimetre', () => {
  const short = line({
    pricingStrategy: 'PRICING_STRATEGY_LINEAL_METRES',
    unitPrice: { amountMicros: '500000000' },
    measurements: [{ length: '0.0001', amount: '3' }],
  })

  test('M4, N5: gives a total at a tie that is rounded up', () => {
    // 3 × 0.00043 m × 500 = 0.645. With doubles, 43 × 0.1 × 3 would be less than 12.9.
    const answer = priceQuoteText(short, { ...AUD, minimumLinealLengthMm: '0.43' })
    const quote = JSON.parse(answer.ok ? answer.value : '{}') as { subtotal?: object }
    expect(quote.subtotal).toEqual({ amountMicros: '650000', currency: 'AUD' })
  })
})
