import { describe, expect, test } from 'vitest'
import { inShort, RISING, SETTLED, solvedBy, totalOf, wavering, type MadeUp } from './made-up-lever.js'

const line = (position: number): number => 10 * position
const STEP = 'step_too_large'

const found = (lever: MadeUp, cents: number): unknown => inShort(solvedBy(lever, [totalOf(cents)]))

describe('the choice among positions that reach the target', () => {
  const tens: MadeUp = { at: (position) => 10 * Math.floor(position / 10) }

  test.each([
    [3, 40],
    [80, 49],
    [44, 44],
  ])('is the nearest to %i: %i', (present, position) => {
    expect(found({ ...tens, present }, 40)).toEqual({ exact: [position, 0] })
  })

  test('is the first visited of two equally near positions', () => {
    // Positions 48 and 52 make 1.00. Position 50 makes a cent more.
    const at = (position: number): number => (position === 50 ? 101 : 100)
    const ends = { min: 48, present: 50, max: 52, course: SETTLED }
    expect(found({ at, ...ends }, 100)).toEqual({ exact: [48, 0] })
  })
})

describe('the choice if no position reaches the target', () => {
  test('is the nearest on each side, even if positions are out of order', () => {
    expect(found({ at: line }, 125)).toEqual({ below: [12, -5], above: [13, 5], reason: STEP })
    // Position 11 makes more than position 12.
    const wavy = (other: number): MadeUp => {
      const at = (position: number): number =>
        position === 11 ? other : position === 12 ? 110 : line(position)
      return { at, course: wavering(at) }
    }
    expect(found(wavy(120), 125)).toEqual({ below: [11, -5], above: [13, 5], reason: STEP })
    // If both make the same, the first visited is chosen.
    const around12 = { ...wavy(110), min: 11, present: 12, max: 13, course: SETTLED }
    expect(found(around12, 125)).toMatchObject({ below: [12, -15] })
  })

  test('is only one side if the positions on the other side do not fit', () => {
    const upTo30 = { at: (position: number) => (position <= 30 ? line(position) : undefined) }
    expect(found(upTo30, 305)).toEqual({ below: [30, -5], above: undefined, reason: STEP })
    const from30 = { at: (position: number) => (position >= 30 ? line(position) : undefined), present: 60 }
    expect(found(from30, 295)).toEqual({ below: undefined, above: [30, 5], reason: STEP })
  })

  test('is empty if no position fits', () => {
    expect(found({ at: () => undefined }, 295)).toEqual({ furthest: undefined, reason: 'lever_range' })
  })

  test('is the end of the lever, with the limit of discounts as the reason if it sets that end', () => {
    expect(found({ at: line, isHeldByConstraint: true }, 2000)).toEqual({
      furthest: [100, -1000],
      reason: 'maxDiscount',
    })
    expect(found({ at: line, isHeldByConstraint: true }, -5)).toEqual({
      furthest: [0, 5],
      reason: 'lever_range',
    })
    expect(found({ at: line }, 2000)).toEqual({ furthest: [100, -1000], reason: 'lever_range' })
  })
})

describe('the reason for a missed target', () => {
  const without = (...positions: readonly number[]) => ({
    at: line,
    refused: (position: number) => positions.includes(position),
  })

  test.each([
    [[13], [12, -5], undefined, 'notBelowCost'],
    [[12], undefined, [13, 5], 'notBelowCost'],
    [[14], [12, -5], [13, 5], STEP],
    [[11], [12, -5], [13, 5], STEP],
  ])(
    'is a constraint only if it excludes a nearer position: without the positions %j',
    (positions, below, above, reason) => {
      expect(found(without(...positions), 125)).toEqual({ below, above, reason })
    },
  )

  test('is not a constraint if the excluded position is equally far', () => {
    // Positions 11 and 12 make the same total, and so do 13 and 14.
    const at = (position: number): number => 20 * Math.floor((position + 1) / 2)
    const between = { below: [12, -10], above: [13, 10], reason: STEP }
    const low = { ...without(11), at, min: 11, present: 12, max: 13, course: SETTLED }
    expect(found(low, 130)).toEqual(between)
    const high = { ...without(14), at, min: 12, present: 13, max: 14, course: SETTLED }
    expect(found(high, 130)).toEqual(between)
  })

  test('comes with the furthest permitted position if all near positions are excluded', () => {
    const above70 = { at: line, refused: (position: number) => position > 70 }
    expect(found(above70, 905)).toEqual({ furthest: [70, -205], reason: 'notBelowCost' })
    // A start beyond the end counts as the end.
    expect(found({ ...above70, min: 20, present: 10 }, 905)).toEqual({
      furthest: [70, -205],
      reason: 'notBelowCost',
    })
    const below30 = { at: line, present: 200, refused: (position: number) => position < 30 }
    expect(found(below30, 95)).toEqual({ furthest: [30, 205], reason: 'notBelowCost' })
  })

  test('comes with a furthest position that fits, or without one if no position is permitted', () => {
    // Half way to 90 does not fit, and 22 is permitted.
    const gap = {
      at: (position: number) => (position > 30 && position < 60 ? undefined : line(position)),
      refused: (position: number) => position >= 60,
    }
    expect(found(gap, 905)).toEqual({ furthest: [30, -605], reason: 'notBelowCost' })
    expect(found({ at: line, refused: () => true }, 905)).toEqual({
      furthest: undefined,
      reason: 'notBelowCost',
    })
  })
})

describe('the choice among positions with the same totals', () => {
  const same = (first: number, last: number, more: Partial<MadeUp> = {}): unknown =>
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
    expect(same(first, last)).toEqual({ exact: [position, 0] })
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
    expect(same(first, last, { at, keyAt, present: 8e15 })).toEqual({ exact: [0, 0] })
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
    expect(inShort(solution)).toEqual({ exact: [70, 0] })
    expect(solution).toMatchObject({ totals: { discountAmount: { amountMicros: '700000' } } })
  })
})
