import { describe, expect, test } from 'vitest'
import {
  boxAround,
  boxOf,
  centreOf,
  grown,
  nearestIn,
  overlap,
  union,
  type Box,
} from '../../src/flashing/picture/plane.js'

const box: Box = { left: 10, top: 20, right: 30, bottom: 60 }
const moved = (across: number, down: number): Box => ({
  left: box.left + across,
  top: box.top + down,
  right: box.right + across,
  bottom: box.bottom + down,
})

describe('a box of 20 by 40', () => {
  test('is around its middle', () => {
    expect(boxAround({ x: 20, y: 40 }, 20, 40)).toEqual(box)
    expect(centreOf(box)).toEqual({ x: 20, y: 40 })
  })

  test('grows on all sides', () => {
    expect(grown(box, 3)).toEqual({ left: 7, top: 17, right: 33, bottom: 63 })
  })

  test.each([
    ['itself', 0, 0, true],
    ['one a bit to the right', 19, 0, true],
    ['one that touches it on the right', 20, 0, false],
    ['one a bit to the left', -19, 0, true],
    ['one that touches it on the left', -20, 0, false],
    ['one a bit below', 0, 39, true],
    ['one that touches it below', 0, 40, false],
    ['one a bit above', 0, -39, true],
    ['one that touches it above', 0, -40, false],
  ])('and %s: overlapping or not', (_, across, down, expected) => {
    expect(overlap(box, moved(across, down))).toBe(expected)
  })

  test('together with another covers both', () => {
    expect(union(box, moved(5, -7))).toEqual({ left: 10, top: 13, right: 35, bottom: 60 })
    expect(union(box, moved(-5, 7))).toEqual({ left: 5, top: 20, right: 30, bottom: 67 })
  })

  test('holds its places, if there are any', () => {
    const places = [
      { x: 30, y: 40 },
      { x: 10, y: 60 },
      { x: 20, y: 20 },
    ]
    expect(boxOf(places)).toEqual(box)
    expect(boxOf([{ x: 3, y: 4 }])).toEqual({ left: 3, top: 4, right: 3, bottom: 4 })
    expect(boxOf([])).toBeUndefined()
  })

  test.each([
    [
      { x: 12, y: 33 },
      { x: 12, y: 33 },
    ],
    [
      { x: 0, y: 0 },
      { x: 10, y: 20 },
    ],
    [
      { x: 99, y: 99 },
      { x: 30, y: 60 },
    ],
  ])('has as its nearest place to %j: %j', (place, nearest) => {
    expect(nearestIn(box, place)).toEqual(nearest)
  })
})
