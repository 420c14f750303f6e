import { describe, expect, test } from 'vitest'
import type { Contribution } from '../../src/engine/priced.js'
import { boundsBetween, type Bounds, type TotalsOfLines } from '../../src/solve/bounds.js'
import type { Figure } from '../../src/solve/target.js'
import { bare, CUSTOMER, labour, type Json } from '../rules/requests.js'
import { priced } from './priced.js'

/**
 * Tests bounds of figures between two positions, in cents. S is the sum of the lines, T the sum of the
 * taxable lines.
 */

interface Case {
  readonly rest?: readonly [total: number, taxable: number]
  readonly isTaxed?: readonly boolean[]
  readonly adjustments?: readonly Json[]
  readonly figure?: Figure
}

const DISCOUNT = 'ADJUSTMENT_TYPE_DISCOUNT'
const off = (amount: string): readonly Json[] => [{ type: DISCOUNT, amount: bare(amount) }]
const percent = (percentage: string): readonly Json[] => [{ type: DISCOUNT, percentage }]

function between(
  low: TotalsOfLines,
  high: TotalsOfLines,
  { rest: [total, taxable] = [0, 0], isTaxed = [true], adjustments = [], figure = 'total' }: Case = {},
): Bounds {
  const lines = [labour({ quantity: '1', unitPrice: bare('1000000') })]
  const document = priced({ customerId: CUSTOMER, lines, adjustments }, AUD_GST)
  const rest: Contribution = { total, taxable, tax: 0, cost: 0, labour: 0, discount: 0 }
  return boundsBetween(document, { rest, isTaxed }, figure)(low, high)
}

const AUD_GST = { currency: 'AUD', tax: { rate: '0.1' } }

const range = (...args: Parameters<typeof between>): readonly number[] => {
  const { min, max } = between(...args)
  // Turns -0 into 0.
  return [min + 0, max + 0]
}

describe('the bounds of a subtotal', () => {
  const subtotal = (...[low, high, more]: Parameters<typeof between>): readonly number[] =>
    range(low, high, { ...more, figure: 'subtotal' })

  test('are its two totals with one line', () => {
    expect(between([50], [80], { rest: [100, 0], figure: 'subtotal' })).toEqual({
      ...{ min: 150, max: 180, noise: 0, isSettled: false },
    })
    expect(subtotal([80], [50], { rest: [100, 0] })).toEqual([150, 180])
  })

  test('are within the sums of several lines and near the straight line', () => {
    const isTaxed = [true, false]
    expect(subtotal([10, 20], [30, 60], { isTaxed })).toEqual([30, 90])
    // 30 to 90 by each line. 70 to 50 in a straight line, with a cent for each of two lines.
    expect(subtotal([10, 60], [30, 20], { isTaxed })).toEqual([48, 72])
    expect(subtotal([60, 10], [20, 30], { isTaxed })).toEqual([48, 72])
  })

  test('are infinite if a line does not fit', () => {
    expect(subtotal([50], 'up')).toEqual([50, Infinity])
    expect(subtotal('down', [50])).toEqual([-Infinity, 50])
    expect(subtotal('up', [50])).toEqual([50, Infinity])
    expect(subtotal([50], 'down')).toEqual([-Infinity, 50])
  })

  test('are as exact as floating-point numbers for a large amount', () => {
    // 4e-15 of 10^15 is four cents.
    expect(subtotal([1e15], [1e15])).toEqual([1e15 - 4, 1e15 + 4])
    expect(subtotal([0], [1e15])).toEqual([-4, 1e15 + 4])
    expect(subtotal([1e15], 'up')).toEqual([1e15 - 4, Infinity])
  })
})

test.each<[string, TotalsOfLines, TotalsOfLines, boolean]>([
  ['nothing changes', [5, 7], [5, 7], true],
  ['one line rises by a cent', [5, 7], [6, 7], true],
  ['one line falls by a cent', [5, 7], [5, 6], true],
  ['one line rises by two cents', [5, 7], [7, 7], false],
  ['two lines change by a cent', [5, 7], [6, 6], false],
])(
  'bounds are settled only if a single line changes by at most a cent: %s, from %j to %j',
  (_, low, high, isSettled) => {
    expect(between(low, high, { isTaxed: [true, true] }).isSettled).toBe(isSettled)
  },
)

/**
 * A discount of 5.00 also removes the tax on its share s: total = S + 0.1 T - 500 - 50 s, with up to 0.55 of
 * rounding.
 */
describe('the bounds of a total with a discount of a fixed amount', () => {
  const adjustments = off('5')
  const total = (
    low: TotalsOfLines,
    high: TotalsOfLines,
    rest: readonly [number, number],
    isTaxed: boolean,
  ): readonly number[] => range(low, high, { rest, isTaxed: [isTaxed], adjustments })

  test('include a tax-free line and a taxed rest', () => {
    // S is 2000 to 4000, and T ÷ S is 0.5 to 0.25: 1600 - 25 - 0.55, and 3600 - 12.5 + 0.55.
    expect(total([1000], [3000], [1000, 1000], false)).toEqual([1575, 3588])
    expect(total([3000], [1000], [1000, 1000], false)).toEqual([1575, 3588])
  })

  test('include a taxed line and a tax-free rest', () => {
    // T ÷ S is 0.5 to 0.75: 1600 - 37.5 - 0.55, and 3800 - 25 + 0.55.
    expect(total([1000], [3000], [1000, 0], true)).toEqual([1562, 3775])
  })

  test('use 1 for T ÷ S with taxed lines only, and 0 without lines', () => {
    // 1700 and 3900, less 50.
    expect(total([1000], [3000], [1000, 1000], true)).toEqual([1650, 3850])
    // -500 - 50 - 0.55, and 600 + 0.55.
    expect(total([0], [1000], [0, 0], true)).toEqual([-550, 600])
    // -1600 - 50 - 0.55, and -500 + 0.55.
    expect(total([-1000], [0], [0, 0], true)).toEqual([-1650, -500])
  })

  test('use 0 for T ÷ S with tax-free lines only, even if S is 0', () => {
    expect(total([1000], [3000], [1000, 0], false)).toEqual([1500, 3500])
    expect(total([-2000], [0], [1000, 0], false)).toEqual([-1500, 500])
  })

  // F is the sum of the tax-free lines, so S = T + F.
  test.each<[string, number, number, readonly [number, number], boolean, readonly number[]]>([
    // T is 1000: s is 1. S is -2000 to 1000: -1900 - 550 - 0.55, and 1100 - 550 + 0.55.
    ['1 if T is positive and F is not', -3000, 0, [1000, 1000], false, [-2450, 550]],
    // s is 1000 ÷ 2000 to 1. S is 0 to 2000: 100 - 550 - 0.55, and 2100 - 525 + 0.55.
    ['at most 1 if F becomes positive', -1000, 1000, [1000, 1000], false, [-450, 1575]],
    // T is -1000: s is 0. S is -999 to 2000: -1099 - 500 - 0.55, and 1900 - 500 + 0.55.
    ['0 if T is negative and F is positive', 1, 3000, [-1000, -1000], false, [-1599, 1400]],
    // s is 0 to 1. S is -2000 to 0: -2100 - 550 - 0.55, and -100 - 500 + 0.55.
    ['0 or 1 if F becomes positive and T is negative', -1000, 1000, [-1000, -1000], false, [-2650, -600]],
    // F is -500: s is 0 to 1. S is -1500 to 500: -1600 - 550 - 0.55, and 600 - 500 + 0.55.
    ['0 or 1 if T becomes positive and F is negative', -1000, 1000, [-500, 0], true, [-2150, 100]],
    // F is 500: s is 0 to 1000 ÷ 1500. S is -500 to 1500: -600 - 500 - 33.33 - 0.55, and 1600 - 500 + 0.55.
    ['0 or more if T becomes positive', -1000, 1000, [500, 0], true, [-1133, 1100]],
    // F is -500 and T -1000 to -3000: s is 1000 ÷ 1500 to 3000 ÷ 3500. S is -1500 to -3500:
    // -3800 - 500 - 42.86 - 0.55, and -1600 - 500 - 33.33 + 0.55.
    ['T ÷ S if both are negative', -1000, -3000, [-500, 0], true, [-4343, -2133]],
  ])('use a share s of %s: %d to %d', (_, low, high, rest, isTaxed, expected) => {
    expect(total([low], [high], rest, isTaxed)).toEqual(expected)
    expect(total([high], [low], rest, isTaxed)).toEqual(expected)
  })

  test('are infinite for a line that stops fitting, which outweighs the rest', () => {
    // Tax-free: T ÷ S is 0.5 to 0. Taxed: T ÷ S is 0.5 to 1.
    expect(total([1000], 'up', [1000, 1000], false)).toEqual([1575, Infinity])
    expect(total([1000], 'up', [1000, 0], true)).toEqual([1550, Infinity])
    // S is at most -1000, and T is positive: s is 1, and the upper bound is -1000 + 100 - 500 - 50 + 0.55.
    expect(total('down', [-2000], [1000, 1000], false)).toEqual([-Infinity, -1450])
  })
})

test('the bounds of a total include the rounding of a percentage, and again of its taxable share', () => {
  // 33.333% off: S × 0.66667 + 0.1 × 0.66667 T, for S from 2000 to 4000 and T of 1000. Roundings: half a
  // cent of the discount, 0.05 of its share, half a cent of the tax, and 0.05 × T ÷ S, which is at most 0.5.
  const { min, max, noise } = between([1000], [3000], {
    ...{ rest: [1000, 1000], isTaxed: [false], adjustments: percent('33.333') },
  })
  expect(noise).toBeCloseTo(1.075, 9)
  // 1400.007 - 1.075, and 2733.347 + 1.075.
  expect([min, max]).toEqual([1399, 2734])
  // S is -2000 to -1000, so s is 1.
  const below = between([-3000], [-2000], {
    ...{ rest: [1000, 1000], isTaxed: [false], adjustments: percent('33.333') },
  })
  expect(below.noise).toBeCloseTo(1.1, 9)
})

test('the bounds of a total with a percentage use the ends of s × S if the share s changes its case within the range', () => {
  // 50% off: 0.5 S + 0.1 T - 0.05 × s × S, for T of 1000 and F from -1000 to 1000. s × S is 0 to 1000, and S
  // is 0 to 2000. Roundings: 0.5, 0.05, 0.5, and 0.05 of the share.
  const halves = { rest: [1000, 1000] as const, isTaxed: [false], adjustments: percent('50') }
  // 100 - 50 - 1.1, and 1100 + 1.1.
  expect(range([-1000], [1000], halves)).toEqual([49, 1101])
  // F is positive, so s × S is T: 550 - 1.1, and 1100 - 50 + 1.1, with an s of 1 at most.
  expect(range([0], [1000], halves)).toEqual([549, 1051])
  // F is negative, so s × S is S: 0.45 S + 100, for S from 0 to 1000.
  expect(range([-1000], [0], halves)).toEqual([99, 551])
  // T is -1000 and F is positive, so s is 0, and s × S too: 0.5 S - 100 for S from 0 to 1000, with 1.05 of
  // rounding.
  expect(range([1000], [2000], { ...halves, rest: [-1000, -1000] })).toEqual([-101, 401])
})

test('the bounds of a total ignore a fully discounted line, even if it does not fit', () => {
  // Half a cent of tax, and 0.05 of the share of the discount.
  const free = { isTaxed: [false], adjustments: percent('100') }
  expect(range([5], 'up', free)).toEqual([0, 0])
  expect(range([5], 'up', { ...free, adjustments: [...percent('100'), ...off('5')] })).toEqual([-500, -500])
})

describe('the bounds of a total of several lines with a discount of a fixed amount', () => {
  const total = (
    low: readonly number[],
    high: readonly number[],
    amount: string,
    isTaxed = [true, ...low.slice(1).map(() => false)],
  ): readonly number[] => range(low, high, { isTaxed, adjustments: off(amount) })

  // The half cents of each line at two positions move T ÷ S by 1.5 × lines × (1 + T ÷ S) ÷ S. The upper bound
  // of T ÷ S is that of T by the lower bound of F: 3000 ÷ 4000 in the first case. Both directions are bounds.
  test.each<[string, readonly number[], readonly number[], readonly number[]]>([
    // T ÷ S is 0.375 and 0.5 at the ends, ± 3 × 1.75 ÷ 2000: 0.372375 to 0.502625. Times 50,000, this is
    // 18,618.75 to 25,131.25.
    [
      'near its values at the ends',
      [1000, 1000],
      [3000, 5000],
      [-500_000 + 2100 - 25_131, -500_000 + 8300 - 18_619],
    ],
    // All negative: -8300 - 25,131.25 - 0.55, and -2100 - 18,618.75 + 0.55.
    [
      'near its values at the ends, below zero',
      [-1000, -1000],
      [-3000, -5000],
      [-500_000 - 8300 - 25_131, -500_000 - 2100 - 18_619],
    ],
    // T and F are 1000 to 3000: 0.25 to 0.75. By lines 1100 + 1000 to 3300 + 3000. In a straight line 4100 to
    // 4300, ± 2.1: 4097.9 - 37,500 - 0.55, and 4302.1 - 12,500 + 0.55.
    ['from the sums if they are closer', [1000, 3000], [3000, 1000], [-533_402, -508_198]],
  ])('take T ÷ S %s: %j to %j', (_, low, high, expected) => {
    expect(total(low, high, '5000')).toEqual(expected)
    expect(total(high, low, '5000')).toEqual(expected)
  })

  // With 100.00 off: -10,000 + S + 0.1 T - 1000 s, with up to 0.55 of rounding.
  test('take T ÷ S from the sums if S is less than two cents per line', () => {
    // T is 4 to 80 and F 3 to 60: 4 ÷ 64 to 80 ÷ 83. 7.4 - 963.86 - 0.55, and 148 - 62.5 + 0.55.
    expect(total([4, 1, 1, 1], [80, 20, 20, 20], '100')).toEqual([-10_957, -9914])
    // T is 5 to 100 and F 3 to 60: 5 ÷ 65 to 100 ÷ 103. 8.5 - 970.87 - 0.55, and 170 - 76.92 + 0.55.
    expect(total([5, 1, 1, 1], [100, 20, 20, 20], '100')).toEqual([-10_962, -9907])
  })

  test('use a share of 0 if the taxable line is negative and the others are positive', () => {
    // S is 12 to 240 and T -5 to -100. In a straight line 11.5 and 230, ± 4.1: 7.4 - 0.55, and 234.1 + 0.55.
    expect(total([-5, 7, 5, 5], [-100, 140, 100, 100], '100')).toEqual([-9993, -9766])
  })
})
