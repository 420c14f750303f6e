import { isDate, isFormula } from '../input/cells.js'
import type { CellKind, ColumnName } from './column-names.js'
import { readableText } from './safe-text.js'
import type { CellPlace, SheetProblemCode } from './sheet-problem.js'

export interface FilledCell extends CellPlace {
  readonly column: ColumnName
  readonly text: string
  /** If true, `text` has a decimal point. */
  readonly isNumber: boolean
}

/** Spreadsheets keep 15 digits: 19.849999999999998 is 19.85. */
export const DIGITS_OF_SPREADSHEETS = 15

export function textOfCell(
  cell: unknown,
  kind: CellKind | undefined,
): { readonly text: string; readonly isNumber: boolean } | { readonly code: SheetProblemCode } | undefined {
  if (cell === undefined || cell === null) return undefined
  if (isFormula(cell)) return { code: 'formula_cell' }
  if (typeof cell === 'string') {
    const text = readableText(cell)
    if (text.trim() === '') return undefined
    return FORMULA_ERROR.test(text.trim()) ? { code: 'formula_error' } : { text, isNumber: false }
  }
  if (typeof cell === 'boolean')
    return kind === 'yesNo' ? { text: cell ? 'yes' : 'no', isNumber: false } : { code: 'boolean_cell' }
  if (typeof cell === 'number' && Number.isFinite(cell))
    return { text: String(Number(cell.toPrecision(DIGITS_OF_SPREADSHEETS))), isNumber: true }
  return { code: isDate(cell) ? 'date_cell' : 'invalid_cell' }
}

// Error values of spreadsheets, in English or German.
const FORMULA_ERROR =
  /^(?:#(?:N\/A|NV|NAME\?|GETTING_DATA|(?:REF|DIV\/0|VALUE|NUM|NULL|SPILL|CALC|ERROR|FIELD|BLOCKED|CONNECT|BUSY|BEZUG|WERT|ZAHL|ÜBERLAUF|KALK)!)|Err:5\d\d)$/iu
