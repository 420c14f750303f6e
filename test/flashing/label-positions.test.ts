import { describe, expect, test } from 'vitest'
import { withLabelPositions } from '../../src/flashing/picture/layout.js'
import { pointAtFront } from '../../src/flashing/picture/front-arrow.js'
import type { FlashingDrawing } from '../../src/entries/index.js'

describe('places for labels', () => {
  test('a drawing without sizes and angles has no labels to place', () => {
    const points = { a: { x: 0, vectors: ['b'] }, b: { x: 9, connect: ['a'] } }
    expect(withLabelPositions({ points })).toEqual({
      points,
      lines: { positions: {} },
      angles: { positions: {} },
    })
    expect(withLabelPositions({})).toEqual({
      points: {},
      lines: { positions: {} },
      angles: { positions: {} },
    })
  })

  test('each label that is drawn has its place next to its value, and what is not drawn has none', () => {
    const drawing: Partial<FlashingDrawing> = {
      points: {
        a: { x: 0, y: 0, vectors: ['b'], finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 } },
        b: { x: 200, y: 0, vectors: ['c'], connect: ['a'] },
        c: { x: 200, y: 100, connect: ['b'] },
      },
      lines: { values: { 'a-b': { size: 200 }, 'b-c': { size: 100, hidden: true }, 'x-y': { size: 1 } } },
      angles: { values: { a: { angle: 20, hidden: true }, b: { angle: 70 } } },
    }
    const { points = {}, lines, angles } = withLabelPositions(drawing)
    expect(Object.keys(lines?.positions ?? {})).toEqual(['a-b'])
    expect(Object.keys(angles?.positions ?? {})).toEqual(['b'])
    expect(lines?.values).toEqual(drawing.lines?.values)
    expect(angles?.values).toEqual(drawing.angles?.values)
    expect(points['a']?.finish).toMatchObject({ type: 'FINISH_TYPE_CRUSH_FOLD', size: 10, position: {} })
    expect(points['b']).toEqual(drawing.points?.['b'])

    // The size is over the middle of its edge, which runs from 0 to 200, and its box is wider than high.
    const { x = NaN, y = NaN, width = NaN, height = NaN } = lines?.positions?.['a-b'] ?? {}
    expect(x + width / 2).toBeCloseTo(100, 1)
    expect(y + height).toBeLessThan(0)
    expect(width).toBeGreaterThan(height)
    expect(height).toBeGreaterThan(0)
  })
})

describe('the arrow to the coloured side', () => {
  test('points at an edge, and where there is none there is no arrow', () => {
    const bare: Partial<FlashingDrawing> = { points: { a: { x: 0 } } }
    expect(pointAtFront(bare, 'left')).toBe(bare)
    expect(pointAtFront({}, 'right')).toEqual({})
  })

  // A drawing's y runs down. Along the edge from (0, 0) to (200, 0) the right is below it, and 0° points left.
  test.each([
    ['right', 90, 1],
    ['left', 270, -1],
  ] as const)('from the %s it points at %d°', (side, angle, below) => {
    const edge: Partial<FlashingDrawing> = {
      points: { a: { x: 0, y: 0, vectors: ['b'] }, b: { x: 200, y: 0, connect: ['a'] } },
      lines: { values: { 'a-b': { size: 200 } } },
    }
    const arrow = pointAtFront(edge, side).frontArrow
    expect(arrow?.angle).toBe(angle)
    expect(Math.sign(arrow?.y ?? NaN)).toBe(below)
    expect(arrow?.x).toBeGreaterThan(0)
    expect(arrow?.x).toBeLessThan(200)
  })

  test('at the longest edge that is seen', () => {
    const drawing: Partial<FlashingDrawing> = {
      points: {
        a: { x: 0, y: 0, vectors: ['b'] },
        b: { x: 100, y: 0, vectors: ['c'], connect: ['a'] },
        c: { x: 100, y: 150, vectors: ['d'], connect: ['b'] },
        d: { x: 500, y: 150, connect: ['c'] },
      },
      lines: { values: { 'a-b': { size: 1 }, 'b-c': { size: 2 }, 'c-d': { size: 4, hidden: true } } },
    }
    // Right of the way down from b to c is to the left of it; the arrow comes from there and points right.
    expect(pointAtFront(drawing, 'right').frontArrow).toMatchObject({ angle: 180 })
    // When nothing is seen the longest of all is taken: right of the way from c to d is below.
    const hidden = { values: { 'a-b': { hidden: true }, 'b-c': { hidden: true }, 'c-d': { hidden: true } } }
    expect(pointAtFront({ ...drawing, lines: hidden }, 'right').frontArrow).toMatchObject({ angle: 90 })
  })
})
