import { isRowOfHeadings } from '../input/headings.js'
import { elementsOf } from '../problem/elements.js'
import { hasOwnField } from '../problem/own-fields.js'
import { withFallback } from '../problem/with-fallback.js'
import type { JsonObject } from '../wire/object.js'
import {
  readMapping,
  readSettings,
  type ReadMapping,
  type SheetMapping,
  type SheetSettings,
} from './mapping.js'
import type { CellReading, SheetCell } from './read-cell.js'
import { cellsOfRow } from './row-cells.js'
import { readSheetRow, unusedCell } from './read-row.js'
import { hasOnlyProductTexts, typeOfRow } from './row-type.js'
import { isLineType } from './row-fields.js'
import { withUnitApart } from './row-unit.js'
import { isSheet, WHOLE_SHEET, sheetOf, type Sheet } from './sheet-rows.js'
import { firstTable, type FirstTable } from './second-table.js'
import { columnsOf, meaningIn, type SheetColumns } from './sheet-columns.js'
import {
  cellName,
  found,
  published,
  type CellPlace,
  type FoundInSheet,
  type SheetProblem,
} from './sheet-problem.js'

/** A request that a sheet makes, and the cell of each of its fields. */
export interface SheetRequest {
  /** The request, for `priceQuote`. */
  readonly request: JsonObject
  /** The cells that fill the fields of the request, for {@link sheetProblems}. */
  readonly places: readonly CellPlace[]
  /**
   * The cells of the headings whose columns are not read: totals, taxes, line numbers, and those that the mapping
   * ignores.
   */
  readonly ignored: readonly string[]
  /** The first cells of rows with only product texts, which become notes. Check that no figures were forgotten. */
  readonly notes: readonly string[]
  /** The headings of the mapping that the sheet lacks, except those to ignore. */
  readonly unmatched: readonly string[]
}

/** A request, or the problems of its sheet. */
export type SheetResult = ReadSheet | RefusedSheet

/** A sheet without problems. */
export interface ReadSheet {
  /** True: there is a request. False: there are problems. */
  readonly ok: true
  /** The request, with its cells. */
  readonly value: SheetRequest
}

/** A sheet with problems, which makes no request. */
export interface RefusedSheet {
  /** True: there is a request. False: there are problems. */
  readonly ok: false
  /** At least one, row by row. */
  readonly problems: readonly SheetProblem[]
}

/**
 * Makes a request from the rows of a spreadsheet, or lists the problems of all cells. The headings are the first of 20
 * rows that names two columns, or else the first row that is not empty. Columns may be in any order,
 * under their usual names in English or German, or as `mapping` says. Each further row is a line, the customer, the
 * reference, or a discount or surcharge on the document, as its type says. Texts are read by the rules of
 * `parseInput`, so `22/6.1, 14/4.35` are pieces in metres. Cells with numbers do not depend on the locale.
 *
 * Skips the same headings if they are repeated below. A second table with other headings is a problem.
 *
 * Guesses nothing. An unknown heading over filled cells is a problem: it might be a discount, and the price too high. Dates are problems too. So are percentages above 0 and up to 1, unless the mapping says what they mean.
 * Columns of totals are ignored.
 *
 * Never throws because of the rows. Wrong settings or a wrong mapping throw a TypeError that names the argument.
 *
 * @example
 * import { requestFromRows } from 'quotewright/sheet'
 * import { priceQuote } from 'quotewright'
 *
 * const rows = [
 *   ['Type', 'Product', 'Pieces', 'Qty', 'Unit price'],
 *   ['customer', 'cust_1'],
 *   ['sheet', 'Corrugated', '22/6.1, 14/4.35', '', '$19.85'],
 *   ['item', 'Screws', '', 4, 12.5],
 * ]
 * const sheet = requestFromRows(rows, { locale: 'en-AU', currency: 'AUD' })
 * assert.ok(sheet.ok)
 * const quote = priceQuote(sheet.value.request, { currency: 'AUD' })
 * assert.ok(quote.ok && quote.value.total.amountMicros === '3922740000') // 195.1 m × 19.85 + 50.00
 *
 * const wrong = requestFromRows([...rows, ['item', 'Tape', '', 'ten', '$8']], { locale: 'en-AU', currency: 'AUD' })
 * assert.ok(!wrong.ok)
 * assert.equal(wrong.problems[0]?.cell, 'D5')
 */
export function requestFromRows(
  rows: readonly (readonly SheetCell[])[],
  settings: SheetSettings,
  mapping?: SheetMapping,
): SheetResult {
  const [read, meanings] = [readSettings(settings), readMapping(mapping)]
  const refuse = (problem: FoundInSheet): SheetResult => ({
    ok: false,
    problems: [published(problem, read.language)],
  })
  const sheet = withFallback<Sheet | FoundInSheet>(found('invalid_rows', WHOLE_SHEET), () => sheetOf(rows))
  if (!isSheet(sheet)) return refuse(sheet)
  const start = startOf(sheet, meanings)
  const first = sheet[start]
  if (first === undefined) return refuse(found('no_headings', { cell: 'A1', path: [] }))
  const widest = sheet.reduce((max, { cells }) => Math.max(max, cells.length), 0)
  const headings = Array.from({ length: widest }, (_, at) => first.cells[at])
  const table = firstTable(sheet.slice(start + 1), headings, meaningIn(meanings))
  const columns = columnsOf(headings, first.number, meanings, read, table.rows)
  if (columns.byIndex.size === 0)
    return refuse(found('no_headings', { cell: cellName(0, first.number), path: [] }))
  const { lengthUnits, unitHeading } = columns
  const reading = { settings: read, percentages: meanings.percentages, lengthUnits, unitHeading }
  const answer = readLines(table, columns, meanings, reading)
  // Headings alone would give a quote of 0.00, and hide that another program left out the rows.
  return answer.ok && isEmpty(answer.value.request)
    ? refuse(found('no_lines', { cell: cellName(0, first.number + 1), path: ['lines'] }))
    : answer
}

function isEmpty({ lines, adjustments }: JsonObject): boolean {
  return elementsOf(lines).length + elementsOf(adjustments).length === 0
}

function startOf(sheet: Sheet, mapping: ReadMapping): number {
  const meaningOf = meaningIn(mapping)
  return Math.max(
    0,
    sheet.findIndex(({ number, cells }) => isRowOfHeadings(cells, number, meaningOf)),
  )
}

function readLines(
  { rows, problem: second }: FirstTable,
  columns: SheetColumns,
  mapping: ReadMapping,
  reading: CellReading,
): SheetResult {
  const { language, request } = reading.settings
  let header: JsonObject = request
  const problems: SheetProblem[] = columns.problems.map((one) => published(one, language))
  const unknown = new Map(columns.unknown)
  const places: CellPlace[] = []
  const lists = { lines: [] as JsonObject[], adjustments: [] as JsonObject[] }
  const seen = new Set<string>()
  const notes: string[] = []
  for (const row of rows) {
    const { cells: sent, empty, wrong } = cellsOfRow(row, columns, unknown, reading.settings)
    problems.push(...wrong.map((one) => published(one, language)))
    const cells = withUnitApart(sent, reading.settings)
    if (hasOwnField(cells, 'code')) {
      problems.push(cells)
      continue
    }
    const [anyCell] = cells.values()
    if (anyCell === undefined) continue
    const type = typeOfRow(cells, mapping, reading)
    if (typeof type === 'object') problems.push(type)
    else if (type === 'customer' || type === 'reference') {
      const field = type === 'customer' ? 'customerId' : 'reference'
      const cell = cells.get('product') ?? cells.get('productId')
      for (const [column, other] of cells)
        if (other !== cell && column !== 'type' && column !== 'total')
          problems.push(unusedCell(type, column, other.cell, reading))
      const at = { cell: (cell ?? anyCell).cell, path: [field] }
      if (seen.has(type)) problems.push(published(found('repeated_row', at, { type }), language))
      seen.add(type)
      places.push(at)
      if (cell !== undefined)
        header = { ...header, [field]: type === 'customer' ? cell.text.trim() : cell.text }
    } else if (isLineType(type)) {
      if (hasOnlyProductTexts(cells)) notes.push(anyCell.cell)
      const list = type === 'discount' || type === 'surcharge' ? 'adjustments' : 'lines'
      const start = [list, lists[list].length]
      const line = readSheetRow(type, cells, start, empty, reading)
      places.push({ cell: anyCell.cell, path: start }, ...line.places)
      problems.push(...line.problems)
      lists[list].push(line.line)
    }
  }
  if (second !== undefined) problems.push(published(second, language))
  if (problems.length > 0) return { ok: false, problems }
  const { lines, adjustments } = lists
  const made = { ...header, lines, ...(adjustments.length > 0 && { adjustments }) }
  return {
    ok: true,
    value: { request: made, places, ignored: columns.ignored, notes, unmatched: columns.unmatched },
  }
}
