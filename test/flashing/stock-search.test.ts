import { describe, expect, test } from 'vitest'
import {
  firstFitDecreasing,
  leastBars,
  lowerBound,
  packingTask,
  type Bar,
  type PackingTask,
} from '../../src/flashing/stock/packing.js'
import { countOfPieces, millimetresOfNumber } from '../../src/number/units.js'

const mm = millimetresOfNumber

const taskFor = (bar: number, lengths: readonly number[]): PackingTask =>
  packingTask(
    lengths.map((length) => ({ length: mm(length), pieces: countOfPieces(1) })),
    mm(bar),
    mm(0),
  )

const sizesOf = (bars: readonly Bar[]) => bars.map((bar) => bar.map(({ size }) => Number(size)))

describe('fewer bars than first-fit decreasing makes', () => {
  // Of each, the bars that are found are filled without a rest worth a piece: a sum shows that they fit.
  test.each([
    // First-fit begins 10 + 10, or 10 + 8, and is left with a 6.
    [
      20,
      [10, 8, 8, 7, 7, 6, 6, 6],
      [
        [10, 8],
        [8, 6, 6],
        [7, 7, 6],
      ],
    ],
    [
      24,
      [18, 15, 10, 7, 7, 6, 5, 4],
      [
        [18, 6],
        [15, 5, 4],
        [10, 7, 7],
      ],
    ],
    [
      27,
      [21, 14, 12, 12, 12, 10, 9, 6, 6, 4],
      [
        [21, 6],
        [14, 12],
        [12, 10, 4],
        [12, 9, 6],
      ],
    ],
  ])('bars of %d for %j: %j', (bar, lengths, expected) => {
    const task = taskFor(bar, lengths)
    expect(firstFitDecreasing(task)).toHaveLength(expected.length + 1)
    const { bars, atLeast } = leastBars(task)
    expect(sizesOf(bars)).toEqual(expected)
    expect(atLeast).toBe(expected.length)
  })
})

describe('when fewer bars are impossible', () => {
  test.each([
    // 69 mm would have to fill three bars to the last mm, and nothing fills a bar up together with 16.
    [23, [17, 16, 12, 8, 6, 6, 4], 3, 4],
    // 80 mm may leave 1 mm of three bars; with the second 18 go 7 at most, which leaves 2.
    [27, [18, 18, 14, 10, 9, 7, 4], 3, 4],
  ])('bars of %d for %j: not %d, which would hold their sum, but %d', (bar, lengths, bound, least) => {
    const task = taskFor(bar, lengths)
    expect(lowerBound(task)).toBe(bound)
    const { bars, atLeast } = leastBars(task)
    expect([bars.length, atLeast]).toEqual([least, least])
    expect(
      sizesOf(bars)
        .flat()
        .sort((a, b) => b - a),
    ).toEqual(lengths)
    for (const sizes of sizesOf(bars))
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(bar)
  })
})
