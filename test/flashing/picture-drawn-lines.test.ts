import { describe, expect, test } from 'vitest'
import { drawnLines } from '../../src/flashing/picture/drawn-lines.js'
import { AS_DRAWN } from '../../src/flashing/picture/look.js'
import type { CornerAngle, FlashingDrawing, Point } from '../../src/entries/index.js'

/** From (0, 320) on the picture to (440, 320), and up to (440, 0): ten times as large. */
const POINTS: Readonly<Record<string, Point>> = {
  a: { x: 0, y: 32, vectors: ['b'] },
  b: { x: 44, y: 32, vectors: ['c'] },
  c: { x: 44, y: 0 },
}
const withAngles = (values: Readonly<Record<string, CornerAngle>>): Partial<FlashingDrawing> => ({
  points: POINTS,
  angles: { values },
})

describe('the corners of a picture', () => {
  test('show a right angle by a square, another by an arc and its figure', () => {
    const { corners, marks } = drawnLines(withAngles({ b: { angle: 90 } }))
    expect(corners.map(({ id, text, mark }) => [id, text, mark?.size])).toEqual([['b', undefined, 11]])
    expect(marks).toEqual([corners[0]?.mark])
    const other = drawnLines(withAngles({ b: { angle: 89.5 } }))
    expect(other.corners.map(({ id, text, mark }) => [id, text, mark?.size])).toEqual([['b', '89.5°', 15]])
    expect(other.corners[0]?.arms).toEqual([
      { x: 0, y: 320 },
      { x: 440, y: 0 },
    ])
  })

  test('show a right angle by its figure where there is no room for a square', () => {
    const { corners, marks } = drawnLines(withAngles({ a: { angle: 90 } }))
    expect(corners.map(({ text, mark }) => [text, mark])).toEqual([['90°', undefined]])
    expect(marks).toEqual([])
  })

  test('do not show an angle that is hidden, absent or no number', () => {
    const values = { a: { angle: 90, hidden: true }, b: {}, c: { angle: NaN } }
    expect(drawnLines(withAngles(values)).corners).toEqual([])
    expect(drawnLines(withAngles({ b: { angle: Infinity } })).corners).toEqual([])
    expect(drawnLines({ points: POINTS, angles: {} }).corners).toEqual([])
    expect(drawnLines({ points: POINTS }).corners).toEqual([])
    expect(drawnLines(withAngles({ b: { angle: 0, hidden: false } })).corners).toHaveLength(1)
  })
})

describe('a mark where a fold comes near', () => {
  /** An edge of 40 to the corner, and a fold back along 36 of it (nine tenths), 5 above it: inside of the corner. */
  const finish = { type: 'FINISH_TYPE_CRUSH_FOLD', size: 1000, flip: true } as const
  const withFold = (more: Pick<Point, 'finish'>) => ({
    points: { ...POINTS, a: { x: 40, y: 32, vectors: ['b'], ...more }, farLeft: { x: 0, y: 32 } },
    angles: { values: { b: { angle: 70 } } },
  })
  const sizesOf = (drawing: Partial<FlashingDrawing>, isSheet: boolean) =>
    drawnLines(drawing, { ...AS_DRAWN, isSheet }).marks.map(({ size }) => size)

  test('is smaller on a sheet, or left out, so that it is clear of it', () => {
    expect(sizesOf(withFold({}), true)).toEqual([15])
    // The middle of an arc of 8 is 5.66 above the edge and to the left of the corner; of one of 5, it is 3.54.
    expect(sizesOf(withFold({ finish }), true)).toEqual([5])
  })

  test('is as large as without it in a drawing', () => {
    expect(sizesOf(withFold({ finish }), false)).toEqual([15])
  })
})

describe("the drawing's own square", () => {
  const marksOf = (x: number, y: number, more: Partial<FlashingDrawing> = {}) =>
    drawnLines({ points: POINTS, squareAngle: { x, y }, ...more }).marks

  test('is drawn in its corner', () => {
    // (440, 320), with one side to the left and one up.
    const path = 'M429 320L429 309L440 309'
    expect(marksOf(44, 32).map((mark) => mark.path)).toEqual([path])
    // 22 to the left on the picture is at it; 23 is not.
    expect(marksOf(41.8, 32).map((mark) => mark.path)).toEqual([path])
    expect(marksOf(41.7, 32).map((mark) => mark.places[1])).toEqual([{ x: 417, y: 320 }])
  })

  test('is not drawn twice', () => {
    expect(marksOf(44, 32, { angles: { values: { b: { angle: 120 } } } })).toHaveLength(1)
    expect(marksOf(44, 32, { angles: { values: { a: { angle: 120 } } } })).toHaveLength(1)
    expect(marksOf(44, 32, { angles: { values: { a: { angle: 120 }, b: { angle: 90 } } } })).toHaveLength(1)
  })

  test('is drawn by itself at a free end, and where the corner has no room', () => {
    expect(marksOf(0, 32)[0]?.places).toHaveLength(5)
    // Also where the drawing gives an angle at that end.
    const [mark] = marksOf(0, 32, { angles: { values: { a: { angle: 120 } } } })
    expect(mark?.places).toHaveLength(5)
    const points = { ...POINTS, c: { x: 44, y: 31.5 } }
    expect(drawnLines({ points, squareAngle: { x: 44, y: 32 } }).marks[0]?.places).toHaveLength(5)
  })
})

describe('the obstacles for labels', () => {
  const at = (x: number, y: number) => ({ left: x - 1, top: y - 1, right: x + 1, bottom: y + 1 })

  test('edges, marks and finishes', () => {
    const { obstacles, finishes } = drawnLines({
      points: { ...POINTS, a: { ...POINTS['a'], finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 20 } } },
      angles: { values: { b: { angle: 90 } } },
      squareAngle: { x: 20, y: 10 },
    })
    expect(finishes.map(({ id, finish }) => [id, finish.size])).toEqual([['a', 20]])
    // The edges, the square of the corner, the one that is drawn by itself, and the fold, 5 below its edge.
    expect(obstacles.meetBox(at(220, 320))).toBe(true)
    expect(obstacles.meetBox(at(440, 160))).toBe(true)
    expect(obstacles.meetBox(at(429, 315))).toBe(true)
    expect(obstacles.meetBox(at(200, 95))).toBe(true)
    expect(obstacles.meetBox(at(8, 325))).toBe(true)
    expect(obstacles.meetBox(at(220, 300))).toBe(false)
  })

  test('without finishes', () => {
    expect(drawnLines({ points: POINTS }).finishes).toEqual([])
  })
})
