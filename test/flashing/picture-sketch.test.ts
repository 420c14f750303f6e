import { describe, expect, test } from 'vitest'
import { LARGEST_MEASURED, MOST_EDGES, sketchOf } from '../../src/flashing/picture/sketch.js'
import type { FlashingDrawing, LineSet, Point } from '../../src/entries/index.js'

/** 44 across and 32 down are drawn ten times as large. */
const [A, B, C] = [
  { x: 0, y: 0 },
  { x: 44, y: 0 },
  { x: 44, y: 32 },
]

function sketched(
  points: Readonly<Record<string, Point>>,
  lines: LineSet = {},
  more: Omit<Partial<FlashingDrawing>, 'points' | 'lines'> = {},
) {
  return sketchOf({ ...more, points, lines })
}

const keysOf = (points: Readonly<Record<string, Point>>) => sketched(points).edges.map(({ key }) => key)

describe('the edges of a sketch', () => {
  test('lead where the points say, wherever they are recorded', () => {
    const { edges, points } = sketched({
      a: { ...A, vectors: ['b'] },
      b: { ...B, connect: ['a'] },
      c: { ...C, connect: ['b'] },
    })
    const [a, b, c] = [
      { x: 0, y: 0 },
      { x: 440, y: 0 },
      { x: 440, y: 320 },
    ]
    expect(edges.map(({ key, fromId, toId, length }) => [key, fromId, toId, length])).toEqual([
      ['a-b', 'a', 'b', 440],
      ['b-c', 'b', 'c', 320],
    ])
    expect(edges.map(({ from, to }) => [from, to])).toEqual([
      [a, b],
      [b, c],
    ])
    expect(points.map(({ id, place, arms }) => [id, place, arms])).toEqual([
      ['a', a, [b]],
      ['b', b, [a, c]],
      ['c', c, [b]],
    ])
    expect(edges[0]?.fromArms).toEqual([b])
    expect(edges[0]?.toArms).toEqual([a, c])
  })

  test('are drawn once, those that points lead to before those that they come from', () => {
    expect(keysOf({ a: { ...A, connect: ['b'] }, b: { ...B, vectors: ['a', 'a', 'c'] }, c: C })).toEqual([
      'b-a',
      'b-c',
    ])
    expect(keysOf({ a: { ...A, vectors: ['b'], connect: ['b'] }, b: B })).toEqual(['a-b'])
    expect(keysOf({ a: { ...A, connect: ['c'] }, b: { ...B, vectors: ['c'] }, c: C })).toEqual(['b-c', 'c-a'])
  })

  test('have two ends', () => {
    expect(keysOf({ a: { ...A, vectors: ['a', 'x'], connect: ['a', 'y'] }, b: B })).toEqual([])
  })

  test('are no more than 20 000', () => {
    const spokes = Array.from({ length: MOST_EDGES + 1 }, (_, index) => [
      `p${String(index)}`,
      { x: index, vectors: ['centre'] },
    ])
    const points = { centre: {}, ...(Object.fromEntries(spokes) as Record<string, Point>) }
    expect(sketched(points).edges).toHaveLength(20_000)
  })
})

describe('an edge of a sketch', () => {
  const points = { a: { ...A, vectors: ['b'] }, b: B }
  const edgeWith = (lines: LineSet, more: Partial<FlashingDrawing> = {}) =>
    sketched(points, lines, more).edges[0]

  test('has what the drawing records, in either direction', () => {
    const position = { x: 1, y: 2 }
    const said = edgeWith({ values: { 'a-b': { size: 7, hidden: true } }, positions: { 'a-b': position } })
    const reversed = edgeWith({
      values: { 'b-a': { size: 7, hidden: true } },
      positions: { 'b-a': position },
    })
    for (const edge of [said, reversed]) {
      expect(edge?.size).toBe(7)
      expect(edge?.isHidden).toBe(true)
      expect(edge?.position).toEqual(position)
    }
    const both = edgeWith({
      values: { 'b-a': { size: 9 }, 'a-b': { size: 7 } },
      positions: { 'b-a': {}, 'a-b': position },
    })
    expect(both?.size).toBe(7)
    expect(both?.position).toEqual(position)
  })

  test('has no size or label when the drawing gives none', () => {
    const edge = sketchOf({ points }).edges[0]
    expect(edge?.size).toBeUndefined()
    expect(edge?.isHidden).toBe(false)
    expect(edge?.position).toBeUndefined()
    expect(edgeWith({ values: { 'a-b': {} } })?.size).toBeUndefined()
    expect(edgeWith({ values: { 'a-b': { size: NaN } } })?.size).toBeUndefined()
    expect(edgeWith({ values: { 'a-b': { size: Infinity } } })?.size).toBeUndefined()
    expect(edgeWith({ values: { 'a-b': { size: 0 } } })?.size).toBe(0)
  })

  test('F5: is measured on the canvas when the drawing is not free', () => {
    const sizeOf = (from: Point, to: Point) =>
      sketched(
        { a: { ...from, vectors: ['b'] }, b: to },
        { values: { 'a-b': { size: 999 } } },
        { isFreeDrawing: false },
      ).edges[0]?.size
    expect(sizeOf({ x: 3, y: 4 }, { x: 33, y: 44 })).toBe(50)
    expect(sizeOf({ x: NaN }, { y: 5 })).toBe(5)
    expect(edgeWith({ values: { 'a-b': { size: 999 } } }, { isFreeDrawing: true })?.size).toBe(999)
    // As far as figures of the canvas may be millimetres of a sheet.
    const far = LARGEST_MEASURED
    expect(sizeOf({ x: -far }, { x: far })).toBe(2e9)
    expect(sizeOf({ y: far }, { y: -far })).toBe(2e9)
    for (const beyond of [far + 1, -far - 1]) {
      expect(sizeOf({ x: beyond }, {})).toBeUndefined()
      expect(sizeOf({ y: beyond }, {})).toBeUndefined()
      expect(sizeOf({}, { x: beyond })).toBeUndefined()
      expect(sizeOf({}, { y: beyond })).toBeUndefined()
    }
  })
})

describe('the scale of finishes', () => {
  const points = { a: { ...A, vectors: ['b'] }, b: { ...B, vectors: ['c'] }, c: C }
  const scaleOf = (first: number | undefined, second: number | undefined) =>
    sketched(points, {
      values: {
        'a-b': first === undefined ? {} : { size: first },
        'b-c': second === undefined ? {} : { size: second },
      },
    }).unitsPerMm

  test.each([
    // 440 and 320 are drawn.
    ['all that is drawn to all sizes', 300, 80, 2],
    ['only of edges that have a size', 220, undefined, 2],
    ['only of edges that have a size above 0', 220, 0, 2],
    ['not of edges that have one below 0', -5, 160, 2],
    ['1 without sizes', undefined, undefined, 1],
    ['1 when the sizes are too many to add', 1e308, 1e308, 1],
  ])('is %s', (_, first, second, scale) => {
    expect(scaleOf(first, second)).toBe(scale)
  })

  test('is 1 when sizes are given and nothing is drawn', () => {
    const { unitsPerMm } = sketched(
      { a: { ...A, vectors: ['b'] }, b: A },
      { values: { 'a-b': { size: 10 } } },
    )
    expect(unitsPerMm).toBe(1)
  })
})

describe('a drawing without points', () => {
  test('is as large as its notes and its marks', () => {
    const { fit } = sketchOf({
      annotations: { n: { x: -10, y: 5, width: 20, height: 6 } },
      frontArrow: { x: 34, y: 8 },
      squareAngle: { x: 0, y: 37 },
    })
    // 44 across, from the note to the arrow; 32 down, from the note to the square.
    expect(fit.scale).toBeCloseTo(10, 9)
    expect(fit.place({ x: -10, y: 5 })).toEqual({ x: 0, y: 0 })
  })

  test('is as large as one note, even an empty one', () => {
    expect(sketchOf({ annotations: { n: { x: 10, y: 5, width: 44, height: 32 } } }).fit.scale).toBeCloseTo(10)
    const { fit } = sketchOf({ annotations: { n: { x: 10, height: 32 } } })
    expect(fit.scale).toBeCloseTo(10)
    expect(fit.place({ x: 10, y: 0 })).toEqual({ x: 0, y: 0 })
  })

  test('is empty when it has no notes or marks', () => {
    const { fit, edges, points, unitsPerMm } = sketchOf({})
    expect(fit.place({ x: 3, y: 4 })).toEqual({ x: 3, y: 4 })
    expect([edges, points, unitsPerMm]).toEqual([[], [], 1])
  })
})
