import { describe, expect, test } from 'vitest'
import { drawProfile } from '../../src/entries/index.js'
import { money, printed, quoteOf } from './print.js'

function strip(size: number, more: object = {}): object {
  const drawing = drawProfile([{ size }])
  if (!drawing.ok) throw new Error(JSON.stringify(drawing.problems))
  return { ...drawing.value, ...more }
}

function printOf(drawing: object | undefined, more: object = {}): string {
  const flashing = { productName: 'Strip', totalPrice: money('5000000'), drawing: {}, ...more }
  const quote = quoteOf([{ flashing }])
  const lines = [{ flashing: { ...flashing, drawing } }]
  return printed({ ...quote, lines } as typeof quote, { view: 'workshop' })
}

/** The sizes in a picture, in their order. */
const sizesIn = (html: string) =>
  [...html.matchAll(/<text class="qw-size"[^>]*>(.*?)</g)].map(([, size]) => size)
const frameOf = (html: string) => /<svg [^>]*?(viewBox="[^"]*" width="[^"]*" height="[^"]*")/.exec(html)?.[1]

describe('F9: the sides of a flashing', () => {
  const deleted = { isDeleted: true }

  test.each<readonly [string, object | undefined, readonly object[], readonly string[]]>([
    ['in the order of the request', strip(10), [strip(20)], ['10', '20']],
    ['by their number', strip(10, { drawingNumber: 2 }), [strip(20, { drawingNumber: 1 })], ['20', '10']],
    [
      'from the other side without a number',
      strip(10, { drawingNumber: 1 }),
      [strip(20, { drawingNumber: undefined })],
      ['20', '10'],
    ],
    [
      'from the drawing without a number',
      strip(10, { drawingNumber: undefined }),
      [strip(20, { drawingNumber: 1 })],
      ['10', '20'],
    ],
    ['without a deleted drawing', strip(10, deleted), [strip(20)], ['20']],
    ['without a deleted other side', strip(10), [strip(20, deleted), strip(30)], ['10', '30']],
    ['without a drawing of no points', {}, [strip(20)], ['20']],
    ['without a missing drawing', undefined, [strip(20)], ['20']],
  ])('are drawn %s', (_, drawing, otherSides, sizes) => {
    expect(sizesIn(printOf(drawing, { otherSides }))).toEqual(sizes)
  })

  test('have no picture without points', () => {
    for (const html of [printOf(undefined), printOf({}), printOf(strip(10, deleted), { otherSides: [{}] })])
      expect(html).not.toContain('<svg')
  })
})

describe('a picture', () => {
  test('is as high as its drawing, with 5 pixels above and below, from the middle of 135', () => {
    // The line, 6 pixels, and a text of 15 × 1.15: 23.25, shown 1.01 times as large, are 23.48.
    const html = printOf(strip(100))
    expect(frameOf(html)).toBe('viewBox="0 50.76 270 33.48" width="270" height="33.48"')
    // 50.76 + 33.48 − 5 is the line.
    expect(html).toContain('<g transform="translate(0.7 79.24) scale(1.01)"><path class="qw-sheet"')
  })

  test.each<readonly [string, object, readonly object[], string]>([
    ['a drawing without a point', { points: {} }, [], 'viewBox="0 0 270 135" width="270" height="135"'],
    ['two sides', strip(100), [strip(100)], 'viewBox="0 0 540 135" width="540" height="135"'],
    ['three sides', strip(100), [strip(100), strip(100)], 'viewBox="0 0 540 135" width="540" height="135"'],
  ])('has its whole size with %s', (_, drawing, otherSides, frame) => {
    const html = printOf(drawing, { otherSides })
    expect(frameOf(html)).toBe(frame)
    expect(html.includes('<div class="wide">')).toBe(otherSides.length > 0)
  })

  test('has the name of the flashing, escaped', () => {
    expect(printOf(strip(100), { productName: 'Cap <1>\u0007' })).toContain(
      '<title>Cap &lt;1&gt;\ufffd</title>',
    )
  })
})

describe('Q5: the height of a line with a picture', () => {
  const long = 'x'.repeat(400)
  const rowsOnFirstPage = (line: object): number => {
    const [, page = ''] = printed(quoteOf(Array.from({ length: 60 }, () => line) as never), {
      view: 'workshop',
    }).split('<section class="page">')
    return page.match(/<tbody class="line/g)?.length ?? 0
  }
  const flashing = (colour: string, more: object = {}) => ({
    flashing: { productName: 'x', colour, totalPrice: money('0'), drawing: strip(100), ...more },
  })

  // 816.57 are left, less a carried sum of 28. A title and its padding have 33.
  test.each<readonly [string, number, object]>([
    ['its picture of 33.48', 11, flashing('')], // 66.48 each
    ['one line of text beside the picture', 11, flashing('x')],
    // 3480 pixels are ten lines beside the picture, of 638.31 − 270 − 16 = 352.31: 170, and 203 each.
    ['ten lines of text beside the picture', 3, flashing(long)],
    // Six lines above the picture: 102 + 135, and 270 each.
    ['six lines above two sides', 2, flashing(long, { otherSides: [strip(100)] })],
    // 33 + 17 + 135 = 185 each.
    ['one line above two sides', 4, flashing('x', { otherSides: [strip(100)] })],
  ])('counts %s: %d lines on a page', (_, count, line) => {
    expect(rowsOnFirstPage(line)).toBe(count)
  })
})
