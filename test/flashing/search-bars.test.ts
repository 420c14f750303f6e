import { describe, expect, test } from 'vitest'
import { searchBars, packingTask } from '../../src/flashing/stock/packing.js'
import { countOfPieces, millimetresOfNumber } from '../../src/number/units.js'

const mm = millimetresOfNumber

/** The bars that are found, each 9 long, and the steps that it took: one for each length that is tried in a bar. */
function searched(lengths: readonly number[], count: number, most: number) {
  const cuts = lengths.map((length) => ({ length: mm(length), pieces: countOfPieces(1) }))
  const steps = { left: most }
  const bars = searchBars(packingTask(cuts, mm(9), mm(0)), count, steps)
  return { bars: bars?.map((bar) => bar.map(({ size }) => Number(size))), steps: most - steps.left }
}

describe('the search for bars of 9 tries no more than it must', () => {
  test.each<[string, readonly number[], number, readonly (readonly number[])[] | undefined, number]>([
    // 8 remain of the bar, which is as much as may.
    ['one piece', [1], 1, [[1]], 1],
    // The first 4, twice, which leaves 1; in the second bar the third, then the 3, which leaves 2: 3 may remain.
    [
      'no bar with more of a length than the one before it',
      [4, 4, 4, 3],
      2,
      [
        [4, 4],
        [4, 3],
      ],
      3,
    ],
    // The first bar takes a 7 and the 1, and 1 remains; the second a 7, and with 2 more 3 remain, where 2 may. The
    // first without the 1 would leave room for it, so it is not tried: what it is filled with could be exchanged.
    ['no bar that leaves room for a piece', [7, 7, 7, 3, 1], 3, undefined, 3],
    // The first takes the 8 and the 1; of the second, with a 7, 2 remain, where 1 may. The 8 alone would leave just
    // room for the 1.
    ['no bar that leaves just room for a piece', [8, 7, 7, 3, 1], 3, undefined, 3],
  ])('%s: %j in %d', (_, lengths, count, bars, steps) => {
    expect(searched(lengths, count, 100)).toEqual({ bars, steps })
  })

  test('and ends with its last step', () => {
    expect(searched([4, 4, 4, 3], 2, 3).bars).toHaveLength(2)
    expect(searched([4, 4, 4, 3], 2, 2).bars).toBeUndefined()
  })
})
