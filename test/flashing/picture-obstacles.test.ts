import { describe, expect, test } from 'vitest'
import { coverOf, type Box, type Segment } from '../../src/flashing/picture/plane.js'
import { MOST_COMPARISONS, noObstacles, type Obstacles } from '../../src/flashing/picture/place-labels.js'

/** The picture is looked at in squares of this side. */
const SQUARE = 24

/** In the middle of a square of the grid. */
function boxIn(column: number, row: number): Box {
  const [x, y] = [(column + 0.5) * SQUARE, (row + 0.5) * SQUARE]
  return { left: x - 1, top: y - 1, right: x + 1, bottom: y + 1 }
}

/** From the middle of a square to that of another. */
function segmentTo(column: number, row: number, fromColumn = 0, fromRow = 0): Segment {
  const middle = (index: number) => (index + 0.5) * SQUARE
  return {
    from: { x: middle(fromColumn), y: middle(fromRow) },
    to: { x: middle(column), y: middle(row) },
  }
}

/** In a corner of its square, away from what lies in the middle. */
function cornerOf(column: number, row: number): Box {
  const [left, top] = [column * SQUARE + 1, row * SQUARE + 1]
  return { left, top, right: left + 2, bottom: top + 2 }
}

function manyAt(obstacles: Obstacles, box: Box, count: number): void {
  for (let index = 0; index < count; index++) obstacles.addBox(box)
}

describe('obstacles', () => {
  test('of a box: boxes that overlap it, and lines that enter it', () => {
    const obstacles = noObstacles()
    expect(obstacles.meetBox(boxIn(0, 0))).toBe(false)
    obstacles.addBox(boxIn(3, 4))
    obstacles.addSegments([segmentTo(9, 5, 5, 1), segmentTo(-2, 0, -2, -3)])
    expect(obstacles.meetBox(boxIn(3, 4))).toBe(true)
    expect(obstacles.meetBox(cornerOf(3, 4))).toBe(false)
    expect(obstacles.meetBox(boxIn(4, 3))).toBe(false)
    // The first line, at each of its squares.
    for (const step of [0, 1, 2, 3, 4]) expect(obstacles.meetBox(boxIn(5 + step, 1 + step))).toBe(true)
    expect(obstacles.meetBox(boxIn(10, 6))).toBe(false)
    expect(obstacles.meetBox(boxIn(7, 2))).toBe(false)
    for (const row of [0, -1, -2, -3]) expect(obstacles.meetBox(boxIn(-2, row))).toBe(true)
    expect(obstacles.meetBox(boxIn(-2, -4))).toBe(false)
    expect(obstacles.meetBox(boxIn(-2, 1))).toBe(false)
  })

  test('of a line: boxes that it enters, and lines that it crosses', () => {
    const obstacles = noObstacles()
    expect(obstacles.meetSegment(segmentTo(5, 0))).toBe(false)
    obstacles.addBox(boxIn(3, 0))
    obstacles.addSegments([segmentTo(0, 9, 9, 0)])
    expect(obstacles.meetSegment(segmentTo(5, 0))).toBe(true)
    expect(obstacles.meetSegment(segmentTo(2, 0))).toBe(false)
    expect(obstacles.meetSegment(segmentTo(3, 3, 3, 0))).toBe(true)
    expect(obstacles.meetSegment(segmentTo(9, 9, 0, 1))).toBe(true)
    expect(obstacles.meetSegment(segmentTo(4, 4, 1, 1))).toBe(false)
  })

  test('a box of many squares is in the way in each of them, and nowhere else', () => {
    const obstacles = noObstacles()
    obstacles.addBox({ left: -30, top: 50, right: 30, bottom: 100 })
    for (const column of [-1, 0]) {
      for (const row of [2, 3]) expect(obstacles.meetBox(boxIn(column, row))).toBe(true)
    }
    for (const [column, row] of [
      [-3, 2],
      [2, 2],
      [0, 1],
      [0, 5],
    ] as const) {
      expect(obstacles.meetBox(boxIn(column, row))).toBe(false)
    }
    // It reaches 6 into the squares on the left and right, 4 into those below.
    expect(obstacles.meetBox({ left: -29, top: 60, right: -28, bottom: 61 })).toBe(true)
    expect(obstacles.meetBox({ left: 28, top: 98, right: 29, bottom: 99 })).toBe(true)
  })
})

describe('the limit on comparisons', () => {
  // A question counts as one comparison, and as one with each obstacle in the same squares.
  const EACH = 300
  const QUESTIONS = MOST_COMPARISONS / EACH

  /** Asks for a box in the square with all the obstacles, none of which is in the way; how often with what answer. */
  function asked(obstacles: Obstacles, times: number): number {
    let met = 0
    for (let time = 0; time < times; time++) if (obstacles.meetBox(boxIn(0, 0))) met++
    return met
  }

  test('is reached only after the last comparison', () => {
    const obstacles = noObstacles()
    manyAt(obstacles, cornerOf(0, 0), EACH - 1)
    expect(asked(obstacles, QUESTIONS - 1)).toBe(0)
    expect(obstacles.areSpent()).toBe(false)
    expect(asked(obstacles, 1)).toBe(0)
    expect(obstacles.areSpent()).toBe(true)
    // From then on everything counts as in the way, even where there is nothing.
    expect(obstacles.meetBox(boxIn(9, 9))).toBe(true)
    expect(obstacles.meetSegment(segmentTo(9, 9, 8, 8))).toBe(true)
    expect(obstacles.areSpent()).toBe(true)
  })

  test('also ends a question halfway', () => {
    const obstacles = noObstacles()
    manyAt(obstacles, cornerOf(0, 0), 490)
    // 491 each: 610 take 299 510, and of the next there are 490, which is one too few.
    expect(asked(obstacles, 610)).toBe(0)
    expect(obstacles.areSpent()).toBe(false)
    expect(asked(obstacles, 1)).toBe(1)
    expect(obstacles.areSpent()).toBe(true)
  })

  test('nothing is compared with what lies in other squares', () => {
    const obstacles = noObstacles()
    for (const [column, row] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      manyAt(obstacles, boxIn(column, row), EACH)
    }
    expect(asked(obstacles, QUESTIONS * 2)).toBe(0)
    expect(obstacles.areSpent()).toBe(false)
  })

  test.each<[string, Segment, readonly (readonly [column: number, row: number])[]]>([
    [
      'aslant',
      segmentTo(9, 9),
      [
        [0, 9],
        [9, 0],
      ],
    ],
    // Three squares down on ten across, and the other way round.
    [
      'that lies more across',
      segmentTo(5, 3, -5, 0),
      [
        [-5, 1],
        [-2, 0],
      ],
    ],
    [
      'that lies more down',
      segmentTo(3, 5, 0, -5),
      [
        [1, -5],
        [0, -2],
      ],
    ],
    [
      'that ends before',
      segmentTo(3, 0),
      [
        [4, 0],
        [-1, 0],
      ],
    ],
  ])('a line %s is compared with what lies on its way, not with what lies next to it', (_, line, squares) => {
    const obstacles = noObstacles()
    for (const [column, row] of squares) manyAt(obstacles, boxIn(column, row), EACH)
    let met = 0
    for (let time = 0; time < QUESTIONS * 2; time++) if (obstacles.meetSegment(line)) met++
    expect(met).toBe(0)
    expect(obstacles.areSpent()).toBe(false)
  })

  test('a line is found on its way, not in all the box around it', () => {
    const obstacles = noObstacles()
    obstacles.addSegments(Array.from({ length: EACH }, () => segmentTo(9, 9)))
    let met = 0
    for (let time = 0; time < QUESTIONS * 2; time++) {
      if (obstacles.meetBox(boxIn(9, 0)) || obstacles.meetBox(boxIn(0, 9))) met++
    }
    expect(met).toBe(0)
    expect(obstacles.areSpent()).toBe(false)
  })

  test('what lies in many of the squares is compared once in each', () => {
    const obstacles = noObstacles()
    obstacles.addSegments(Array.from({ length: 33 }, () => segmentTo(2, 0)))
    // Next to the lines, in their three squares: a hundred comparisons with the question itself.
    const nearby: Box = { left: 1, top: 1, right: 71, bottom: 2 }
    for (let time = 1; time < MOST_COMPARISONS / 100; time++) obstacles.meetBox(nearby)
    expect(obstacles.areSpent()).toBe(false)
    expect(obstacles.meetBox(nearby)).toBe(false)
    expect(obstacles.areSpent()).toBe(true)
  })
})

test('all that a picture covers, if anything', () => {
  expect(coverOf([])).toBeUndefined()
  expect(coverOf([boxIn(0, 0)])).toEqual(boxIn(0, 0))
  expect(coverOf([boxIn(0, 0), boxIn(2, 1)])).toEqual({ left: 11, top: 11, right: 61, bottom: 37 })
})
