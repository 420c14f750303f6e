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

  test.each<[string, boolean, Ends, Ends]>([
    ['cross in the middle', true, [0, 0, 10, 10], [0, 10, 10, 0]],
    ['touch end to end', true, [0, 0, 10, 0], [10, 0, 10, 10]],
    ['touch where the second starts on the first', true, [0, 0, 10, 0], [5, 0, 5, 5]],
    ['would touch if the second started a unit earlier', false, [0, 0, 10, 0], [5, 1, 5, 5]],
    // The line through the second segment passes between the ends of the first. Both ends of the second are on
    // the same side of the line through the first.
    [
      'are apart, although the line of one passes between the ends of the other',
      false,
      [0, 0, 10, 10],
      [6, 0, 8, 6],
    ],
    ['overlap on one horizontal line', true, [0, 0, 6, 0], [4, 0, 9, 0]],
    ['touch on one horizontal line', true, [0, 0, 4, 0], [4, 0, 9, 0]],
    ['are apart on one horizontal line', false, [0, 0, 4, 0], [5, 0, 9, 0]],
    ['touch on one vertical line', true, [0, 0, 0, 4], [0, 4, 0, 9]],
    ['are apart on one vertical line', false, [0, 0, 0, 4], [0, 5, 0, 9]],
    ['are apart on one slanted line', false, [0, 0, 4, 4], [5, 5, 9, 9]],
    ['are parallel', false, [0, 0, 9, 9], [1, 0, 10, 9]],
  ])('cross if they %s: %s', (_, expected, one, other) => {
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

  test.each<[string, boolean, Ends]>([
    ['lies inside', true, [2, 2, 8, 8]],
    ['is a single point inside', true, [5, 5, 5, 5]],
    ['is a single point outside', false, [15, 5, 15, 5]],
    ['goes through', true, [-5, 5, 15, 5]],
    ['starts inside', true, [5, 5, 50, 5]],
    ['lies along the left side', true, [0, -5, 0, 25]],
    ['lies along the right side', true, [10, -5, 10, 25]],
    ['lies along the top', true, [-5, 0, 15, 0]],
    ['lies along the bottom', true, [-5, 20, 15, 20]],
    ['passes on the left', false, [-1, -5, -1, 25]],
    ['passes on the right', false, [11, -5, 11, 25]],
    ['passes above', false, [-5, -1, 15, -1]],
    ['passes below', false, [-5, 21, 15, 21]],
    ['stops before the box', false, [-9, 5, -1, 5]],
    ['starts behind the box', false, [11, 5, 19, 5]],
    // The middle of the segment is at the corner (0, 0).
    ['touches a corner', true, [-5, 5, 5, -5]],
    // x ≥ 0 holds after 5/9 of the segment, y ≥ 0 holds before 4/9.
    ['passes a corner outside', false, [-5, 4, 4, -5]],
  ])('enter a box if one of them %s: %s', (_, expected, ends) => {
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
