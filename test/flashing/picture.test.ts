import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bendsOf, girthOf } from '../../src/flashing/measured-side.js'
import { flashingPrice, lengthsOf } from '../../src/flashing/measured-flashing.js'
import { entersBox, overlap, segmentsOf, type Box, type Vector } from '../../src/flashing/picture/plane.js'
import { sheetWords } from '../../src/flashing/picture/sheet-words.js'
import { sidePanels } from '../../src/flashing/picture/side-panels.js'
import { finishShape } from '../../src/flashing/picture/finish-shape.js'
import { layoutFlashing } from '../../src/flashing/picture/layout.js'
import { FINISH_TYPES } from '../../src/definitions/enums.js'
import {
  renderFlashingSvg,
  type FinishType,
  type FlashingDrawing,
  type Point,
  type ProfileEdge,
} from '../../src/entries/index.js'
import { plainText, readMicros } from '../../src/number/number-text.js'
import { UNKNOWN } from '../../src/number/decimal.js'
import { millimetresOfNumber } from '../../src/number/units.js'
import { ACCOUNT } from '../accounts.js'
import { drawProfile } from './profile-as-sent.js'
import { SAMPLE_PROFILES, sampleDrawing } from './sample-profiles.js'
import { elementsOf } from './well-formed.js'
import { bySize } from '../run-size.js'

const folder = fileURLToPath(new URL('../../docs/samples/flashings/', import.meta.url))

interface Sample {
  readonly templateId: string
  readonly bends: string
  readonly totalGirth: string
  readonly totalLength: string
  readonly unitPrice: { readonly amountMicros: string }
  readonly totalPrice: { readonly amountMicros: string }
  readonly subitems: readonly { readonly amount: number; readonly length: number }[]
  readonly drawing: Partial<FlashingDrawing>
  readonly otherSides?: readonly Partial<FlashingDrawing>[]
}

function sampleOf(name: string): Sample {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Sample
}

const SAMPLES = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))
  .sort()

/** Every drawing of the samples, with the name of its picture. */
const DRAWINGS = SAMPLES.flatMap((name): readonly (readonly [string, Partial<FlashingDrawing>])[] => {
  const { drawing, otherSides = [] } = sampleOf(name)
  return [[name, drawing], ...otherSides.map((side) => [`${name}-near`, side] as const)]
})

const MINIMUM = { ...ACCOUNT, minimumFlashingLengthMm: millimetresOfNumber(250) }

describe('the samples', () => {
  test('are six flashings', () => {
    expect(SAMPLES).toEqual([
      'apron',
      'barge-capping',
      'box-gutter',
      'parapet-capping',
      'ridge-capping',
      'valley-gutter',
    ])
    expect(DRAWINGS.map(([name]) => name).sort()).toEqual(Object.keys(SAMPLE_PROFILES).sort())
  })

  test.each(DRAWINGS)('%s is drawn from its profile', (name, drawing) => {
    expect(drawing).toEqual(sampleDrawing(name))
  })

  test.each(SAMPLES)('F2 to F7, F11: %s declares the measurements of its drawing', (name) => {
    const sample = sampleOf(name)
    const sides = [sample.drawing, ...(sample.otherSides ?? [])].map((drawing) => girthOf(drawing).girth)
    const lengths = lengthsOf(sample.subitems, MINIMUM)
    const perMetre = readMicros(sample.unitPrice.amountMicros) ?? UNKNOWN
    expect(sample.templateId).toMatch(/^flashtpl_[0-7][0-9a-hjkmnp-tv-z]{25}$/)
    // F4: the first side is the larger side.
    expect(Math.max(...sides.map((girth) => Number(plainText(girth))))).toBe(Number(sample.totalGirth))
    expect(plainText(girthOf(sample.drawing).girth)).toBe(sample.totalGirth)
    expect(plainText(bendsOf(sample.drawing, MINIMUM).bends)).toBe(sample.bends)
    expect(plainText(lengths.totalLength)).toBe(sample.totalLength)
    expect(`${String(flashingPrice(perMetre, lengths.chargedLength))}0000`).toBe(
      sample.totalPrice.amountMicros,
    )
  })

  test.each(SAMPLES)('%s equals its stored picture', (name) => {
    const file = join(folder, `${name}.svg`)
    const svg = renderFlashingSvg(sampleOf(name))
    if (process.env['UPDATE_GOLDEN'] !== undefined) writeFileSync(file, svg)
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(svg)
  })

  test.each(DRAWINGS)('no label of %s lies on a line, a mark, a note or another label', (_, drawing) => {
    expectClear(drawing)
  })

  test.each([
    [20, 15, 150],
    [20, 25, 250],
    [10, 20, 120],
  ])('an open hook of %d on an edge of %d next to an edge of %d has clear labels', (hook, short, long) => {
    const { drawing } = drawProfile([
      { size: 10, finish: { type: 'FINISH_TYPE_OPEN_HOOK', size: hook } },
      { size: short, turn: 90 },
      { size: long, turn: -90 },
    ])
    expectClear(drawing)
  })

  test.each(DRAWINGS)('%s has its labels at the positions in the drawing', (name, drawing) => {
    if (drawing.annotations !== undefined) return // labels avoid its later note
    const searched = layoutFlashing(withoutPlaces(drawing)).labels
    const asked = layoutFlashing(drawing).labels
    expect(asked.map(({ text }) => text)).toEqual(searched.map(({ text }) => text))
    for (const [index, { box, leader }] of asked.entries()) {
      expect(Math.abs(box.left - (searched[index]?.box.left ?? NaN)), name).toBeLessThan(0.05)
      expect(Math.abs(box.top - (searched[index]?.box.top ?? NaN)), name).toBeLessThan(0.05)
      expect(leader).toBeUndefined()
    }
  })
})

/** Expects that no label lies on another part of the picture. */
function expectClear(drawing: Partial<FlashingDrawing>): void {
  const { edges, finishes, marks, arrow, annotations, labels } = layoutFlashing(drawing)
  const lines = [
    ...edges,
    ...[...finishes, ...marks, ...(arrow ? [arrow] : [])].flatMap(({ places }) => segmentsOf(places)),
  ]
  const boxes = [...labels, ...annotations].map(({ box }) => box)
  for (const [index, box] of boxes.entries()) {
    expect(lines.filter((line) => entersBox(line, box))).toEqual([])
    expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([])
  }
}

function withoutPlaces(drawing: Partial<FlashingDrawing>): Partial<FlashingDrawing> {
  const points = Object.entries(drawing.points ?? {}).map(([id, point]): readonly [string, Point] => {
    const { finish, ...rest } = point
    if (finish === undefined) return [id, rest]
    const { position: _position, ...bare } = finish
    return [id, { ...rest, finish: bare }]
  })
  return {
    ...drawing,
    points: Object.fromEntries(points),
    lines: { values: drawing.lines?.values ?? {} },
    angles: { values: drawing.angles?.values ?? {} },
  }
}

describe('labels', () => {
  const lips: readonly ProfileEdge[] = [
    { size: 15, finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10 } },
    { turn: 60, size: 90 },
    { turn: -90, size: 35.5 },
    { turn: 45, size: 120 },
    { turn: 100, size: 20, finish: { type: 'FINISH_TYPE_DRIP_EDGE', size: 8, flip: true } },
  ]

  test.each([0, 37, 90, 145, 200, 275])(
    'do not overlap any other part with the profile at %d°',
    (heading) => {
      expectClear(drawProfile(lips, { heading, colourSide: 'left' }).drawing)
      expectClear(drawProfile(lips, { heading, colourSide: 'right' }).drawing)
    },
  )

  test('are at the positions in the drawing if no line is there', () => {
    const { drawing } = drawProfile([{ size: 100 }])
    const asked: Partial<FlashingDrawing> = {
      ...drawing,
      lines: { ...drawing.lines, positions: { 'p1-p2': { x: 150, y: 250, width: 30, height: 20 } } },
    }
    const { fit, labels } = layoutFlashing(asked)
    const [label] = labels
    const middle = fit.place({ x: 165, y: 260 })
    expect(label && (label.box.left + label.box.right) / 2).toBeCloseTo(middle.x)
    expect(label && (label.box.top + label.box.bottom) / 2).toBeCloseTo(middle.y)
  })

  test('are elsewhere if the drawing puts a label on a line', () => {
    const { drawing } = drawProfile([{ size: 100 }])
    const positions = { 'p1-p2': { x: 285, y: 230, width: 30, height: 20 } }
    expectClear({ ...drawing, lines: { ...drawing.lines, positions } })
  })

  test('give way to a square in the nearer of two corners', () => {
    const edges = [{ size: 100 }, { turn: 90, size: 6 }, { turn: -90, size: 100 }]
    const { drawing } = drawProfile(edges, { hideAngles: true })
    const squaresAt = ['p2', 'p3'].map((id) => {
      const { x = 0, y = 0 } = drawing.points?.[id] ?? {}
      const { fit, marks } = layoutFlashing({ ...drawing, squareAngle: { x, y } })
      const [first, , last] = marks[0]?.places ?? []
      const corner = fit.place({ x, y })
      // Both ends of the square are on the edges of its corner, equally far from it.
      return [first, last].map((end) => Math.hypot((end?.x ?? 0) - corner.x, (end?.y ?? 0) - corner.y))
    })
    for (const [first = 0, last = NaN] of squaresAt) expect(first).toBeCloseTo(last)
  })
})

describe('finishes', () => {
  /** Returns the side of an edge that a finish is on, seen from the finished end. */
  function sideOf(type: FinishType, flip: boolean, end: Vector, next: Vector): 'right' | 'left' {
    const { places } = finishShape(end, next, { type, size: 20, flip }, 1)
    const tip = places.at(-1) ?? end
    const [edge, fold] = [
      { x: next.x - end.x, y: next.y - end.y },
      { x: tip.x - end.x, y: tip.y - end.y },
    ]
    // With y down, a clockwise turn from the direction of the edge is to its right.
    return edge.x * fold.y - edge.y * fold.x > 0 ? 'right' : 'left'
  }

  const END_EDGES = [
    ['up', { x: 50, y: 100 }, { x: 50, y: 0 }],
    ['down', { x: 50, y: 0 }, { x: 50, y: 100 }],
    ['to the right', { x: 0, y: 50 }, { x: 100, y: 50 }],
    ['to the left, down', { x: 100, y: 0 }, { x: 0, y: 70 }],
  ] as const

  test.each(END_EDGES)(
    'lie on the right when looking %s, flipped finishes on the left, and feathers mirrored',
    (_, end, next) => {
      for (const type of [
        'FINISH_TYPE_CRUSH_FOLD',
        'FINISH_TYPE_OPEN_HOOK',
        'FINISH_TYPE_DRIP_EDGE',
      ] as const) {
        expect(sideOf(type, false, end, next)).toBe('right')
        expect(sideOf(type, true, end, next)).toBe('left')
      }
      expect(sideOf('FINISH_TYPE_FEATHER', false, end, next)).toBe('left')
      expect(sideOf('FINISH_TYPE_FEATHER', true, end, next)).toBe('right')
    },
  )

  test('fold back along the edge, a hook further off than a crush fold, but lips continue past the end', () => {
    const [end, next] = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ]
    const tip = (type: FinishType) => finishShape(end, next, { type, size: 30 }, 1).places.at(-1)
    expect(tip('FINISH_TYPE_CRUSH_FOLD')).toEqual({ x: 30, y: 5 })
    expect(tip('FINISH_TYPE_OPEN_HOOK')?.x).toBeGreaterThan(0)
    expect(tip('FINISH_TYPE_OPEN_HOOK')?.y).toBe(13)
    expect(tip('FINISH_TYPE_FEATHER')?.x).toBeLessThan(0)
    expect(tip('FINISH_TYPE_DRIP_EDGE')?.x).toBeLessThan(0)
    // A drip edge turns further than a feather.
    expect(tip('FINISH_TYPE_DRIP_EDGE')?.y).toBeGreaterThan(-(tip('FINISH_TYPE_FEATHER')?.y ?? 0))
  })
})

describe('the arrow', () => {
  test.each([
    [0, 'left', -1, 0],
    [90, 'up', 0, -1],
    [180, 'right', 1, 0],
    [270, 'down', 0, 1],
    [-90, 'down', 0, 1],
    [135, 'up and right', Math.SQRT1_2, -Math.SQRT1_2],
  ])('has an angle of %d° if it points %s', (angle, _, x, y) => {
    const { arrow } = layoutFlashing({ frontArrow: { x: 10, y: 10, angle } })
    expect(arrow?.direction.x).toBeCloseTo(x)
    expect(arrow?.direction.y).toBeCloseTo(y)
    expect((arrow?.tip.x ?? 0) - (arrow?.tail.x ?? 0)).toBeCloseTo(34 * x)
    expect((arrow?.tip.y ?? 0) - (arrow?.tail.y ?? 0)).toBeCloseTo(34 * y)
  })
})

describe('the picture', () => {
  const { drawing } = drawProfile([{ size: 100 }, { turn: 90, size: 50 }], { side: 'DRAWING_SIDE_NEAR' })

  test('has the product name as its title unless the options give a title', () => {
    expect(textsOf(renderFlashingSvg(drawing), 'qw-title')).toEqual([])
    const line = { productName: 'Barge', drawing }
    expect(textsOf(renderFlashingSvg(line), 'qw-title')).toEqual(['Barge'])
    expect(textsOf(renderFlashingSvg(line, { title: 'Apron' }), 'qw-title')).toEqual(['Apron'])
    expect(textsOf(renderFlashingSvg(drawing, { title: 'Apron' }), 'qw-title')).toEqual(['Apron'])
    expect(textsOf(renderFlashingSvg(drawing, { title: '' }), 'qw-title')).toEqual([])
    expect(renderFlashingSvg(drawing, { title: '' })).toContain('<title>Flashing</title>')
  })

  test('has the theme that the reader prefers unless the options name one', () => {
    expect(renderFlashingSvg(drawing)).toBe(renderFlashingSvg(drawing, { theme: 'auto' }))
  })

  test('shows every part within its frame', () => {
    for (const [, sample] of DRAWINGS) {
      const root = elementsOf(renderFlashingSvg(sample))[0]?.attributes.get('viewBox') ?? ''
      const [left = NaN, top = NaN, width = NaN, height = NaN] = root.split(' ').map(Number)
      const frame: Box = { left, top, right: left + width, bottom: top + height }
      const area = { left: 14, top: 80, right: frame.right - 14, bottom: frame.bottom - 60 }
      const [panel] = sidePanels([sample], area, sheetWords('en'))
      const [, x, y, scale = '1'] =
        /translate\((\S+) (\S+)\)(?: scale\((\S+)\))?/.exec(panel?.elements[0] ?? '') ?? []
      const cover = panel?.layout.cover
      const at = (value: number | undefined, by: string | undefined) =>
        (value ?? NaN) * Number(scale) + Number(by)
      expect(at(cover?.left, x)).toBeGreaterThan(area.left - 0.1)
      expect(at(cover?.right, x)).toBeLessThan(area.right + 0.1)
      expect(at(cover?.top, y)).toBeGreaterThan(area.top - 0.1)
      expect(at(cover?.bottom, y)).toBeLessThan(area.bottom + 0.1)
    }
  })
})

/** Returns the texts of the elements with this class. */
function textsOf(svg: string, name: string): readonly string[] {
  return elementsOf(svg)
    .filter(({ name: tag, attributes }) => tag === 'text' && attributes.get('class') === name)
    .map(({ text }) => text)
}

/** Expects well-formed XML with only the elements and attributes of a picture, and plain numbers. */
function expectSafe(svg: string): void {
  const elements = elementsOf(svg)
  const known = ['svg', 'title', 'desc', 'style', 'rect', 'text', 'tspan', 'path', 'g']
  expect([...new Set(elements.map(({ name }) => name))].filter((name) => !known.includes(name))).toEqual([])
  const unsafe = elements.flatMap(({ name, attributes }) =>
    [...attributes].filter(
      ([attribute, value]) =>
        /^(x|y|width|height|d|viewBox|transform)$/.test(attribute) &&
        /NaN|Infinity|undefined|\d[eE][+-]?\d|\.\d{3}/.test(`${name} ${attribute} ${value}`),
    ),
  )
  expect(unsafe).toEqual([])
  const allowed =
    /^(xmlns|role|class|viewBox|width|height|font-family|x|y|d|fill|stroke-[a-z]+|font-[a-z]+|text-anchor|transform)$/
  const names = new Set(elements.flatMap(({ attributes }) => [...attributes.keys()]))
  expect([...names].filter((name) => !allowed.test(name))).toEqual([])
}

describe('adversarial drawings', () => {
  const adversarial =
    '"><script>alert(1)</script><!-- ]]> &lt; \' \u0000\u0008\u001b\ud800 \ufffe\uffff</text></svg>'

  test('cannot break out of a text element', () => {
    const svg = renderFlashingSvg(
      {
        points: {
          [adversarial]: {
            x: 0,
            y: 0,
            vectors: ['b'],
            finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 10, label: adversarial },
          },
          b: { x: 50, y: 50, connect: [adversarial] },
        },
        annotations: {
          [adversarial]: { x: 0, y: 0, value: adversarial, text: [] },
          c: { text: [{ value: [adversarial] }] },
        },
        frontArrow: { x: 1, y: 1 },
      },
      { title: adversarial, unitLabel: adversarial },
    )
    expectSafe(svg)
    expect(svg).not.toContain('<script')
    expect(textsOf(svg, 'qw-title')[0]).toMatch(/^"><script>alert\(1\)<\/s/)
    // XML 1.0 forbids these characters.
    expect(svg).not.toMatch(/[^\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u)
  })

  test('show a text after any number of spaces', () => {
    const svg = renderFlashingSvg({}, { title: `${' '.repeat(10_000)}Ridge` })
    expect(svg).toContain('<title>Ridge</title>')
  })

  test('truncate a long text', () => {
    const label = '😀<'.repeat(1_000_000)
    const svg = renderFlashingSvg({
      points: { a: { finish: { label } } },
      annotations: { a: { value: label } },
    })
    expectSafe(svg)
    expect(svg.length).toBeLessThan(8000)
  })

  test.each<[string, Partial<FlashingDrawing>]>([
    ['no fields', {}],
    ['no points', { points: {} }],
    ['a point without coordinates', { points: { a: {} } }],
    [
      'edges to points that do not exist',
      { points: { a: { vectors: ['b', 'toString'], connect: ['__proto__'] } } },
    ],
    [
      'an edge from a point to itself',
      {
        points: { a: { x: 1, y: 1, vectors: ['a'], connect: ['a'] } },
        lines: { values: { 'a-a': { size: 5 } } },
      },
    ],
    [
      'all points at the same position',
      {
        points: {
          a: { x: 5, y: 5, vectors: ['b'], finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 5 } },
          b: { x: 5, y: 5, vectors: ['c'], connect: ['a'] },
          c: { x: 5, y: 5, connect: ['b'] },
        },
        lines: { values: { 'a-b': { size: 10 }, 'b-c': { size: 10 } } },
        angles: { values: { b: { angle: 77 }, a: { angle: 90 } } },
      },
    ],
    [
      'a finish on a joint, and on an isolated point',
      {
        points: {
          a: { x: 0, vectors: ['b'] },
          b: { x: 9, vectors: ['c'], finish: { type: 'FINISH_TYPE_FEATHER', size: 5 } },
          c: { x: 9, y: 9 },
          d: { finish: { type: 'FINISH_TYPE_OPEN_HOOK', size: NaN } },
        },
      },
    ],
    [
      'invalid numbers',
      {
        points: {
          a: {
            x: NaN,
            y: Infinity,
            vectors: ['b'],
            finish: { type: 'FINISH_TYPE_DRIP_EDGE', size: Infinity, position: { x: NaN, width: Infinity } },
          },
          b: { x: 5, y: -Infinity },
        },
        lines: { values: { 'a-b': { size: NaN } }, positions: { 'a-b': { x: Infinity, y: NaN } } },
        angles: { values: { a: { angle: Infinity } } },
        frontArrow: { x: Infinity, y: NaN, angle: Infinity },
        squareAngle: { x: NaN, y: NaN },
        annotations: {
          a: {
            x: Infinity,
            width: NaN,
            value: 'x',
            rotateDeg: NaN,
            text: [{ indent: Infinity, value: ['a'] }],
          },
        },
      },
    ],
  ])('make a safe picture with %s', (_, drawing) => {
    expectSafe(renderFlashingSvg(drawing))
    expectSafe(renderFlashingSvg({ ...drawing, isFreeDrawing: false }))
  })

  test.each([1e308, -1e308, Number.MAX_VALUE, 1e-308, Number.MIN_VALUE, 1e150, 1e15])(
    'make a safe picture with coordinates and sizes of %d',
    (huge) => {
      const drawing: Partial<FlashingDrawing> = {
        points: {
          a: { x: -huge, y: 0, vectors: ['b'], finish: { type: 'FINISH_TYPE_OPEN_HOOK', size: huge } },
          b: { x: huge, y: -huge, connect: ['a'], vectors: ['c'] },
          c: { x: huge, y: huge, connect: ['b'] },
        },
        lines: { values: { 'a-b': { size: huge }, 'b-c': { size: huge } } },
        angles: { values: { b: { angle: huge } } },
        frontArrow: { x: huge, y: -huge, angle: huge },
        annotations: { n: { x: huge, y: huge, width: huge, height: huge, value: 'far', rotateDeg: huge } },
      }
      expectSafe(renderFlashingSvg(drawing))
      expectSafe(renderFlashingSvg({ ...drawing, isFreeDrawing: false }))
      // A quarter of the smallest number is 0.
      if (huge > Number.MIN_VALUE) {
        const [first] = layoutFlashing(drawing).edges
        expect(first?.length).toBeGreaterThan(50)
      }
    },
  )

  test('treat ids such as `__proto__`, and ids with dashes, as ordinary ids', () => {
    const points = JSON.parse(
      '{"__proto__":{"x":0,"y":0,"vectors":["constructor"]},"constructor":{"x":10,"y":0,"vectors":["a-b"],"connect":["__proto__"]},"a-b":{"x":20,"y":10,"vectors":["c"],"connect":["constructor"]},"c":{"x":30,"y":0,"connect":["a-b"]}}',
    ) as NonNullable<Partial<FlashingDrawing>['points']>
    const values = {
      '__proto__-constructor': { size: 1 },
      'constructor-a-b': { size: 2 },
      'a-b-c': { size: 3 },
    }
    const svg = renderFlashingSvg({
      points,
      lines: { values },
      angles: { values: { constructor: { angle: 135 } } },
    })
    expectSafe(svg)
    expect([...textsOf(svg, 'qw-size')].sort()).toEqual(['1', '2', '3'])
    // The larger bend, at a-b, is to the other side. All angles are given on that side.
    expect(textsOf(svg, 'qw-angle')).toEqual(['225°'])
  })

  test('do not take names that JavaScript objects inherit as sizes or angles', () => {
    const svg = renderFlashingSvg({
      points: { toString: { x: 0, y: 0 }, valueOf: { x: 1, y: 1 } },
      angles: { values: {} },
    })
    expect(textsOf(svg, 'qw-angle')).toEqual([])
  })

  const COUNT = 2000
  const idAt = (index: number) => `p${String(index)}`
  const HEAPS: readonly (readonly [
    string,
    (index: number) => { x: number; y: number },
    (index: number) => string,
  ])[] = [
    ['in a long zigzag', (index) => ({ x: index, y: (index % 2) * 3 }), (index) => idAt(index + 1)],
    [
      'across each other',
      (index) => ({ x: (index * 7919) % 997, y: (index * 104_729) % 1009 }),
      (index) => idAt(index + 1),
    ],
    ['from one point', (index) => ({ x: index % 71, y: Math.floor(index / 71) }), () => idAt(0)],
    ['at one position', () => ({ x: 1, y: 1 }), (index) => idAt(index + 1)],
  ]

  // `test/adversarial/linear-work.test.ts` limits the work for these drawings.
  test.each(HEAPS)(
    'make the same safe picture each time with thousands of points %s',
    (_, spotAt, nextOf) => {
      const indexes = Array.from({ length: COUNT }, (__, index) => index)
      const drawing: Partial<FlashingDrawing> = {
        points: Object.fromEntries(
          indexes.map((index) => [
            idAt(index),
            {
              ...spotAt(index),
              vectors: [nextOf(index)],
              finish: { type: 'FINISH_TYPE_CRUSH_FOLD', size: 5 },
            },
          ]),
        ),
        lines: {
          values: Object.fromEntries(
            indexes.map((index) => [`${idAt(index)}-${nextOf(index)}`, { size: index }]),
          ),
        },
        angles: { values: Object.fromEntries(indexes.map((index) => [idAt(index), { angle: 120 }])) },
        frontArrow: { x: 5, y: 5 },
      }
      const svg = renderFlashingSvg(drawing)
      expect(renderFlashingSvg(drawing)).toBe(svg)
      expectSafe(svg)
    },
  )

  test('make the same well-formed picture each time, whatever their kind', () => {
    const numbers = fc.oneof(
      fc.double(),
      fc.integer({ min: -500, max: 500 }),
      fc.constantFrom(0, 1e308, -1e-308),
    )
    const ids = fc.oneof(fc.constantFrom('a', 'b', 'c', '__proto__', 'a-b'), fc.string({ maxLength: 3 }))
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string())
    const positions = fc.record(
      { x: numbers, y: numbers, width: numbers, height: numbers },
      { requiredKeys: [] },
    )
    const finish = fc.record(
      {
        type: fc.constantFrom(...FINISH_TYPES),
        size: numbers,
        label: texts,
        flip: fc.boolean(),
        position: positions,
      },
      { requiredKeys: [] },
    )
    const point = fc.record(
      { id: ids, x: numbers, y: numbers, vectors: fc.array(ids), connect: fc.array(ids), finish },
      { requiredKeys: [] },
    )
    const drawings = fc.record(
      {
        isFreeDrawing: fc.boolean(),
        points: fc.dictionary(ids, point),
        lines: fc.record({
          values: fc.dictionary(
            fc.constantFrom('a-b', 'b-c', 'a-b-c'),
            fc.record({ size: numbers, hidden: fc.boolean() }),
          ),
          positions: fc.dictionary(fc.constantFrom('a-b', 'b-c'), positions),
        }),
        angles: fc.record({
          values: fc.dictionary(ids, fc.record({ angle: numbers, hidden: fc.boolean() })),
        }),
        annotations: fc.dictionary(
          ids,
          fc.record({
            x: numbers,
            y: numbers,
            width: numbers,
            height: numbers,
            value: texts,
            rotateDeg: numbers,
          }),
        ),
        frontArrow: fc.record({ x: numbers, y: numbers, angle: numbers }),
        squareAngle: fc.record({ x: numbers, y: numbers }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(drawings, texts, (drawing, title) => {
        const svg = renderFlashingSvg(drawing, { title })
        expectSafe(svg)
        expect(renderFlashingSvg(drawing, { title })).toBe(svg)
      }),
      { numRuns: bySize(25, 100) },
    )
  })
})
