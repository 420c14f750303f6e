import { isEmptyCell } from '../input/cells.js'
import { plainWord, readHeadings, type MeaningOf } from '../input/headings.js'
import { COLUMN_KINDS, type ColumnName } from './column-names.js'
import { cellName, found, type FoundInSheet } from './sheet-problem.js'
import type { Sheet } from './sheet-rows.js'

export interface FirstTable {
  readonly rows: Sheet
  readonly problem: FoundInSheet | undefined
}

/** Drops repeated headings. Ends the table at a row of other headings. */
export function firstTable(
  rows: Sheet,
  headings: readonly unknown[],
  meaningOf: MeaningOf<ColumnName | 'ignore'>,
): FirstTable {
  const kept: Sheet[number][] = []
  const first = plainHeadings(headings)
  for (const row of rows) {
    const index = indexOfHeading(row.cells, meaningOf)
    if (index === undefined) kept.push(row)
    else if (plainHeadings(row.cells) !== first) {
      const typed = String(row.cells[index])
      const at = { cell: cellName(index, row.number), path: [] }
      return { rows: kept, problem: found('second_table', at, { typed: typed.trim() }) }
    }
  }
  return { rows: kept, problem: undefined }
}

function plainHeadings(cells: readonly unknown[]): string {
  return cells
    .map((cell) => (typeof cell === 'string' ? plainWord(cell) : ''))
    .join(' ')
    .trimEnd()
}

// A row with more unknown texts is not a row of headings. The limit also keeps large sheets fast.
const MAX_UNKNOWN = 2

/** Returns the first heading of a row that names two columns or more, at least one with numbers. */
function indexOfHeading(
  cells: readonly unknown[],
  meaningOf: MeaningOf<ColumnName | 'ignore'>,
): number | undefined {
  const named = new Map<string, number>()
  let unknown = 0
  for (const [index, cell] of cells.entries()) {
    if (isEmptyCell(cell)) continue
    const [heading] = readHeadings([cell], meaningOf)
    const column = heading?.column
    if (column === 'ignore') continue
    if (column !== undefined) named.set(column, named.get(column) ?? index)
    else if (typeof cell !== 'string' || /^\W*\d/.test(cell) || ++unknown > MAX_UNKNOWN) return undefined
  }
  const hasNumbers = [...named.keys()].some((name) => NUMBERS.has(name))
  return named.size >= 2 && hasNumbers ? [...named.values()][0] : undefined
}

const NUMBERS: ReadonlySet<string> = new Set(
  Object.entries(COLUMN_KINDS).flatMap(([name, kind]) =>
    ['quantity', 'length', 'pieces', 'money', 'computed'].includes(kind) ? [name] : [],
  ),
)
