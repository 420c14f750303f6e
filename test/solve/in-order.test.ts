import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchInOrder, type FoundInOrder } from '../../src/solve/in-order.js'

interface Search extends FoundInOrder {
  /** The visited positions, in the order of their first visit. */
  readonly asked: readonly number[]
}

/** Searches for zero, and fails if a position outside the range is visited. */
function search(
  distances: (position: number) => number,
  [min, max]: readonly [number, number],
  start: number,
  { maxEvaluations = Infinity }: { readonly maxEvaluations?: number } = {},
): Search {
  const asked = new Set<number>()
  const found = searchInOrder({
    min,
    max,
    start,
    distanceAt: (position) => {
      if (!Number.isInteger(position) || position < min || position > max) {
        throw new Error(`${String(position)} is outside the range`)
      }
      asked.add(position)
      return distances(position)
    },
    isExhausted: () => asked.size > maxEvaluations,
  })
  return { ...found, asked: [...asked] }
}

describe('searchInOrder', () => {
  test.each([
    // The start is at the target. Its neighbours show that no other position is.
    ['the target itself', 5, 5, [5, 6, 4], { at: 5, found: [5, 6, 4], isShort: false }],
    // 7 below the target: half of 7 is 4 steps (3.5), then 8 steps. 17 is past the target, and a straight
    // line from 9 to 17 meets it at 12.
    ['seven positions below', 5, 12, [5, 9, 17, 12, 13, 11], { at: 12, found: [12, 13, 11], isShort: false }],
    [
      'seven positions above',
      19,
      12,
      [19, 15, 7, 12, 13, 11],
      { at: 12, found: [12, 13, 11], isShort: false },
    ],
    // The third position is past the target, and its line meets the target at 7.
    ['two positions below', 5, 7, [5, 6, 8, 7], { at: 7, found: [7, 8, 6], isShort: false }],
    // Half of 20 is 10, and 20 more is the end, which is at the target. 19 is the last position before the
    // target.
    ['the first position to the last', 0, 20, [0, 10, 20, 19], { at: 19, found: [19, 20], isShort: false }],
  ] as const)('finds the target of a straight line from %s', (_, start, target, asked, expected) => {
    const { asked: all, ...rest } = search((position) => position - target, [0, 20], start)
    expect(rest).toEqual({ ...expected, isComplete: true })
    expect(new Set(all)).toEqual(new Set([...asked, ...expected.found]))
  })

  test.each([
    ['beyond the last position', 25, { at: 20, found: [20], isShort: true }],
    ['before the first position', -5, { at: 0, found: [0], isShort: true }],
    ['at the last position', 20, { at: 20, found: [20, 19], isShort: false }],
    ['at the first position', 0, { at: 0, found: [0, 1], isShort: false }],
  ] as const)('reports whether the range is short for a target %s', (_, target, expected) => {
    const start = expected.at
    const { asked, ...rest } = search((position) => position - target, [0, 20], start)
    expect(rest).toEqual({ ...expected, isComplete: true })
    expect(new Set(asked)).toEqual(new Set(expected.found))
  })

  test('finds a target between the first two or the last two positions', () => {
    expect(search((position) => 2 * position - 1, [0, 10], 0)).toMatchObject({ at: 0, isShort: false })
    expect(search((position) => 2 * position - 19, [0, 10], 10)).toMatchObject({ at: 9, isShort: false })
  })

  test('searches a range of one position completely', () => {
    expect(search(() => -3, [4, 4], 4)).toMatchObject({ at: 4, found: [4], isShort: true })
    expect(search(() => 3, [4, 4], 4)).toMatchObject({ at: 4, found: [4], isShort: true })
    expect(search(() => 0, [4, 4], 4)).toMatchObject({ at: 4, found: [4], isShort: false })
  })

  test('finds all positions at the target, and one position on each side', () => {
    const { found } = search((position) => Math.trunc((position - 50) / 4), [0, 100], 0)
    expect([...found].sort((a, b) => a - b)).toEqual([46, 47, 48, 49, 50, 51, 52, 53, 54])
  })

  test('treats a position that does not fit as past the target', () => {
    // 0 … 999 fit, and 999 is at the target.
    const { at, asked } = search((position) => (position < 1000 ? position - 999 : Infinity), [0, 1e9], 0)
    expect(at).toBe(999)
    expect(asked.length).toBeLessThan(20)
  })

  test('halves the range if no position past the target fits', () => {
    const { at, asked } = search((position) => (position < 3 ? -1e9 : Infinity), [0, 1e9], 0)
    expect(at).toBe(2)
    // 2^30 is more than 10^9.
    expect(asked.length).toBeLessThan(36)
  })

  test('meets a straight line over a billion positions immediately', () => {
    const { at, asked } = search((position) => 3 * position - 3e8, [0, 1e9], 0)
    expect(at).toBe(1e8)
    expect(asked.length).toBeLessThan(6)
  })

  test('halves the range every third time if a straight line does not meet the curve', () => {
    const steep = (position: number): number => (position <= 123_456 ? -1 : position * 1e6)
    const { at, asked } = search(steep, [0, 1e9], 1e9)
    expect(at).toBe(123_456)
    expect(asked.length).toBeLessThan(100)
    const back = (position: number): number => (position < 123_456 ? position * 1e6 - 1e12 : 1)
    expect(search(back, [0, 1e9], 0).asked.length).toBeLessThan(100)
  })

  test('moves at least one position per visit, even if the figure starts flat', () => {
    // 8.5 of 125 on the way from 0 to 5 is less than half a position, and so is 7.5 of 124 from 1 to 5. Then
    // 2 to 5 is halved.
    const { asked, found } = search((position) => position ** 3 - 8.5, [0, 100], 0)
    expect(asked).toEqual([0, 5, 1, 2, 3])
    expect(found).toEqual([2, 3])
  })

  test('stops at the limit of visits', () => {
    const flat = search(() => 0, [0, 1000], 500, { maxEvaluations: 20 })
    expect(flat).toMatchObject({ at: 500, isComplete: false })
    // 20 visits and one more, upwards.
    expect(flat.asked).toHaveLength(21)
    expect(search(() => 0, [0, 1000], 500, { maxEvaluations: 1001 }).isComplete).toBe(true)
  })
})

describe('the positions found by searchInOrder', () => {
  const figures = fc.record({
    // The rise of the figure at each position.
    rises: fc.array(fc.constantFrom(0, 0, 1, 1, 2, 7), { minLength: 1, maxLength: 40 }),
    first: fc.integer({ min: -60, max: 20 }),
    min: fc.integer({ min: -5, max: 5 }),
    start: fc.nat(),
  })

  test('include every position at the target, or the nearest position on both sides', () => {
    fc.assert(
      fc.property(figures, ({ rises, first, min, start }) => {
        let sum = first
        const distances = [0, ...rises].map((rise) => (sum += rise))
        const at = (position: number): number => distances[position - min] ?? NaN
        const max = min + rises.length
        const { found, isComplete, isShort } = search(at, [min, max], min + (start % distances.length))
        expect(isComplete).toBe(true)
        expect(new Set(found).size).toBe(found.length)
        const below = (some: readonly number[]): number => Math.max(...some.filter((one) => one < 0))
        const above = (some: readonly number[]): number => Math.min(...some.filter((one) => one > 0))
        const zeros = (some: readonly number[]): number => some.filter((one) => one === 0).length
        const seen = found.map(at)
        expect(zeros(seen)).toBe(zeros(distances))
        if (zeros(distances) === 0) {
          expect([below(seen), above(seen)]).toEqual([below(distances), above(distances)])
        }
        expect(isShort).toBe(distances.every((one) => one < 0) || distances.every((one) => one > 0))
      }),
      { numRuns: 1000 },
    )
  })
})
