import { plainWord } from '../input/headings.js'
import { exampleFor } from './cell-example.js'
import { isDate, isFormula } from '../input/cells.js'
import { inputProblem, type InputText } from '../input/input-problem.js'
import { parseInput, type InputField } from '../input/parse-input.js'
import type { ParsedInput } from '../input/typed.js'
import { majorUnits } from '../input/wire-money.js'
import { ownFields } from '../problem/own-fields.js'
import { pointerOf } from '../problem/path.js'
import { SPREADSHEET } from '../languages/spreadsheet.generated.js'
import { YES_AND_NO, type CellKind, type ColumnName } from './column-names.js'
import type { ReadMapping, ReadSettings } from './mapping.js'
import { readableText } from './safe-text.js'
import {
  atCell,
  found,
  published,
  type CellPlace,
  type SheetProblem,
  type SheetProblemCode,
} from './sheet-problem.js'

/** A cell of a sheet: a text, a number, a yes or no, or empty. A date is refused with a sentence. */
export type SheetCell = string | number | boolean | SheetDate | null | undefined

/** A date, as packages for spreadsheets return it. */
export interface SheetDate {
  /** Returns the date as text. */
  readonly toISOString: () => string
}

/** A cell that is not empty, as a text. */
export interface FilledCell extends CellPlace {
  readonly column: ColumnName
  readonly text: string
  /** Whether it was a number, which has a decimal point in every locale. */
  readonly isNumber: boolean
}

/** The value of a cell, or its problem. */
export type CellAnswer = { readonly value: unknown } | { readonly problem: SheetProblem }

/** How cells are read. */
export interface CellReading {
  readonly settings: ReadSettings
  readonly percentages: ReadMapping['percentages']
}

/** Spreadsheets keep 15 digits, so 19.849999999999998 is 19.85. */
const DIGITS_OF_SPREADSHEETS = 15

/** Returns the text of a cell; undefined for an empty one, and a code for one that its column cannot have. */
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

/** The texts that spreadsheets show for a formula without a result. */
const FORMULA_ERROR = /^#(?:REF!|N\/A|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|BEZUG!|NV|WERT!|ZAHL!)$/i

/** Reads a cell as a kind of value. */
export function readCell(kind: CellKind, cell: FilledCell, reading: CellReading): CellAnswer {
  const { text } = cell
  switch (kind) {
    case 'text':
      return { value: text }
    case 'word':
    case 'computed':
      return { value: text.trim() }
    case 'yesNo': {
      const value = YES_AND_NO.get(plainWord(text))
      return value === undefined ? refused('not_yes_or_no', cell, reading, { typed: text }) : { value }
    }
    case 'pieces':
      return readPieces(cell, reading)
    case 'moneyOrPercent':
      return readMarkup(cell, reading)
    case 'percent':
      return readPercent(cell, reading)
    case 'quantity':
    case 'money':
      return typedValue(kind, cell, reading)
  }
}

/** A price beside pieces in feet is per foot, and the line would count it per metre. */
function readPieces(cell: FilledCell, reading: CellReading): CellAnswer {
  const { text } = cell
  const code = isLikeDate(cell) ? 'date_cell' : OF_FEET.test(text) ? 'feet_cell' : undefined
  if (code === undefined) return typedValue('pieces', cell, reading)
  return refused(code, cell, reading, { typed: text, example: exampleFor(cell.column, reading.settings) })
}

const OF_FEET = /['"\u2032\u2033\u2018-\u201d]|(?<!\p{L})(?:ft|foot|feet|in|inch|inches)(?!\p{L})/iu

/** A percentage, or an amount with a sign or code of its currency. Without either, a markup is a percentage (L8). */
function readMarkup(cell: FilledCell, { settings, percentages }: CellReading): CellAnswer {
  const { locale, currency } = settings
  const isAmount =
    !cell.isNumber &&
    parseInput(cell.text, { kind: 'percent', locale }).status === 'invalid' &&
    parseInput(cell.text, { kind: 'money', locale, currency }).status === 'ok'
  const answer = isAmount
    ? typedValue('money', cell, { settings, percentages })
    : readPercent(cell, { settings, percentages })
  const { problem, value } = ownFields<Partial<{ problem: SheetProblem; value: unknown }>>(answer)
  if (problem !== undefined) return answer
  const markup = isAmount ? majorUnits(value as object) : value
  return { value: { markup, markupIsPercentage: !isAmount } }
}

/**
 * Spreadsheets hold 10 % as the number 0.1, and a cell does not say whether it was typed so. A CSV file has its text.
 */
function readPercent(cell: FilledCell, reading: CellReading): CellAnswer {
  const { percentages } = reading
  const number = plainNumber(cell, reading)
  const percent = String(Number((number * 100).toPrecision(DIGITS_OF_SPREADSHEETS)))
  if (number !== 0 && percentages === 'fraction')
    return typedValue('percent', { ...cell, text: percent, isNumber: true }, reading)
  if (number > 0 && number <= 1 && percentages === undefined)
    return refused('fraction_cell', cell, reading, { typed: cell.text, percent })
  return typedValue('percent', cell, reading)
}

/** The number of a cell without a percent sign; 0 for a text that has one, or cannot be read. */
function plainNumber({ text, isNumber }: FilledCell, { settings: { locale } }: CellReading): number {
  if (isNumber) return Number(text)
  if (/[%٪]/.test(text)) return 0
  const typed = parseInput(text.trim(), { kind: 'percent', locale })
  return typed.status === 'ok' ? Number(typed.value) : 0
}

/** The locale in which number cells are written as texts. */
const LOCALE_OF_NUMBERS = 'en'

/** Reads a typed text by the rules of forms. */
function typedValue(kind: InputField['kind'], cell: FilledCell, { settings }: CellReading): CellAnswer {
  const { currency } = settings
  const text = cell.text.trim()
  const locale = cell.isNumber ? LOCALE_OF_NUMBERS : settings.locale
  const field = { kind, locale, currency, ...(kind === 'pieces' && { unit: 'm' as const }) }
  const typed = parseInput(text, field)
  if (typed.status === 'ok')
    return { value: kind === 'money' ? { amountMicros: typed.value, currency } : typed.value }
  return { problem: typedProblem(typed, { ...field, text, locale: settings.locale }, cell, settings) }
}

/**
 * Publishes the problem of a typed text. Its message names the cell in place of the line, and the column by its
 * heading.
 */
function typedProblem(
  typed: ParsedInput<unknown>,
  input: InputText,
  { cell, column, path }: FilledCell,
  { language, describe }: ReadSettings,
): SheetProblem {
  const label = SPREADSHEET[language].headings[column]
  const problem = inputProblem(typed, { ...input, path: [label.toLowerCase()] })
  const described =
    problem === undefined
      ? undefined
      : describe?.(
          { ...problem, param: column, path: [column] },
          { locale: language, labels: { [column]: label } },
        )
  return {
    cell,
    code: problem?.code ?? 'unreadable_text',
    message: atCell(cell, described ?? problem?.message ?? ''),
    param: pointerOf(path),
    path,
    details: problem?.details ?? {},
  }
}

function refused(
  code: SheetProblemCode,
  cell: FilledCell,
  { settings }: CellReading,
  details: Readonly<Record<string, string>>,
): CellAnswer {
  return { problem: published(found(code, cell, details), settings.language) }
}

/** A date as spreadsheets write it, such as `22-Jun`, `22. Jun`, `Jun-22`, `22/06/2026`, `22/6/26` or `2026-06-22`. */
const DATE =
  /^(?:\d{1,4}[-/. ]{1,2}\p{L}{3,9}\.?(?:[-/. ]{1,2}\d{2,4})?|\p{L}{3,9}\.?[-/ ]\d{1,4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2}(?:\d{2})?|\d{4}-\d{2}-\d{2}(?:[T ].*)?)$/u

/** The days since 1900 by which spreadsheets count: from 1995 to 2064. No sheet is so long. */
const FIRST_DAY = 34_700
const LAST_DAY = 60_300

/** Tests whether a spreadsheet made a date of a piece such as 22/6. */
function isLikeDate({ text, isNumber }: FilledCell): boolean {
  if (!isNumber) return DATE.test(text.trim())
  const days = Number(text)
  return Number.isInteger(days) && days >= FIRST_DAY && days <= LAST_DAY
}
