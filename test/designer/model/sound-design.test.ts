/** Tests designs from other programs: their accepted parts, and the defaults of invalid parts. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyAction,
  emptyDesign,
  sampleDesigns,
  toDrawings,
  type Design,
} from '../../../src/entries/designer.js'
import { snapEdge } from '../../../src/designer/model/snap.js'
import { hundredth, wrapped } from '../../../src/designer/model/design.js'

const loaded = (design: unknown): Design =>
  applyAction(emptyDesign, { type: 'load', design: design as Design })
const edge = (size: unknown, more: object = {}): object => ({ size, ...more })

test('an empty design has no edges, and shows its far side', () => {
  expect(emptyDesign).toEqual({
    name: '',
    start: { x: 0, y: 0 },
    heading: 0,
    edges: [],
    startFold: undefined,
    endFold: undefined,
    colourSide: 'left',
    isTapered: false,
    side: 'far',
  })
})

test.each([[undefined], [null], [5], ['x'], [true]])('%j is replaced by the empty design', (value) => {
  expect(applyAction(value as never, { type: 'flipBend', point: 1 })).toBe(emptyDesign)
})

test('an object without fields is the empty design', () => {
  for (const value of [{}, [], new Map()]) expect(loaded(value)).toEqual(emptyDesign)
})

test('a field that throws empties the design', () => {
  const design = {
    name: 'A',
    get edges(): unknown {
      throw new Error('never read')
    },
  }
  expect(applyAction(design as never, { type: 'flipBend', point: 1 })).toBe(emptyDesign)
})

test('a design is deeply frozen', () => {
  const fold = { type: 'FINISH_TYPE_OPEN_HOOK', size: 12, flip: false }
  const design = loaded({
    start: { x: 1, y: 2 },
    edges: [edge(100), edge(50)],
    startFold: fold,
    endFold: { ...fold },
  })
  const parts = [design, design.start, design.edges, ...design.edges, design.startFold, design.endFold]
  expect(parts.filter((part) => part === undefined || !Object.isFrozen(part))).toEqual([])
})

describe('a design read from any value', () => {
  test.each<readonly [field: keyof Design, given: unknown, taken: unknown]>([
    ['name', 'Ridge', 'Ridge'],
    ['name', 5, ''],
    ['name', 'x'.repeat(101), 'x'.repeat(100)],
    // Half a surrogate pair cannot be in an address, even if truncation splits the pair.
    ['name', 'a\ud800b', 'ab'],
    ['name', `${'x'.repeat(99)}\u{1f600}`, 'x'.repeat(99)],
    ['start', { x: 1.234, y: -5.678 }, { x: 1.23, y: -5.68 }],
    ['start', { x: 1_000_000, y: -1_000_000 }, { x: 1_000_000, y: -1_000_000 }],
    ['start', { x: 1_000_000.01, y: 5 }, { x: 0, y: 0 }],
    ['start', { x: 5, y: -1_000_000.01 }, { x: 0, y: 0 }],
    ['start', { x: '5', y: 5 }, { x: 0, y: 0 }],
    ['start', { x: 5 }, { x: 0, y: 0 }],
    ['start', { x: NaN, y: 5 }, { x: 0, y: 0 }],
    ['start', null, { x: 0, y: 0 }],
    ['start', 'here', { x: 0, y: 0 }],
    ['heading', -45.678, -45.68],
    ['heading', 270, -90],
    ['heading', '45', 0],
    ['heading', Infinity, 0],
    ['heading', NaN, 0],
    [
      'startFold',
      { type: 'FINISH_TYPE_FEATHER', size: 8.125, flip: true },
      { type: 'FINISH_TYPE_FEATHER', size: 8.13, flip: true },
    ],
    [
      'endFold',
      { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10, flip: 1 },
      { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10, flip: false },
    ],
    ['endFold', { type: 'FINISH_TYPE_UNSPECIFIED', size: 10 }, undefined],
    ['endFold', { type: 'FINISH_TYPE_FEATHER', size: 0 }, undefined],
    ['endFold', { type: 'FINISH_TYPE_FEATHER', size: '8' }, undefined],
    ['endFold', { size: 10 }, undefined],
    ['endFold', null, undefined],
    ['endFold', 'FINISH_TYPE_FEATHER', undefined],
    ['colourSide', 'right', 'right'],
    ['colourSide', 'both', 'left'],
    ['isTapered', true, true],
    ['isTapered', 'true', false],
    ['side', 'near', 'far'],
    ['edges', undefined, []],
    ['edges', null, []],
    ['edges', 'abc', []],
    ['edges', { length: 1, 0: edge(5) }, []],
    ['edges', Array.from({ length: 61 }, () => edge(5)), []],
  ])('has its %s read from %j as %j', (field, given, taken) => {
    // All other fields are unchanged.
    const rest = { name: 'Step', heading: 30 }
    expect(loaded({ ...rest, [field]: given })).toEqual({ ...emptyDesign, ...rest, [field]: taken })
  })

  test('the near side is visible only if the design is tapered', () => {
    expect(loaded({ isTapered: true, side: 'near' }).side).toBe('near')
    expect(loaded({ isTapered: true, side: 'both' }).side).toBe('far')
  })

  test('sixty edges are accepted', () => {
    expect(loaded({ edges: Array.from({ length: 60 }, () => edge(5)) }).edges).toHaveLength(60)
  })
})

describe('an edge', () => {
  const second = (given: unknown, more: object = {}): unknown =>
    loaded({ edges: [edge(100), given], ...more }).edges[1]
  const plain = { size: 50, nearSize: 50, turn: 0, isHidden: false }

  test.each<readonly [given: object, taken: object]>([
    [edge(50), plain],
    [edge(50.004), plain],
    [edge(50, { turn: 90 }), { ...plain, turn: 90 }],
    [edge(50, { turn: -45.678 }), { ...plain, turn: -45.68 }],
    [edge(50, { turn: 360 }), plain],
    [edge(50, { turn: -270 }), { ...plain, turn: 90 }],
    [edge(50, { isHidden: true }), { ...plain, isHidden: true }],
    [edge(50, { isHidden: 'true' }), plain],
    // Without a taper, an edge has one size.
    [edge(50, { nearSize: 40 }), plain],
    [edge(10_000), { ...plain, size: 10_000, nearSize: 10_000 }],
    [edge(0.01), { ...plain, size: 0.01, nearSize: 0.01 }],
  ])('is read from %j as %j', (given, taken) => {
    expect(second(given)).toEqual(taken)
  })

  test.each<readonly [nearSize: unknown, taken: number]>([
    [40, 40],
    [0, 50],
    ['40', 50],
    [10_000.01, 50],
    [undefined, 50],
  ])('turns a near size of %j in a taper into %d', (nearSize, taken) => {
    expect(second(edge(50, { nearSize }), { isTapered: true })).toEqual({ ...plain, nearSize: taken })
  })

  test.each([
    [null],
    [5],
    [undefined],
    [{}],
    [edge('50')],
    [edge(0)],
    [edge(0.004)],
    [edge(-5)],
    [edge(10_000.01)],
    [edge(Infinity)],
    [edge(50, { turn: '90' })],
    [edge(50, { turn: 360.01 })],
    [edge(50, { turn: -361 })],
    [edge(50, { turn: NaN })],
    [edge(50, { turn: null })],
  ])('removes all edges if invalid: %j', (given) => {
    for (const edges of [
      [edge(100), given],
      [given, edge(100)],
    ])
      expect(loaded({ name: 'A', edges })).toEqual({ ...emptyDesign, name: 'A' })
  })

  test('has no turn at the start', () => {
    expect(loaded({ edges: [edge(100, { turn: 90 })] }).edges[0]?.turn).toBe(0)
  })
})

test.each([
  [0, 0],
  [180, 180],
  [-180, 180],
  [180.01, -179.99],
  [-179.99, -179.99],
  [270, -90],
  [-270, 90],
  [360, 0],
  [-360, 0],
  [540, 180],
  [-540, 180],
  [725.004, 5],
  [-725, -5],
  // Rounded to hundredths, these are half a turn. Half a turn left equals half a turn right.
  [180.004, 180],
  [-179.996, 180],
])('%d degrees are normalised to %d', (degrees, angle) => {
  expect(wrapped(degrees)).toBe(angle)
})

test('hundredths round half up, and zero has no sign', () => {
  expect([1.25, 1.125, -1.125, 1.124, -0.001].map(hundredth)).toEqual([1.25, 1.13, -1.12, 1.12, 0])
})

describe('snapping', () => {
  test('a snapped position is unchanged by snapping', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true }),
        fc.double({ noNaN: true }),
        fc.boolean(),
        (size, turn, free) => {
          const once = snapEdge(size, turn, free)
          expect(snapEdge(once.size, once.turn, free)).toEqual(once)
        },
      ),
    )
  })

  test.each<readonly [given: readonly [unknown, unknown, boolean?], size: number, turn: number]>([
    [[148.2, 81.3], 150, 80],
    [[148.2, 81.3, false], 150, 80],
    [[148.2, 81.3, true], 148, 81],
    [[147.4, 82.5], 145, 85],
    // Four degrees or less from a right angle snap to it, unless the edge is free.
    [[10, 86], 10, 90],
    [[10, 94], 10, 90],
    [[10, 85.9], 10, 85],
    [[10, 94.1], 10, 95],
    [[10, 86, true], 10, 86],
    [[10, -86], 10, -90],
    [[10, 4], 10, 0],
    [[10, 176], 10, 180],
    [[10, -176], 10, 180],
    [[10, 274], 10, -90],
    // A size is at least one step and at most the largest size.
    [[0, 0], 5, 0],
    [[2.4, 0], 5, 0],
    [[-50, 0], 5, 0],
    [[0.2, 0, true], 1, 0],
    [[10_004, 0], 10_000, 0],
    [[1e300, 0, true], 10_000, 0],
    // These values are not finite numbers.
    [[NaN, NaN], 5, 0],
    [[Infinity, Infinity], 5, 0],
    [['100', '90'], 5, 0],
    [[undefined, undefined, true], 1, 0],
  ])('turns %j into %d mm at %d°', ([size, turn, isFree], snappedSize, snappedTurn) => {
    expect(snapEdge(size as number, turn as number, isFree)).toEqual({
      size: snappedSize,
      turn: snappedTurn,
    })
  })
})

test('samples have names, and only the parapet capping is tapered', () => {
  const rows = Object.entries(sampleDesigns).map(([key, { name, isTapered }]) => [key, name, isTapered])
  expect(rows).toEqual([
    ['apron', 'Apron', false],
    ['barge-capping', 'Barge capping', false],
    ['ridge-capping', 'Ridge capping', false],
    ['valley-gutter', 'Valley gutter', false],
    ['parapet-capping', 'Parapet capping', true],
    ['box-gutter', 'Box gutter', false],
  ] satisfies [keyof typeof sampleDesigns, string, boolean][])
})

test('the drawing of a single edge has both folds', () => {
  const startFold = { type: 'FINISH_TYPE_OPEN_HOOK', size: 12, flip: true }
  const endFold = { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10, flip: false }
  const { points = {} } = toDrawings(loaded({ edges: [edge(100)], startFold, endFold }))?.drawing ?? {}
  expect(Object.values(points).map(({ finish }) => finish)).toMatchObject([startFold, endFold])
})

test('an empty design has no drawing, even with a fold', () => {
  const startFold = { type: 'FINISH_TYPE_OPEN_HOOK', size: 12, flip: true }
  expect(toDrawings(loaded({ startFold }))).toBeUndefined()
})
