import { describe, expect, test } from 'vitest'
import { requestFromRows, type SheetMapping } from '../../src/entries/sheet.js'

const SETTINGS = { locale: 'en-AU', currency: 'AUD', request: { customerId: 'cust_1' } } as const

function problemsOf(headings: string, row: string, mapping?: SheetMapping): readonly (readonly string[])[] {
  const rows = [headings, row].map((text) => text.split(','))
  const sheet = requestFromRows(rows, SETTINGS, mapping)
  return sheet.ok ? [] : sheet.problems.map(({ cell, code }) => [cell, code])
}

describe('a cell that a spreadsheet changed', () => {
  test.each(['22/6/26', '6/22/26', '1/2/26', '12/05/26', '22-06-26', '22.06.2026'])(
    'is a date and not a piece: %s',
    (date) => {
      expect(problemsOf('Product,Pieces,Price', `Sheet,${date},19.85`)).toEqual([['B2', 'date_cell']])
    },
  )

  test.each(['0.1', '1', '0.075'])('is reported if it is the percentage %s, even as a text', (percent) => {
    expect(problemsOf('Product,Qty,Price,Discount', `A,1,100,${percent}`)).toEqual([['D2', 'fraction_cell']])
    expect(problemsOf('Product,Qty,Price,Discount', `A,1,100,${percent}%`)).toEqual([])
    expect(
      problemsOf('Product,Qty,Price,Discount', `A,1,100,${percent}`, { percentages: 'percent' }),
    ).toEqual([])
  })

  test('is ten per cent for 0.1 if the mapping says that percentages are fractions', () => {
    const rows = [
      ['Product', 'Qty', 'Price', 'Discount'],
      ['A', '1', '100', '0.1'],
    ]
    const sheet = requestFromRows(rows, SETTINGS, { percentages: 'fraction' })
    expect(sheet.ok && sheet.value.request).toMatchObject({
      lines: [{ onTheFly: { pricing: { discount: '10' } } }],
    })
  })
})
