import { describe, expect, test } from 'vitest'
import { readPriceBook } from '../../src/entries/price-book.js'
import { requestFromRows, type SheetCell, type SheetMapping } from '../../src/entries/sheet.js'

const SETTINGS = { locale: 'en-AU', currency: 'AUD', request: { customerId: 'cust_1' } } as const

function problemsOf(headings: string, row: string, mapping?: SheetMapping): readonly (readonly string[])[] {
  const rows = [headings, row].map((text) => text.split(','))
  const sheet = requestFromRows(rows, SETTINGS, mapping)
  return sheet.ok ? [] : sheet.problems.map(({ cell, code }) => [cell, code])
}

const EXACT: readonly (readonly [written: string, decimal: string])[] = [
  ['1e-3', '0.001'],
  ['1E3', '1000'],
  ['1.25e1', '12.5'],
  ['-2.5E0', '-2.5'],
  ['+5e-1', '0.5'],
]

describe('a number with an exponent', () => {
  const rowsOf = (heading: string, cell: SheetCell) =>
    heading === 'Price'
      ? [
          ['Product', heading],
          ['Screws', cell],
        ]
      : [
          ['Product', heading, 'Price'],
          ['Screws', cell, 5],
        ]
  const COLUMNS = ['Qty', 'Length', 'Price', 'Disc %', 'Cost', 'Markup']

  test.each(COLUMNS)('is exact under %s, like the decimal', (heading) => {
    for (const [exponent, decimal] of EXACT)
      for (const locale of ['en-AU', 'de-DE']) {
        const read = (cell: SheetCell) => requestFromRows(rowsOf(heading, cell), { ...SETTINGS, locale })
        const valueOf = (answer: ReturnType<typeof read>) =>
          answer.ok ? answer.value.request['lines'] : answer.problems.map(({ code }) => code)
        expect([exponent, valueOf(read(exponent))]).toEqual([exponent, valueOf(read(Number(decimal)))])
      }
  })

  test.each(COLUMNS)('is a problem under %s in the form of a spreadsheet, which is rounded', (heading) => {
    for (const [cell, locale] of [
      ['1.00E+02', 'en-AU'],
      ['1.99E+01', 'en-AU'],
      ['1E-07', 'en-AU'],
      ['1,99E+01', 'de-DE'],
    ] as const) {
      const read = requestFromRows(rowsOf(heading, cell), { ...SETTINGS, locale })
      expect(read.ok ? [] : read.problems.map(({ cell: at, code }) => `${at} ${code}`)).toEqual([
        'B2 rounded_number',
      ])
    }
  })

  test('is read in a number cell and in a price book, and stays unchanged in a name or a code', () => {
    const rows = [
      ['SKU', 'Product', 'Qty', 'Price'],
      ['1E3', '2e5', 1e-7, 1e6],
    ]
    const sheet = requestFromRows(rows, SETTINGS)
    expect(sheet.ok && sheet.value.request['lines']).toMatchObject([
      {
        onTheFly: {
          productName: '2e5',
          attributes: [{ value: '1E3' }],
          pricing: { quantity: '0.0000001', unitPrice: { amountMicros: '1000000000000' } },
        },
      },
    ])
    const book = readPriceBook([{ product: 'Screws', price: '1.25e1', cost: '1E0' }], { currency: 'AUD' })
    const entry = book.ok ? book.value.entries[0] : undefined
    expect([entry?.price.amountMicros, entry?.cost?.amountMicros]).toEqual(['12500000', '1000000'])
  })
})

describe('a cell that a spreadsheet changed', () => {
  test.each(['6/22/26', '1/2/26', '12/05/26', '22-06-26', '22.06.2026', '22/06/2026', '22. Mrz', '22. Jän'])(
    'is a date and not a piece: %s',
    (date) => {
      expect(problemsOf('Product,Pieces,Price', `Sheet,${date},19.85`)).toEqual([['B2', 'date_cell']])
    },
  )

  test.each([
    ['10/2.40', '10', '2.4'],
    ['4/3.05', '4', '3.05'],
    ['12/1.20', '12', '1.2'],
    ['40/10.05', '40', '10.05'],
  ])('differs from pieces with two decimals: %s', (typed, amount, length) => {
    const rows = [
      ['Product', 'Pieces', 'Price'],
      ['Sheet', typed, '28.50'],
    ]
    const sheet = requestFromRows(rows, SETTINGS)
    expect(sheet.ok && sheet.value.request['lines']).toMatchObject([
      { onTheFly: { pricing: { measurements: [{ amount, length }] } } },
    ])
  })

  test.each(['0.1', '1', '0.075'])('is reported if it is the percentage %s, even as a text', (percent) => {
    expect(problemsOf('Product,Qty,Price,Discount', `A,1,100,${percent}`)).toEqual([['D2', 'fraction_cell']])
    expect(problemsOf('Product,Qty,Price,Discount', `A,1,100,${percent}%`)).toEqual([])
    expect(
      problemsOf('Product,Qty,Price,Discount', `A,1,100,${percent}`, { percentages: 'percent' }),
    ).toEqual([])
  })
})
