/** Tests which designs are restored from drawings of other programs. */
import { describe, expect, test } from 'vitest'
import { fromDrawings, toDrawings, sampleDesigns, type Design } from '../../../src/entries/designer.js'

type Json = Readonly<Record<string, unknown>>

const point = (x: number, y: number, ...vectors: readonly unknown[]): Json => ({ x, y, vectors })

/** 100 mm to the right and 50 mm down. Sizes and angles come only from the points. */
const POINTS: Json = { a: point(0, 0, 'b'), b: point(100, 0, 'c'), c: point(100, 50) }
const read = (drawing: Json, more: Json = {}): Design | undefined => fromDrawings({ drawing, ...more })
/** Returns both sizes of edges with their turns: `50/40 at 90, hidden`. */
const edges = (design: Design | undefined): readonly string[] | undefined =>
  design?.edges.map(
    ({ size, nearSize, turn, isHidden }) =>
      `${String(size)}/${String(nearSize)} at ${String(turn)}${isHidden ? ', hidden' : ''}`,
  )

describe('the design read from a drawing', () => {
  test('has its points in the order of the sheet, not of their names', () => {
    const { a, b, c } = POINTS
    expect(edges(read({ points: { c, a, b } }))).toEqual(['100/100 at 0', '50/50 at 90'])
    expect(read({ points: POINTS })).toMatchObject({
      heading: 0,
      colourSide: 'left',
      isTapered: false,
      name: '',
    })
  })

  test('has the stated sizes and angles, and the direction of turns from the points', () => {
    const lines = { values: { 'a-b': { size: 120 }, 'c-b': { size: 60, hidden: true } } }
    const angles = { values: { b: { angle: 135 }, a: { angle: 10 } } }
    expect(edges(read({ points: POINTS, lines, angles }))).toEqual(['120/120 at 0', '60/60 at 45, hidden'])
    // F5: the sizes on the canvas count, whatever is stored beside them.
    expect(edges(read({ points: POINTS, lines, angles, isFreeDrawing: false }))).toEqual([
      '100/100 at 0',
      '50/50 at 45, hidden',
    ])
    const left = { ...POINTS, c: point(100, -50) }
    expect(edges(read({ points: left, lines, angles }))).toEqual(['120/120 at 0', '60/60 at -45, hidden'])
  })

  test.each([
    [90, 'is not a number', '45'],
    [90, 'is less than 0', -1],
    [90, 'is more than 180', 181],
    [180, 'is 0, folded flat', 0],
    [0, 'is 180, not bent', 180],
  ])('turns by %i° at a right angle whose stated angle %s', (turn, _, angle) => {
    expect(read({ points: POINTS, angles: { values: { b: { angle } } } })?.edges[1]?.turn).toBe(turn)
  })

  test.each([0, -5, 10_001, NaN, '80'])(
    'has the size between two points if the stated size is %j',
    (size) => {
      expect(read({ points: POINTS, lines: { values: { 'a-b': { size } } } })?.edges[0]?.size).toBe(100)
    },
  )

  test('has the folds at both ends', () => {
    const hook = { type: 'FINISH_TYPE_OPEN_HOOK', size: 12, flip: true }
    const crush = { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 }
    const { a, b, c } = POINTS as Record<string, Json>
    const design = read({ points: { a: { ...a, finish: hook }, b, c: { ...c, finish: crush } } })
    expect([design?.startFold, design?.endFold]).toEqual([hook, { ...crush, flip: false }])
    // A finish between the ends is ignored.
    expect(read({ points: { a, b: { ...b, finish: hook }, c } })).toMatchObject({
      startFold: undefined,
      endFold: undefined,
    })
  })

  test('has a heading that keeps the direction of its longest edge, to a tenth of a degree', () => {
    // (3, 0.1) is 1.9° steep, and (0.2, 200) is 89.94°. The stated bend is a right angle, so the first edge
    // is level.
    const points = { a: point(0, 0, 'b'), b: point(3, 0.1, 'c'), c: point(3.2, 200.1) }
    expect(read({ points, angles: { values: { b: { angle: 90 } } } })?.heading).toBe(-0.1)
  })

  test('has the colour side of the arrow', () => {
    // The first edge goes right, so its left side is above it. An arrow with an angle of 90 points up, and one
    // with 270 points down.
    expect(read({ points: POINTS, frontArrow: { x: 50, y: -20, angle: 270 } })?.colourSide).toBe('left')
    expect(read({ points: POINTS, frontArrow: { x: 50, y: 20, angle: 90 } })?.colourSide).toBe('right')
    const odd = ['270', NaN, undefined].map((angle) => ({ x: 50, y: 20, angle }))
    for (const frontArrow of [...odd, { x: 50, angle: 90 }, undefined, 5])
      expect(read({ points: POINTS, frontArrow })?.colourSide).toBe('left')
  })

  test.each([
    // The tip of an arrow is 26 mm from its place. The second edge goes down, so its left side faces the right
    // edge of the sheet.
    ['up, and is nearest to the level edge', { x: 90, y: -10, angle: 90 }, 'left'],
    ['down to the right, past the level edge, at the upright edge', { x: 90, y: -10, angle: 225 }, 'right'],
    ['down, and is nearer to the upright edge', { x: 90, y: -10, angle: 270 }, 'right'],
    ['to the right, and is equally near to both edges', { x: 90, y: -10, angle: 180 }, 'left'],
    ['to the left, and is nearest to the level edge', { x: 110, y: -10, angle: 0 }, 'left'],
    ['to the right, at the upright edge from inside', { x: 76, y: 25, angle: 180 }, 'right'],
    ['to the left, at the upright edge from outside', { x: 124, y: 25, angle: 0 }, 'left'],
    ['up, at the level edge from inside', { x: 60, y: 20, angle: 90 }, 'right'],
    ['to the left, along the level edge', { x: 50, y: 0, angle: 0 }, 'left'],
  ])('has the colour side on which the arrow is that points %s', (_, frontArrow, side) => {
    expect(read({ points: POINTS, frontArrow })?.colourSide).toBe(side)
  })

  test('has the side of the arrow, even if points coincide', () => {
    const points = { a: point(0, 0, 'b'), b: point(0, 0, 'c'), c: point(100, 0) }
    const lines = { values: { 'a-b': { size: 5 } } }
    expect(read({ points, lines, frontArrow: { x: 50, y: 20, angle: 90 } })?.colourSide).toBe('right')
  })

  test('may have a single edge', () => {
    const points = { a: point(0, 0, 'b'), b: point(0, 100) }
    expect(read({ points })).toMatchObject({ heading: 90, edges: [{ size: 100, turn: 0 }] })
  })

  test('turns right for an angle at points in a straight line', () => {
    const points = { a: point(0, 0, 'b'), b: point(100, 0, 'c'), c: point(200, 0) }
    expect(read({ points, angles: { values: { b: { angle: 90 } } } })?.edges[1]?.turn).toBe(90)
  })

  test('has a heading that keeps the direction of the first of its longest edges', () => {
    // The stated bend is 90°, and the drawn bend is 80°.
    const points = { a: point(0, 0, 'b'), b: point(100, 0, 'c'), c: point(82.64, 98.48) }
    const angles = { values: { b: { angle: 90 } } }
    expect(read({ points, angles })?.heading).toBe(0)
    // If the second edge is longer, it keeps its drawn direction of 100°.
    const longer = { ...points, c: point(65.27, 196.96) }
    expect(read({ points: longer, angles })?.heading).toBe(10)
    // An angle at the first point has no effect, since no edge comes before it.
    expect(
      read({ points: longer, angles: { values: { ...angles.values, a: { angle: 10 } } } })?.heading,
    ).toBe(10)
    // A shorter third edge has no effect.
    const three = { ...longer, c: point(65.27, 196.96, 'd'), d: point(75, 200) }
    expect(read({ points: three, angles })?.heading).toBe(10)
  })

  test('lacks the parts of a wrong type', () => {
    const { a, b } = POINTS
    for (const none of [null, undefined, 5, 'x', []]) {
      const drawing = { points: POINTS, lines: none, angles: none, frontArrow: none }
      expect(edges(read(drawing))).toEqual(['100/100 at 0', '50/50 at 90'])
      expect(edges(read({ ...drawing, lines: { values: none }, angles: { values: none } }))).toHaveLength(2)
      const values = { 'a-b': none, b: none }
      expect(edges(read({ ...drawing, lines: { values }, angles: { values } }))).toHaveLength(2)
      expect(edges(read({ points: { a, b, c: { x: 100, y: 50, vectors: none } } }))).toHaveLength(2)
    }
    expect(edges(read({ points: { a, b, c: point(100, 50, 5, null) } }))).toHaveLength(2)
  })

  test('needs no iteration over a list with a huge length', () => {
    const vectors = Object.assign(new Array(2 ** 32 - 1), { 0: 'b' })
    expect(edges(read({ points: { ...POINTS, a: { x: 0, y: 0, vectors } } }))).toHaveLength(2)
  })

  test('has its name, and the first other side if it has the same number of edges', () => {
    const near = { points: { a: point(0, 0, 'b'), b: point(90, 0, 'c'), c: point(90, 40) } }
    const tapered = read({ points: POINTS }, { productName: 'Apron', otherSides: [near] })
    expect(tapered).toMatchObject({ name: 'Apron', isTapered: true, side: 'far' })
    expect(edges(tapered)).toEqual(['100/90 at 0', '50/40 at 90'])
    const shorter = { points: { a: point(0, 0, 'b'), b: point(90, 0) } }
    for (const otherSides of [[], [shorter], [shorter, near], [{}], { 0: near }, 'x', null])
      expect(read({ points: POINTS }, { otherSides })).toMatchObject({ isTapered: false })
  })
})

describe('a drawing is not read if', () => {
  const { a, b, c } = POINTS
  test.each<readonly [string, unknown]>([
    ['it has no points', {}],
    ['it has a single point', { a: point(0, 0) }],
    ['its points are a list of strings', ['a', 'b']],
    ['an edge leads to a missing point', { a, b, c: point(100, 50, 'd') }],
    ['a point leads to two points', { a: point(0, 0, 'b', 'c'), b, c }],
    [
      'it has two separate lines',
      { a: point(0, 0, 'b'), b: point(100, 0), c: point(5, 5, 'd'), d: point(9, 9) },
    ],
    ['it is a ring', { a, b, c: point(100, 50, 'a') }],
    ['its second point has no coordinates', { a, b: { vectors: ['c'] }, c }],
    ['it ends in a ring', { a, b, c: point(100, 50, 'b') }],
    [
      'it has a separate line and ring',
      { a: point(0, 0, 'b'), b: point(9, 0), c: point(5, 5, 'd'), d: point(9, 9, 'c') },
    ],
    ['its last point has no coordinates', { a, b, c: { vectors: [] } }],
    ['a point is too far away', { a, b, c: point(1e7, 0) }],
    ['two points are at the same place, and their edge has no stated size', { a, b, c: point(100, 0) }],
    ['an edge is longer than 10,000 mm', { a, b, c: point(100, 10_001) }],
  ])('%s', (_, points) => {
    expect(read({ points })).toBeUndefined()
  })

  test.each([0, 10_001])('an edge of its near side is %i mm long', (length) => {
    const near = { points: { a: point(0, 0, 'b'), b: point(100, 0, 'c'), c: point(100, length) } }
    expect(read({ points: POINTS }, { otherSides: [near] })).toBeUndefined()
  })

  test('it has 61 edges, although one with 60 is read', () => {
    const chain = (count: number): Json =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `p${String(at)}`,
          point(at * 10, at % 2, ...(at < count - 1 ? [`p${String(at + 1)}`] : [])),
        ]),
      )
    expect(read({ points: chain(61) })?.edges).toHaveLength(60)
    expect(read({ points: chain(62) })).toBeUndefined()
  })

  test('it is invalid or throws', () => {
    const thrower = {
      get drawing(): unknown {
        throw new Error('never read')
      },
    }
    for (const drawings of [undefined, null, 5, 'x', [], thrower])
      expect(fromDrawings(drawings)).toBeUndefined()
  })
})

test('the arrow of each sample restores a flipped colour side', () => {
  for (const sample of Object.values(sampleDesigns)) {
    const design: Design = { ...sample, colourSide: sample.colourSide === 'left' ? 'right' : 'left' }
    expect(fromDrawings(toDrawings(design))?.colourSide).toBe(design.colourSide)
  }
})
