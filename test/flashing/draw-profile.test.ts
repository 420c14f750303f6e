import { Big } from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adviseFlashing } from '../../src/entries/flashing.js'
import type { ProfileEdge, ProfileFinish } from '../../src/entries/index.js'
import type { FinishType } from '../../src/entries/index.js'
import { bendsIn, girthIn } from './measured.js'
import { drawProfile } from './profile-as-sent.js'

const BENDS_OF_FINISH = {
  FINISH_TYPE_UNSPECIFIED: 0,
  FINISH_TYPE_CRUSH_FOLD: 2,
  FINISH_TYPE_OPEN_HOOK: 2,
  FINISH_TYPE_FEATHER: 1,
  FINISH_TYPE_DRIP_EDGE: 1,
} as const
const FINISH_TYPES = Object.keys(BENDS_OF_FINISH) as readonly FinishType[]

const cf10: ProfileFinish = { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 }

describe('drawProfile', () => {
  // The bend of a hidden edge counts, but not its size.
  test.each([
    [false, '160'],
    [true, '110'],
  ])(
    'F2, F3: draws 100, 50 (hidden: %s) and a crush fold of 10 as a girth of %s mm and 3 bends',
    (hidden, girth) => {
      const { drawing, problems } = drawProfile([
        { size: 100, finish: cf10 },
        { turn: 90, size: 50, hidden },
      ])
      expect(problems).toEqual([])
      expect([girthIn(drawing), bendsIn(drawing)]).toEqual([girth, '3'])
    },
  )

  test('F11: gives the drawing points, both ends of each edge, sizes, angles and labels', () => {
    const { drawing } = drawProfile(
      [
        { size: 20, finish: cf10 },
        { turn: 90, size: 150 },
        {
          turn: -22.5,
          size: 30,
          hidden: true,
          finish: { type: 'FINISH_TYPE_OPEN_HOOK', size: 15, flip: true },
        },
      ],
      { side: 'DRAWING_SIDE_NEAR', drawingNumber: 2, tempId: 'near-1' },
    )
    expect(drawing).toMatchObject({
      tempId: 'near-1',
      drawingNumber: 2,
      side: 'DRAWING_SIDE_NEAR',
      isFreeDrawing: true,
      points: {
        p1: { id: 'p1', vectors: ['p2'], connect: [], finish: { ...cf10, label: 'cf10', flip: false } },
        p2: { id: 'p2', vectors: ['p3'], connect: ['p1'] },
        p3: { id: 'p3', vectors: ['p4'], connect: ['p2'] },
        p4: { id: 'p4', vectors: [], connect: ['p3'], finish: { label: 'oh15', flip: true } },
      },
      angles: { values: { p2: { angle: 90 }, p3: { angle: 157.5 } } },
    })
    expect(drawing.lines?.values).toEqual({
      'p1-p2': { size: 20 },
      'p2-p3': { size: 150 },
      'p3-p4': { size: 30, hidden: true },
    })
    // A hidden edge has no label. A right angle is drawn as a square.
    expect(Object.keys(drawing.lines?.positions ?? {})).toEqual(['p1-p2', 'p2-p3'])
    expect(Object.keys(drawing.angles?.positions ?? {})).toEqual(['p3'])
    expect(drawing.points?.['p1']?.finish?.position).toBeDefined()
  })

  test.each([
    ['FINISH_TYPE_CRUSH_FOLD', 10, 'cf10'],
    ['FINISH_TYPE_OPEN_HOOK', 15, 'oh15'],
    ['FINISH_TYPE_FEATHER', 10, 'fe10'],
    ['FINISH_TYPE_DRIP_EDGE', 12.5, 'de12.5'],
  ] as const)('labels a finish %s of %d as %s', (type, size, label) => {
    const { drawing } = drawProfile([{ size: 50, finish: { type, size } }])
    expect(drawing.points?.['p1']?.finish?.label).toBe(label)
  })

  test('puts a finish at each end of a single edge', () => {
    const endFinish: ProfileFinish = { type: 'FINISH_TYPE_FEATHER', size: 8 }
    const { drawing } = drawProfile([{ size: 50, finish: cf10 }], { endFinish })
    expect(drawing.points).toMatchObject({
      p1: { finish: { label: 'cf10' } },
      p2: { finish: { label: 'fe8' } },
    })
  })

  test('turns clockwise on the screen for a right turn, and counterclockwise for a left turn', () => {
    const { drawing } = drawProfile([{ size: 100 }, { turn: 90, size: 100 }, { turn: -90, size: 100 }])
    const [p1, p2, p3, p4] = ['p1', 'p2', 'p3', 'p4'].map((id) => drawing.points?.[id])
    expect([p2?.x, p2?.y]).toEqual([300, p1?.y])
    expect(p3?.x).toBe(300)
    expect(p3?.y).toBeGreaterThan(p2?.y ?? 0)
    expect(p4?.y).toBe(p3?.y)
    expect(p4?.x).toBeGreaterThan(p3?.x ?? 0)
  })

  test('gives a straight continuation a hidden angle of 180', () => {
    const { drawing } = drawProfile([{ size: 100 }, { size: 100 }])
    expect(drawing.angles?.values).toEqual({ p2: { angle: 180, hidden: true } })
  })

  test('hides angles on request', () => {
    const { drawing } = drawProfile([{ size: 100 }, { turn: 60, size: 100 }], { hideAngles: true })
    expect(drawing.angles).toEqual({ values: { p2: { angle: 120, hidden: true } }, positions: {} })
  })

  test.each([
    ['left', 270], // the edge goes right, so its left is above: the arrow points down
    ['right', 90],
  ] as const)('points the arrow at the coloured side, on the %s', (colourSide, angle) => {
    const { drawing } = drawProfile([{ size: 100 }], { colourSide })
    const below = colourSide === 'right' ? 1 : -1
    expect(drawing.frontArrow?.angle).toBe(angle)
    expect(Math.sign((drawing.frontArrow?.y ?? 0) - (drawing.points?.['p1']?.y ?? 0))).toBe(below)
  })

  test('F9: omits label positions in a long profile', () => {
    const zigzag = (count: number): readonly ProfileEdge[] =>
      Array.from({ length: count }, (_, index) =>
        index === 0 ? { size: 10 } : { size: 10, turn: index % 2 ? 60 : -60 },
      )
    const long = drawProfile(zigzag(180))
    expect(long.problems).toEqual([])
    expect(Object.keys(long.drawing.points ?? {})).toHaveLength(181)
    expect(long.drawing.lines?.positions).toBeUndefined()
  })
})

test('a drawing has only requested fields, and no empty field', () => {
  const { drawing } = drawProfile([{ size: 100 }, { turn: 90, size: 50, hidden: true }])
  const fieldsOf = (value: object | undefined) => Object.keys(value ?? {}).sort()
  expect(fieldsOf(drawing)).toEqual(['angles', 'drawingNumber', 'isFreeDrawing', 'lines', 'points'])
  expect(fieldsOf(drawing.points?.['p1'])).toEqual(['connect', 'id', 'vectors', 'x', 'y'])
  expect(fieldsOf(drawing.lines?.values?.['p1-p2'])).toEqual(['size'])
  expect(fieldsOf(drawing.lines?.values?.['p2-p3'])).toEqual(['hidden', 'size'])
})

test('the positions of labels are proportional to the size of the canvas', () => {
  const placesOn = (width: number) => {
    const canvas = { width, height: width, margin: 0 }
    const { lines } = drawProfile([{ size: 100 }, { turn: 90, size: 50 }], { canvas }).drawing
    return Object.values(lines?.positions ?? {}).flatMap(({ x, y }) => [
      (x ?? NaN) / width,
      (y ?? NaN) / width,
    ])
  }
  for (const [index, place] of placesOn(2).entries())
    expect(place).toBeCloseTo(placesOn(2000)[index] ?? NaN, 1)
})

const sizes = fc.oneof(
  fc.integer({ min: 1, max: 2000 }),
  fc.integer({ min: 1, max: 20_000 }).map((tenths) => tenths / 10),
  // Twelve decimals are the most that a decimal string can have.
  fc.integer({ min: 1, max: 10 ** 15 }).map((units) => Number(`${String(units)}e-12`)),
)
const finishes = fc.record({ type: fc.constantFrom(...FINISH_TYPES), size: sizes, flip: fc.boolean() })
const edges = fc.record({
  size: sizes,
  turn: fc.oneof(fc.constantFrom(-180, -90, 0, 45, 90, 180), fc.double({ min: -180, max: 180, noNaN: true })),
  hidden: fc.boolean(),
})
const profiles = fc
  .tuple(
    fc.array(edges, { minLength: 1, maxLength: 12 }),
    fc.option(finishes, { nil: undefined }),
    fc.option(finishes, { nil: undefined }),
  )
  .map(([list, start, end]): [readonly ProfileEdge[], ProfileFinish | undefined] => {
    const last = list.length - 1
    const profile = list.map(({ size, turn, hidden }, index): ProfileEdge => {
      const finish = index === 0 ? start : index === last ? end : undefined
      return { size, hidden, ...(index === 0 ? {} : { turn }), ...(finish && { finish }) }
    })
    return [profile, last === 0 ? end : undefined]
  })
const canvases = fc.record({
  width: fc.integer({ min: 10, max: 2000 }),
  height: fc.integer({ min: 10, max: 2000 }),
  margin: fc.integer({ min: 0, max: 4 }),
})
const options = fc.record({
  heading: fc.double({ min: -360, max: 360, noNaN: true }),
  canvas: canvases,
  colourSide: fc.constantFrom('left' as const, 'right' as const),
})

const RUNS = { numRuns: 150 }

describe('properties of profiles', () => {
  test('F2: girth = Σ sizes not hidden + Σ finishes, exactly', () => {
    fc.assert(
      fc.property(profiles, ([profile, endFinish]) => {
        const { drawing } = drawProfile(profile, endFinish && { endFinish })
        const counted = [
          ...profile.filter(({ hidden }) => hidden !== true).map(({ size }) => size),
          ...profile.flatMap(({ finish }) => finish?.size ?? []),
          ...(endFinish ? [endFinish.size] : []),
        ]
        const sum = counted.reduce((total, size) => total.plus(size), new Big(0))
        expect(girthIn(drawing)).toBe(sum.toFixed())
      }),
      RUNS,
    )
  })

  test('F3: bends = edges - 1 + bends of the finishes', () => {
    fc.assert(
      fc.property(profiles, ([profile, endFinish]) => {
        const { drawing } = drawProfile(profile, endFinish && { endFinish })
        const finished = [...profile.flatMap(({ finish }) => finish ?? []), ...(endFinish ? [endFinish] : [])]
        const bends = finished.reduce(
          (sum, { type }) => sum + BENDS_OF_FINISH[type as FinishType],
          profile.length - 1,
        )
        expect(bendsIn(drawing)).toBe(String(bends))
      }),
      RUNS,
    )
  })

  test('F11: a drawn profile gets no advice, and equal profiles give equal drawings', () => {
    fc.assert(
      fc.property(profiles, options, ([profile], look) => {
        const { drawing, problems } = drawProfile(profile, look)
        expect(problems).toEqual([])
        expect(adviseFlashing({ drawing }, { currency: 'AUD' })).toEqual({ ok: true, value: [] })
        expect(drawProfile(profile, look).drawing).toEqual(drawing)
        expect(JSON.parse(JSON.stringify(drawing))).toEqual(drawing)
      }),
      RUNS,
    )
  })

  test('every point lies on the canvas, within its margin', () => {
    fc.assert(
      fc.property(profiles, options, ([profile], look) => {
        const { width, height, margin } = look.canvas
        for (const { x = NaN, y = NaN } of Object.values(drawProfile(profile, look).drawing.points ?? {})) {
          expect(x).toBeGreaterThanOrEqual(margin)
          expect(x).toBeLessThanOrEqual(width - margin)
          expect(y).toBeGreaterThanOrEqual(margin)
          expect(y).toBeLessThanOrEqual(height - margin)
        }
      }),
      RUNS,
    )
  })

  test('every edge is recorded at both ends, and has its size under its own key', () => {
    fc.assert(
      fc.property(profiles, ([profile]) => {
        const { points = {}, lines } = drawProfile(profile).drawing
        const keys = Object.entries(points).flatMap(([from, { vectors = [] }]) =>
          vectors.map((to) => {
            expect(points[to]?.connect).toContain(from)
            return `${from}-${to}`
          }),
        )
        expect(Object.keys(lines?.values ?? {})).toEqual(keys)
      }),
      RUNS,
    )
  })
})
