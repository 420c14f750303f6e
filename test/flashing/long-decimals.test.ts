import { describe, expect, test } from 'vitest'
import { ofLengths } from './cutting-lists.js'
import { notesOf, planOf } from './planned-bars.js'

describe('F13: a cutting plan', () => {
  const stock = { stockLengthMm: 10_000, kerfMm: 0, trimMm: 0 }

  test('is better than first fit if lengths have few decimals', () => {
    // First fit needs three bars: 2 × 4000, 3 × 3000 and 1 × 3000.
    const plan = planOf(ofLengths({ 4000: 2, 3000: 4 }), stock)
    expect(notesOf(plan)).toEqual(['2 × 10000: 1 × 4000 + 2 × 3000, kerf 0, rest 0'])
    expect([plan.isOptimal, plan.bars, plan.atLeast]).toEqual([true, 2, 2])
  })

  test('is first fit if sums of lengths have too many digits to be exact', () => {
    const plan = planOf(ofLengths({ 4000: 2, 2999.999999999: 4 }), stock)
    expect(notesOf(plan)).toEqual([
      '1 × 10000: 2 × 4000, kerf 0, rest 2000',
      '1 × 10000: 3 × 2999.999999999, kerf 0, rest 1000.000000003',
      '1 × 10000: 1 × 2999.999999999, kerf 0, rest 7000.000000001',
    ])
    // 2 × 4000 + 4 × 2999.999999999 is 19 999.999999996, which needs at least two bars.
    expect([plan.isOptimal, plan.bars, plan.atLeast]).toEqual([false, 3, 2])
  })
})
