/**
 * Makes a request from the rows of a spreadsheet, and rows from a priced document. Read the file with any library for
 * CSV or XLSX: the functions take and return lists of cells. The root entry does not load this one.
 *
 * @example
 * import { requestFromRows } from 'quotewright/sheet'
 *
 * const rows = [['Product', 'Qty', 'Price'], ['Ridge cap', 3, 11.23]]
 * const sheet = requestFromRows(rows, { locale: 'en-AU', currency: 'AUD' })
 * assert.ok(sheet.ok)
 * const pricing = { quantity: '3', unitPrice: { amountMicros: '11230000', currency: 'AUD' } }
 * assert.deepEqual(sheet.value.request.lines, [{ onTheFly: { productName: 'Ridge cap', pricing } }])
 *
 * @packageDocumentation
 */
export { requestFromRows, type SheetResult } from '../sheet/request-from-rows.js'
export { rowsFromDocument } from '../sheet/rows-from-document.js'
export { sheetLimits } from '../sheet/sheet-limits.js'
export { templateRows } from '../sheet/template-rows.js'
export { sheetProblems } from '../sheet/sheet-problems.js'
export type { SheetMapping } from '../sheet/mapping.js'
export type { SheetCell } from '../sheet/read-cell.js'
export type { CellPlace, SheetProblem } from '../sheet/sheet-problem.js'
