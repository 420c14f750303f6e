import { describe, expect, test } from 'vitest'
import type { Course } from '../../src/solve/positions.js'
import type { PositionSearch, Searched, Visited } from '../../src/solve/search.js'
import { always, inShort, searchOf, totalOf, type Lever } from './searched.js'
import { lastPermitted, nearestPermitted } from '../../src/solve/permitted.js'

describe('the positions with the same totals', () => {
  const tens = (more: Partial<Lever> = {}): PositionSearch =>
    searchOf({
      totalAt: () => 5,
      keyAt: (position) => String(Math.floor(position / 10)),
      max: 99,
      ...more,
    })

  test.each([
    [45, [40, 49]],
    [40, [40, 49]],
    [49, [40, 49]],
    [5, [0, 9]],
    [95, [90, 99]],
  ])('extend around position %i over %j', (position, expected) => {
    expect(tens().positionsOfSameKey(position)).toEqual(expected)
  })

  test('extend from one end to the other if all have the same key', () => {
    expect(tens({ keyAt: () => 'same' }).positionsOfSameKey(50)).toEqual([0, 99])
    expect(tens({ keyAt: String }).positionsOfSameKey(50)).toEqual([50, 50])
    expect(tens({ min: 50, max: 50 }).positionsOfSameKey(50)).toEqual([50, 50])
  })

  test('are found by doubling and halving, and count as evaluations if lines are priced', () => {
    const wide = { keyAt: (position: number) => String(Math.floor(position / 1e6)), max: 1e9 }
    const free = tens(wide)
    expect([free.positionsOfSameKey(5e8 + 7), free.evaluations]).toEqual([[5e8, 5e8 + 999_999], 0])
    const priced = tens({ ...wide, linesPriced: 1 })
    expect(priced.positionsOfSameKey(5e8 + 7)).toEqual([5e8, 5e8 + 999_999])
    // 7 down take four doublings and some halvings; 999,992 up take twenty of each.
    expect(priced.evaluations).toBeGreaterThan(20)
    expect(priced.evaluations).toBeLessThan(55)
  })

  test('are priced once each', () => {
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

describe('the search for a constant figure', () => {
  const fixed = (isPermitted: (one: Visited) => boolean, more: Partial<Lever> = {}) =>
    inShort(
      searchOf({ totalAt: () => 7, course: { type: 'fixed' }, present: 40, ...more }).around(
        totalOf(5),
        isPermitted,
        false,
      ),
    )

  test('visits the present position', () => {
    expect(fixed(always)).toEqual(['40: 2'])
    // A surcharge may already exceed the end of the lever.
    expect(fixed(always, { present: 200 })).toEqual(['200: 2'])
  })

  test('visits the nearest permitted position, upwards first', () => {
    expect(fixed(({ position }) => position >= 63)).toEqual(['63: 2'])
    expect(fixed(({ position }) => position <= 11)).toEqual(['11: 2'])
    // The present position is beyond the end of the lever.
    expect(fixed(({ position }) => position <= 90, { present: 200 })).toEqual(['90: 2'])
    expect(fixed(({ position }) => position >= 10, { present: -5 })).toEqual(['10: 2'])
  })

  test('visits the present position if no position is permitted, unless the present position does not fit', () => {
    expect(fixed(() => false)).toEqual(['40: 2'])
    const unfit = { totalAt: () => undefined }
    expect(fixed(({ position }) => position === 40, unfit)).toEqual([])
    const fits = { totalAt: (position: number) => (position < 50 ? 7 : undefined) }
    expect(fixed(({ position }) => position !== 40 && position < 39, fits)).toEqual(['38: 2'])
  })
})

describe('the search for an ordered figure', () => {
  const around = (cents: number, more: Partial<Lever> = {}) =>
    inShort(searchOf({ totalAt: (position) => 10 * position, ...more }).around(totalOf(cents), always, false))

  test('visits positions on both sides of the target', () => {
    expect(around(125)).toEqual(['12: -5', '13: 5'])
    expect(around(120)).toEqual(['12: 0', '13: 10', '11: -10'])
  })

  test('follows a figure that falls', () => {
    const falls: Partial<Lever> = {
      totalAt: (position) => 1000 - 10 * position,
      course: { type: 'ordered', sense: -1 },
    }
    expect(around(875, falls)).toEqual(['12: 5', '13: -5'])
  })

  test('reports the end if the target is beyond it', () => {
    expect(around(1001)).toEqual(['100: -1', 'end at 100'])
    expect(around(-1)).toEqual(['0: 1', 'end at 0'])
    expect(around(1000)).toEqual(['99: -10', '100: 0'])
  })

  test('starts at the present position, or at the nearest end of the lever', () => {
    expect(around(1000, { present: 200 })).toEqual(['100: 0', '99: -10'])
    expect(around(0, { present: -7 })).toEqual(['0: 0', '1: 10'])
  })

  test('treats a position that does not fit as beyond all others', () => {
    const large = { totalAt: (position: number) => (position <= 30 ? 10 * position : undefined) }
    expect(around(299, large)).toEqual(['29: -9', '30: 1'])
    expect(around(305, large)).toEqual(['30: -5'])
    const small = { totalAt: (position: number) => (position >= 30 ? 10 * position : undefined), present: 60 }
    expect(around(299, small)).toEqual(['30: 1'])
    // The present position counts as below the target.
    const later = { totalAt: (position: number) => (position > 40 ? 10 * position : undefined), present: 40 }
    expect(around(505, later)).toEqual(['50: -5', '51: 5'])
  })

  test('stops after 600 evaluations, or 1000 in total', () => {
    const flat = searchOf({ totalAt: () => 5, max: 1e6, present: 5e5 })
    const first = flat.around(totalOf(5), always, false)
    expect([first.isComplete, flat.evaluations]).toEqual([false, 601])
    const second = flat.around(totalOf(5), always, false)
    expect([second.isComplete, flat.evaluations]).toEqual([false, 1001])
  })
})

describe('the search within bounds', () => {
  const line = (from: number, to: number): Course => ({
    type: 'bounded',
    between: (low, high) => ({
      min: Math.min(from + to * low, from + to * high),
      max: Math.max(from + to * low, from + to * high),
      ...{ noise: 0, isSettled: false },
    }),
  })
  const around = (cents: number, more: Partial<Lever> = {}): Searched =>
    searchOf({ totalAt: (position) => 10 * position, course: line(0, 10), ...more }).around(
      totalOf(cents),
      always,
      false,
    )

  test('visits a position at the target, or the nearest position on both sides', () => {
    const positions = (searched: Searched): unknown => searched.visited.map(({ position }) => position).sort()
    expect(positions(around(125))).toEqual([12, 13])
    expect(positions(around(120))).toContain(12)
    expect(around(125).end).toBeUndefined()
    expect(around(120).end).toBeUndefined()
  })

  test('reports the end if the target is beyond it', () => {
    expect(inShort(around(1005))).toEqual(['100: -5', 'end at 100'])
    expect(inShort(around(-5))).toEqual(['0: 5', 'end at 0'])
    const falling = { totalAt: (position: number) => 1000 - 10 * position, course: line(1000, -10) }
    expect(inShort(around(-5, falling))).toEqual(['100: 5', 'end at 100'])
    expect(inShort(around(1005, falling))).toEqual(['0: -5', 'end at 0'])
  })

  test('reports no end for a target at the first or the last position', () => {
    expect(around(1000)).toMatchObject({ end: undefined })
    expect(around(0)).toMatchObject({ end: undefined })
  })

  test('reports the greatest position as the end if all positions have the same figure', () => {
    const flat = { totalAt: () => 5, course: line(5, 0) }
    expect(inShort(around(10, flat))).toEqual(['0: -5', '100: -5', 'end at 100'])
  })

  test('visits only the present position if it reaches the target', () => {
    const search = searchOf({ totalAt: (position) => 10 * position, course: line(0, 10), present: 50 })
    expect(inShort(search.around(totalOf(500), always, false))).toEqual(['50: 0'])
    expect(search.evaluations).toBe(1)
  })

  test('visits the nearest positions on both sides of a forbidden position at the target', () => {
    const search = searchOf({ totalAt: (position) => 10 * position, course: line(0, 10) })
    const { visited } = search.around(totalOf(120), ({ position }) => position !== 12, false)
    expect(visited.map(({ position }) => position).sort()).toEqual([11, 12, 13])
  })

  test('visits fewer positions if the caller only wants the target itself', () => {
    const search = (isExactWanted: boolean): number => {
      const one = searchOf({ totalAt: (position) => 10 * position, course: line(0, 10) })
      one.around(totalOf(125), always, isExactWanted)
      return one.evaluations
    }
    expect(search(true)).toBeLessThanOrEqual(search(false))
  })

  test('continues after a forbidden position', () => {
    const same = searchOf({
      totalAt: (position) => Math.abs(position - 50),
      course: { type: 'bounded', between: () => ({ min: 0, max: 50, noise: 0, isSettled: false }) },
    })
    const { visited } = same.around(totalOf(10), ({ position }) => position > 50, false)
    expect(visited.some(({ position }) => position === 60)).toBe(true)
  })

  test('stops after six hundred evaluations', () => {
    const noisy: Course = {
      type: 'bounded',
      between: () => ({ min: -9, max: 9, noise: 9, isSettled: false }),
    }
    const one = searchOf({ totalAt: (position) => 4 + 2 * (position % 2), course: noisy, max: 1e6 })
    const { isComplete } = one.around(totalOf(5), always, false)
    expect([isComplete, one.evaluations]).toEqual([false, 600])
  })
})

test('nearestPermitted finds the nearest permitted position in all small ranges, above the start first', () => {
  for (const [min, max] of [
    [0, 21],
    [-8, 9],
    [5, 5],
  ] as const) {
    const all = Array.from({ length: max - min + 1 }, (_, index) => min + index)
    for (const start of all) {
      // Positions from an edge on are permitted, or positions up to an edge, or none.
      for (const edge of [...all, Infinity]) {
        for (const isPermitted of [(at: number) => at >= edge, (at: number) => at <= -edge]) {
          const asked = new Set<number>()
          const nearest = nearestPermitted({
            min,
            max,
            start,
            isPermitted: (position) => {
              asked.add(position)
              return isPermitted(position)
            },
          })
          const permitted = all.filter(isPermitted)
          const after = permitted.filter((position) => position >= start)
          const before = permitted.filter((position) => position < start)
          expect(nearest).toBe(after.length > 0 ? after[0] : before.at(-1))
          expect([...asked].filter((position) => !all.includes(position))).toEqual([])
        }
      }
    }
  }
})

test('nearestPermitted finds a permitted position far away in a few tries', () => {
  let tries = 0
  const nearest = nearestPermitted({
    min: -1e9,
    max: 1e9,
    start: 0,
    isPermitted: (position) => {
      tries++
      return position <= -123_456_789
    },
  })
  expect(nearest).toBe(-123_456_789)
  // Up to the end, down past the edge, and back to the edge: about thirty tries each.
  expect(tries).toBeLessThan(95)
})

test.each([
  [0, 10, 7],
  [10, 0, 3],
  [4, 5, 4],
  [5, 4, 5],
])('lastPermitted finds the last permitted position from %i towards %i: %i', (from, toward, expected) => {
  const isPermitted = (position: number): boolean =>
    from < toward ? position <= expected : position >= expected
  expect(lastPermitted(from, toward, isPermitted)).toBe(expected)
})
