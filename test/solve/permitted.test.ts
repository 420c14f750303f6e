import { expect, test } from 'vitest'
import { lastPermitted, nearestPermitted } from '../../src/solve/permitted.js'

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
