import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { adviseFlashing, drawProfile, renderFlashingSvg } from '../../src/entries/index.js'
import { layoutFlashing } from '../../src/flashing/picture/layout.js'
import { AS_DRAWN } from '../../src/flashing/picture/drawing-style.js'
import { wrapped } from '../../src/flashing/picture/sheet-text.js'
import type { FlashingLineInput } from '../../src/entries/index.js'
import { readFlashingDrawing } from '../../src/wire/drawing.generated.js'
import { readWhole } from '../../src/wire/reading.js'
import { sampleDrawing } from './sample-profiles.js'
import { elementsOf } from './well-formed.js'
import { valueOf } from '../answers.js'

const textsIn = (line: FlashingLineInput, options = {}): readonly string[] =>
  elementsOf(renderFlashingSvg(line, options))
    .filter(({ name }) => name === 'text')
    .map(({ text }) => text)

describe('the sheet of a flashing', () => {
  const drawing = sampleDrawing('parapet-capping')
  const near = sampleDrawing('parapet-capping-near')

  test('shows the figures of the line, and omits absent figures', () => {
    const line = { drawing, colour: 'Basalt', thickness: '0.75', bends: '8', totalGirth: '530' }
    expect(textsIn({ ...line, totalLength: '8.4' }, { locale: 'de' })).toEqual(
      expect.arrayContaining(['Farbe', 'Basalt', '0,75 mm', 'Zuschnitt', '530 mm', '8', '8,4 m']),
    )
    expect(textsIn({ drawing })).not.toContain('Colour')
    expect(textsIn(line, { locale: 'de-AT' })).toEqual(textsIn(line, { locale: 'de' }))
    expect(textsIn(line, { locale: 'xx' })).toEqual(textsIn(line))
  })

  test('F6: lists equal pieces together, the longest first, and omits an unreadable list', () => {
    const subitems = [
      { amount: 1, length: 200 },
      { amount: 2, length: 4000 },
      { amount: 3, length: 200 },
    ]
    expect(textsIn({ drawing, subitems })).toContain('2 × 4000; 4 × 200')
    const unreadable = ['?'] as unknown as FlashingLineInput['subitems']
    expect(textsIn({ drawing, ...(unreadable && { subitems: unreadable }) })).not.toContain('Cut list (mm)')
  })

  test('F4, F9: names its sides if there are several, and omits deleted sides', () => {
    expect(textsIn({ drawing })).not.toContain('Far side')
    const both = textsIn({ drawing: near, otherSides: [{ ...drawing, drawingNumber: -1 }] })
    expect(both.filter((text) => /^(Far|Near) side$/.test(text))).toEqual(['Far side', 'Near side'])
    expect(textsIn({ drawing, otherSides: [{ ...near, isDeleted: true }] })).not.toContain('Far side')
  })

  test('states above each side which face its angles are measured on, if the faces differ', () => {
    const drawn = (colourSide: 'left' | 'right') => {
      return valueOf(drawProfile([{ size: 90 }, { turn: 60, size: 90 }], { colourSide }))
    }
    const [left, right] = [drawn('left'), drawn('right')]
    expect(textsIn({ drawing: left, otherSides: [left] })).toContain('angles: reverse side')
    const texts = textsIn({ drawing: left, otherSides: [right] })
    expect(texts.filter((text) => text.includes('angles:'))).toEqual([
      'Side 1; angles: reverse side',
      'Side 2; angles: colour side',
    ])
  })

  test('F11: lists each kind of warning once, in words, or says “No warnings.”', () => {
    expect(textsIn({ drawing })).toContain('No warnings.')
    expect(textsIn({ drawing, totalGirth: '1' })).toContain('the supplied girth differs from the drawing')
    const odd = { isFreeDrawing: true, points: { a: { vectors: ['x', 'y'] } } }
    expect(textsIn({ drawing: odd }).join(' ')).toContain(
      'an edge leads to a point that does not exist (2 ×)',
    )
  })

  const cuts = { unitPrice: { amountMicros: '10000000' }, subitems: [{ amount: 1, length: 1000 }] }
  test.each([
    ['bends', { bends: '99' }],
    // 1 m × 10.00 is not 11.00.
    ['a total', { ...cuts, totalPrice: { amountMicros: '11000000' } }],
    ['a long piece', { subitems: [{ amount: 1, length: 15_000.5 }] }],
  ])('F11: leaves out advice that depends on prices or on settings: %s', (_, line) => {
    const sent = { ...line, drawing }
    const advised = adviseFlashing(sent, { currency: 'AUD' })
    expect(advised.ok && advised.value.length).toBe(1)
    expect(textsIn(sent)).toContain('No warnings.')
  })

  test('puts sizes at the same positions as a picture if the drawing has no angles', () => {
    const points = {
      a: { x: 0, y: 0, vectors: ['b'] },
      b: { x: 100, y: 0, vectors: ['c'] },
      c: { x: 100, y: 100, vectors: ['d'] },
      d: { x: 200, y: 100 },
    }
    const lines = { values: { 'a-b': { size: 100 }, 'b-c': { size: 100 }, 'c-d': { size: 100 } } }
    const read = readWhole({ isFreeDrawing: true, points, lines }, readFlashingDrawing).read ?? {}
    const boxesOf = (isSheet: boolean) =>
      layoutFlashing(read, { ...AS_DRAWN, isSheet }).labels.map(({ key, box }) => [key, box])
    expect(boxesOf(true)).toHaveLength(3)
    expect(boxesOf(true)).toEqual(boxesOf(false))
  })

  test('is black on white in print', () => {
    const svg = renderFlashingSvg({ drawing }, { theme: 'dark' })
    expect(svg).toMatch(/@media print\{\n\.qw-dark \.qw-paper\{fill:#fff\}/)
  })

  test('ends a long list with the number of omitted entries', () => {
    const items = Array.from({ length: 200 }, (_, index) => `1 × ${String(9000 - index)}`)
    const lines = wrapped(items, 12.5, 560, 3, 'more')
    expect(lines).toHaveLength(3)
    const listed = lines.join(' ').match(/×/g)?.length ?? 0
    expect(lines[2]).toMatch(new RegExp(`; ${String(200 - listed)} more$`))
  })

  test('equals the picture of the README for the apron', () => {
    const file = (name: string) => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')
    const apron = JSON.parse(file('samples/flashings/apron.json')) as FlashingLineInput
    expect(file('pictures/apron.svg')).toBe(renderFlashingSvg(apron))
  })
})
