import { describe, expect, test } from 'vitest'
import type { Percent } from '../../src/number/units.js'
import { narrow } from '../../src/number/decimal.js'
import type { Target } from '../../src/solve/target.js'
import { inShort, RISING, SETTLED, solvedBy, totalOf, wavering, type MadeUp } from './made-up-lever.js'

const line = (position: number): number => 10 * position

const found = (lever: MadeUp, ...targets: readonly number[]): string =>
  inShort(solvedBy(lever, targets.map(totalOf)))

describe('the choice among positions that reach the target', () => {
  const tens: MadeUp = { at: (position) => 10 * Math.floor(position / 10) }

  test.each([
    [3, 40],
    [80, 49],
    [44, 44],
  ])('is the nearest to %i: %i', (present, position) => {
    expect(found({ ...tens, present }, 40)).toBe(`exact ${String(position)} (0)`)
  })

  test('is the first visited of two equally near positions', () => {
    // Positions 48 and 52 make 1.00. Position 50 makes a cent more.
    const at = (position: number): number => (position === 50 ? 101 : 100)
    const ends = { min: 48, present: 50, max: 52, course: SETTLED }
    expect(found({ at, ...ends }, 100)).toBe('exact 48 (0)')
  })
})

describe('the choice if no position reaches the target', () => {
  test('is the nearest on each side, even if positions are out of order', () => {
    expect(found({ at: line }, 125)).toBe('below 12 (-5), above 13 (5), step_too_large')
    // Position 11 makes more than position 12.
    const wavy = (other: number): MadeUp => {
      const at = (position: number): number =>
        position === 11 ? other : position === 12 ? 110 : line(position)
      return { at, course: wavering(at) }
    }
    expect(found(wavy(120), 125)).toBe('below 11 (-5), above 13 (5), step_too_large')
    // If both make the same, the first visited is chosen.
    const around12 = { ...wavy(110), min: 11, present: 12, max: 13, course: SETTLED }
    expect(found(around12, 125)).toBe('below 12 (-15), above 13 (5), step_too_large')
  })

  test('is only one side if the positions on the other side do not fit', () => {
    const upTo30 = { at: (position: number) => (position <= 30 ? line(position) : undefined) }
    expect(found(upTo30, 305)).toBe('below 30 (-5), step_too_large')
    const from30 = { at: (position: number) => (position >= 30 ? line(position) : undefined), present: 60 }
    expect(found(from30, 295)).toBe('above 30 (5), step_too_large')
  })

  test('is empty if no position fits', () => {
    expect(found({ at: () => undefined }, 295)).toBe('lever_range')
  })

  test('is the end of the lever, with the limit of discounts as the reason if it sets that end', () => {
    expect(found({ at: line, isHeldByConstraint: true }, 2000)).toBe('furthest 100 (-1000), maxDiscount')
    expect(found({ at: line, isHeldByConstraint: true }, -5)).toBe('furthest 0 (5), lever_range')
    expect(found({ at: line }, 2000)).toBe('furthest 100 (-1000), lever_range')
  })
})

describe('the reason for a missed target', () => {
  const without = (...positions: readonly number[]) => ({
    at: line,
    refused: (position: number) => positions.includes(position),
  })

  test.each([
    [[13], 'below 12 (-5), notBelowCost'],
    [[12], 'above 13 (5), notBelowCost'],
    [[14], 'below 12 (-5), above 13 (5), step_too_large'],
    [[11], 'below 12 (-5), above 13 (5), step_too_large'],
  ])(
    'is a constraint only if it excludes a nearer position: without the positions %j',
    (positions, reason) => {
      expect(found(without(...positions), 125)).toBe(reason)
    },
  )

  test('is not a constraint if the excluded position is equally far', () => {
    // Positions 11 and 12 make the same total, and so do 13 and 14.
    const at = (position: number): number => 20 * Math.floor((position + 1) / 2)
    const between = 'below 12 (-10), above 13 (10), step_too_large'
    const low = { ...without(11), at, min: 11, present: 12, max: 13, course: SETTLED }
    expect(found(low, 130)).toBe(between)
    const high = { ...without(14), at, min: 12, present: 13, max: 14, course: SETTLED }
    expect(found(high, 130)).toBe(between)
  })

  test('comes with the furthest permitted position if all near positions are excluded', () => {
    const above70 = { at: line, refused: (position: number) => position > 70 }
    expect(found(above70, 905)).toBe('furthest 70 (-205), notBelowCost')
    // A start beyond the end counts as the end.
    expect(found({ ...above70, min: 20, present: 10 }, 905)).toBe('furthest 70 (-205), notBelowCost')
    const below30 = { at: line, present: 200, refused: (position: number) => position < 30 }
    expect(found(below30, 95)).toBe('furthest 30 (205), notBelowCost')
  })

  test('comes with a furthest position that fits, or without one if no position is permitted', () => {
    // Half way to 90 does not fit, and 22 is permitted.
    const gap = {
      at: (position: number) => (position > 30 && position < 60 ? undefined : line(position)),
      refused: (position: number) => position >= 60,
    }
    expect(found(gap, 905)).toBe('furthest 30 (-605), notBelowCost')
    expect(found({ at: line, refused: () => true }, 905)).toBe('notBelowCost')
  })
})

describe('the choice among positions with the same totals', () => {
  const same = (first: number, last: number, more: Partial<MadeUp> = {}): string =>
    found(
      {
        ...{ min: -9e15, max: 9e15, present: 9e15, course: RISING },
        at: (position) => (position < first ? 0 : position > last ? 200 : 100),
        keyAt: (position) => (position < first ? 'before' : position > last ? 'after' : 'same'),
        ...more,
      },
      100,
    )

  test.each([
    [41, 49, 41],
    [-49, -41, -49],
    [-50, -41, -50],
    [41, 59, 50],
    [380, 620, 500],
    [38, 62, 50],
    [5, 35, 20],
    [-35, -5, -20],
    [0, 35, 0],
    [-35, 0, 0],
    [-35, 35, 0],
  ])('takes from %i to %i the position %i', (first, last, position) => {
    expect(same(first, last)).toBe(`exact ${String(position)} (0)`)
  })

  test.each([
    [-4e15, 0],
    [0, 4e15],
    [-2e15, 4e15],
  ])('is zero for its fewest digits, however far the range extends: %d to %d', (first, last) => {
    // Only the last position is visited, and the others share its totals.
    const keyAt = (position: number): string =>
      position < first ? 'before' : position > last ? 'after' : 'same'
    const at = (position: number): number => (position === last ? 100 : position > last ? 200 : 0)
    expect(same(first, last, { at, keyAt, present: 8e15 })).toBe('exact 0 (0)')
  })

  test('has its own discounts of lines, which can differ (L15)', () => {
    const solution = solvedBy(
      {
        ...{ max: 99, course: SETTLED },
        at: (position) => ({ total: position < 51 ? 7 : 8, discountAmount: position }),
        keyAt: (position) => (position < 51 ? 'low' : 'high'),
      },
      [totalOf(8)],
    )
    // Position 99 was visited. Of 60, 70, 80 and 90, the engine chooses 70.
    expect(inShort(solution)).toBe('exact 70 (0)')
    expect(solution).toMatchObject({ totals: { discountAmount: { amountMicros: '700000' } } })
  })
})

describe('solve with several targets', () => {
  const middle: MadeUp = { at: line, present: 50, course: SETTLED }

  test.each<[string, readonly number[], string]>([
    ['chooses the first target that it reaches', [525, 1000, 0], 'exact 100 (0)'],
    [
      'chooses the first near target if it reaches none',
      [525, 25],
      'below 50 (-25), above 100 (475), step_too_large',
    ],
    [
      'chooses a near target before an unreachable target',
      [525, 9000],
      'below 50 (-25), above 100 (475), step_too_large',
    ],
    [
      'chooses a near target after an unreachable target',
      [9000, 525],
      'below 50 (-25), above 100 (475), step_too_large',
    ],
    ['chooses the first target if all are unreachable', [9000, -100], 'furthest 100 (-8000), lever_range'],
  ])('%s', (_, targets, expected) => {
    expect(found(middle, ...targets)).toBe(expected)
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
