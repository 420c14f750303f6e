import { expect, test } from 'vitest'
import { lastPermitted, nearestPermitted } from '../../src/solve/permitted.js'

test('the nearest permitted position is found in all small ranges, first where the lever rises', () => {
  for (const [least, greatest] of [
    [0, 21],
    [-8, 9],
    [5, 5],
  ] as const) {
    const all = Array.from({ length: greatest - least + 1 }, (_, index) => least + index)
    for (const start of all) {
      // Permitted is all up to a position, or all from one on; or nothing is.
      for (const edge of [...all, Infinity]) {
        for (const isPermitted of [(at: number) => at >= edge, (at: number) => at <= -edge]) {
          const asked = new Set<number>()
          const nearest = nearestPermitted({
            least,
            greatest,
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

test('a permitted position far away takes a few tries', () => {
  let tries = 0
  const nearest = nearestPermitted({
    least: -1e9,
    greatest: 1e9,
    start: 0,
    isPermitted: (position) => {
      tries++
      return position <= -123_456_789
    },
  })
  expect(nearest).toBe(-123_456_789)
  // Up to the end, down past the edge, and back to it: about thirty times each.
  expect(tries).toBeLessThan(95)
})

test.each([
  [0, 10, 7],
  [10, 0, 3],
  [4, 5, 4],
  [5, 4, 5],
])('the last permitted position from %i toward %i is %i', (from, toward, expected) => {
  const isPermitted = (position: number): boolean =>
    from < toward ? position <= expected : position >= expected
  expect(lastPermitted(from, toward, isPermitted)).toBe(expected)
})
