import { hasOwnField, ownFields } from '../problem/own-fields.js'
import { exampleFor } from './cell-example.js'
import { COLUMN_KINDS, type ColumnName } from './column-names.js'
import type { ReadSettings } from './mapping.js'
import { textOfCell, type FilledCell } from './cell-text.js'
import type { SheetColumns } from './sheet-columns.js'
import { cellName, found, type FoundInSheet } from './sheet-problem.js'

interface CellsOfRow {
  readonly cells: ReadonlyMap<ColumnName, Omit<FilledCell, 'path'>>
  readonly empty: ReadonlyMap<ColumnName, string>
  readonly wrong: readonly FoundInSheet[]
}

/** Reports an unknown heading once, if a cell under it is filled. Reports an empty heading at that cell. */
export function cellsOfRow(
  { number, cells }: { readonly number: number; readonly cells: readonly unknown[] },
  { byIndex, taxAt }: SheetColumns,
  unknown: Map<number, FoundInSheet>,
  settings: ReadSettings,
): CellsOfRow {
  const filled = new Map<ColumnName, Omit<FilledCell, 'path'>>()
  const empty = new Map<ColumnName, string>()
  const wrong: FoundInSheet[] = []
  for (const [index, column] of byIndex) if (index >= cells.length) empty.set(column, cellName(index, number))
  cells.forEach((value, index) => {
    const name = cellName(index, number)
    const column = byIndex.get(index)
    const sent = textOfCell(value, column && COLUMN_KINDS[column])
    const cell = sent && ownFields(sent)
    if (cell === undefined) {
      if (column !== undefined) empty.set(column, name)
      return
    }
    if (taxAt.has(index)) {
      // Below the lines, a word such as Subtotal may be in a tax column.
      if (hasOwnField(cell, 'text') && /\p{L}/u.test(cell.text) && !filled.has('product'))
        filled.set('product', { cell: name, column: 'product', ...cell })
    } else if (column === undefined) {
      const problem = unknown.get(index)
      if (problem !== undefined)
        wrong.push(problem.code === 'no_heading' ? { ...problem, cell: name } : problem)
      unknown.delete(index)
    } else if (hasOwnField(cell, 'text')) filled.set(column, { cell: name, column, ...cell })
    else if (column !== 'total')
      wrong.push(found(cell.code, { cell: name, path: [] }, detailsOf(value, column, settings)))
  })
  return { cells: filled, empty, wrong }
}

function detailsOf(
  value: unknown,
  column: ColumnName,
  settings: ReadSettings,
): Readonly<Record<string, string>> {
  if (typeof value === 'string') return { typed: value.trim() }
  const example = exampleFor(column, settings)
  return typeof value === 'boolean' ? { typed: value ? 'TRUE' : 'FALSE', example } : { example }
}
