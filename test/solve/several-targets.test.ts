import { describe, expect, test } from 'vitest'
import type { Percent } from '../../src/number/units.js'
import { narrow } from '../../src/number/decimal.js'
import type { Target } from '../../src/solve/target.js'
import { inShort, SETTLED, solvedBy, totalOf, type MadeUp } from './made-up-lever.js'

const line = (position: number): number => 10 * position

describe('solve with several targets', () => {
  const found = (lever: MadeUp, ...targets: readonly number[]): unknown =>
    inShort(solvedBy(lever, targets.map(totalOf)))
  const middle: MadeUp = { at: line, present: 50, course: SETTLED }

  test.each<[string, readonly number[], unknown]>([
    ['chooses the first target that it reaches', [525, 1000, 0], { exact: [100, 0] }],
    ['chooses the first near target if it reaches none', [525, 25], { below: [50, -25], above: [100, 475] }],
    ['chooses a near target before an unreachable target', [525, 9000], { below: [50, -25] }],
    ['chooses a near target after an unreachable target', [9000, 525], { below: [50, -25] }],
    ['chooses the first target if all are unreachable', [9000, -100], { furthest: [100, -8000] }],
  ])('%s', (_, targets, expected) => {
    expect(found(middle, ...targets)).toMatchObject(expected as object)
  })

  test('reports that the goal is out of reach without any target', () => {
    expect(solvedBy(middle, [])).toMatchObject({
      ...{ outcome: 'impossible', reason: { code: 'lever_range' }, evaluations: 0, isComplete: true },
    })
  })

  test('only looks for reachable targets after a near target', () => {
    // The search prices 0, 50 and 100, and then 49, 51 and 99 to find how far their totals extend. It prices nothing
    // next to 0.
    expect(solvedBy({ ...middle, linesPriced: 1 }, [totalOf(525), totalOf(25)]).evaluations).toBe(6)
  })

  test('reports an incomplete search if one target reaches the limit of evaluations', () => {
    const noisy: MadeUp = {
      ...{ max: 1e6, at: (position) => 4 + 2 * (position % 2) },
      course: { type: 'bounded', between: () => ({ min: -9, max: 9, noise: 9, isSettled: false }) },
    }
    expect(solvedBy(noisy, [totalOf(5)])).toMatchObject({ outcome: 'nearest', isComplete: false })
    expect(solvedBy(noisy, [totalOf(9000), totalOf(5)])).toMatchObject({
      outcome: 'nearest',
      isComplete: false,
    })
    expect(solvedBy({ ...noisy, max: 9 }, [totalOf(5)]).isComplete).toBe(true)
  })
})

describe('a margin percentage', () => {
  /** Solves with a lever whose position is the amount before tax in cents. */
  const marginOf = (
    totalCost: number,
    percentage: number,
    cents: number,
    more: Partial<MadeUp> = {},
  ): unknown => {
    const target: Target = { figure: 'net', cents, percentage: narrow(percentage, 0) as Percent }
    const at = (net: number) => ({ subtotal: net, total: net, totalCost, margin: net - totalCost })
    return solvedBy({ at, max: 2e6, ...more }, [target])
  }

  test('is reached by the exact amount, even if another amount is nearer to the present', () => {
    // 6,000.00 is 60% of 10,000.00. Up to 83 cents more or less round to the same percentage.
    const solution = marginOf(600_000, 40, 1_000_000, { present: 999_990 })
    expect(solution).toMatchObject({ outcome: 'exact', change: 1_000_000 })
  })

  test('is missed without a remedy if it lies between two cents', () => {
    // 0.07 is 60% of 0.11667: 0.11 gives 36.36%, and 0.12 gives 41.67%. `cents` ends in .5 for any
    // fraction of a cent.
    const solution = marginOf(7, 40, 11.5)
    expect(solution).toMatchObject({
      outcome: 'nearest',
      ...{ below: { change: 11, marginPercentage: '36.36', residual: { amountMicros: '0' } } },
      ...{ above: { change: 12, marginPercentage: '41.67', residual: { amountMicros: '0' } } },
    })
    expect(solution).not.toHaveProperty('remedy')
  })

  test('is undefined for an amount of zero, which is never chosen', () => {
    // Without costs, 50% would need an amount of zero.
    const none = marginOf(0, 50, 0, { max: 10, present: 5 })
    expect(none).toMatchObject({ outcome: 'nearest', above: { change: 1 } })
    expect(none).not.toHaveProperty('below')
  })
})
