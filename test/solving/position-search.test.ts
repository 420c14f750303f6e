import { describe, expect, test } from 'vitest'
import type { DocumentTotals } from '../../src/document/priced.js'
import type { Course, Positions } from '../../src/solving/positions.js'
import { PositionSearch, type Searched, type Visited } from '../../src/solving/search.js'
import type { Target } from '../../src/solving/target.js'

interface Lever {
  /** The total in cents; undefined where it does not fit. */
  readonly totalAt: (position: number) => number | undefined
  readonly least?: number
  readonly greatest?: number
  readonly present?: number
  readonly course?: Course
  readonly keyAt?: (position: number) => string
  readonly linesPriced?: number
}

function searchOf({ totalAt, ...more }: Lever): PositionSearch {
  return new PositionSearch({
    ...{ least: 0, greatest: 100, present: 0, keyAt: String, linesPriced: 0 },
    totalsAt: (position: number) => {
      const total = totalAt(position)
      return total === undefined ? undefined : ({ total } as DocumentTotals)
    },
    courseOf: () => more.course ?? { type: 'ordered', sense: 1, wobble: 0 },
    ...more,
  } as unknown as Positions)
}

const totalOf = (cents: number): Target => ({ figure: 'total', cents, percentage: undefined })
const always = (): boolean => true

/** The positions that were visited, the end, and whether that is all. */
const inShort = ({ visited, end, isComplete }: Searched): unknown => [
  visited.map(({ position, residual }) => [position, residual]),
  end?.position,
  isComplete,
]

describe('positions with the totals of another', () => {
  const tens = (more: Partial<Lever> = {}): PositionSearch =>
    searchOf({
      totalAt: () => 5,
      keyAt: (position) => String(Math.floor(position / 10)),
      greatest: 99,
      ...more,
    })

  test.each([
    [45, [40, 49]],
    [40, [40, 49]],
    [49, [40, 49]],
    [5, [0, 9]],
    [95, [90, 99]],
  ])('%i is one of %j', (position, expected) => {
    expect(tens().sameKey(position)).toEqual(expected)
  })

  test('all of one key go from one end to the other', () => {
    expect(tens({ keyAt: () => 'same' }).sameKey(50)).toEqual([0, 99])
    expect(tens({ keyAt: String }).sameKey(50)).toEqual([50, 50])
    expect(tens({ least: 50, greatest: 50 }).sameKey(50)).toEqual([50, 50])
  })

  test('wide ones are found by doubling and halving; where lines are priced for it, that counts', () => {
    const wide = { keyAt: (position: number) => String(Math.floor(position / 1e6)), greatest: 1e9 }
    const free = tens(wide)
    expect([free.sameKey(5e8 + 7), free.evaluations]).toEqual([[5e8, 5e8 + 999_999], 0])
    const priced = tens({ ...wide, linesPriced: 1 })
    expect(priced.sameKey(5e8 + 7)).toEqual([5e8, 5e8 + 999_999])
    // 7 back are four doublings and some halves; 999,992 on are twenty of each.
    expect(priced.evaluations).toBeGreaterThan(20)
    expect(priced.evaluations).toBeLessThan(55)
  })

  test('totals are worked out once', () => {
    const asked: number[] = []
    const search = searchOf({
      totalAt: (position) => {
        asked.push(position)
        return position === 3 ? undefined : position
      },
    })
    for (const position of [2, 3, 2, 3]) search.totalsAt(position)
    expect([asked, search.evaluations, search.totalsAt(3)]).toEqual([[2, 3], 2, undefined])
  })
})

describe('a figure that does not change', () => {
  const fixed = (isPermitted: (one: Visited) => boolean, more: Partial<Lever> = {}): unknown =>
    inShort(
      searchOf({ totalAt: () => 7, course: { type: 'fixed' }, present: 40, ...more }).around(
        totalOf(5),
        isPermitted,
        false,
      ),
    )

  test('is looked at where the lever is', () => {
    expect(fixed(always)).toEqual([[[40, 2]], undefined, true])
  })

  test('or at the nearest permitted position, first where the lever rises', () => {
    expect(fixed(({ position }) => position >= 63)).toEqual([[[63, 2]], undefined, true])
    expect(fixed(({ position }) => position <= 11)).toEqual([[[11, 2]], undefined, true])
    // The lever is beyond its end.
    expect(fixed(({ position }) => position <= 90, { present: 200 })).toEqual([[[90, 2]], undefined, true])
    expect(fixed(({ position }) => position >= 10, { present: -5 })).toEqual([[[10, 2]], undefined, true])
  })

  test('or where it is, if none is permitted; and nowhere, if that does not fit', () => {
    expect(fixed(() => false)).toEqual([[[40, 2]], undefined, true])
    const unfit = { totalAt: () => undefined }
    expect(fixed(({ position }) => position === 40, unfit)).toEqual([[], undefined, true])
    const fits = { totalAt: (position: number) => (position < 50 ? 7 : undefined) }
    expect(fixed(({ position }) => position !== 40 && position < 39, fits)).toEqual([
      [[38, 2]],
      undefined,
      true,
    ])
  })
})

describe('a figure in order', () => {
  const around = (cents: number, more: Partial<Lever> = {}): unknown =>
    inShort(searchOf({ totalAt: (position) => 10 * position, ...more }).around(totalOf(cents), always, false))

  test('has positions on both sides of the target', () => {
    expect(around(125)).toEqual([
      [
        [12, -5],
        [13, 5],
      ],
      undefined,
      true,
    ])
    expect(around(120)).toEqual([
      [
        [12, 0],
        [13, 10],
        [11, -10],
      ],
      undefined,
      true,
    ])
  })

  test('falls, where its sense is so', () => {
    const falls: Partial<Lever> = {
      totalAt: (position) => 1000 - 10 * position,
      course: { type: 'ordered', sense: -1, wobble: 0 },
    }
    expect(around(875, falls)).toEqual([
      [
        [12, 5],
        [13, -5],
      ],
      undefined,
      true,
    ])
  })

  test('ends before the target', () => {
    expect(around(1001)).toEqual([[[100, -1]], 100, true])
    expect(around(-1)).toEqual([[[0, 1]], 0, true])
    expect(around(1000)).toEqual([
      [
        [99, -10],
        [100, 0],
      ],
      undefined,
      true,
    ])
  })

  test('begins where the lever is, or at its end where it is beyond', () => {
    expect(around(1000, { present: 200 })).toEqual([
      [
        [100, 0],
        [99, -10],
      ],
      undefined,
      true,
    ])
    expect(around(0, { present: -7 })).toEqual([
      [
        [0, 0],
        [1, 10],
      ],
      undefined,
      true,
    ])
  })

  test('what does not fit is beyond all that does', () => {
    const large = { totalAt: (position: number) => (position <= 30 ? 10 * position : undefined) }
    expect(around(299, large)).toEqual([
      [
        [29, -9],
        [30, 1],
      ],
      undefined,
      true,
    ])
    expect(around(305, large)).toEqual([[[30, -5]], undefined, true])
    const small = { totalAt: (position: number) => (position >= 30 ? 10 * position : undefined), present: 60 }
    expect(around(299, small)).toEqual([[[30, 1]], undefined, true])
    // Where the lever is, it counts as what is below.
    const later = { totalAt: (position: number) => (position > 40 ? 10 * position : undefined), present: 40 }
    expect(around(505, later)).toEqual([
      [
        [50, -5],
        [51, 5],
      ],
      undefined,
      true,
    ])
  })

  test('does not end before a target that is reached by roundings, next to its end', () => {
    const wobbly: Partial<Lever> = {
      totalAt: (position) => (position === 100 ? 995 : position === 99 ? 1000 : 10 * position),
      course: { type: 'ordered', sense: 1, wobble: 5 },
    }
    expect(around(1000, wobbly)).toEqual([
      [
        [100, -5],
        [99, 0],
        [98, -20],
      ],
      undefined,
      true,
    ])
  })

  test('a search ends after 600 evaluations, or 1000 in all', () => {
    const flat = searchOf({ totalAt: () => 5, greatest: 1e6, present: 5e5 })
    const first = flat.around(totalOf(5), always, false)
    expect([first.isComplete, flat.evaluations]).toEqual([false, 601])
    const second = flat.around(totalOf(5), always, false)
    expect([second.isComplete, flat.evaluations]).toEqual([false, 1001])
  })
})

describe('a figure within bounds', () => {
  const line = (from: number, to: number): Course => ({
    type: 'bounded',
    between: (low, high) => ({
      least: Math.min(from + to * low, from + to * high),
      most: Math.max(from + to * low, from + to * high),
      ...{ noise: 0, isSettled: false },
    }),
  })
  const around = (cents: number, more: Partial<Lever> = {}): Searched =>
    searchOf({ totalAt: (position) => 10 * position, course: line(0, 10), ...more }).around(
      totalOf(cents),
      always,
      false,
    )

  test('has what reaches the target, or the nearest on both sides', () => {
    const positions = (searched: Searched): unknown => searched.visited.map(({ position }) => position).sort()
    expect(positions(around(125))).toEqual([12, 13])
    expect(positions(around(120))).toContain(12)
    expect(around(125).end).toBeUndefined()
    expect(around(120).end).toBeUndefined()
  })

  test('ends before the target: at the end of the lever, or where it is nearest', () => {
    expect(inShort(around(1005))).toEqual([[[100, -5]], 100, true])
    expect(inShort(around(-5))).toEqual([[[0, 5]], 0, true])
    const falling = { totalAt: (position: number) => 1000 - 10 * position, course: line(1000, -10) }
    expect(inShort(around(-5, falling))).toEqual([[[100, 5]], 100, true])
    expect(inShort(around(1005, falling))).toEqual([[[0, -5]], 0, true])
  })

  test('does not end where the target is reached, at the one end or the other', () => {
    expect(around(1000)).toMatchObject({ end: undefined })
    expect(around(0)).toMatchObject({ end: undefined })
  })

  test('ends at the greatest position, where others have the same figure', () => {
    const flat = { totalAt: () => 5, course: line(5, 0) }
    expect(inShort(around(10, flat))).toEqual([
      [
        [0, -5],
        [100, -5],
      ],
      100,
      true,
    ])
  })

  test('is looked at where the lever is, and nowhere else where that reaches the target', () => {
    const search = searchOf({ totalAt: (position) => 10 * position, course: line(0, 10), present: 50 })
    expect(inShort(search.around(totalOf(500), always, false))).toEqual([[[50, 0]], undefined, true])
    expect(search.evaluations).toBe(1)
  })

  test('has the nearest on both sides of what reaches the target and is not permitted', () => {
    const search = searchOf({ totalAt: (position) => 10 * position, course: line(0, 10) })
    const { visited } = search.around(totalOf(120), ({ position }) => position !== 12, false)
    expect(visited.map(({ position }) => position).sort()).toEqual([11, 12, 13])
  })

  test('a search for what reaches the target alone leaves the rest out', () => {
    const search = (isExactWanted: boolean): number => {
      const one = searchOf({ totalAt: (position) => 10 * position, course: line(0, 10) })
      one.around(totalOf(125), always, isExactWanted)
      return one.evaluations
    }
    expect(search(true)).toBeLessThanOrEqual(search(false))
  })

  test('what is not permitted does not end the search', () => {
    const same = searchOf({
      totalAt: (position) => Math.abs(position - 50),
      course: { type: 'bounded', between: () => ({ least: 0, most: 50, noise: 0, isSettled: false }) },
    })
    const { visited } = same.around(totalOf(10), ({ position }) => position > 50, false)
    expect(visited.some(({ position }) => position === 60)).toBe(true)
  })

  test('a search ends after six hundred evaluations', () => {
    const noisy: Course = {
      type: 'bounded',
      between: () => ({ least: -9, most: 9, noise: 9, isSettled: false }),
    }
    const one = searchOf({ totalAt: (position) => 4 + 2 * (position % 2), course: noisy, greatest: 1e6 })
    const { isComplete } = one.around(totalOf(5), always, false)
    expect([isComplete, one.evaluations]).toEqual([false, 600])
  })
})
