import { plainWord } from '../input/headings.js'
import { SPREADSHEET } from '../languages/spreadsheet.generated.js'
import { nearName } from '../problem/near-name.js'
import { COLUMN_KINDS, ROW_TYPES, totalNamed, USUAL_TYPES, type RowType } from './column-names.js'
import type { ReadMapping } from './mapping.js'
import type { CellReading } from './read-cell.js'
import { isLineType } from './row-fields.js'
import type { RowCells } from './row-unit.js'
import { found, published, type SheetProblem } from './sheet-problem.js'

type TypeAnswer = RowType | 'ignore' | SheetProblem

export function typeOfRow(cells: RowCells, { types }: ReadMapping, { settings }: CellReading): TypeAnswer {
  const cell = cells.get('type')
  if (cell === undefined) return typeOfTotal(cells) ?? typeOfLine(cells)
  const typed = cell.text.trim()
  const word = plainWord(typed)
  const type = types.get(word) ?? USUAL_TYPES.get(word)
  const words = SPREADSHEET[settings.language].types
  const at = { cell: cell.cell, path: [] }
  if (type === 'flashing') return published(found('unreadable_type', at, { typed }), settings.language)
  if (type !== undefined) return type
  const near = nearName(typed, Object.values(words))
  const known = ROW_TYPES.filter(isLineType).map((one) => words[one])
  const details = { typed, types: known.join(', '), ...(near !== undefined && { near }) }
  return published(found('unknown_type', at, details), settings.language)
}

function typeOfLine(cells: RowCells): RowType {
  if (hasOnlyProductTexts(cells)) return 'note'
  return cells.has('pieces') || cells.has('length') ? 'sheet' : 'item'
}

/** Recognises a total by its words in any column, such as GST 10%. A row with a price or a quantity is a line. */
function typeOfTotal(cells: RowCells): RowType | undefined {
  const filled = [...cells].filter(([column]) => column !== 'total')
  if (filled.some(([column, { text }]) => COLUMN_KINDS[column] !== 'text' && isAmount(text))) return undefined
  return totalNamed(filled.map(([, { text }]) => text).join(' '))
}

/** Returns false for a percentage, which may be a tax rate, and for words such as Total 2. */
function isAmount(text: string): boolean {
  return /\p{N}/u.test(text) && !text.includes('%') && totalNamed(text) === undefined
}

/** Finds a row that may be the heading of a section. */
export function hasOnlyProductTexts(cells: RowCells): boolean {
  return [...cells.keys()].every((column) => column === 'product' || column === 'description')
}
