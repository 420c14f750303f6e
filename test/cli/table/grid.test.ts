/** Tests tables as a terminal shows them, with figures in columns of known widths. */
import { describe, expect, test } from 'vitest'
import { advisoryTable } from '../../../src/cli/table/advisory-table.js'
import {
  drawGrid,
  drawStacked,
  remainingColumn,
  type Column,
  type GridRow,
} from '../../../src/cli/table/draw-grid.js'
import { choosePresentation, plainInk } from '../../../src/cli/table/presentation.js'
import { amountText, measureText, percentageOfFraction, wrapItems } from '../../../src/cli/table/text.js'
import {
  printable,
  printablePage,
  withoutInnerCommands,
  withVisibleControls,
} from '../../../src/cli/table/printable.js'
import { breakLongWords, widthOf, wrapWords } from '../../../src/cli/table/wrap-text.js'

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

describe('printablePage', () => {
  test.each([
    // A build system takes a line that begins with two colons as a command.
    ['<p>\n  ::error::x</p>', '<p>\n  &#58;:error::x</p>'],
    ['::set-env', '&#58;:set-env'],
    // References replace a tab, the control character 0x9b, and the first # of two.
    ['a\tb\u009B[31m', 'a&#9;b&#155;[31m'],
    ['x ##[error]', 'x &#35;#[error]'],
    ['\n \n  ::error', '\n \n  &#58;:error'],
    ['a::b and : c', 'a::b and : c'],
  ])('writes %j as %j', (page, safe) => {
    expect(printablePage(page)).toBe(safe)
  })
})

test('a control character is shown as its picture, or as a replacement character if it has none', () => {
  expect(withVisibleControls('a\0\u001f b\u007f\u0085\u202e')).toBe('a␀␟ b␡\ufffd\ufffd')
})

test('`printable` breaks each command to a build system by a space, and `withoutInnerCommands` keeps the one at the start of a line', () => {
  expect(printable('::Error a::b ##[group] ##vso[x]\n')).toBe(': :Error a: :b # #[group] # #vso[x]␊')
  expect(withoutInnerCommands('::error ##[a]##[b]')).toBe('::error # #[a]# #[b]')
})

test('printablePage takes linear time for repeated characters', () => {
  const page = '\n'.repeat(200_000)
  expect(printablePage(page)).toBe(page)
})

describe('wrapWords', () => {
  test.each([
    ['    abcdefgh', 10, ['abcdefgh']],
    ['  ab cd', 5, ['  ab', 'cd']],
    ['aaa  bb', 3, ['aaa', 'bb']],
    ['aaa   bb', 4, ['aaa ', 'bb']],
  ])('writes %j at width %d without empty lines', (text, width, lines) => {
    expect(wrapWords(text, width)).toEqual(lines)
  })
})

describe('breakLongWords', () => {
  test.each([
    ['abcde\u0301f', 5, 'abcde\u0301\nf'],
    ['ab👨‍👩‍👧cd', 4, 'ab👨‍👩‍👧\ncd'],
    ['屋根板', 4, '屋根\n板'],
  ])('keeps accents and joined emoji of %j together', (text, width, broken) => {
    expect(breakLongWords(text, width)).toBe(broken)
  })
})

test('widthOf counts one to three columns for a letter and any character after it', () => {
  const codes = Array.from({ length: 0x11_0000 }, (_, code) => code)
  const unusual = codes.filter((code) => code % 256 === 0 || /\p{Format}/u.test(String.fromCodePoint(code)))
  expect(unusual.length).toBeGreaterThan(4000)
  for (const code of unusual) {
    const columns = widthOf(`a${String.fromCodePoint(code)}`)
    expect([code, columns]).toEqual([code, Math.min(3, Math.max(1, columns))])
  }
})
