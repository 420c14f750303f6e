import { describe, expect, test } from 'vitest'
import { leastBars, lowerBound, packingTask, type PackingTask } from '../../src/flashing/stock/packing.js'
import { countOfPieces, millimetresOfNumber } from '../../src/number/units.js'

const ofLength = (size: number) => ({ length: millimetresOfNumber(size), pieces: countOfPieces(1) })

/** Pieces of these lengths, cut without loss from bars of 10. */
const task = (...sizes: readonly number[]): PackingTask =>
  packingTask(sizes.map(ofLength), millimetresOfNumber(10), millimetresOfNumber(0))

describe('how few bars there may be at best', () => {
  test.each<[number, string, readonly number[]]>([
    [0, 'nothing', []],
    [1, 'one piece', [1]],
    [1, 'a bar, filled', [5, 5]],
    [2, 'as much as two bars', [5, 5, 5, 5]],
    [3, 'pieces over half a bar, one to a bar, whatever they add up to', [6, 6, 6]],
    [2, 'shorter ones that fit next to them', [6, 6, 4, 4]],
    [3, 'shorter ones that do not all fit next to them', [6, 6, 4, 4, 4]],
    [4, 'shorter ones that do not fit next to them at all', [7, 7, 7, 5, 5]],
    [4, 'shorter ones that need a bar of their own', [6, 6, 6, 5, 5]],
    [5, 'and then as many bars as they fill', [7, 7, 7, 5, 5, 5]],
    [4, 'of long ones, those alone that leave room', [9, 9, 6, 4, 4]],
    [3, 'no more to a bar than it holds of one length', [4, 4, 4, 4, 4]],
    [4, 'no more to a bar than it holds of the shorter', [5, 5, 5, 4, 4, 4, 4]],
    [2, 'and yet room for small ones besides', [4, 4, 4, 4, 2, 2]],
  ])('%d: %s', (bars, _, sizes) => {
    expect(lowerBound(task(...sizes))).toBe(bars)
    // What is found is never fewer.
    expect(leastBars(task(...sizes)).bars.length).toBeGreaterThanOrEqual(bars)
  })
})
