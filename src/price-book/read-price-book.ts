import { pricedByTable } from '../flashing/price-table/priced-by-table.js'
import { hostArgumentError } from '../input/check-typed.js'
import { isRowOfHeadings, SEARCHED_ROWS } from '../input/headings.js'
import { isLocale } from '../input/marks.js'
import { isCurrencyCode } from '../input/wire-money.js'
import { problemAt } from '../problem/located-problem.js'
import { valueAtStep } from '../problem/path.js'
import { preview } from '../problem/preview.js'
import { problemOf, type Problem, type Success } from '../problem/problem.js'
import { isAbsent, isObject, type ReadonlyInput } from '../wire/object.js'
import { readPriceTable, type ParsedPriceSheet, type PriceTable } from '../wire/price-table.generated.js'
import { readWhole } from '../wire/reading.js'
import type { PriceBookProblem } from './book-problem.js'
import { checkHeadings, repeatedColumns } from './check-headings.js'
import { checkValidity } from './check-validity.js'
import { cellsOf, columnOf, columnsOf, columnWithTax, type Column, type Headings } from './columns.js'
import { entriesByKey, makePriceBook, type PriceBook } from './price-book.js'
import { NO_ENTRY, readEntry, type AmountField, type ReadRow } from './read-entry.js'

/** Options for reading a price book. */
export interface PriceBookOptions {
  /** The currency of all amounts: three capital letters. */
  readonly currency: string
  /** The locale of typed amounts, such as `en-AU`. When omitted, `en`. */
  readonly locale?: string | null | undefined
  /** The table of flashing prices by girth and bends (F12). It has no dates. */
  readonly flashingPrices?: ReadonlyInput<PriceTable> | null | undefined
}

/** A price book, or the problems of its rows and of its table of flashing prices. */
export type PriceBookResult =
  | Success<PriceBook>
  | {
      /** False: there are problems. */
      readonly ok: false
      /** At least one: those of the rows in their order, then those of the table of flashing prices. */
      readonly problems: readonly PriceBookProblem[]
    }

/**
 * Reads a price book from the rows of a list (D1). A row is an object or a list of cells. In lists of cells, the
 * headings are the first of 20 rows that names two columns, or else the first row. They may be in any order.
 * `Valid from`, `valid_from` and `validFrom` name the same column, and unknown columns are not read. Amounts are
 * Money, numbers, or texts as people type them in the locale. Dates are `YYYY-MM-DD` (D2).
 *
 * Returns every problem at once, at its row and column, such as `[11].valid_from`. If the headings
 * have a problem, the rows below them are not read.
 *
 * - of a row: `invalid_type` unless all rows are objects, or all are lists of cells;
 * - of an object: `repeated_column` for two fields that name the same column;
 * - of a cell: `other_currency`, `required`, `invalid_type`, `invalid_money`, `invalid_currency`, `unreadable_text`,
 *   `ambiguous_text`, `out_of_range`, `invalid_date`, `unknown_unit`, `ends_before_start`, `formula_cell`;
 * - of the headings: `other_currency`, `required`, `repeated_column` for two that name the same column, `misspelt_column`
 *   for a near miss of a missing column, and `price_with_tax` for amounts with tax;
 * - of two rows (D5): `duplicate_row`, `validity_overlap`, `validity_gap`;
 * - of the table of flashing prices (F12), with pointers that begin with `flashing_prices`.
 *
 * Throws a TypeError for invalid options.
 *
 * @example
 * import { readPriceBook } from 'quotewright/price-book'
 *
 * const rows = [
 *   ['Product', 'Unit', 'Valid from', 'Valid to', 'Price', 'Cost'],
 *   ['Corrugated', 'm', '2026-07-01', '2026-12-31', '$19.85', '$13.90'],
 *   ['Corrugated', 'm', '2027-01-01', '', '$20.45', '$14.30'],
 * ]
 * const book = readPriceBook(rows, { currency: 'AUD', locale: 'en-AU' })
 * assert.ok(book.ok)
 * assert.equal(book.value.entries[1]?.price.amountMicros, '20450000')
 */
export function readPriceBook(rows: unknown, options: PriceBookOptions): PriceBookResult {
  const field = amountFieldOf(options)
  const read = readRows(rows, field)
  const entries = read.flatMap(({ entry }) => (entry === undefined ? [] : [entry]))
  const rowsByKey = entriesByKey(read.flatMap(({ dated }) => dated ?? []))
  const table = sheetsIn(valueAtStep(options, 'flashingPrices'))
  const ofRows: PriceBookProblem[] = []
  for (const { problems } of read) for (const problem of problems) ofRows.push(problem)
  for (const problem of checkValidity(rowsByKey.values())) ofRows.push(problem)
  const problems = [...ofRows.sort(byRow), ...table.problems]
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, value: makePriceBook(entries, entriesByKey(entries), table.sheets) }
}

function amountFieldOf(options: unknown): AmountField {
  if (!isObject(options)) throw hostArgumentError('options', 'be an object with a currency')
  const [currency, locale] = ['currency', 'locale'].map((name) => valueAtStep(options, name))
  if (!isCurrencyCode(currency))
    throw hostArgumentError('options.currency', 'be three capital letters, such as AUD')
  if (!isAbsent(locale) && !isLocale(locale))
    throw hostArgumentError('options.locale', 'be a locale, such as en-AU, or left out')
  return { kind: 'money', currency, locale: isLocale(locale) ? locale : 'en' }
}

/** The sort is stable, so the problems of one row stay in the order of its columns. */
function byRow({ path: [one] }: PriceBookProblem, { path: [other] }: PriceBookProblem): number {
  return Number(one ?? 0) - Number(other ?? 0)
}

/** Stops at the first hole, because a sparse list may have four billion of them. */
function readRows(rows: unknown, field: AmountField): readonly ReadRow[] {
  if (!Array.isArray(rows)) return [refused([], 'array', rows)]
  const list = rows as readonly unknown[]
  const { headings, start } = headingsIn(list)
  const read: ReadRow[] =
    headings === undefined ? [] : [{ ...NO_ENTRY, problems: checkHeadings(headings, start - 1, field) }]
  // Wrong headings would cause the same problem again in each row.
  if (read.some(({ problems }) => problems.length > 0)) return read
  for (let index = start; index < list.length; index++) {
    if (!Object.hasOwn(list, index)) return [...read, refused([index], 'denseArray', undefined)]
    read.push(readRow(list[index], index, headings, field))
  }
  return read
}

/** `start` is the first row below the headings, or 0 for rows that are objects. */
function headingsIn(list: readonly unknown[]): {
  readonly headings: Headings | undefined
  readonly start: number
} {
  if (!Object.hasOwn(list, 0) || !Array.isArray(list[0])) return { headings: undefined, start: 0 }
  let index = 0
  while (index < SEARCHED_ROWS && !isRowOfHeadings(list[index], index, columnOrTaxed)) index++
  const at = index === SEARCHED_ROWS ? 0 : index
  return { headings: columnsOf(list[at] as readonly unknown[]), start: at + 1 }
}

/** Also finds prices with tax, so that their problem is at the row of the headings. */
function columnOrTaxed(plain: string): Column | undefined {
  return columnOf(plain) ?? columnWithTax(plain)
}

function readRow(row: unknown, index: number, headings: Headings | undefined, field: AmountField): ReadRow {
  if (headings !== undefined)
    return Array.isArray(row)
      ? readEntry(cellsOf(row, headings), index, field)
      : refused([index], 'array', row)
  if (!isObject(row)) return refused([index], 'object', row)
  const fields = Object.keys(row)
  const named = columnsOf(fields)
  const read = readEntry(
    cellsOf(
      fields.map((name) => row[name]),
      named,
    ),
    index,
    field,
  )
  const repeated = repeatedColumns(named, index)
  return repeated.length === 0 ? read : { ...NO_ENTRY, problems: [...repeated, ...read.problems] }
}

function refused(
  path: readonly number[],
  expected: 'array' | 'object' | 'denseArray',
  sent: unknown,
): ReadRow {
  const problem = problemOf(problemAt('invalid_type', path, { expected, sent: preview(sent) }))
  return { ...NO_ENTRY, problems: [problem] }
}

/** F12: checks the table of flashing prices once, so that no line checks it again. */
function sheetsIn(table: unknown): {
  readonly sheets: readonly ParsedPriceSheet[]
  readonly problems: readonly Problem[]
} {
  if (table === undefined || table === null) return { sheets: [], problems: [] }
  const { problems } = pricedByTable(table, undefined)
  const { read } = readWhole(table, readPriceTable)
  return {
    sheets: read?.sheets ?? [],
    // The pointers of a table begin with `table`, but here the table is the option `flashingPrices`.
    problems: problems.map((found) =>
      problemOf({ ...found, path: ['flashingPrices', ...found.path.slice(1)] }),
    ),
  }
}
