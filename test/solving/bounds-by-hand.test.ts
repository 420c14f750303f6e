import { describe, expect, test } from 'vitest'
import type { Contribution } from '../../src/document/priced.js'
import { boundsBetween, type Bounds, type TotalsOfLines } from '../../src/solving/bounds.js'
import type { Figure } from '../../src/solving/target.js'
import { bare, CUSTOMER, labour, type Json } from '../rules/requests.js'
import { priced } from './priced.js'

/** Bounds of figures between two positions, worked out in cents. S is the sum of the lines, T that of the taxable ones. */

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
  const { least, most } = between(...args)
  // Without the sign of zero.
  return [least + 0, most + 0]
}

describe('a subtotal', () => {
  const subtotal = (...[low, high, more]: Parameters<typeof between>): readonly number[] =>
    range(low, high, { ...more, figure: 'subtotal' })

  test('of one line is between its two', () => {
    expect(between([50], [80], { rest: [100, 0], figure: 'subtotal' })).toEqual({
      ...{ least: 150, most: 180, noise: 0, isSettled: false },
    })
    expect(subtotal([80], [50], { rest: [100, 0] })).toEqual([150, 180])
  })

  test('of several lines is no farther than all of them go, and near the straight line', () => {
    const isTaxed = [true, false]
    expect(subtotal([10, 20], [30, 60], { isTaxed })).toEqual([30, 90])
    // 30 to 90 by each line; from 70 to 50 in a straight line, and a cent for each of two.
    expect(subtotal([10, 60], [30, 20], { isTaxed })).toEqual([48, 72])
    expect(subtotal([60, 10], [20, 30], { isTaxed })).toEqual([48, 72])
  })

  test('has no bound where a line does not fit', () => {
    expect(subtotal([50], 'up')).toEqual([50, Infinity])
    expect(subtotal('down', [50])).toEqual([-Infinity, 50])
    expect(subtotal('up', [50])).toEqual([50, Infinity])
    expect(subtotal([50], 'down')).toEqual([-Infinity, 50])
  })

  test('that is large is as exact as floating-point numbers are', () => {
    // 4e-15 of 10^15 are four cents, and a millionth is more than nothing.
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
])('what is between is settled when %s: %j to %j, %s', (_, low, high, isSettled) => {
  expect(between(low, high, { isTaxed: [true, true] }).isSettled).toBe(isSettled)
})

/** A discount of 5.00 takes the tax of 5.00 × T ÷ S off: total = S + 0.1 T - 500 - 50 T ÷ S, to 0.55 for roundings. */
describe('a total with a discount of a fixed amount', () => {
  const adjustments = off('5')
  const total = (
    low: TotalsOfLines,
    high: TotalsOfLines,
    rest: readonly [number, number],
    isTaxed: boolean,
  ): readonly number[] => range(low, high, { rest, isTaxed: [isTaxed], adjustments })

  test('of a tax-free line and a taxed rest', () => {
    // S is 2000 to 4000, T ÷ S is 0.5 to 0.25: 1600 - 25 - 0.55, and 3600 - 12.5 + 0.55.
    expect(total([1000], [3000], [1000, 1000], false)).toEqual([1575, 3588])
    expect(total([3000], [1000], [1000, 1000], false)).toEqual([1575, 3588])
  })

  test('of a taxed line and a tax-free rest', () => {
    // T ÷ S is 0.5 to 0.75: 1600 - 37.5 - 0.55, and 3800 - 25 + 0.55.
    expect(total([1000], [3000], [1000, 0], true)).toEqual([1562, 3775])
  })

  test('of lines that are all taxed: T ÷ S is 1, and 0 without lines', () => {
    // 1700 and 3900, less 50.
    expect(total([1000], [3000], [1000, 1000], true)).toEqual([1650, 3850])
    // -500 - 50 - 0.55, and 600 + 0.55.
    expect(total([0], [1000], [0, 0], true)).toEqual([-550, 600])
    // -1600 - 50 - 0.55, and -500 + 0.55.
    expect(total([-1000], [0], [0, 0], true)).toEqual([-1650, -500])
  })

  test('of lines that are all tax-free: T ÷ S is 0, also where S is', () => {
    expect(total([1000], [3000], [1000, 0], false)).toEqual([1500, 3500])
    expect(total([-2000], [0], [1000, 0], false)).toEqual([-1500, 500])
  })

  test('has no bounds where S may be 0, unless all or none is taxed', () => {
    for (const [low, high] of [
      [-3000, 0],
      [-3000, -1000],
      [-1000, 0],
    ] as const) {
      const [least = 0, most = 0] = total([low], [high], [1000, 1000], false)
      expect(least).toBeLessThan(-1e20)
      expect(most).toBeGreaterThan(1e20)
    }
  })

  test('of a line that goes where it does not fit: it outweighs the rest', () => {
    // Tax-free: T ÷ S is 0.5 to 0. Taxed: 0.5 to 1.
    expect(total([1000], 'up', [1000, 1000], false)).toEqual([1575, Infinity])
    expect(total([1000], 'up', [1000, 0], true)).toEqual([1550, Infinity])
    // S is -1000 and less: T ÷ S is -1 to 0, and -1000 + 100 - 500 + 50 + 0.55 is the most.
    expect(total('down', [-2000], [1000, 1000], false)).toEqual([-Infinity, -1350])
  })
})

test('a percentage that was rounded is rounded again in its taxable share', () => {
  // 33.333 % off: S × 0.66667 + 0.1 × 0.66667 T, for S from 2000 to 4000 and T of 1000. Roundings: half a cent of the
  // discount, 0.05 of its share, half a cent of the tax; and 0.05 × T ÷ S, which is at most 0.5.
  const { least, most, noise } = between([1000], [3000], {
    ...{ rest: [1000, 1000], isTaxed: [false], adjustments: percent('33.333') },
  })
  expect(noise).toBeCloseTo(1.075, 9)
  // 1400.007 - 1.075, and 2733.347 + 1.075.
  expect([least, most]).toEqual([1399, 2734])
  // Below zero it is the same: S from -2000 to -1000, T ÷ S from -0.5 to -1.
  const below = between([-3000], [-2000], {
    ...{ rest: [1000, 1000], isTaxed: [false], adjustments: percent('33.333') },
  })
  expect(below.noise).toBeCloseTo(1.1, 9)
})

test('a line that all is taken off counts nothing, even where it does not fit', () => {
  // Half a cent of tax, and 0.05 of the share of the discount.
  const free = { isTaxed: [false], adjustments: percent('100') }
  expect(range([5], 'up', free)).toEqual([0, 0])
  expect(range([5], 'up', { ...free, adjustments: [...percent('100'), ...off('5')] })).toEqual([-500, -500])
})

describe('a total of several lines with a discount of a fixed amount', () => {
  const total = (
    low: readonly number[],
    high: readonly number[],
    amount: string,
    isTaxed = [true, ...low.slice(1).map(() => false)],
  ): readonly number[] => range(low, high, { isTaxed, adjustments: off(amount) })

  // Half a cent for each line at each of two positions move T ÷ S by 1.5 × lines × (1 + |T ÷ S|) ÷ S. The quotients of
  // the ends of T and S are bounds as well: 1 ÷ 8 to 3 ÷ 2 in the first case.
  test.each<[string, readonly number[], readonly number[], readonly number[]]>([
    // T ÷ S is 0.375 and 0.5 at the ends, less and more 3 × 2.5 ÷ 2000: 0.37125 to 0.50375. Times 50,000 that is 18,562.5
    // to 25,187.5.
    [
      'near those at the ends',
      [1000, 1000],
      [3000, 5000],
      [-500_000 + 2100 - 25_188, -500_000 + 8300 - 18_562],
    ],
    [
      'the same from the other end',
      [3000, 5000],
      [1000, 1000],
      [-500_000 + 2100 - 25_188, -500_000 + 8300 - 18_562],
    ],
    // S is 3998 to 4002 and T 1000 to 3000: 1000 ÷ 4002 is 0.249875, 3000 ÷ 3998 is 0.750375. By lines 1100 + 1000 to
    // 3300 + 3000; in a straight line 4100 to 4300, and 2.1: 4097.9 - 37,518.76 - 0.55, and 4302.1 - 12,493.75 + 0.55.
    ['by the quotients, where these are nearer', [1000, 3000], [3000, 1000], [-533_421, -508_192]],
  ])('T ÷ S is %s: %j to %j', (_, low, high, expected) => {
    expect(total(low, high, '5000')).toEqual(expected)
  })

  // With 100.00 off: -10,000 + S + 0.1 T - 1000 T ÷ S, to 0.55.
  test('T ÷ S is between the quotients where S is less than two cents for each line', () => {
    // S from 7, T ÷ S from 4 ÷ 140 to 80 ÷ 7: 7.4 - 11,428.57 - 0.55, and 148 - 28.57 + 0.55.
    expect(total([4, 1, 1, 1], [80, 20, 20, 20], '100')).toEqual([-21_421, -9881])
    // S from 8: 0.625 and 6 × (1 + 100 ÷ 8) ÷ 8 are 10.75, which is less than 12.5. 8.5 - 10,750 - 0.55; 170 - 31.25 + 0.55.
    expect(total([5, 1, 1, 1], [100, 20, 20, 20], '100')).toEqual([-20_742, -9861])
  })

  test('T ÷ S below zero is the mirror image', () => {
    // S is 8 to 244 and T -5 to -100. At both ends T ÷ S is -5 ÷ 12, and 6 × 13.5 ÷ 8 are 10.125 less: -10.541667, where
    // the quotient is -12.5. The other quotient is -5 ÷ 244. In a straight line 11.5 and 230, less and more 4.1.
    expect(total([-5, 7, 5, 5], [-100, 140, 100, 100], '100')).toEqual([-9972, 776])
  })
})
