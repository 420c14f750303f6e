import {
  requestFromRows,
  rowsFromDocument,
  sheetProblems,
  type SheetCell,
  type SheetMapping,
  type SheetProblem,
} from 'quotewright/sheet'
import { priceQuote } from 'quotewright'

const rows: readonly (readonly SheetCell[])[] = [
  ['Product', 'Qty', 'Price'],
  ['Screws', 4, '12.50'],
]
const mapping: SheetMapping = { columns: { Supplier: 'ignore' } }
const sheet = requestFromRows(rows, { locale: 'en-AU', currency: 'AUD' }, mapping)

function problemsAndRows(): readonly SheetProblem[] | readonly (readonly string[])[] {
  if (!sheet.ok) return sheet.problems
  const quote = priceQuote(sheet.value.request, { currency: 'AUD' })
  return quote.ok
    ? rowsFromDocument(quote.value, { locale: 'en-AU' })
    : sheetProblems(quote.problems, sheet.value.places)
}

export const written = problemsAndRows()

// @ts-expect-error A column is one of the known ones.
export const misspelt: SheetMapping = { columns: { Sell: 'unitprice' } }
