import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchInOrder, type FoundInOrder } from '../../src/solve/in-order.js'

interface Search extends FoundInOrder {
  /** The positions that were asked for, in the order of the first time. */
  readonly asked: readonly number[]
}

/** Searches for zero, and fails where a position is asked for that the lever does not have. */
function search(
  distances: (position: number) => number,
  [least, greatest]: readonly [number, number],
  start: number,
  { most = Infinity }: { readonly most?: number } = {},
): Search {
  const asked = new Set<number>()
  const found = searchInOrder({
    least,
    greatest,
    start,
    distanceAt: (position) => {
      if (!Number.isInteger(position) || position < least || position > greatest) {
        throw new Error(`${String(position)} is outside`)
      }
      asked.add(position)
      return distances(position)
    },
    isExhausted: () => asked.size > most,
  })
  return { ...found, asked: [...asked] }
}

describe('a figure in order, by hand', () => {
  test.each([
    // At the target from the start: its neighbours show that nothing else is.
    ['the start', 5, 5, [5, 6, 4], { at: 5, found: [5, 6, 4], isShort: false }],
    // 7 too few: half of it is 4 steps (3.5), then 8: 17 is past, and a straight line from 9 to 17 meets 12.
    ['above', 5, 12, [5, 9, 17, 12, 13, 11], { at: 12, found: [12, 13, 11], isShort: false }],
    ['below', 19, 12, [19, 15, 7, 12, 13, 11], { at: 12, found: [12, 13, 11], isShort: false }],
    // The second try is at the target: it and the first are neighbours of all that is between.
    ['two above', 5, 7, [5, 6, 8, 7], { at: 7, found: [7, 8, 6], isShort: false }],
    // Half of 20 is 10, and 20 more is the end. It is at the target, and 19 is the last before it.
    ['the first to the last', 0, 20, [0, 10, 20, 19], { at: 19, found: [19, 20], isShort: false }],
  ] as const)('a straight line from %s', (_, start, target, asked, expected) => {
    const { asked: all, ...rest } = search((position) => position - target, [0, 20], start)
    expect(rest).toEqual({ ...expected, isComplete: true })
    expect(new Set(all)).toEqual(new Set([...asked, ...expected.found]))
  })

  test.each([
    ['the last position is before it', 25, { at: 20, found: [20], isShort: true }],
    ['the first position is past it', -5, { at: 0, found: [0], isShort: true }],
    ['it is at the last position', 20, { at: 20, found: [20, 19], isShort: false }],
    ['it is at the first position', 0, { at: 0, found: [0, 1], isShort: false }],
  ] as const)('a target where %s', (_, target, expected) => {
    const start = expected.at
    const { asked, ...rest } = search((position) => position - target, [0, 20], start)
    expect(rest).toEqual({ ...expected, isComplete: true })
    expect(new Set(asked)).toEqual(new Set(expected.found))
  })

  test('a target between the first two positions is not short of the lever, nor one between the last two', () => {
    expect(search((position) => 2 * position - 1, [0, 10], 0)).toMatchObject({ at: 0, isShort: false })
    expect(search((position) => 2 * position - 19, [0, 10], 10)).toMatchObject({ at: 9, isShort: false })
  })

  test('one position is all there is', () => {
    expect(search(() => -3, [4, 4], 4)).toMatchObject({ at: 4, found: [4], isShort: true })
    expect(search(() => 3, [4, 4], 4)).toMatchObject({ at: 4, found: [4], isShort: true })
    expect(search(() => 0, [4, 4], 4)).toMatchObject({ at: 4, found: [4], isShort: false })
  })

  test('all positions of a stretch at the target are found, and one on each side', () => {
    const { found } = search((position) => Math.trunc((position - 50) / 4), [0, 100], 0)
    expect([...found].sort((a, b) => a - b)).toEqual([46, 47, 48, 49, 50, 51, 52, 53, 54])
  })

  test('what does not fit is past the target: the search goes on among what fits', () => {
    // 0 … 999 fit, and 999 has the target.
    const { at, asked } = search((position) => (position < 1000 ? position - 999 : Infinity), [0, 1e9], 0)
    expect(at).toBe(999)
    expect(asked.length).toBeLessThan(20)
  })

  test('where nothing that is past the target fits, positions are halved', () => {
    const { at, asked } = search((position) => (position < 3 ? -1e9 : Infinity), [0, 1e9], 0)
    expect(at).toBe(2)
    // 2^30 is more than 10^9.
    expect(asked.length).toBeLessThan(36)
  })

  test('a straight line over a milliard positions is met at once', () => {
    const { at, asked } = search((position) => 3 * position - 3e8, [0, 1e9], 0)
    expect(at).toBe(1e8)
    expect(asked.length).toBeLessThan(6)
  })

  test('a curve that a straight line does not meet is halved every third time', () => {
    const steep = (position: number): number => (position <= 123_456 ? -1 : position * 1e6)
    const { at, asked } = search(steep, [0, 1e9], 1e9)
    expect(at).toBe(123_456)
    expect(asked.length).toBeLessThan(100)
    const back = (position: number): number => (position < 123_456 ? position * 1e6 - 1e12 : 1)
    expect(search(back, [0, 1e9], 0).asked.length).toBeLessThan(100)
  })

  test('each try is at least one position on, however flat the beginning is', () => {
    // 8.5 of 125 on the way from 0 to 5 is less than half a position, and 7.5 of 124 from 1 to 5 as well. Then 2 to 5 is
    // halved.
    const { asked, found } = search((position) => position ** 3 - 8.5, [0, 100], 0)
    expect(asked).toEqual([0, 5, 1, 2, 3])
    expect(found).toEqual([2, 3])
  })

  test('a search ends when so much was looked at that no more may be', () => {
    const flat = search(() => 0, [0, 1000], 500, { most: 20 })
    expect(flat).toMatchObject({ at: 500, isComplete: false })
    // 20 and one more, upwards.
    expect(flat.asked).toHaveLength(21)
    expect(search(() => 0, [0, 1000], 500, { most: 1001 }).isComplete).toBe(true)
  })
})

describe('a figure in order, as a property', () => {
  const figures = fc.record({
    // How much the figure rises with each position.
    rises: fc.array(fc.constantFrom(0, 0, 1, 1, 2, 7), { minLength: 1, maxLength: 40 }),
    first: fc.integer({ min: -60, max: 20 }),
    least: fc.integer({ min: -5, max: 5 }),
    start: fc.nat(),
  })

  test('what is found has every position at the target, or the nearest on both sides', () => {
    fc.assert(
      fc.property(figures, ({ rises, first, least, start }) => {
        let sum = first
        const distances = [0, ...rises].map((rise) => (sum += rise))
        const at = (position: number): number => distances[position - least] ?? NaN
        const greatest = least + rises.length
        const { found, isComplete, isShort } = search(
          at,
          [least, greatest],
          least + (start % distances.length),
        )
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
