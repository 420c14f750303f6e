import { elementsOf } from '../problem/elements.js'
import { hasOwnField, ownField, ownFields } from '../problem/own-fields.js'
import { valueAtStep } from '../problem/path.js'
import { isHour } from '../input/price-unit.js'
import { languageOf } from '../languages/languages.js'
import { SPREADSHEET } from '../languages/spreadsheet.generated.js'
import type { JsonObject } from '../wire/object.js'
import { COLUMN_KINDS, type ColumnName, type RowType } from './column-names.js'
import type { ReadSettings } from './mapping.js'
import type { FilledCell } from './cell-text.js'
import { canOnlyBe, readCell, type CellReading } from './read-cell.js'
import { lineKeyOf, ROW_FIELDS, type LineType } from './row-fields.js'
import {
  isMeasured,
  linealUnitOf,
  NO_UNIT,
  strategyOf,
  unitOfRow,
  withQuantity,
  type LinealUnit,
  type RowCells,
  type RowUnit,
} from './row-unit.js'
import { found, published, type CellPlace, type SheetProblem } from './sheet-problem.js'

export interface ReadSheetRow {
  readonly line: JsonObject
  readonly places: readonly CellPlace[]
  readonly problems: readonly SheetProblem[]
}

/**
 * @param start the path of the line in the request
 * @param empty the empty cells by column, to name the cell of a missing value
 */
export function readSheetRow(
  type: LineType,
  cells: RowCells,
  start: readonly (string | number)[],
  empty: ReadonlyMap<ColumnName, string>,
  reading: CellReading,
): ReadSheetRow {
  const { settings } = reading
  const isInCatalogue = CATALOGUE_ID.test(cells.get('productId')?.text ?? '')
  const key = lineKeyOf(type, isInCatalogue)
  const whole = (path: readonly string[]) => [...start, ...(key === undefined ? [] : [key]), ...path]
  // Labour is in hours, and other types of row have no unit.
  const hasUnit = type === 'item' || type === 'sheet'
  const read = unitOfRow(cells, hasUnit ? reading.unitHeading : undefined, settings)
  const problems: SheetProblem[] = hasOwnField(read, 'code') ? [read] : []
  const row: Row = { type, isInCatalogue, cells, unit: hasOwnField(read, 'code') ? NO_UNIT : read }
  const lineal = linealUnitOf(cells, row.unit, settings.locale, reading.lengthUnits)
  let contents = baseOf(row, lineal, settings)
  const places: CellPlace[] = []
  for (const [column, cell] of empty) {
    const path = pathIn(row, column)
    if (path !== undefined) places.push({ cell, path: whole(path) })
  }
  for (const [heading, cell] of cells) {
    if (heading === 'type' || COLUMN_KINDS[heading] === 'computed') continue
    const column = key === undefined ? columnOfAdjustment(heading, cell, cells, settings) : heading
    const path = pathIn(row, column)
    if (path === undefined) {
      // A unit that measures nothing, such as a lump sum, fits every row.
      if (column !== 'unit' || row.unit.measured !== undefined)
        problems.push(unusedCell(type, column, cell.cell, reading))
      continue
    }
    const filled = { ...cell, path: whole(path) }
    places.push(filled)
    if (column === 'unit') continue
    const answer = readCell(COLUMN_KINDS[column], filled, { ...reading, lineal })
    const { problem, value } = ownFields<Partial<{ problem: SheetProblem; value: unknown }>>(answer)
    if (problem !== undefined) problems.push(problem)
    else contents = withCell(contents, column, path, value, row, settings)
  }
  problems.push(...markupProblems(row, empty, whole, reading))
  return { line: key === undefined ? contents : { [key]: contents }, places, problems }
}

/** Accepts a percentage in the column of amounts, and an amount in the column of percentages. */
function columnOfAdjustment(
  column: ColumnName,
  cell: Pick<FilledCell, 'text' | 'isNumber'>,
  cells: RowCells,
  settings: ReadSettings,
): ColumnName {
  if (column === 'unitPrice' && !cells.has('discount') && canOnlyBe('percent', 'money', cell, settings))
    return 'discount'
  if (column === 'discount' && !cells.has('unitPrice') && canOnlyBe('money', 'percent', cell, settings))
    return 'unitPrice'
  return column
}

/** Any other code is one of the sender's own. */
const CATALOGUE_ID = /^\s*prod_/i

interface Row {
  readonly type: LineType
  readonly isInCatalogue: boolean
  readonly cells: RowCells
  readonly unit: RowUnit
}

function baseOf(row: Row, lineal: LinealUnit, settings: ReadSettings): JsonObject {
  const { base } = ROW_FIELDS[row.type]
  if (isMeasured(row.type, row.unit)) return { pricing: { pricingStrategy: strategyOf(row.unit, lineal) } }
  const { word } = row.unit
  const isKnown = word === undefined || (row.type === 'labour' && isHour(word))
  return isKnown || ROW_FIELDS[row.type].paths.finish === undefined
    ? base
    : withAttribute(base, 'unit', word, settings)
}

function withAttribute(
  contents: JsonObject,
  column: 'unit' | 'finish' | 'productId',
  value: unknown,
  { locale }: ReadSettings,
): JsonObject {
  const before = elementsOf(ownField(contents, 'attributes'))
  const { headings, codeAttribute } = SPREADSHEET[languageOf(locale)]
  const name = column === 'productId' ? codeAttribute : headings[column]
  return { ...contents, attributes: [...before, { name, value }] }
}

function markupProblems(
  { type, isInCatalogue, cells }: Row,
  empty: ReadonlyMap<ColumnName, string>,
  whole: (path: readonly string[]) => CellPlace['path'],
  { settings }: CellReading,
): readonly SheetProblem[] {
  const path = ROW_FIELDS[type].paths.unitPrice
  if (path === undefined || isInCatalogue || !cells.has('markup') || cells.has('unitPrice')) return []
  const cell = empty.get('unitPrice') ?? cells.get('markup')?.cell ?? ''
  return [published(found('markup_without_price', { cell, path: whole(path) }), settings.language)]
}

/**
 * Returns undefined if the type of row lacks the field. The colour of a catalogue product is a parameter (V6). The
 * sender's own code is an attribute, or the name of a row without a product.
 */
function pathIn(
  { type, isInCatalogue, cells, unit }: Row,
  column: ColumnName,
): readonly string[] | undefined {
  if (isMeasured(type, unit)) {
    const isSize =
      column === 'pieces' ||
      (!cells.has('pieces') &&
        (column === 'length' ||
          (column === 'quantity' && (cells.has('length') || unit.measured !== undefined))))
    if (isSize) return ['pricing', 'measurements']
  }
  const paths = ownFields(ROW_FIELDS[type].paths)
  if (column === 'productId' && !isInCatalogue) return cells.has('product') ? paths.finish : paths.product
  const path = paths[column]
  return isInCatalogue && column === 'colour' && path !== undefined ? ['params'] : path
}

function withCell(
  contents: JsonObject,
  column: ColumnName,
  path: readonly string[],
  value: unknown,
  { cells, unit }: Row,
  settings: ReadSettings,
): JsonObject {
  const [first = '', second] = path
  if (column === 'finish' || (column === 'productId' && first === 'attributes'))
    return withAttribute(contents, column, value, settings)
  if (second === 'measurements' && column !== 'pieces') {
    const inner = innerOf(contents, first)
    const [sent] = elementsOf(valueAtStep(inner, second))
    const before = sent as object | undefined
    const size =
      column === 'length'
        ? { amount: '1', ...before, length: value }
        : withQuantity(before, value, unit, cells.has('length'))
    return { ...contents, [first]: { ...inner, [second]: [size] } }
  }
  if (column === 'markup')
    return { ...contents, [first]: { ...innerOf(contents, first), ...(value as object) } }
  if (first === 'params') return { ...contents, params: [{ name: 'Colour', value }] }
  // The product and the description of a note are both its text.
  const text = ownField(contents, 'text')
  if (first === 'text' && typeof text === 'string') return { ...contents, text: `${text}: ${String(value)}` }
  return second === undefined
    ? { ...contents, [first]: value }
    : { ...contents, [first]: { ...innerOf(contents, first), [second]: value } }
}

/** Ignores inherited properties, which are not cells of the row. */
function innerOf(contents: JsonObject, name: string): object | undefined {
  return ownField(contents, name) as object | undefined
}

export function unusedCell(
  type: RowType,
  column: ColumnName,
  cell: string,
  { settings }: CellReading,
): SheetProblem {
  const { types, headings } = SPREADSHEET[settings.language]
  const details = { type: types[type], column: headings[column] }
  return published(found('unused_cell', { cell, path: [] }, details), settings.language)
}
