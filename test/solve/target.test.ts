import { describe, expect, test } from 'vitest'
import type { DocumentTotals } from '../../src/engine/priced.js'
import { amountOfCents } from '../../src/number/cents.js'
import { decimalOfText } from '../../src/number/reference.js'
import type { Percent } from '../../src/number/units.js'
import { isReached, marginPercentageOf, targetsOf } from '../../src/solve/target.js'
import type { ParsedGoal } from '../../src/wire/solving.generated.js'

const NO_GOAL: ParsedGoal = {
  ...{ total: undefined, subtotal: undefined, margin: undefined, marginPercentage: undefined },
  ...{ multipleOf: undefined, ending: undefined, direction: undefined },
}

const totals = (figures: Partial<DocumentTotals>): DocumentTotals =>
  ({
    total: 0,
    subtotal: 0,
    discounts: 0,
    surcharges: 0,
    totalCost: 0,
    margin: 0,
    ...figures,
  }) as DocumentTotals

const money = (cents: number) => ({
  ...{ amount: amountOfCents(cents), amountMicros: undefined, currency: undefined },
})

/** Returns the wanted round totals in cents. */
function roundTotals(
  total: number,
  { every, ending, direction }: { every?: number; ending?: number; direction?: 'up' | 'down' | 'nearest' },
): readonly number[] {
  const goal = {
    ...NO_GOAL,
    multipleOf: every === undefined ? undefined : money(every),
    ending: ending === undefined ? undefined : money(ending),
    direction,
  }
  const found = targetsOf(goal, totals({ total: total }))
  expect(found.every(({ figure, percentage }) => figure === 'total' && percentage === undefined)).toBe(true)
  // Turns -0 into 0.
  return found.map(({ cents }) => cents + 0)
}

describe('the round totals', () => {
  test.each([
    ['begin with the nearest', 1234, { every: 500 }, [1000, 1500, 500, 2000, 0, 2500, 3000]],
    [
      'begin with the larger of two equally near totals',
      1250,
      { every: 500 },
      [1500, 1000, 2000, 500, 2500, 0, 3000],
    ],
    [
      'of a credit mirror those of a document',
      -1234,
      { every: 500 },
      [-1000, -1500, -500, -2000, 0, -2500, -3000],
    ],
    [
      'of a credit begin with the larger of two equally near credits',
      -1250,
      { every: 500 },
      [-1500, -1000, -2000, -500, -2500, 0, -3000],
    ],
    ['can go up only', 1234, { every: 500, direction: 'up' }, [1500, 2000, 2500]],
    [
      'include the present total if it is round, upwards',
      1000,
      { every: 500, direction: 'up' },
      [1000, 1500, 2000],
    ],
    [
      'include the present total if it is round, downwards',
      1000,
      { every: 500, direction: 'down' },
      [1000, 500, 0],
    ],
    ['of a credit go up to zero', -1234, { every: 500, direction: 'up' }, [-1000, -500, 0]],
    ['of a credit go down', -1234, { every: 500, direction: 'down' }, [-1500, -2000, -2500]],
    ['can end in 95 cents', 1234, { ending: 95 }, [1195, 1295, 1095, 1395]],
    ['of a small amount begin at the first ending', 10, { ending: 95 }, [95, 195, 295]],
    ['can combine a multiple and an ending', 1234, { every: 1000, ending: 990 }, [990, 1990, 2990]],
    ['of zero begin at zero', 0, { every: 100 }, [0, 100, 200]],
  ] as const)('%s', (_, total, goal, expected) => {
    expect(roundTotals(total, goal).slice(0, expected.length)).toEqual(expected)
  })

  test('stop at zero downwards, and after 24 totals in each direction', () => {
    expect(roundTotals(1234, { every: 500, direction: 'down' })).toEqual([1000, 500, 0])
    const [down, up] = (['down', 'up'] as const).map((direction) => roundTotals(100_050, { direction }))
    expect(down).toEqual(Array.from({ length: 24 }, (_, index) => 100_000 - 100 * index))
    expect(up).toEqual(Array.from({ length: 24 }, (_, index) => 100_100 + 100 * index))
    expect(roundTotals(100_050, {})).toHaveLength(24)
    // The first is 100.95, just below 100.96.
    const ending = roundTotals(10_096, { ending: 95, direction: 'down' })
    expect(ending).toEqual(Array.from({ length: 24 }, (_, index) => 10_095 - 100 * index))
  })

  test('stop at the largest amount (N8)', () => {
    const max = 922_337_203_685_477
    expect(roundTotals(max - 1, { every: 1, direction: 'up' })).toEqual([max - 1, max])
    expect(roundTotals(1 - max, { every: 1, direction: 'down' })).toEqual([1 - max, -max])
  })
})

describe('a margin percentage', () => {
  const target = (percentage: string, cost: number) =>
    targetsOf(
      { ...NO_GOAL, marginPercentage: decimalOfText(percentage) as Percent },
      totals({ totalCost: cost }),
    ).map(({ figure, cents }) => [figure, cents])

  // 60.00 ÷ 0.64 = 93.75; ÷ 0.67 = 89.5522…; ÷ 0.65 = 92.3076…. The target ends in .5 for a fraction of a
  // cent.
  test.each([
    ['36', 6000, 9375],
    ['33', 6000, 8955.5],
    ['35', 6000, 9230.5],
    ['-50', 6000, 4000],
  ])('is reached at %s % on a cost of %i cents by %d cents before tax', (percentage, cost, cents) => {
    expect(target(percentage, cost)).toEqual([['net', cents]])
  })

  test('is undefined for an amount of zero before tax', () => {
    const nothing = totals({ margin: -5 })
    expect(marginPercentageOf(nothing)).toBeUndefined()
    const goal = { figure: 'net', cents: 0, percentage: decimalOfText('5') as Percent } as const
    expect(isReached(goal, nothing)).toBe(false)
  })

  test('is reached if it is equal when rounded to two decimals', () => {
    const goal = { figure: 'net', cents: 0, percentage: decimalOfText('33.3') as Percent } as const
    const sold = (margin: number): DocumentTotals => totals({ subtotal: 100_000, margin })
    // 33.295 is a tie, which rounds to 33.30.
    expect([33_294, 33_295, 33_304, 33_305].map((margin) => isReached(goal, sold(margin)))).toEqual([
      ...[false, true, true, false],
    ])
  })
})
