import { valueAtStep } from '../problem/path.js'
import { languageOf } from '../languages/languages.js'
import { SPREADSHEET } from '../languages/spreadsheet.generated.js'
import { elementsOf } from '../problem/elements.js'
import { ownField } from '../problem/own-fields.js'
import { withFallback } from '../problem/with-fallback.js'
import type { PricedOrder, PricedQuote } from '../wire/document.generated.js'
import { COLUMN_NAMES, type ColumnName, type RowType } from './column-names.js'
import { readLocale } from './mapping.js'
import { safeText } from './safe-text.js'
import { cellsOfAdjustment, cellsOfLine, writingOf, type WrittenCells } from './written-cells.js'

/** Options for writing the cells of a document. */
export interface RowsSettings {
  /** The locale of the reader, such as `en-AU`. It decides the language of headings and the decimal mark. */
  readonly locale: string
}

/**
 * Returns a priced document as rows for a spreadsheet: headings, the customer and the reference, the lines, discounts
 * and surcharges, and the totals. Numbers have no groups. {@link requestFromRows} reads the rows again, except for
 * flashings, and for lines by area or by a custom formula. Fields without a column, such as attributes, are left out.
 *
 * No spreadsheet runs a text of the document: a text that begins like a formula has an apostrophe before it. Negative
 * amounts stay numbers. Write the rows with a library for CSV, which adds the quotes.
 *
 * @example
 * import { rowsFromDocument } from 'quotewright/sheet'
 * import { priceQuote } from 'quotewright'
 *
 * const pricing = { quantity: '4', unitPrice: { amountMicros: '12500000' } }
 * const lines = [{ onTheFly: { productName: '=Screws', pricing } }]
 * const quote = priceQuote({ customerId: 'cust_1', lines }, { currency: 'AUD' })
 * assert.ok(quote.ok)
 * const rows = rowsFromDocument(quote.value, { locale: 'en-AU' })
 * assert.deepEqual(rows[2], ['item', "'=Screws", '4', '12.50', '50.00'])
 */
export function rowsFromDocument(
  document: PricedOrder | PricedQuote,
  settings: RowsSettings,
): readonly (readonly string[])[] {
  const locale = readLocale(settings)
  const writing = writingOf(locale)
  const rows = withFallback<readonly WrittenCells[]>([], () => [
    ...headerRows(document),
    ...elementsOf(valueAtStep(document, 'lines')).map((line) => cellsOfLine(line, writing)),
    ...elementsOf(valueAtStep(document, 'adjustments')).map((one) => cellsOfAdjustment(one, writing)),
    ...FIGURES.map(([type, field]): WrittenCells => ({
      type,
      cells: { total: writing.amount(valueAtStep(document, field)) },
    })),
  ])
  const columns = COLUMN_NAMES.filter(
    (name) => name === 'type' || rows.some(({ cells }) => (ownField(cells, name) ?? '') !== ''),
  )
  return withHeadings(rows, columns, locale)
}

export function withHeadings(
  rows: readonly WrittenCells[],
  columns: readonly ColumnName[],
  locale: string,
): readonly (readonly string[])[] {
  const { headings, types } = SPREADSHEET[languageOf(locale)]
  return [
    columns.map((name) => headings[name]),
    ...rows.map(({ type, cells }) =>
      columns.map((name) => (name === 'type' ? types[type] : (ownField(cells, name) ?? ''))),
    ),
  ]
}

const FIGURES: readonly (readonly [RowType, string])[] = [
  ['subtotal', 'subtotal'],
  ['tax', 'taxAmount'],
  ['total', 'total'],
]

function headerRows(document: unknown): readonly WrittenCells[] {
  const fields: readonly (readonly [RowType, string])[] = [
    ['customer', 'customerId'],
    ['reference', 'reference'],
  ]
  return fields.flatMap(([type, field]) => {
    const value = valueAtStep(document, field)
    return typeof value === 'string' && value !== '' ? [{ type, cells: { product: safeText(value) } }] : []
  })
}
