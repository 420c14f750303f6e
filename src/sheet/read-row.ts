import { ownFields } from '../problem/own-fields.js'
import { plainWord } from '../input/headings.js'
import { SPREADSHEET } from '../languages/spreadsheet.generated.js'
import { nearName } from '../problem/near-name.js'
import type { JsonObject } from '../wire/object.js'
import { COLUMN_KINDS, ROW_TYPES, USUAL_TYPES, type ColumnName, type RowType } from './column-names.js'
import type { ReadMapping } from './mapping.js'
import { readCell, type CellReading, type FilledCell } from './read-cell.js'
import { isLineType, lineKeyOf, ROW_FIELDS, type LineType } from './row-fields.js'
import { found, published, type CellPlace, type SheetProblem } from './sheet-problem.js'

/** The filled cells of a row by their columns, without paths yet. */
export type RowCells = ReadonlyMap<ColumnName, Omit<FilledCell, 'path'>>

/** The type of a row, `ignore` for a row that is not read, or a problem. */
export type TypeAnswer = RowType | 'ignore' | SheetProblem

/** Returns the type of a row. A row without one is a total by its words, a sheet if it has pieces, and else an item. */
export function typeOfRow(cells: RowCells, { types }: ReadMapping, { settings }: CellReading): TypeAnswer {
  const cell = cells.get('type')
  if (cell === undefined) return typeOfTotal(cells) ?? (cells.has('pieces') ? 'sheet' : 'item')
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

const TOTALS: readonly (RowType | undefined)[] = ['subtotal', 'tax', 'total']

/** Recognises a row of totals by its words, such as GST 10 %. A row with a price or a quantity is a line. */
function typeOfTotal(cells: RowCells): RowType | undefined {
  const columns = [...cells.keys()]
  const words = columns.filter((column) => COLUMN_KINDS[column] === 'text')
  if (columns.some((column) => column !== 'total' && !words.includes(column))) return undefined
  const word = plainWord(words.map((column) => cells.get(column)?.text ?? '').join(' '))
  const type = USUAL_TYPES.get(word.replace(/\d+/g, ''))
  return TOTALS.includes(type) ? type : undefined
}

/** A row as read: its line or adjustment, the places of its cells, and what is wrong with them. */
export interface ReadSheetRow {
  readonly line: JsonObject
  readonly places: readonly CellPlace[]
  readonly problems: readonly SheetProblem[]
}

/**
 * Reads the cells of a row.
 *
 * @param start the path of its line in the request
 * @param empty the empty cells of the row by their columns, so that a missing value has a cell too
 */
export function readSheetRow(
  type: LineType,
  cells: RowCells,
  start: readonly (string | number)[],
  empty: ReadonlyMap<ColumnName, string>,
  reading: CellReading,
): ReadSheetRow {
  const isOfCatalogue = cells.has('productId')
  const key = lineKeyOf(type, isOfCatalogue)
  const { base } = ROW_FIELDS[type]
  let contents: JsonObject = base
  const pathOf = (column: ColumnName): readonly string[] | undefined => pathIn(type, column, isOfCatalogue)
  const whole = (path: readonly string[]) => [...start, ...(key === undefined ? [] : [key]), ...path]
  const problems: SheetProblem[] = []
  const places: CellPlace[] = []
  for (const [column, cell] of empty) {
    const path = pathOf(column)
    if (path !== undefined) places.push({ cell, path: whole(path) })
  }
  for (const [column, cell] of cells) {
    if (column === 'type' || COLUMN_KINDS[column] === 'computed') continue
    const path = pathOf(column)
    if (path === undefined) {
      problems.push(unused(type, column, cell.cell, reading))
      continue
    }
    const filled = { ...cell, path: whole(path) }
    places.push(filled)
    const answer = readCell(COLUMN_KINDS[column], filled, reading)
    const { problem, value } = ownFields<Partial<{ problem: SheetProblem; value: unknown }>>(answer)
    if (problem !== undefined) problems.push(problem)
    else contents = withCell(contents, column, path, value)
  }
  if (!isOfCatalogue && cells.has('markup') && !cells.has('unitPrice')) {
    const cell = empty.get('unitPrice') ?? cells.get('markup')?.cell ?? ''
    const path = pathOf('unitPrice')
    if (path !== undefined)
      problems.push(
        published(found('markup_without_price', { cell, path: whole(path) }), reading.settings.language),
      )
  }
  return { line: key === undefined ? contents : { [key]: contents }, places, problems }
}

/** The colour of a product of the catalogue is one of its parameters (V6). */
function pathIn(type: LineType, column: ColumnName, isOfCatalogue: boolean): readonly string[] | undefined {
  const path = ownFields(ROW_FIELDS[type].paths)[column]
  return isOfCatalogue && column === 'colour' && path !== undefined ? ['params'] : path
}

/** Returns the contents with the value of a cell. */
function withCell(
  contents: JsonObject,
  column: ColumnName,
  path: readonly string[],
  value: unknown,
): JsonObject {
  const [first = '', second] = path
  if (column === 'markup')
    return { ...contents, [first]: { ...innerOf(contents, first), ...(value as object) } }
  if (first === 'params') return { ...contents, params: [{ name: 'Colour', value }] }
  // A note may have a product and a description: both are its text.
  if (first === 'text' && typeof contents['text'] === 'string')
    return { ...contents, text: `${contents['text']}: ${String(value)}` }
  return second === undefined
    ? { ...contents, [first]: value }
    : { ...contents, [first]: { ...innerOf(contents, first), [second]: value } }
}

function innerOf(contents: JsonObject, name: string): object {
  const inner = contents[name]
  return typeof inner === 'object' && inner !== null ? inner : {}
}

function unused(type: LineType, column: ColumnName, cell: string, { settings }: CellReading): SheetProblem {
  const { types, headings } = SPREADSHEET[settings.language]
  const details = { type: types[type], column: headings[column] }
  return published(found('unused_cell', { cell, path: [] }, details), settings.language)
}
