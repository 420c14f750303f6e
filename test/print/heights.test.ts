/**
 * Q5: which lines fit on the first page. A4 has 265 mm of height and 180 mm of width inside its margins: 1001.57 and
 * 680.31 pixels. Less the head of the table (28), the title (22), spaces (16 and 34) and five lines beside the
 * customer (5 × 17), 816.57 are left. A line has 17 and its padding of 16, and a carried sum 28.
 */
import { describe, expect, test } from 'vitest'
import type { SalesLineInput } from '../../src/entries/index.js'
import type { PrintOptions } from '../../src/entries/print.js'
import { item, money, OPTIONS, printed, quoteOf } from './print.js'

/** Each x is 0.58 of 12.5 pixels wide, and counts 1.2 times: 8.7 pixels. */
const wide = (count: number): string => 'x'.repeat(count)
const many = <A>(count: number, one: A): A[] => Array.from({ length: count }, () => one)

function rowsOnPages(html: string): readonly number[] {
  const [, ...pages] = html.split('<section class="page">')
  return pages.map((page) => page.match(/<tbody class="(?!carried)/g)?.length ?? 0)
}

const rowsOnFirstPage = (lines: SalesLineInput[], options: Partial<PrintOptions> = {}, more = {}) =>
  rowsOnPages(printed(quoteOf(lines, more), options))[0]

const company = OPTIONS.company

describe('Q5: the first page', () => {
  // Each line is 33 pixels high, and the carried sum below the lines 28.
  test.each<readonly [string, number, Partial<PrintOptions>]>([
    ['nothing but a title', 23, {}], // 787 of 816.57
    ['letter paper', 21, { paper: 'letter' }], // 247.4 mm high: 750.06
    ['a logo of 70 pixels', 21, { company: { ...company, logo: 'data:image/png;base64,AAAA' } }], // 746.57
    ['ten details of the company', 18, { company: { ...company, details: many(10, 'x') } }], // 646.57
    // 870 pixels are three lines of half the width.
    ['four long details of the company', 17, { company: { ...company, details: many(4, wide(100)) } }], // 612.57
    [
      'one detail of the customer, in the space of the facts',
      23,
      { customer: { name: 'A', details: ['x'] } },
    ],
    ['ten details of the customer', 20, { customer: { name: 'A', details: many(10, 'x') } }], // 12 lines: 697.57
    // Three lines each of 45 % of the width: 14 lines.
    ['four long details of the customer', 19, { customer: { name: 'A', details: many(4, wide(100)) } }], // 663.57
    // Two lines each: 16 + 8 × 17 + 4 × 5.
    ['four long paragraphs', 18, { texts: { introduction: many(4, wide(100)) } }], // 644.57
    ['ten paragraphs', 16, { texts: { introduction: many(10, 'x') } }], // 580.57
    ['a header that is higher than the page', 1, { company: { ...company, details: many(60, 'x') } }],
  ])('has, with %s, space for %d lines', (_, count, options) => {
    expect(rowsOnFirstPage(many(60, item('x', '1000000')), options)).toBe(count)
  })

  test('has 17 lines below a long reference', () => {
    // 2610 pixels are 13 lines of 30 % of the width: 17 lines with the facts above. 612.57 are left.
    expect(rowsOnFirstPage(many(60, item('x', '1000000')), {}, { reference: wide(300) })).toBe(17)
  })

  test.each<readonly [string, number, number, Partial<PrintOptions>]>([
    ['a subtotal, a tax and a total', 21, 0, {}], // 3 × 24 + 30: 714.57 are left
    ['a subtotal, a surcharge, an amount without tax, a tax and a total', 20, 1, {}], // 5 × 24 + 30: 666.57
    ['totals with four surcharges', 18, 4, {}], // 8 × 24 + 30: 594.57
    ['no totals', 24, 0, { view: 'workshop' }], // 816.57
  ])('keeps %s together with at most %d lines', (_, count, surcharges, options) => {
    const surcharge = { type: 'ADJUSTMENT_TYPE_SURCHARGE', amount: money('1000000') }
    const pagesWith = (lines: number) => {
      const quote = quoteOf(many(lines, item('x', '1000000')), { adjustments: many(surcharges, surcharge) })
      return rowsOnPages(printed(quote, options))
    }
    expect(pagesWith(count)).toEqual([count])
    expect(pagesWith(count + 1)).toHaveLength(2)
  })
})

const described = (productName: string, productDescription: string): SalesLineInput => ({
  onTheFly: {
    productName,
    productDescription,
    pricing: { quantity: '1', unitPrice: money('1000000') },
  },
})

describe('Q5: the height of a line', () => {
  // The texts below a title are 680.31 − 32 − 10 = 638.31 pixels wide. A title leaves 84 for the quantity, 92 for the
  // price and 104 for the amount: 358.31.
  test.each<readonly [string, number, SalesLineInput]>([
    ['a title of 356.7 pixels', 23, item(wide(41), '1000000')],
    ['a title of 365.4 pixels', 15, item(wide(42), '1000000')], // 50 each
    ['a title of two lines', 15, item('x\nx', '1000000')],
    ['a description of 635.1 pixels', 15, described('x', wide(73))],
    ['a description of 643.8 pixels', 11, described('x', wide(74))], // 67 each
    ['a note of 635.1 pixels', 23, { notes: { text: wide(73) } }],
    ['a note of 643.8 pixels', 15, { notes: { text: wide(74) } }],
    // $1,000,000,000.00 is 12 × 0.58 + 4 × 0.36 + 0.58 ems wide, and the subtotal has a digit more: columns of 145
    // and 154 leave 255.31.
    ['a title of 252.3 pixels beside wide figures', 23, item(wide(29), '1000000000000000')],
    ['a title of 261 pixels beside wide figures', 15, item(wide(30), '1000000000000000')],
  ])('puts, with %s, %d lines on the first page', (_, count, line) => {
    expect(rowsOnFirstPage(many(60, line))).toBe(count)
  })
})

const pricing = { quantity: '1', totalPrice: money('0') }

describe('Q5: the height of a part of a kit', () => {
  const parts = (productName: string): SalesLineInput => ({
    productKit: {
      productName: 'x',
      components: many(60, { productType: 'PRODUCT_TYPE_ON_THE_FLY' as const, productName, pricing }),
    },
  })
  const kits = (description: string): SalesLineInput => ({
    productKit: { productName: 'x', subKits: many(60, { productName: 'x', description, pricing }) },
  })

  // A part is 16 pixels narrower than a line: 638.31 − 84 − 16 = 538.31 for a title, and 622.31 for the texts below it.
  test.each<readonly [string, number, SalesLineInput]>([
    ['a title of 530.7 pixels', 23, parts(wide(61))],
    ['a title of 539.4 pixels', 16, parts(wide(62))], // 33 + 15 × 50
    ['a description of 617.7 pixels', 16, kits(wide(71))],
    ['a description of 626.4 pixels', 12, kits(wide(72))], // 33 + 11 × 67
  ])('puts, with %s, %d rows on the first page', (_, count, line) => {
    expect(rowsOnFirstPage([line], { view: 'workshop' })).toBe(count)
  })
})

describe('Q5: a note', () => {
  const [note, line] = [{ notes: { text: 'x' } }, item('x', '1000000')]

  // After 22 lines, 90.57 pixels are left: for a note, but not for a note, a line and a carried sum.
  test('goes to the next page with the line below it', () => {
    expect(rowsOnFirstPage([...many(22, line), note, ...many(9, line)])).toBe(22)
  })

  test('stays on the page if another note is below it', () => {
    expect(rowsOnFirstPage([...many(22, line), note, note, ...many(9, line)])).toBe(23)
  })
})
