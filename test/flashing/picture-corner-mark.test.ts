import { describe, expect, test } from 'vitest'
import { arcMark, bisector, isAt, looseSquare, squareMark } from '../../src/flashing/picture/drawn-lines.js'

const CORNER = { x: 0, y: 0 }
const [RIGHT, DOWN, LEFT] = [
  { x: 100, y: 0 },
  { x: 0, y: 100 },
  { x: -100, y: 0 },
]
/** An edge of so many units to the right. */
const across = (x: number) => ({ x, y: 0 })

describe('the mark of a corner', () => {
  test('that is right is a square of 11', () => {
    expect(squareMark(CORNER, [RIGHT, DOWN])).toEqual({
      places: [
        { x: 11, y: 0 },
        { x: 11, y: 11 },
        { x: 0, y: 11 },
      ],
      path: 'M11 0L11 11L0 11',
      size: 11,
    })
  })

  test('that is another is an arc of 15, through the inside', () => {
    const mark = arcMark(CORNER, [RIGHT, DOWN])
    const [first, middle, last] = mark?.places ?? []
    expect([first, last]).toEqual([
      { x: 15, y: 0 },
      { x: 0, y: 15 },
    ])
    expect(middle?.x).toBeCloseTo(15 * Math.SQRT1_2, 9)
    expect(middle?.y).toBeCloseTo(15 * Math.SQRT1_2, 9)
    expect(mark?.size).toBe(15)
    // From the right down: clockwise; the other way round, against the clock.
    expect(mark?.path).toBe('M15 0A15 15 0 0 1 0 15')
    expect(arcMark(CORNER, [DOWN, RIGHT])?.path).toBe('M0 15A15 15 0 0 0 15 0')
  })

  test('of edges that go straight on is drawn where its middle is said to be', () => {
    const mark = arcMark(CORNER, [RIGHT, LEFT])
    expect(mark?.places[1]?.x).toBeCloseTo(0, 9)
    expect(mark?.places[1]?.y).toBeCloseTo(15, 9)
    // From the right to the left by way of what is below: clockwise, since y points down.
    expect(mark?.path).toBe('M15 0A15 15 0 0 1 -15 0')
  })

  test('takes no more than 0.45 of the shorter edge', () => {
    expect(squareMark(CORNER, [across(20), DOWN])?.size).toBeCloseTo(9, 9)
    expect(squareMark(CORNER, [DOWN, across(20)])?.size).toBeCloseTo(9, 9)
    expect(arcMark(CORNER, [across(20), DOWN])?.size).toBeCloseTo(9, 9)
  })

  test('is left out where it would be smaller than 4', () => {
    // 0.45 of 80 / 9 is 4.
    for (const mark of [squareMark, arcMark]) {
      expect(mark(CORNER, [across(80 / 9), DOWN])?.size).toBe(4)
      expect(mark(CORNER, [across(8.8), DOWN])).toBeUndefined()
      expect(mark(CORNER, [DOWN, across(8.8)])).toBeUndefined()
    }
  })

  test('is left out where fewer than two edges meet', () => {
    for (const mark of [squareMark, arcMark]) {
      expect(mark(CORNER, [])).toBeUndefined()
      expect(mark(CORNER, [RIGHT])).toBeUndefined()
    }
  })
})

test('the way into a corner lies between its edges, or on the right of those that go straight on', () => {
  const [right, down, left] = [RIGHT, DOWN, LEFT].map(({ x, y }) => ({ x: x / 100, y: y / 100 })) as [
    typeof RIGHT,
    typeof RIGHT,
    typeof RIGHT,
  ]
  expect(bisector(right, down).x).toBeCloseTo(Math.SQRT1_2, 9)
  expect(bisector(right, down).y).toBeCloseTo(Math.SQRT1_2, 9)
  expect(bisector(right, left).y).toBe(1)
  expect(bisector(left, right).y).toBe(-1)
  // As good as straight on: 1e-6 aside of two.
  expect(bisector(right, { x: -1, y: -1e-6 }).y).toBe(1)
  expect(bisector(right, { x: -1, y: -2e-6 }).y).toBeCloseTo(-1, 9)
})

test('the marker that a drawing sets anywhere is a square of its own, from its corner up and to the right', () => {
  expect(looseSquare({ x: 10, y: 20 })).toEqual({
    places: [
      { x: 10, y: 9 },
      { x: 10, y: 20 },
      { x: 21, y: 20 },
      { x: 21, y: 9 },
      { x: 10, y: 9 },
    ],
    path: 'M10 9L10 20L21 20L21 9L10 9',
    size: 11,
  })
})

test('a marker is at a place that is no more than two squares off', () => {
  expect(isAt({ x: 5, y: 5 }, { x: 27, y: 5 })).toBe(true)
  expect(isAt({ x: 5, y: 5 }, { x: 5, y: 27.1 })).toBe(false)
})
