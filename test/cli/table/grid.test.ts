/** Tests tables as a terminal shows them, with figures in columns of known widths. */
import { describe, expect, test } from 'vitest'
import { advisoryTable } from '../../../src/cli/table/advisory-table.js'
import { drawGrid, remainingColumn } from '../../../src/cli/table/draw-grid.js'
import { drawStacked } from '../../../src/cli/table/draw-stacked.js'
import type { Column, GridRow } from '../../../src/cli/table/grid.js'
import { choosePresentation, plainInk } from '../../../src/cli/table/presentation.js'
import { amountText, measureText, percentageOfFraction, wrapItems } from '../../../src/cli/table/text.js'

const cell = (text: string) => ({ texts: [{ text }] })
const COLUMNS: readonly Column[] = [
  { align: 'left', width: 20 },
  { align: 'right', width: 6 },
]
const ROWS: readonly GridRow[] = [
  { cells: [cell('Ridge capping'), cell('1.50')] },
  { cells: [{ ...cell('Screws'), indent: 2 }, { texts: [] }] },
  { cells: [{ ...cell('Total'), span: 2, align: 'right' }], isRuled: true },
]
const HEADINGS = ['Name', 'Price']
const drawn = (width: number) => drawGrid(COLUMNS, HEADINGS, ROWS, { ink: plainInk, width })

describe('a table', () => {
  test.each([
    // Names of 20 characters, figures of 6 and a gap of 2.
    [28, 28],
    [40, 28],
    // The names may shrink to 16 characters.
    [24, 24],
  ])('aligns names and figures in a width of %i characters, of which it uses %i', (width, used) => {
    const line = (left: string, right: string) => left + right.padStart(used - left.length)
    expect(drawn(width).split('\n')).toEqual([
      line('Name', 'Price'),
      '─'.repeat(used),
      line('Ridge capping', '1.50'),
      '  Screws',
      '─'.repeat(used),
      line('', 'Total'),
    ])
  })

  test('is stacked if its names would have less than 16 characters', () => {
    expect(drawn(23)).toBe(drawStacked(HEADINGS, ROWS, { ink: plainInk, width: 23 }))
  })

  test('narrows its widest text column, but no figures and no other texts', () => {
    const columns: readonly Column[] = [
      { align: 'left', width: 18 },
      { align: 'right', width: 24 },
      { align: 'left', width: 20 },
    ]
    const row = { cells: ['a'.repeat(18), 'b'.repeat(24), `${'c'.repeat(17)} d`].map(cell) }
    // Columns of 18, 24 and 20 characters with two gaps of 2 take 66.
    const lines = drawGrid(columns, ['A', 'B', 'C'], [row], { ink: plainInk, width: 63 }).split('\n')
    expect(lines.slice(1)).toEqual([
      '─'.repeat(63),
      `${'a'.repeat(18)}  ${'b'.repeat(24)}  ${'c'.repeat(17)}`,
      `${' '.repeat(46)}d`,
    ])
  })

  test('gives the rest of its width to the last column', () => {
    expect([40, 30].map((width) => remainingColumn(COLUMNS, width, 5))).toEqual([
      { align: 'left', width: 10 },
      { align: 'left', width: 5 },
    ])
  })

  test('names the whole flashing for advice without a pointer, with severity and code below', () => {
    const advice = { param: '', message: 'Check it.', severity: 'warning', code: 'loop' } as never
    expect(advisoryTable([advice], 'the flashing', { ink: plainInk, width: 60 }).split('\n')).toEqual([
      'Where          Advice',
      '─'.repeat(60),
      'the flashing   Check it.',
      'warning: loop',
    ])
  })
})

test.each([
  [undefined, true, {}, { format: 'table', width: 80 }],
  [undefined, false, {}, { format: 'json' }],
  ['json', true, {}, { format: 'json' }],
  ['table', false, { COLUMNS: '40' }, { format: 'table', width: 40 }],
  ['table', false, { COLUMNS: '0' }, { format: 'table', width: 80 }],
  ['table', false, { COLUMNS: '40x' }, { format: 'table', width: 80 }],
  ['table', false, { COLUMNS: 'x40' }, { format: 'table', width: 80 }],
  ['table', false, { COLUMNS: '400' }, { format: 'table', width: 100 }],
] as const)(
  'a request for the format %s, with isTTY %s and the environment %j, gets %j',
  (asked, isTTY, env, expected) => {
    const chosen = choosePresentation(asked, { stdout: { isTTY, columns: 80 } as never, env })
    expect(chosen).toMatchObject(expected)
    expect(Object.keys(chosen)).toHaveLength(chosen.format === 'json' ? 1 : 3)
  },
)

describe('the texts of a table', () => {
  test('have units, signs and percentages, or are empty without a figure', () => {
    expect([undefined, '', '1450'].map((size) => measureText(size, 'mm'))).toEqual(['', '', '1,450 mm'])
    expect(['0.1', '0.125', '1'].map(percentageOfFraction)).toEqual(['10%', '12.5%', '100%'])
    expect(amountText({})).toBe('0.00')
  })

  test('are wrapped only beyond their width', () => {
    expect(wrapItems(['aa', 'bb', 'cc'], ', ', 7)).toEqual(['aa, bb,', 'cc'])
    expect(wrapItems(['aa', 'bb', 'cc'], ', ', 6)).toEqual(['aa,', 'bb,', 'cc'])
  })
})
