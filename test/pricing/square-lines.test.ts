/** Lines by area with totals computed by other policies. */
import { describe, expect, test } from 'vitest'
import { priceQuote, type AccountInput } from '../../src/entries/index.js'
import { AUD, money, onTheFly, request, SQUARE_METRES } from '../rules/requests.js'

const priced = (measurements: readonly object[], more: object = {}): object => ({
  unitPrice: money('10'),
  pricingStrategy: SQUARE_METRES,
  measurements,
  ...more,
})

describe('L7: another total of a line by area', () => {
  /** Returns the policy and the formula that explain another total. */
  const otherwise = (pricing: object, sent: string, account: AccountInput = AUD) => {
    const answer = priceQuote(request([onTheFly({ ...pricing, totalPrice: money(sent) })]), account)
    const [problem] = answer.ok ? [] : answer.problems
    const { policy, otherFormula } = (problem?.details ?? {}) as Record<string, unknown>
    return [policy, otherFormula]
  }

  test('is explained by rounding each piece: 3 × 1.67 = 5.01, instead of 5.00 by L3', () => {
    const pieces = priced([{ length: '0.333', width: '0.5', amount: '3' }])
    expect(otherwise(pieces, '5.01')).toEqual(['pieces-to-cents', '3 × 1.67 = 5.01'])
  })

  test('is not explained by omitting the width or a minimum length', () => {
    // 0.3 × 2 m² at $10 are 6.00. Without the width, 0.3 m are 3.00.
    const short = priced([{ length: '0.3', width: '2' }])
    expect(otherwise(short, '3.00', { ...AUD, minimumLinealLengthMm: 1000 })).toEqual([undefined, undefined])
  })

  test('has a formula with at most three sizes of pieces', () => {
    // 0.1004 × 1 m² at $10 are 1.004, or 1.00 rounded.
    const sizes = (count: number) =>
      priced(Array.from({ length: count }, () => ({ length: '0.1004', width: '1', amount: '5' })))
    // By L3, the totals are 15 × 1.004 = 15.06 and 20 × 1.004 = 20.08.
    expect(otherwise(sizes(3), '15.00')).toEqual(['pieces-to-cents', '5 × 1 + 5 × 1 + 5 × 1 = 15'])
    expect(otherwise(sizes(4), '20.00')).toEqual(['pieces-to-cents', '5 × 1 + 5 × 1 + 5 × 1 + … = 20'])
  })
})
