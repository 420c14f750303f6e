import { describe, expect, test } from 'vitest'
import {
  segmentsCross,
  entersBox,
  nearestOn,
  segmentsOf,
  type Box,
  type Segment,
} from '../../src/flashing/picture/plane.js'

/** The ends of a segment: (x1, y1) and (x2, y2). */
type Ends = readonly [x1: number, y1: number, x2: number, y2: number]

const segment = ([x1, y1, x2, y2]: Ends): Segment => ({ from: { x: x1, y: y1 }, to: { x: x2, y: y2 } })
const turnedRound = ({ from, to }: Segment): Segment => ({ from: to, to: from })

describe('segments', () => {
  test('lead from each position to the next', () => {
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
    ['touch where the second starts on the first', [0, 0, 10, 0], [5, 0, 5, 5], true],
    ['would touch if the second started a unit earlier', [0, 0, 10, 0], [5, 1, 5, 5], false],
    // The line through the second segment passes between the ends of the first. Both ends of the second are on
    // the same side of the line through the first.
    [
      'are apart, although the line of one passes between the ends of the other',
      [0, 0, 10, 10],
      [6, 0, 8, 6],
      false,
    ],
    ['overlap on one horizontal line', [0, 0, 6, 0], [4, 0, 9, 0], true],
    ['touch on one horizontal line', [0, 0, 4, 0], [4, 0, 9, 0], true],
    ['are apart on one horizontal line', [0, 0, 4, 0], [5, 0, 9, 0], false],
    ['touch on one vertical line', [0, 0, 0, 4], [0, 4, 0, 9], true],
    ['are apart on one vertical line', [0, 0, 0, 4], [0, 5, 0, 9], false],
    ['are apart on one slanted line', [0, 0, 4, 4], [5, 5, 9, 9], false],
    ['are parallel', [0, 0, 9, 9], [1, 0, 10, 9], false],
  ])('cross or not: they %s', (_, one, other, expected) => {
    const [a, b] = [segment(one), segment(other)]
    for (const [first, second] of [
      [a, b],
      [b, a],
      [turnedRound(a), b],
      [a, turnedRound(b)],
    ] as const) {
      expect(segmentsCross(first, second)).toBe(expected)
    }
  })

  const box: Box = { left: 0, top: 0, right: 10, bottom: 20 }

  test.each<[string, Ends, boolean]>([
    ['lies inside', [2, 2, 8, 8], true],
    ['is a single point inside', [5, 5, 5, 5], true],
    ['is a single point outside', [15, 5, 15, 5], false],
    ['goes through', [-5, 5, 15, 5], true],
    ['starts inside', [5, 5, 50, 5], true],
    ['lies along the left side', [0, -5, 0, 25], true],
    ['lies along the right side', [10, -5, 10, 25], true],
    ['lies along the top', [-5, 0, 15, 0], true],
    ['lies along the bottom', [-5, 20, 15, 20], true],
    ['passes on the left', [-1, -5, -1, 25], false],
    ['passes on the right', [11, -5, 11, 25], false],
    ['passes above', [-5, -1, 15, -1], false],
    ['passes below', [-5, 21, 15, 21], false],
    ['stops before the box', [-9, 5, -1, 5], false],
    ['starts behind the box', [11, 5, 19, 5], false],
    // The middle of the segment is at the corner (0, 0).
    ['touches a corner', [-5, 5, 5, -5], true],
    // x ≥ 0 holds after 5/9 of the segment, y ≥ 0 holds before 4/9.
    ['passes a corner outside', [-5, 4, 4, -5], false],
  ])('enter a box or not: a segment %s', (_, ends, expected) => {
    expect(entersBox(segment(ends), box)).toBe(expected)
    expect(entersBox(turnedRound(segment(ends)), box)).toBe(expected)
  })

  test.each<[string, Ends, { x: number; y: number }, { x: number; y: number }]>([
    ['a point beside them', [0, 0, 10, 0], { x: 4, y: 3 }, { x: 4, y: 0 }],
    ['a point before their start', [0, 0, 10, 0], { x: -5, y: 1 }, { x: 0, y: 0 }],
    ['a point behind their end', [0, 0, 10, 0], { x: 20, y: 1 }, { x: 10, y: 0 }],
    // (0, 4) - (1, 1) projected on (1, 1): (-1 + 3) / 2 = 1.
    ['a point beside a slanted segment', [1, 1, 5, 5], { x: 0, y: 4 }, { x: 2, y: 2 }],
    ['a point beside a segment of length 0', [3, 3, 3, 3], { x: 9, y: 9 }, { x: 3, y: 3 }],
  ])('have a nearest point to %s', (_, ends, place, expected) => {
    expect(nearestOn(segment(ends), place)).toEqual(expected)
  })
})
