import { isEmptyCell } from '../input/cells.js'
import { plainWord, type Heading } from '../input/headings.js'
import { textOfCell } from './cell-text.js'
import { totalNamed, YES_AND_NO, type ColumnName } from './column-names.js'
import { cellName, found, type FoundInSheet } from './sheet-problem.js'
import type { Sheet } from './sheet-rows.js'

interface TaxColumns {
  readonly at: ReadonlySet<number>
  readonly problems: readonly FoundInSheet[]
}

/** Finds columns such as GST 10%, with an amount in some priced row. */
export function taxColumns(
  headings: readonly Heading<ColumnName | 'ignore'>[],
  byIndex: ReadonlyMap<number, ColumnName>,
  rows: Sheet,
): TaxColumns {
  const indexOf = (column: ColumnName): number =>
    [...byIndex].find(([, name]) => name === column)?.[0] ?? Number.NaN
  const [price, taxFree] = [indexOf('unitPrice'), indexOf('taxFree')]
  const priced = rows.filter(({ cells }) => !isEmptyCell(cells[price]))
  const columns = headings.filter(
    ({ index, typed, column }) =>
      column === undefined && isTax(typed) && priced.some(({ cells }) => isNonzeroAmount(cells[index])),
  )
  return {
    at: new Set(columns.map(({ index }) => index)),
    problems: columns.flatMap(({ index, typed }) =>
      priced
        .filter(({ cells }) => !isNonzeroAmount(cells[index]) && !isYes(cells[taxFree]))
        .map(({ number }) => rowWithoutTax(cellName(index, number), typed)),
    ),
  }
}

// The row may be tax-free, although nothing says so.
function rowWithoutTax(cell: string, typed: string): FoundInSheet {
  return found('row_without_tax', { cell, path: [] }, { typed })
}

function isTax(typed: string): boolean {
  return totalNamed(typed) === 'tax'
}

function isNonzeroAmount(cell: unknown): boolean {
  return (typeof cell === 'number' || typeof cell === 'string') && AMOUNT.test(String(cell))
}

// Matches `$1.50`, `A$1.50` and `1.50 AUD`.
const AMOUNT = /^(?:[A-Z]{3}|kr|[A-Z]{1,2}(?=\p{Sc}))?[^\p{L}%]*[1-9][^\p{L}%]*(?:[A-Z]{3}|kr)?$/u

function isYes(cell: unknown): boolean {
  const read = textOfCell(cell, 'yesNo')
  return read !== undefined && 'text' in read && YES_AND_NO.get(plainWord(read.text)) === true
}
