import { plainWord } from '../input/headings.js'
import { exampleFor } from './cell-example.js'
import { DIGITS_OF_SPREADSHEETS, type FilledCell } from './cell-text.js'
import { isLikeDate } from './like-date.js'
import { writingOf } from './written-cells.js'
import { withoutExponent } from '../input/exponent.js'
import { inputProblem, type InputText } from '../input/input-problem.js'
import { parseInput, type InputField } from '../input/parse-input.js'
import type { ParsedInput } from '../input/typed.js'
import { majorUnits } from '../input/wire-money.js'
import { ownFields } from '../problem/own-fields.js'
import { pointerOf } from '../problem/path.js'
import { SPREADSHEET } from '../languages/spreadsheet.generated.js'
import { YES_AND_NO, type CellKind } from './column-names.js'
import type { ReadMapping, ReadSettings } from './mapping.js'
import { hasUnit, type LengthUnits, type LinealUnit, type UnitOfHeading } from './row-unit.js'
import { atCell, found, published, type SheetProblem, type SheetProblemCode } from './sheet-problem.js'

/** A cell of a sheet: a text, a number, a yes or no, or empty. A date is a problem. */
export type SheetCell = string | number | boolean | SheetDate | null | undefined

/** A date, as packages for spreadsheets return it. */
export interface SheetDate {
  /** Returns the date as text. */
  readonly toISOString: () => string
}

type CellAnswer = { readonly value: unknown } | { readonly problem: SheetProblem }

export interface CellReading {
  readonly settings: ReadSettings
  readonly percentages: ReadMapping['percentages']
  readonly lengthUnits?: LengthUnits
  readonly unitHeading?: UnitOfHeading | undefined
  readonly lineal?: LinealUnit
}

/** Kinds of numbers that may have an exponent. */
const WITH_EXPONENTS: readonly CellKind[] = ['quantity', 'length', 'money', 'percent', 'moneyOrPercent']

export function readCell(kind: CellKind, sent: FilledCell, reading: CellReading): CellAnswer {
  const number = WITH_EXPONENTS.includes(kind)
    ? withoutExponent(sent.text, reading.settings.locale)
    : undefined
  if (number === 'rounded') return refused('rounded_number', sent, reading, { typed: sent.text.trim() })
  const cell = number === undefined ? sent : { ...sent, text: number.decimal, isNumber: true }
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
    case 'length':
      return readLength(cell, reading)
    case 'moneyOrPercent':
      return readMarkup(cell, reading)
    case 'percent':
      return readPercent(cell, reading)
    case 'quantity':
    case 'money':
      return typedValue(kind, cell, reading)
  }
}

/** Reads pieces priced per metre or foot. Metres and feet in a row without a unit are a problem. */
function readPieces(cell: FilledCell, reading: CellReading): CellAnswer {
  const code = isLikeDate(cell) ? 'date_cell' : reading.lineal === 'mixed' ? 'feet_and_metres' : undefined
  if (code === undefined) return typedValue('pieces', cell, reading)
  const details = { typed: cell.text, example: exampleFor(cell.column, reading.settings) }
  return refused(code, cell, reading, details)
}

/** In metres or feet. A length of this size is probably in millimetres. */
const TOO_LONG = 100

/** A length without a unit has the unit of its heading, or else of its row. */
function readLength(cell: FilledCell, reading: CellReading): CellAnswer {
  const { lineal, lengthUnits, settings } = reading
  const lengthUnit = lengthUnits?.get('length')
  const { text, isNumber } = cell
  if (lineal === 'mixed') return refused('feet_and_metres', cell, reading, { typed: text })
  if (isNumber || !hasUnit(text)) {
    const number = isNumber ? writingOf(settings.locale).decimal(text) : text.trim()
    if (lengthUnit !== undefined)
      return typedValue('length', { ...cell, text: `${number} ${lengthUnit}`, isNumber: false }, reading)
    const typed = parseInput(number, { kind: 'quantity', locale: settings.locale })
    if (typed.status === 'ok' && Number(typed.value) >= TOO_LONG)
      return refused('length_without_unit', cell, reading, { typed: text })
  }
  return typedValue('length', cell, reading)
}

/** A markup with the symbol or code of its currency is an amount. A plain number is a percentage (L8). */
function readMarkup(cell: FilledCell, reading: CellReading): CellAnswer {
  const isAmount = canOnlyBe('money', 'percent', cell, reading.settings)
  const answer = isAmount ? typedValue('money', cell, reading) : readPercent(cell, reading)
  const { problem, value } = ownFields<Partial<{ problem: SheetProblem; value: unknown }>>(answer)
  if (problem !== undefined) return answer
  const markup = isAmount ? majorUnits(value as object) : value
  return { value: { markup, markupIsPercentage: !isAmount } }
}

/** `5%` can only be `percent`, and `$5` only `money`. A number cell can be either. */
export function canOnlyBe(
  kind: 'money' | 'percent',
  other: 'money' | 'percent',
  { text, isNumber }: Pick<FilledCell, 'text' | 'isNumber'>,
  { locale, currency }: ReadSettings,
): boolean {
  const statusAs = (of: InputField['kind']) => parseInput(text, { kind: of, locale, currency }).status
  return !isNumber && statusAs(other) === 'invalid' && statusAs(kind) === 'ok'
}

/**
 * Spreadsheets store 10% as 0.1, so a number cell does not show whether 10% or 0.1 was typed. A text without a
 * percent sign is read like a number cell.
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

/** Returns 0 for a text that has a percent sign or is unreadable. */
function plainNumber({ text, isNumber }: FilledCell, { settings: { locale } }: CellReading): number {
  if (isNumber) return Number(text)
  if (/[%٪]/.test(text)) return 0
  const typed = parseInput(text.trim(), { kind: 'percent', locale })
  return typed.status === 'ok' ? Number(typed.value) : 0
}

/** Number cells are read as texts of this locale. */
const LOCALE_OF_NUMBERS = 'en'

function typedValue(
  kind: InputField['kind'],
  cell: FilledCell,
  { settings, lineal }: CellReading,
): CellAnswer {
  const { currency } = settings
  const text = cell.text.trim()
  const locale = cell.isNumber ? LOCALE_OF_NUMBERS : settings.locale
  const field = { kind, locale, currency, unit: lineal === 'ft' ? ('ft' as const) : ('m' as const) }
  const typed = parseInput(text, field)
  if (typed.status === 'ok')
    return { value: kind === 'money' ? { amountMicros: typed.value, currency } : typed.value }
  return { problem: typedProblem(typed, { ...field, text, locale: settings.locale }, cell, settings) }
}

/** Puts the cell before the message, which names the column by its heading. */
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
