import { describe, expect, test } from 'vitest'
import { chargedSide, measuredSides } from '../../src/flashing/measured-side.js'
import { girthForAllSides } from '../../src/flashing/advise.js'
import type { FlashingDrawing, Point } from '../../src/entries/index.js'
import { plainText } from '../../src/number/number-text.js'
import { ACCOUNT } from '../accounts.js'

/** Draws a strip with edges of these sizes. Its points are named by the letter and their number. */
function strip(
  letter: string,
  sizes: readonly number[],
  rest: Record<string, Partial<Point>> = {},
): Partial<FlashingDrawing> {
  const id = (index: number) => `${letter}${String(index)}`
  return {
    points: Object.fromEntries(
      [...sizes, 0].map((_, index) => [
        id(index),
        {
          ...(index < sizes.length ? { vectors: [id(index + 1)] } : {}),
          ...(index > 0 ? { connect: [id(index - 1)] } : {}),
          ...rest[id(index)],
        },
      ]),
    ),
    lines: {
      values: Object.fromEntries(sizes.map((size, index) => [`${id(index)}-${id(index + 1)}`, { size }])),
    },
  }
}

/** Returns the girth that a blank needs and the charged girth, in mm. */
function girths(drawing: Partial<FlashingDrawing>, ...otherSides: readonly Partial<FlashingDrawing>[]) {
  const sides = measuredSides({ drawing, otherSides }, ACCOUNT)
  const charged = chargedSide(sides)
  if (charged === undefined) throw new Error('no side is charged')
  return [plainText(girthForAllSides(charged, sides)), plainText(charged.girth.girth)]
}

describe('F4: the blank for sides that differ edge by edge', () => {
  const renamed: Partial<FlashingDrawing> = {
    points: { a0: { vectors: ['a1'] }, a1: { vectors: ['b'], connect: ['a0'] }, b: { connect: ['a1'] } },
    lines: { values: { 'a0-a1': { size: 60 }, 'a1-b': { size: 80 } } },
  }
  const hidden: Partial<FlashingDrawing> = {
    ...strip('a', [10, 90]),
    lines: { values: { 'a0-a1': { size: 10 }, 'a1-a2': { size: 90, hidden: true } } },
  }
  const reversed: Partial<FlashingDrawing> = {
    ...strip('a', [80, 60]),
    lines: { values: { 'a1-a0': { size: 80 }, 'a2-a1': { size: 60 } } },
  }

  test.each<readonly [what: string, others: readonly Partial<FlashingDrawing>[], blank: string]>([
    ['has the girth of a single side', [], '150'],
    ['has the larger size of each edge with the same point ids', [strip('a', [50, 90])], '190'],
    // Along: 100 + 60 = 160. Reversed: 100 + 80 = 180.
    ['matches sides with different ids along the sheet', [strip('b', [80, 60])], '160'],
    // Along: 100 + 80 = 180. Reversed: 100 + 60 = 160.
    ['matches sides in reverse if that needs a smaller blank', [strip('b', [60, 80])], '160'],
    ['matches sides by ids only if all ids are the same', [renamed], '160'],
    ['ignores a side with fewer edges', [strip('b', [140])], '150'],
    ['ignores a side with fewer edges and the same ids', [strip('a', [140])], '150'],
    ['ignores a side with more edges', [strip('b', [20, 20, 90])], '150'],
    ['ignores a side with more edges and the same ids', [strip('a', [20, 90, 20])], '150'],
    ['gives a hidden edge no size', [hidden], '150'],
    ['reads a size under the key of either direction', [reversed], '160'],
  ])('%s', (_, others, blank) => {
    expect(girths(strip('a', [100, 50]), ...others)).toEqual([blank, '150'])
  })

  test('has the larger size of each of three edges, which exceeds the charged girth', () => {
    expect(girths(strip('a', [100, 50, 20]), strip('a', [80, 60, 20]))).toEqual(['180', '170'])
  })

  test('matches sides along the sheet if both directions are equal, even with a third side', () => {
    // With 100 + 100, both directions need 210. With 105 + 80 too, along: 110 + 100 = 210. Reversed: 105 +
    // 110 = 215.
    const sides = [strip('b', [110, 80]), strip('a', [105, 80])]
    expect(girths(strip('a', [100, 100]), ...sides)).toEqual(['210', '200'])
  })

  test('compares finishes with finishes', () => {
    const folded = (letter: string, size: number, first: number, last: number) =>
      strip(letter, [size], {
        [`${letter}0`]: { finish: { type: 'FINISH_TYPE_FEATHER', size: first } },
        [`${letter}1`]: { finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: last } },
      })
    // By ids: 100, and the larger finishes 12 and 15.
    expect(girths(folded('a', 100, 5, 15), folded('a', 90, 12, 10))).toEqual(['127', '120'])
    // By position: 100 + 10 + 15 = 125 along the sheet. Reversed: 100 + 12 + 15 = 127.
    expect(girths(folded('a', 100, 5, 15), folded('b', 90, 10, 12))).toEqual(['125', '120'])
  })

  test('follows a strip from an end, whatever the order of its points', () => {
    const { points = {}, lines } = strip('b', [80, 20, 60])
    const listed = (...ids: readonly string[]): Partial<FlashingDrawing> => ({
      points: Object.fromEntries(ids.map((id) => [id, points[id] ?? {}])),
      ...(lines === undefined ? {} : { lines }),
    })
    // Along: 100 + 40 + 60. Reversed: 100 + 40 + 80.
    for (const side of [
      listed('b0', 'b1', 'b2', 'b3'),
      listed('b3', 'b2', 'b1', 'b0'),
      listed('b1', 'b0', 'b3', 'b2'),
      listed('b2', 'b3', 'b1', 'b0'),
    ]) {
      expect(girths(strip('a', [100, 40, 50]), side)).toEqual(['200', '190'])
    }
  })

  test('excludes an edge to a missing point', () => {
    const points = { b0: { vectors: ['b1'] }, b1: { vectors: ['b2', 'nowhere'] }, b2: { vectors: ['gone'] } }
    const lines = { values: { 'b0-b1': { size: 80 }, 'b1-b2': { size: 60 } } }
    // The last point has a missing neighbour, so the strip starts at its first point.
    expect(girths(strip('a', [100, 50]), { points, lines })).toEqual(['160', '150'])
  })

  test('ignores a drawing that is not a single strip', () => {
    const fork: Partial<FlashingDrawing> = {
      points: {
        a: { vectors: ['b', 'c', 'd'] },
        b: { connect: ['a'] },
        c: { connect: ['a'] },
        d: { connect: ['a'] },
      },
      lines: { values: { 'a-b': { size: 60 }, 'a-c': { size: 60 }, 'a-d': { size: 1 } } },
    }
    const ring: Partial<FlashingDrawing> = {
      points: { a: { vectors: ['b'], connect: ['b'] }, b: { vectors: ['a'], connect: ['a'] } },
      lines: { values: { 'a-b': { size: 60 }, 'b-a': { size: 60 } } },
    }
    expect(girths(strip('x', [100, 40, 10]), fork)).toEqual(['150', '150'])
    expect(girths(strip('x', [100, 40]), fork)).toEqual(['140', '140'])
    expect(girths(strip('x', [100, 40]), ring)).toEqual(['140', '140'])
    expect(girths(strip('x', [150]), {})).toEqual(['150', '150'])
  })
})
