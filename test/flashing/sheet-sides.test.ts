import { describe, expect, test } from 'vitest'
import { drawProfile, renderFlashingSvg, type DrawnProfile } from '../../src/entries/index.js'
import { layoutFlashing } from '../../src/flashing/picture/layout.js'
import { AS_DRAWN } from '../../src/flashing/picture/drawing-style.js'
import { sidePanels } from '../../src/flashing/picture/side-panels.js'
import { sheetWords } from '../../src/flashing/picture/sheet-words.js'
import { readFlashingDrawing } from '../../src/wire/drawing.generated.js'
import { readWhole } from '../../src/wire/reading.js'
import type { ProfileEdge, ProfileOptions } from '../../src/entries/index.js'
import { elementsOf } from './well-formed.js'
import { valueOf } from '../answers.js'

const words = sheetWords('en')

function drawn(edges: readonly ProfileEdge[], options: ProfileOptions = {}): DrawnProfile {
  return valueOf(drawProfile(edges, options))
}

const ANGLE = drawn([{ size: 90 }, { turn: 60, size: 90 }])

/** Returns the texts and positions of the headings of several sides. */
function headingsOf(...sides: readonly DrawnProfile[]) {
  const [drawing, ...otherSides] = sides
  return elementsOf(renderFlashingSvg({ ...(drawing && { drawing }), otherSides }))
    .filter(({ name, text }) => name === 'text' && /^Side \d/.test(text))
    .map(({ text, attributes }) => ({ text, x: Number(attributes.get('x')), y: Number(attributes.get('y')) }))
}

describe('the sheet of a flashing', () => {
  test('gives a single side no heading', () => {
    expect(headingsOf(ANGLE)).toEqual([])
  })

  test('puts three sides in one row, each in a third of the width', () => {
    const headings = headingsOf(ANGLE, ANGLE, ANGLE)
    expect(headings.map(({ text }) => text)).toEqual(['Side 1', 'Side 2', 'Side 3'])
    // The width of 594 less 14 at both edges gives 188.67 each. Each gap is 6 wide.
    expect(headings.map(({ x }) => x)).toEqual([14, 208.67, 397.33])
    expect(new Set(headings.map(({ y }) => y)).size).toBe(1)
  })

  test('puts four sides in two rows', () => {
    const headings = headingsOf(ANGLE, ANGLE, ANGLE, ANGLE)
    expect(headings.map(({ x }) => x)).toEqual([14, 303, 14, 303])
    const [first, second, third, fourth] = headings.map(({ y }) => y)
    expect([second, fourth]).toEqual([first, third])
    expect(third).toBeGreaterThan(first ?? NaN)
  })

  test('shows four of six sides, and counts the hidden sides in the last heading', () => {
    const texts = headingsOf(...Array.from({ length: 6 }, () => ANGLE)).map(({ text }) => text)
    expect(texts).toEqual(['Side 1', 'Side 2', 'Side 3', 'Side 4; 2 more'])
  })

  test('F9: draws the sides in the order of their numbers, and one without a number first', () => {
    const flat = drawn([{ size: 90 }])
    const svgOf = (drawing: object, side: object): string =>
      renderFlashingSvg({ drawing, otherSides: [side] })
    const [flatFirst, angleFirst] = [svgOf(flat, ANGLE), svgOf(ANGLE, flat)]
    expect(flatFirst).not.toBe(angleFirst)
    expect(svgOf({ ...ANGLE, drawingNumber: 2 }, { ...flat, drawingNumber: 1 })).toBe(flatFirst)
    expect(svgOf({ ...ANGLE, drawingNumber: 1 }, flat)).toBe(flatFirst)
    expect(svgOf(ANGLE, { ...flat, drawingNumber: -1 })).toBe(flatFirst)
  })

  test('knows the side of an arrow outside a corner from the edge that it points at', () => {
    // To the left, then down: the right-hand side is the outside, and the angle is on the inside.
    const points = {
      a: { x: 100, y: 0, vectors: ['b'] },
      b: { x: 0, y: 0, vectors: ['c'], connect: ['a'] },
      c: { x: 0, y: 100, connect: ['b'] },
    }
    const corner = { points, angles: { values: { b: { angle: 90 } } } } as unknown as DrawnProfile
    const pointing = (x: number, y: number, angle: number) => ({ ...corner, frontArrow: { x, y, angle } })
    const arrows = [
      pointing(-10, 50, 180),
      pointing(-10, -10, 180),
      pointing(-10, -10, 270),
      pointing(-10, -10, 0),
    ]
    expect(headingsOf(...arrows).map(({ text }) => text)).toEqual([
      'Side 1; angles: reverse side',
      'Side 2; angles: reverse side',
      'Side 3; angles: reverse side',
      'Side 4; angles: colour side',
    ])
  })

  test('does not mention angles for a side without a coloured face', () => {
    const coloured = drawn([{ size: 90 }, { turn: 60, size: 90 }], { colourSide: 'left' })
    expect(headingsOf(coloured, ANGLE).map(({ text }) => text)).toEqual([
      'Side 1; angles: reverse side',
      'Side 2',
    ])
  })
})

describe('the scale of a side', () => {
  const area = { left: 0, top: 0, right: 566, bottom: 300 }
  /** The space of the first of four sides: 566 ÷ 2 less a gap of 6, and 300 ÷ 2 less a heading of 18. */
  const [width, height] = [277, 132]

  /**
   * Returns the scale with the usual space for labels around the profile: 110 across and 80 down. The profile
   * gets at least 60.
   */
  function defaultScale(drawing: DrawnProfile): number {
    const frame = { width: width - 110, height: 60 }
    const look = { ...AS_DRAWN, frame, frontWords: words.colourSide, figure: words.figure, isSheet: true }
    const { cover } = layoutFlashing(readWhole(drawing, readFlashingDrawing).read ?? {}, look)
    if (cover === undefined) return NaN
    return Math.min(width / (cover.right - cover.left), height / (cover.bottom - cover.top), 1.2)
  }

  /** Returns the scale of the first of four equal sides. */
  function scaleOf(drawing: DrawnProfile): number {
    const { read = {} } = readWhole(drawing, readFlashingDrawing)
    const [panel] = sidePanels([read, read, read, read], area, words)
    const drawn = panel?.elements.join('') ?? ''
    expect(drawn).toContain('<g transform="translate(')
    // A scale of 1 is not written.
    return Number(/scale\((\S+)\)/.exec(drawn)?.[1] ?? '1')
  }

  test.each<[string, readonly ProfileEdge[]]>([
    ['an edge folded back', [{ size: 70 }, { size: 60, turn: 135 }, { size: 310, turn: 90 }]],
    ['an edge that ends in a hook', [{ size: 180 }, { size: 60, turn: -135 }, { size: 320, turn: -90 }]],
    [
      'a wide profile',
      [{ size: 300 }, { size: 10, turn: -90 }, { size: 150, turn: -135 }, { size: 350, turn: 90 }],
    ],
    [
      'a closed profile',
      [{ size: 130 }, { size: 90, turn: 45 }, { size: 70, turn: 135 }, { size: 250, turn: -90 }],
    ],
  ])('is at least as large as in the usual space with %s', (_, edges) => {
    const drawing = drawn(edges)
    const min = Math.min(Math.floor(defaultScale(drawing) * 100) / 100, 0.9)
    expect(scaleOf(drawing)).toBeGreaterThanOrEqual(min)
  })
})
