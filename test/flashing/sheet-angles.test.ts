import { describe, expect, test } from 'vitest'
import { renderFlashingSvg } from '../../src/entries/index.js'
import { angleSideOf } from '../../src/flashing/picture/angle-side.js'
import { layoutFlashing } from '../../src/flashing/picture/layout.js'
import { AS_DRAWN } from '../../src/flashing/picture/look.js'
import { edgeKey } from '../../src/flashing/measured-side.js'
import { sketchOf } from '../../src/flashing/picture/sketch.js'
import type { FlashingDrawing, Point } from '../../src/entries/index.js'
import { elementsOf } from './well-formed.js'

type Points = Readonly<Record<string, Point>>

/** From a to the right, down to c, and to the right again: a turn to the right at b, and one to the left at c. */
const [A, B, C, D] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 200, y: 100 },
]
const CORNER: Points = { a: { ...A, vectors: ['b'] }, b: { ...B, vectors: ['c'] }, c: C }
const STEP: Points = { ...CORNER, c: { ...C, vectors: ['d'] }, d: D }

/** Arrows by where they point; 0 is to the left, and 90 up. */
const [UP, RIGHT, DOWN_RIGHT, DOWN] = [90, 180, 225, 270]

function sideOf(points: Points, frontArrow?: FlashingDrawing['frontArrow']) {
  const drawing = { points, ...(frontArrow && { frontArrow }) }
  const sketch = sketchOf(drawing)
  const { name, isReflex, behind } = angleSideOf(drawing, sketch)
  return {
    name,
    reflex: Object.keys(points).filter(isReflex),
    behind: (one: string, other: string) => {
      const edge = sketch.edges.find(({ key }) => [edgeKey(one, other), edgeKey(other, one)].includes(key))
      const vector = edge && behind(edge)
      // 0 has no sign here.
      return vector && [vector.x, vector.y].map((figure) => Math.round(figure) + 0)
    },
  }
}

describe('the side of the metal on which angles are given', () => {
  test.each<[string, Points]>([
    ['from its beginning', CORNER],
    ['from its end', { c: { ...C, vectors: ['b'] }, b: { ...B, vectors: ['a'] }, a: A }],
    ['from its middle', { b: { ...B, vectors: ['c', 'a'] }, c: C, a: A }],
    ['towards its middle', { b: B, a: { ...A, vectors: ['b'] }, c: { ...C, vectors: ['b'] } }],
  ])('is the inside of the only corner, though a drawing records its edges %s', (_, points) => {
    const { name, reflex, behind } = sideOf(points)
    expect([name, reflex]).toEqual([undefined, []])
    // Outside of the corner: above the first edge, and to the right of the second one.
    expect(behind('a', 'b')).toEqual([0, -1])
    expect(behind('b', 'c')).toEqual([1, 0])
  })

  test('is the coloured one where it is folded as much to both sides', () => {
    const above = { x: 50, y: -50, angle: DOWN }
    expect(sideOf(STEP, above)).toMatchObject({ name: 'front', reflex: ['b'] })
    const below = { x: 150, y: 150, angle: UP }
    expect(sideOf(STEP, below)).toMatchObject({ name: 'front', reflex: ['c'] })
    // Without a coloured side, it is the right one.
    expect(sideOf(STEP)).toMatchObject({ name: undefined, reflex: ['c'] })
  })

  test('is called by the edge that the arrow is nearest to', () => {
    // It points at the first edge from above. Seen from the second edge, it would come from inside.
    expect(sideOf(CORNER, { x: 50, y: -50, angle: DOWN_RIGHT }).name).toBe('back')
    // It points at the second edge from inside.
    expect(sideOf(CORNER, { x: 60, y: 60, angle: RIGHT }).name).toBe('front')
  })

  const inside = { x: 20, y: 20, angle: RIGHT }
  const loop: Points = { ...CORNER, c: { ...C, vectors: ['a'] } }
  test.each<[string, Points]>([
    ['without edges', { a: A, b: B }],
    ['without points', {}],
    ['that closes a loop', loop],
    ['that is two strips', { ...CORNER, d: { ...D, vectors: ['e'] }, e: { x: 300, y: 100 } }],
    ['that is a strip and a loop', { d: { ...D, vectors: ['e'] }, e: { x: 300, y: 100 }, ...loop }],
    ['that branches', { ...STEP, b: { ...B, vectors: ['c', 'e'] }, e: { x: 100, y: -50 } }],
  ])('is the inside of each corner in a drawing %s', (_, points) => {
    const { name, reflex, behind } = sideOf(points, inside)
    expect([name, reflex]).toEqual([undefined, []])
    expect(behind('a', 'b')).toBeUndefined()
  })
})

describe('the angles of a sheet', () => {
  const textsIn = (drawing: Partial<FlashingDrawing>) =>
    elementsOf(renderFlashingSvg({ drawing }))
      .filter(({ name }) => name === 'text')
      .map(({ text }) => text)
  /** At c, which is folded the other way. */
  const withAngle = (angle: number) => ({ points: STEP, angles: { values: { c: { angle } } } })

  test('are all on one side of the metal', () => {
    const texts = textsIn(withAngle(80))
    expect(texts).toContain('280°')
    expect(texts.join()).toContain('over 180°')
  })

  test.each([
    [0, '0°'],
    [360, '360°'],
    [-10, '-10°'],
    [400, '400°'],
  ])('are as sent where they are none of a corner: %i', (angle, text) => {
    const texts = textsIn(withAngle(angle))
    expect(texts).toContain(text)
    expect(texts.join()).not.toContain('over 180°')
  })

  test('a code in the legend is that of its finish, though its point has an angle too', () => {
    const finish = { type: 'FINISH_TYPE_CRUSH_FOLD' as const, size: 10 }
    const points = { ...CORNER, a: { ...CORNER['a'], finish } }
    const texts = textsIn({ points, angles: { values: { a: { angle: 45 } } } })
    expect(texts).toContain('45°')
    expect(texts.join()).toContain('cf = crush fold')
  })

  test('without any, the sizes are where they are in a drawing', () => {
    const pairs = ['ab', 'bc', 'cd'].map(([from = '', to = '']) => [edgeKey(from, to), { size: 100 }])
    const values = Object.fromEntries(pairs) as Readonly<Record<string, { size: number }>>
    const drawing = { isFreeDrawing: true, points: STEP, lines: { values } }
    const boxesOf = (isSheet: boolean) =>
      layoutFlashing(drawing, { ...AS_DRAWN, isSheet }).labels.map(({ key, box }) => [key, box])
    expect(boxesOf(true)).toHaveLength(3)
    expect(boxesOf(true)).toEqual(boxesOf(false))
  })
})
