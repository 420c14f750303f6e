import fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { drawProfile, renderFlashingSvg } from '../../src/entries/index.js'
import { boxOf, overlap, type Box } from '../../src/flashing/picture/plane.js'
import { SHEET } from '../../src/flashing/picture/page.js'
import { widthOf, wrapped } from '../../src/flashing/picture/sheet-text.js'
import { LINE_HEIGHT, textWidth } from '../../src/flashing/picture/svg-text.js'
import type { FlashingLineInput } from '../../src/entries/index.js'
import { elementsOf } from './well-formed.js'
import { bySize } from '../run-size.js'
import { valueOf } from '../answers.js'

interface TextOnSheet {
  readonly text: string
  readonly box: Box
}

/** The kinds of text outside the drawings, which are not scaled with them. */
const AROUND = /^qw-(title|caption|value)$/
const MOVED = /^translate\((\S+) (\S+)\)(?: scale\((\S+)\))?$/

/** Returns each text with its approximate area on the sheet, except rotated notes. */
function textsOn(svg: string): readonly TextOnSheet[] {
  let [across, down, scale] = [0, 0, 1]
  return elementsOf(svg).flatMap(({ name, attributes, text }) => {
    if (name === 'g') {
      ;[across = 0, down = 0, scale = 1] = (MOVED.exec(attributes.get('transform') ?? '') ?? [])
        .slice(1)
        .map((part) => Number((part as string | undefined) ?? 1))
    }
    if (name !== 'text' || text === '') return []
    const isAround = AROUND.test(attributes.get('class') ?? '')
    const figure = (key: string): number => Number(attributes.get(key))
    const size = figure('font-size')
    const width = isAround ? widthOf(text, size) : textWidth(text, size)
    const anchor = { start: 0, middle: 0.5, end: 1 }[attributes.get('text-anchor') ?? 'start'] ?? 0
    const left = figure('x') - width * anchor
    const middle = figure('y') - size * 0.36
    const height = size * LINE_HEIGHT
    const corners = [
      { x: left, y: middle - height / 2 },
      { x: left + width, y: middle + height / 2 },
    ].map(({ x, y }) => (isAround ? { x, y } : { x: x * scale + across, y: y * scale + down }))
    const box = boxOf(corners)
    return box === undefined ? [] : [{ text, box }]
  })
}

/** Reports pairs of overlapping texts, and texts that are partly outside the sheet. */
function wrongIn(svg: string): readonly string[] {
  const texts = textsOn(svg)
  const inner = ({ left, top, right, bottom }: Box): Box => ({
    left: left + 0.5,
    top: top + 1,
    right: right - 0.5,
    bottom: bottom - 1,
  })
  const pairs = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => overlap(inner(one.box), inner(other.box)))
      .map((other) => `${one.text} over ${other.text}`),
  )
  const outside = texts.filter(
    ({ box: { left, top, right, bottom } }) =>
      left < SHEET.left || top < SHEET.top || right > SHEET.right || bottom > SHEET.bottom,
  )
  return [...pairs, ...outside.map(({ text }) => `${text} beyond the sheet`)]
}

const finish = fc.record({
  type: fc.constantFrom(
    'FINISH_TYPE_CRUSH_FOLD' as const,
    'FINISH_TYPE_OPEN_HOOK' as const,
    'FINISH_TYPE_FEATHER' as const,
    'FINISH_TYPE_DRIP_EDGE' as const,
  ),
  size: fc.integer({ min: 5, max: 30 }),
  flip: fc.boolean(),
})

const edge = fc.record({
  size: fc.integer({ min: 10, max: 400 }),
  turn: fc.constantFrom(-135, -112.5, -90, -45, -20, 20, 45, 70, 90, 135),
})

const side = fc
  .record({
    edges: fc.array(edge, { minLength: 1, maxLength: 7 }),
    ends: fc.tuple(fc.option(finish, { nil: undefined }), fc.option(finish, { nil: undefined })),
    colourSide: fc.constantFrom(undefined, 'left' as const, 'right' as const),
  })
  .map(({ edges, ends: [first, last], colourSide }) => {
    const profile = edges.map(({ size, turn }, index) => ({
      size,
      ...(index > 0 ? { turn } : {}),
      ...(index === 0 && first ? { finish: first } : {}),
      ...(index === edges.length - 1 && index > 0 && last ? { finish: last } : {}),
    }))
    return valueOf(drawProfile(profile, colourSide === undefined ? {} : { colourSide }))
  })

const flashing = fc.record({
  productName: fc.string({ maxLength: 90, unit: 'binary' }),
  colour: fc.string({ maxLength: 60 }),
  totalGirth: fc.constantFrom('1', '357.5', '123456789.25'),
  bends: fc.constantFrom('1', '12'),
  sides: fc.array(side, { minLength: 1, maxLength: 6 }),
  subitems: fc.array(
    fc.record({ amount: fc.integer({ min: 1, max: 999 }), length: fc.integer({ min: 1, max: 9999 }) }),
    { maxLength: 80 },
  ),
  locale: fc.constantFrom('en' as const, 'de' as const),
})

test('items that are left out are counted within the width, however long the last item is', () => {
  const items = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(40))
  // 80 letters of 5.8 with the margin for bold text do not fit, and 40 do.
  for (const width of [260, 300, 400]) {
    const lines = wrapped(items, 10, width, 3, 'more')
    expect(lines.at(-1)).toMatch(/^c+…?; 1 more$/)
    expect(lines.filter((line) => widthOf(line, 10) > width)).toEqual([])
  }
})

describe('the texts of a sheet', () => {
  const folder = fileURLToPath(new URL('../../docs/samples/flashings/', import.meta.url))
  const samples = readdirSync(folder).filter((name) => name.endsWith('.json'))

  test.each(samples)('do not overlap, and stay on the sheet, for %s', (name) => {
    const line = JSON.parse(readFileSync(folder + name, 'utf8')) as FlashingLineInput
    for (const locale of ['en', 'de'] as const)
      expect(wrongIn(renderFlashingSvg(line, { locale }))).toEqual([])
  })

  test('do not overlap, and stay on the sheet, for random flashings', () => {
    fc.assert(
      fc.property(flashing, ({ sides: [drawing, ...otherSides], locale, ...line }) => {
        const sent = { ...line, ...(drawing && { drawing }), otherSides }
        expect(wrongIn(renderFlashingSvg(sent, { locale }))).toEqual([])
      }),
      { numRuns: bySize(20, 100) },
    )
  })
})
