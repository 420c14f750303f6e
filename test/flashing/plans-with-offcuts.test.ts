/** Tests plans with limited bars, whose remaining numbers the search must keep apart. */
import { describe, expect, test } from 'vitest'
import type { StockOptions } from '../../src/entries/flashing.js'
import { ofLengths } from './cutting-lists.js'
import { faultsOf, planOf, type Pieces } from './planned-bars.js'

const stocks = (...lengths: readonly number[]) => lengths.map((lengthMm) => ({ lengthMm }))

const LISTS: readonly (readonly [pieces: Pieces, options: StockOptions, least: number, bars: number])[] = [
  [
    ofLengths({ 863: 1, 1363: 2, 242: 1, 1842: 6, 1942: 1 }),
    {
      kerfMm: 3,
      stocks: stocks(3700, 3500, 5800),
      offcuts: [
        { lengthMm: 2300, count: 3 },
        { lengthMm: 700, count: 1 },
        { lengthMm: 1700, count: 2 },
      ],
    },
    9300,
    8,
  ],
  [
    ofLengths({ 863: 6, 1000: 3, 1549: 6, 2949: 6, 1149: 2, 2728: 2, 1956: 5 }),
    {
      kerfMm: 0,
      stocks: [{ lengthMm: 3000 }, { lengthMm: 4800, count: 2 }],
      offcuts: [{ lengthMm: 1700, count: 3 }],
    },
    49_800,
    19,
  ],
]

describe('F13: a plan with limited bars', () => {
  // A plan of this cost exists, so no plan that costs more may be called optimal, and no bound may be above it.
  test.each(LISTS)('is the cheapest: %#', (pieces, options, least, bars) => {
    const plan = planOf(pieces, options)
    expect(faultsOf(plan, pieces, options)).toEqual([])
    expect([Number(plan.cost), Number(plan.lowerBound), plan.isOptimal, plan.bars]).toEqual([
      least,
      least,
      true,
      bars,
    ])
  })

  test.each(LISTS)('costs the same if its bars are listed in another order: %#', (pieces, options) => {
    const { stocks: bars, offcuts } = options
    const reversed = {
      ...options,
      stocks: [...(bars ?? [])].reverse(),
      offcuts: [...(offcuts ?? [])].reverse(),
    }
    const [one, other] = [planOf(pieces, options), planOf(pieces, reversed)]
    expect(faultsOf(other, pieces, reversed)).toEqual([])
    expect(Number(one.lowerBound)).toBeLessThanOrEqual(Number(other.cost))
    expect(Number(other.lowerBound)).toBeLessThanOrEqual(Number(one.cost))
  })
})
