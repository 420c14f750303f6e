import { describe, expect, test } from 'vitest'
import { pointAtFront } from '../../src/flashing/picture/front-arrow.js'
import type { FlashingDrawing } from '../../src/entries/index.js'
import type { ParsedArrow } from '../../src/wire/drawing.generated.js'

/** Three sides of a box: along, across, and back. Going along, its inside is on the right. */
function box(along: readonly [number, number], across: readonly [number, number]): Partial<FlashingDrawing> {
  const [b, c] = [
    { x: along[0], y: along[1] },
    { x: along[0] + across[0], y: along[1] + across[1] },
  ]
  return {
    points: {
      a: { x: 0, y: 0, vectors: ['b'] },
      b: { ...b, vectors: ['c'], connect: ['a'] },
      c: { ...c, vectors: ['d'], connect: ['b'] },
      d: { x: across[0], y: across[1], connect: ['c'] },
    },
    lines: { values: { 'a-b': { size: 200 }, 'b-c': { size: 20 }, 'c-d': { size: 200 } } },
  }
}

const arrowIn = (drawing: Partial<FlashingDrawing>): ParsedArrow =>
  pointAtFront(drawing, 'right').frontArrow ?? {}

describe('the arrow is where it has room', () => {
  // A picture of 200 mm is 440 wide: the arrow, its words and the gap before it take some 70, which are 32 mm.
  test('in a wide box, at its longest edge', () => {
    expect(arrowIn(box([200, 0], [0, 60]))).toMatchObject({ angle: 90 })
  })

  test.each([
    ['the arrow itself would touch the other side', 20],
    ['its words would', 27],
  ])('in a narrow one, at its end, since %s', (_, height) => {
    const { x = NaN, y = NaN, angle } = arrowIn(box([200, 0], [0, height]))
    expect(angle).toBe(180)
    expect(x).toBeLessThan(200)
    expect(x).toBeGreaterThan(150)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(height)
  })

  test('next to upright edges its words need more room, since they lie across', () => {
    expect(arrowIn(box([0, 200], [-50, 0]))).toMatchObject({ angle: 270 })
    expect(arrowIn(box([0, 200], [-100, 0]))).toMatchObject({ angle: 180 })
  })
})
