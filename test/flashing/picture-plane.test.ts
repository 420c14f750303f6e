import { describe, expect, test } from 'vitest'
import {
  cross,
  entersBox,
  nearestOn,
  segmentsOf,
  type Box,
  type Segment,
} from '../../src/flashing/picture/plane.js'

/** From (x1, y1) to (x2, y2). */
type Ends = readonly [x1: number, y1: number, x2: number, y2: number]

const segment = ([x1, y1, x2, y2]: Ends): Segment => ({ from: { x: x1, y: y1 }, to: { x: x2, y: y2 } })
const turnedRound = ({ from, to }: Segment): Segment => ({ from: to, to: from })

describe('segments', () => {
  test('lead from each place to the next', () => {
    const [a, b, c] = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 2 },
    ] as const
    expect(segmentsOf([a, b, c])).toEqual([
      { from: a, to: b },
      { from: b, to: c },
    ])
    expect(segmentsOf([a])).toEqual([])
  })

  test.each<[string, Ends, Ends, boolean]>([
    ['cross in the middle', [0, 0, 10, 10], [0, 10, 10, 0], true],
    ['touch end to end', [0, 0, 10, 0], [10, 0, 10, 10], true],
    ['touch, one beginning on the other', [0, 0, 10, 0], [5, 0, 5, 5], true],
    ['would touch if one began a unit earlier', [0, 0, 10, 0], [5, 1, 5, 5], false],
    // The first ends lie on both sides of the second's line, at (0, 0) and (10, 10); not the other way round.
    ['lie next to each other, only one line between the other ends', [0, 0, 10, 10], [6, 0, 8, 6], false],
    ['lie in one line across, overlapping', [0, 0, 6, 0], [4, 0, 9, 0], true],
    ['lie in one line across, touching', [0, 0, 4, 0], [4, 0, 9, 0], true],
    ['lie in one line across, apart', [0, 0, 4, 0], [5, 0, 9, 0], false],
    ['lie in one line down, touching', [0, 0, 0, 4], [0, 4, 0, 9], true],
    ['lie in one line down, apart', [0, 0, 0, 4], [0, 5, 0, 9], false],
    ['lie in one line aslant, apart', [0, 0, 4, 4], [5, 5, 9, 9], false],
    ['are parallel', [0, 0, 9, 9], [1, 0, 10, 9], false],
  ])('%s', (_, one, other, expected) => {
    const [a, b] = [segment(one), segment(other)]
    for (const [first, second] of [
      [a, b],
      [b, a],
      [turnedRound(a), b],
      [a, turnedRound(b)],
    ] as const) {
      expect(cross(first, second)).toBe(expected)
    }
  })

  const box: Box = { left: 0, top: 0, right: 10, bottom: 20 }

  test.each<[string, Ends, boolean]>([
    ['lies inside', [2, 2, 8, 8], true],
    ['is a place inside', [5, 5, 5, 5], true],
    ['is a place outside', [15, 5, 15, 5], false],
    ['goes through', [-5, 5, 15, 5], true],
    ['begins inside', [5, 5, 50, 5], true],
    ['lies along the left side', [0, -5, 0, 25], true],
    ['lies along the right side', [10, -5, 10, 25], true],
    ['lies along the top', [-5, 0, 15, 0], true],
    ['lies along the bottom', [-5, 20, 15, 20], true],
    ['passes on the left', [-1, -5, -1, 25], false],
    ['passes on the right', [11, -5, 11, 25], false],
    ['passes above', [-5, -1, 15, -1], false],
    ['passes below', [-5, 21, 15, 21], false],
    ['stops before it', [-9, 5, -1, 5], false],
    ['begins behind it', [11, 5, 19, 5], false],
    // Half way, at (0, 0).
    ['touches a corner', [-5, 5, 5, -5], true],
    // x ≥ 0 from 5/9 of the way on, y ≥ 0 up to 4/9.
    ['cuts past a corner', [-5, 4, 4, -5], false],
  ])('enters a box or does not: %s', (_, ends, expected) => {
    expect(entersBox(segment(ends), box)).toBe(expected)
    expect(entersBox(turnedRound(segment(ends)), box)).toBe(expected)
  })

  test.each<[string, Ends, { x: number; y: number }, { x: number; y: number }]>([
    ['next to it', [0, 0, 10, 0], { x: 4, y: 3 }, { x: 4, y: 0 }],
    ['before it', [0, 0, 10, 0], { x: -5, y: 1 }, { x: 0, y: 0 }],
    ['behind it', [0, 0, 10, 0], { x: 20, y: 1 }, { x: 10, y: 0 }],
    // (0, 4) - (1, 1) along (1, 1): (-1 + 3) / 2 = 1 of it.
    ['next to one aslant', [1, 1, 5, 5], { x: 0, y: 4 }, { x: 2, y: 2 }],
    ['next to one of no length', [3, 3, 3, 3], { x: 9, y: 9 }, { x: 3, y: 3 }],
  ])('the nearest place on it, %s', (_, ends, place, expected) => {
    expect(nearestOn(segment(ends), place)).toEqual(expected)
  })
})
