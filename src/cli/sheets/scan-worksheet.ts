import { sheetLimits } from '../../entries/sheet.js'
import { UnreadableZip } from './zip-parts.js'

/** The values of the cells do not show these facts. */
export interface WorksheetFacts {
  /** A percent sign or a currency from the format of the cell. Row and column count from 0. */
  readonly signs: readonly (readonly [row: number, column: number, sign: string])[]
  /** An error of a formula, such as `#DIV/0!`, or a formula without a result, such as `=A1*2`. */
  readonly errors: readonly (readonly [row: number, column: number, text: string])[]
  /** True if rows or columns are hidden, even by a filter. */
  readonly hasHidden: boolean
}

/** Every match ends before the next tag starts. */
const TAG = /<(\/?)(?:\w{1,20}:)?(row|col|c|f|v|is)(?=[\s/>])([^<>]*)>/g

/** A limit of the XLSX format. */
const MAX_ROW = 1_048_576

interface OpenCell {
  readonly row: number
  readonly column: number
  readonly attributes: string
  formula: string | undefined
  value: string | undefined
}

/** Refuses filled cells beyond the limits: one would make a small file a huge table. */
export function scanWorksheet(xml: string, signs: ReadonlyMap<string, string>): WorksheetFacts {
  const filled: OpenCell[] = []
  let [row, column] = [-1, -1]
  let cell: OpenCell | undefined
  let hasHidden = false
  for (const { 0: tag, 1: slash, 2: name, 3: attributes = '', index } of xml.matchAll(TAG)) {
    const isClosed = attributes.endsWith('/')
    if (name === 'row' || name === 'col') hasHidden ||= /\bhidden=["'](?:1|true)["']/.test(attributes)
    if (name === 'row' && slash !== '/') {
      row = rowOf(attributes, row + 1)
      column = -1
    } else if (name === 'c' && slash !== '/') {
      ;[row, column] = placeOf(attributes, row, column + 1)
      cell = isClosed ? undefined : { row, column, attributes, formula: undefined, value: undefined }
    } else if (name === 'c') {
      if (cell?.value !== undefined || cell?.formula !== undefined) {
        checkLimits(row, column)
        filled.push(cell)
      }
      cell = undefined
    } else if (cell !== undefined && slash !== '/') {
      if (name === 'f') cell.formula = isClosed ? '' : textAfter(xml, index + tag.length)
      else if (!isClosed) cell.value = textAfter(xml, index + tag.length)
    }
  }
  return { ...factsOf(filled, signs), hasHidden }
}

/** Cuts longer formulas. The errors of spreadsheets are shorter. */
const MAX_CHARACTERS = 20

function textAfter(xml: string, start: number): string {
  return xml.slice(start, start + MAX_CHARACTERS).split('<', 1)[0] ?? ''
}

function factsOf(
  filled: readonly OpenCell[],
  signs: ReadonlyMap<string, string>,
): Omit<WorksheetFacts, 'hasHidden'> {
  const style = ({ attributes }: OpenCell): string => /\bs=["'](\d{1,9})["']/.exec(attributes)?.[1] ?? ''
  return {
    signs: filled.flatMap((cell) => {
      const sign = signs.get(style(cell))
      return sign === undefined ? [] : [[cell.row, cell.column, sign] as const]
    }),
    errors: filled
      .filter(({ attributes, value }) => value === undefined || /\bt=["']e["']/.test(attributes))
      .map(({ row, column, value, formula = '' }) => [row, column, value ?? `=${formula}`] as const),
  }
}

function rowOf(attributes: string, next: number): number {
  const [, number] = /\br=["'](\d{1,9})["']/.exec(attributes) ?? []
  const row = number === undefined ? next : Number(number) - 1
  if (row >= MAX_ROW) throw new UnreadableZip('is damaged')
  return row
}

/** A cell without a name follows the cell before it. */
function placeOf(attributes: string, row: number, next: number): readonly [number, number] {
  const [, letters, number] = /\br=["']([A-Z]{1,3})(\d{1,9})["']/.exec(attributes) ?? []
  if (letters === undefined) return [Math.max(0, row), next]
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 0x40, 0) - 1
  return [Number(number) - 1, column]
}

function checkLimits(row: number, column: number): void {
  if (row >= sheetLimits.rows)
    throw new UnreadableZip(`has more than ${String(sheetLimits.rows)} rows, too many for a quote: split it`)
  if (column >= sheetLimits.columns)
    throw new UnreadableZip(
      `has more than ${String(sheetLimits.columns)} columns: delete those that are not used`,
    )
}
