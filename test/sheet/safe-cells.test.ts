import fc from 'fast-check'
import papaparse from 'papaparse'
import { describe, expect, test } from 'vitest'
import { priceQuote } from '../../src/entries/index.js'
import { requestFromRows, rowsFromDocument } from '../../src/entries/sheet.js'
import { sheetArguments } from '../adversarial/sheet-arguments.js'

const SEPARATORS = [',', ';', '\t', '|', ' ']

/** Prices a line with a name, and returns its rows. */
function rowsWith(productName: string): readonly (readonly string[])[] {
  const pricing = { quantity: '-2', unitPrice: { amountMicros: '12500000' } }
  const lines = [{ onTheFly: { productName, productDescription: productName, pricing } }]
  const quote = priceQuote({ customerId: 'cust_1', lines }, { currency: 'AUD' })
  if (!quote.ok) throw new Error(JSON.stringify(quote.problems))
  return rowsFromDocument(quote.value, { locale: 'en-AU' })
}

/** Returns the cells that a program finds in a CSV file if it takes this mark for the separator. */
function cellsOf(csv: string, delimiter: string): readonly string[] {
  const { data } = papaparse.parse<string[]>(csv, { delimiter, newline: '\n' })
  // Some programs ignore a quote that is not closed, so each piece between separators may be a cell too.
  return [...data.flat(), ...csv.split('\n').flatMap((line) => line.split(delimiter))]
}

/**
 * Tests whether a spreadsheet could take a cell for a formula. A sign alone and a number with a sign run nothing, nor does
 * a number before another separator, which no formula may have there.
 */
function isFormula(cell: string): boolean {
  const text = cell.replace(/^["\r]+|["\r]+$/g, '')
  const isStart = /^(?:[=+\-@＝＋－＠]\S|[=@＝＠] +\S)/u.test(text)
  return isStart && !/^[-+]\d[\d.,]*\p{L}*["'%°]*(?:[,;|].*)?$/su.test(text)
}

const name = fc
  .array(
    fc.constantFrom(
      ...[...SEPARATORS, '=', '+', '-', '@', '"', "'", '\n', '1', '20 mm', 'A1', 'Screws', '＝'],
    ),
    { maxLength: 8 },
  )
  .map((parts) => `${parts.join('')}.`)

describe('the cells of a priced document', () => {
  test.each([
    'Screws;=1+1',
    'Screws\t=1+1',
    'Screws,=1+1',
    'Screws =1+1',
    'Screws\n=1+1',
    'a;"=1+1"',
    'a;= 1+1',
    'Ridge,@ SUM(A1)',
    "Screws,-1 *cmd|'/C calc'!A0",
    "Screws\t+1\t*cmd|'/C calc'!A0",
    '"=1+1"',
  ])('become no formula with any separator: %j', (product) => {
    for (const delimiter of [',', ';']) {
      const csv = papaparse.unparse(
        rowsWith(product).map((row) => [...row]),
        { delimiter },
      )
      for (const separator of SEPARATORS)
        expect(cellsOf(csv, separator).filter(isFormula), separator).toEqual([])
    }
  })

  test('become no formula for any text, and read back as they were', () => {
    fc.assert(
      fc.property(name, fc.constantFrom(',', ';'), (product, delimiter) => {
        const rows = rowsWith(product)
        const csv = papaparse.unparse(
          rows.map((row) => [...row]),
          { delimiter },
        )
        for (const separator of SEPARATORS) expect(cellsOf(csv, separator).filter(isFormula)).toEqual([])
        const sheet = requestFromRows(rows, { locale: 'en-AU', currency: 'AUD' })
        expect(sheet.ok && sheet.value.request['lines']).toMatchObject([
          { onTheFly: { productName: product, productDescription: product } },
        ])
      }),
      { numRuns: 500 },
    )
  })

  test('become no formula wherever a document has a text', () => {
    const [document] = sheetArguments()['rowsFromDocument'] ?? []
    const isText = (name: string, value: unknown): boolean =>
      typeof value === 'string' && name !== 'currency' && !/^([A-Z]+_|-?\d|Colour$)/.test(value)
    const formulas = JSON.parse(JSON.stringify(document), (name, value: unknown) =>
      isText(name, value) ? '=1+1' : value,
    ) as Parameters<typeof rowsFromDocument>[0]
    const cells = rowsFromDocument(formulas, { locale: 'en-AU' }).flat()
    expect(cells.filter(isFormula)).toEqual([])
    expect(cells.filter((cell) => cell.includes("'=1+1")).length).toBeGreaterThan(10)
  })

  test('keep ordinary names and negative amounts', () => {
    for (const product of ['Packer, -5 mm', 'Ridge - long', 'Screws 12-14', '3 @ 4.5', '8\' -2" sheet'])
      expect(rowsWith(product)[2]).toEqual(['item', product, product, '-2', '12.50', '-25.00'])
  })
})
