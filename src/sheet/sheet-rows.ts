import { textOfCell } from './cell-text.js'
import { sheetLimits } from './sheet-limits.js'
import { found, type CellPlace, type FoundInSheet } from './sheet-problem.js'

export const WHOLE_SHEET: CellPlace = { cell: '', path: [] }

/** Filled rows only. The numbers count all rows, from 0. */
export type Sheet = readonly { readonly number: number; readonly cells: readonly unknown[] }[]

export function isSheet(read: Sheet | FoundInSheet): read is Sheet {
  return Array.isArray(read)
}

export function sheetOf(rows: unknown): Sheet | FoundInSheet {
  if (!Array.isArray(rows)) return found('invalid_rows', WHOLE_SHEET)
  if (rows.length > sheetLimits.rows)
    return found('too_many_rows', WHOLE_SHEET, { max: String(sheetLimits.rows) })
  const sheet: { number: number; cells: readonly unknown[] }[] = []
  let characters = 0
  for (let number = 0; number < rows.length; number++) {
    const row: unknown = Object.hasOwn(rows, number) ? rows[number] : undefined
    if (row === undefined || row === null) continue
    if (!Array.isArray(row)) return found('invalid_rows', WHOLE_SHEET)
    if (row.length > sheetLimits.columns)
      return found('too_many_columns', WHOLE_SHEET, { max: String(sheetLimits.columns) })
    const cells = Array.from({ length: row.length }, (_, at): unknown =>
      Object.hasOwn(row, at) ? row[at] : undefined,
    )
    for (const cell of cells) characters += typeof cell === 'string' ? cell.length : 0
    if (characters > sheetLimits.characters)
      return found('too_many_characters', WHOLE_SHEET, { max: String(sheetLimits.characters) })
    if (cells.some((cell) => textOfCell(cell, undefined) !== undefined)) sheet.push({ number, cells })
  }
  return sheet
}
