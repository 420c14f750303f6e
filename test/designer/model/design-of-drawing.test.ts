/** Drawings that come from elsewhere, and the designs that they are. */
import { describe, expect, test } from 'vitest'
import { fromDrawings, toDrawings, sampleDesigns, type Design } from '../../../src/entries/designer.js'

type Json = Readonly<Record<string, unknown>>

const point = (x: number, y: number, ...vectors: readonly unknown[]): Json => ({ x, y, vectors })

/** 100 mm to the right and 50 mm down, and no sizes and angles but those of the points. */
const POINTS: Json = { a: point(0, 0, 'b'), b: point(100, 0, 'c'), c: point(100, 50) }
const read = (drawing: Json, more: Json = {}): Design | undefined => fromDrawings({ drawing, ...more })
const edges = (design: Design | undefined): unknown =>
  design?.edges.map(({ size, nearSize, turn, isHidden }) => [size, nearSize, turn, isHidden])

describe('a drawing is read', () => {
  test('with its points in the order of the sheet, not of their names', () => {
    const { a, b, c } = POINTS
    expect(edges(read({ points: { c, a, b } }))).toEqual([
      [100, 100, 0, false],
      [50, 50, 90, false],
    ])
    expect(read({ points: POINTS })).toMatchObject({
      heading: 0,
      colourSide: 'left',
      isTapered: false,
      name: '',
    })
  })

  test('with its stated sizes and angles, turning as its points do', () => {
    const lines = { values: { 'a-b': { size: 120 }, 'c-b': { size: 60, hidden: true } } }
    const angles = { values: { b: { angle: 135 }, a: { angle: 10 } } }
    expect(edges(read({ points: POINTS, lines, angles }))).toEqual([
      [120, 120, 0, false],
      [60, 60, 45, true],
    ])
    const left = { ...POINTS, c: point(100, -50) }
    expect(edges(read({ points: left, lines, angles }))).toEqual([
      [120, 120, 0, false],
      [60, 60, -45, true],
    ])
  })

  test.each([
    ['is no number', '45', 90],
    ['is less than 0', -1, 90],
    ['is more than 180', 181, 90],
    ['is 0, folded flat', 0, 180],
    ['is 180, not bent', 180, 0],
  ])('by its points if an angle %s', (_, angle, turn) => {
    expect(read({ points: POINTS, angles: { values: { b: { angle } } } })?.edges[1]?.turn).toBe(turn)
  })

  test.each([0, -5, 10_001, NaN, '80'])('by its points if a size is %j', (size) => {
    expect(read({ points: POINTS, lines: { values: { 'a-b': { size } } } })?.edges[0]?.size).toBe(100)
  })

  test('with the folds of both ends', () => {
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

  test('in the direction of its longest edge, to a tenth of a degree', () => {
    // (3, 0.1) is 1.9° steep, and (0.2, 200) 89.94°; the bend is said to be a right angle, so the first edge is level.
    const points = { a: point(0, 0, 'b'), b: point(3, 0.1, 'c'), c: point(3.2, 200.1) }
    expect(read({ points, angles: { values: { b: { angle: 90 } } } })?.heading).toBe(-0.1)
  })

  test('with the side of its name', () => {
    // Above the first edge, which runs to the right, is its left side; 90 points up and 270 down.
    expect(read({ points: POINTS, frontArrow: { x: 50, y: -20, angle: 270 } })?.colourSide).toBe('left')
    expect(read({ points: POINTS, frontArrow: { x: 50, y: 20, angle: 90 } })?.colourSide).toBe('right')
    for (const frontArrow of [{ x: 50, y: 20 }, { x: 50, angle: 90 }, undefined, 5])
      expect(read({ points: POINTS, frontArrow })?.colourSide).toBe('left')
  })

  test.each([
    // The tip is 26 from the middle. Left of the upright edge is right of the sheet, which runs down there.
    ['at the upper edge, from above it', { x: 90, y: -10, angle: 90 }, 'left'],
    ['past its end at the upright one', { x: 90, y: -10, angle: 225 }, 'right'],
    ['down, nearer to the upright one', { x: 90, y: -10, angle: 270 }, 'right'],
    ['at their corner, which is as near to both', { x: 90, y: -10, angle: 180 }, 'left'],
    ['from the middle of nowhere to the left', { x: 110, y: -10, angle: 0 }, 'left'],
    ['at the upright one from inside', { x: 76, y: 25, angle: 180 }, 'right'],
    ['at it from outside', { x: 124, y: 25, angle: 0 }, 'left'],
    ['from inside, away from it', { x: 60, y: 20, angle: 90 }, 'right'],
    ['along the upper edge, on it', { x: 50, y: 0, angle: 0 }, 'left'],
    // Neither value is an angle.
    ['as a text', { x: 50, y: 20, angle: '270' }, 'left'],
    ['as no number', { x: 50, y: 20, angle: NaN }, 'left'],
  ])('with the side that its arrow points at: %s', (_, frontArrow, side) => {
    expect(read({ points: POINTS, frontArrow })?.colourSide).toBe(side)
  })

  test('with an arrow, even if its points coincide', () => {
    const points = { a: point(0, 0, 'b'), b: point(0, 0, 'c'), c: point(100, 0) }
    const lines = { values: { 'a-b': { size: 5 } } }
    expect(read({ points, lines, frontArrow: { x: 50, y: 20, angle: 90 } })?.colourSide).toBe('right')
  })

  test('with one edge', () => {
    const points = { a: point(0, 0, 'b'), b: point(0, 100) }
    expect(read({ points })).toMatchObject({ heading: 90, edges: [{ size: 100, turn: 0 }] })
  })

  test('turning right for an angle at straight points', () => {
    const points = { a: point(0, 0, 'b'), b: point(100, 0, 'c'), c: point(200, 0) }
    expect(read({ points, angles: { values: { b: { angle: 90 } } } })?.edges[1]?.turn).toBe(90)
  })

  test('in the direction of the first of its longest edges', () => {
    // The bend is said to be 90° and drawn as 80°.
    const points = { a: point(0, 0, 'b'), b: point(100, 0, 'c'), c: point(82.64, 98.48) }
    const angles = { values: { b: { angle: 90 } } }
    expect(read({ points, angles })?.heading).toBe(0)
    // With a longer second edge it is turned so that this one is as drawn, at 100°.
    const longer = { ...points, c: point(65.27, 196.96) }
    expect(read({ points: longer, angles })?.heading).toBe(10)
    // An angle at the first point turns nothing, as no edge comes before it.
    expect(
      read({ points: longer, angles: { values: { ...angles.values, a: { angle: 10 } } } })?.heading,
    ).toBe(10)
    // A third edge that is shorter changes nothing.
    const three = { ...longer, c: point(65.27, 196.96, 'd'), d: point(75, 200) }
    expect(read({ points: three, angles })?.heading).toBe(10)
  })

  test('without the parts that are neither a list nor an object', () => {
    const { a, b } = POINTS
    for (const none of [null, undefined, 5, 'x', []]) {
      const drawing = { points: POINTS, lines: none, angles: none, frontArrow: none }
      expect(edges(read(drawing))).toEqual([
        [100, 100, 0, false],
        [50, 50, 90, false],
      ])
      expect(edges(read({ ...drawing, lines: { values: none }, angles: { values: none } }))).toHaveLength(2)
      const values = { 'a-b': none, b: none }
      expect(edges(read({ ...drawing, lines: { values }, angles: { values } }))).toHaveLength(2)
      expect(edges(read({ points: { a, b, c: { x: 100, y: 50, vectors: none } } }))).toHaveLength(2)
    }
    expect(edges(read({ points: { a, b, c: point(100, 50, 5, null) } }))).toHaveLength(2)
  })

  test('without walking a list that claims to be endless', () => {
    const vectors = Object.assign(new Array(2 ** 32 - 1), { 0: 'b' })
    expect(edges(read({ points: { ...POINTS, a: { x: 0, y: 0, vectors } } }))).toHaveLength(2)
  })

  test('with its name, and the first other side with as many edges', () => {
    const near = { points: { a: point(0, 0, 'b'), b: point(90, 0, 'c'), c: point(90, 40) } }
    const tapered = read({ points: POINTS }, { productName: 'Apron', otherSides: [near] })
    expect(tapered).toMatchObject({ name: 'Apron', isTapered: true, side: 'far' })
    expect(edges(tapered)).toEqual([
      [100, 90, 0, false],
      [50, 40, 90, false],
    ])
    const shorter = { points: { a: point(0, 0, 'b'), b: point(90, 0) } }
    for (const otherSides of [[], [shorter], [shorter, near], [{}], { 0: near }, 'x', null])
      expect(read({ points: POINTS }, { otherSides })).toMatchObject({ isTapered: false })
  })
})

describe('a drawing is not read if', () => {
  const { a, b, c } = POINTS
  test.each<readonly [string, unknown]>([
    ['nothing is drawn', {}],
    ['there is one point', { a: point(0, 0) }],
    ['the points are a list of texts', ['a', 'b']],
    ['a point leads nowhere', { a, b, c: point(100, 50, 'd') }],
    ['a point leads to two', { a: point(0, 0, 'b', 'c'), b, c }],
    ['there are two lines', { a: point(0, 0, 'b'), b: point(100, 0), c: point(5, 5, 'd'), d: point(9, 9) }],
    ['it is a ring', { a, b, c: point(100, 50, 'a') }],
    ['its second point is nowhere', { a, b: { vectors: ['c'] }, c }],
    ['it runs into a ring', { a, b, c: point(100, 50, 'b') }],
    [
      'a line and a ring are there',
      { a: point(0, 0, 'b'), b: point(9, 0), c: point(5, 5, 'd'), d: point(9, 9, 'c') },
    ],
    ['a point is nowhere', { a, b, c: { vectors: [] } }],
    ['a point is too far away', { a, b, c: point(1e7, 0) }],
    [
      'there are more edges than a design has',
      Object.fromEntries(
        Array.from({ length: 62 }, (_, at) => [
          `p${String(at)}`,
          point(at * 10, at % 2, ...(at < 61 ? [`p${String(at + 1)}`] : [])),
        ]),
      ),
    ],
  ])('%s', (_, points) => {
    expect(read({ points })).toBeUndefined()
  })

  test('it has one edge too many, but is read with one less', () => {
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

test('the arrow of each sample restores a flipped colour', () => {
  for (const sample of Object.values(sampleDesigns)) {
    const design: Design = { ...sample, colourSide: sample.colourSide === 'left' ? 'right' : 'left' }
    expect(fromDrawings(toDrawings(design))?.colourSide).toBe(design.colourSide)
  }
})
