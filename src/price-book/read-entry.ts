import { dayOrCell, isDate, isEmptyCell, isFormula } from '../input/cells.js'
import { currencyMarks } from '../input/currency-marks.js'
import { withoutExponent } from '../input/exponent.js'
import { inputProblem } from '../input/input-problem.js'
import { parseInput, type InputField } from '../input/parse-input.js'
import { signOf } from '../number/decimal.js'
import { decimalOfNumber, plainText, readMicros, writeMicros } from '../number/number-text.js'
import type { MajorUnits } from '../number/units.js'
import { problemAt } from '../problem/located-problem.js'
import { ownFields } from '../problem/own-fields.js'
import { preview } from '../problem/preview.js'
import { problemOf } from '../problem/problem.js'
import { definedOnly, isObject } from '../wire/object.js'
import { moneyOf, readMoney } from '../wire/money.js'
import type { PricedMoney } from '../wire/money.generated.js'
import { readWhole } from '../wire/reading.js'
import { bookProblem, type PriceBookProblem } from './book-problem.js'
import { isCalendarDate } from './calendar-date.js'
import type { Cells, Column } from './columns.js'
import type { PriceBookEntry, PricedRow } from './price-book.js'
import { readPriceUnit, type PriceUnit } from '../input/price-unit.js'

export type AmountField = InputField & {
  readonly kind: 'money'
  readonly currency: string
  readonly locale: string
}

interface RowReading {
  readonly cells: Cells
  readonly index: number
  readonly problems: PriceBookProblem[]
  readonly field: AmountField
}

export interface ReadRow {
  readonly entry: PriceBookEntry | undefined
  /** The row without its amounts, even if an amount is wrong. Undefined if one of its fields is wrong. */
  readonly dated: PricedRow | undefined
  readonly problems: readonly PriceBookProblem[]
}

export const NO_ENTRY = { entry: undefined, dated: undefined } as const

// D1
export function readEntry(cells: Cells, index: number, field: AmountField): ReadRow {
  const problems: PriceBookProblem[] = []
  if ([...cells.values()].every(isEmptyCell)) return { ...NO_ENTRY, problems }
  const reading: RowReading = { cells, index, problems, field }
  const product = readText(reading, 'product')
  if (product === undefined) addMissing(reading, 'product')
  const names = {
    productRowId: readText(reading, 'productRowId'),
    priceLevel: readText(reading, 'priceLevel'),
    colour: readText(reading, 'colour'),
  }
  const unit = readUnit(reading)
  const validity = readValidity(reading)
  const dated =
    product === undefined || problems.length > 0
      ? undefined
      : { rowNumber: index + 1, product, ...definedOnly({ ...names, unit, ...validity }) }
  const price = readAmount(reading, 'price')
  if (price === undefined) addMissing(reading, 'price')
  const cost = readAmount(reading, 'cost')
  checkCurrency(reading)
  if (dated === undefined || price === undefined || problems.length > 0)
    return { ...NO_ENTRY, dated, problems }
  return { entry: Object.freeze({ ...dated, price, ...definedOnly({ cost }) }), dated, problems }
}

/** N3: a book has one currency, and nothing is converted. */
function checkCurrency(reading: RowReading): void {
  const text = readText(reading, 'currency')
  if (
    text !== undefined &&
    !currencyMarks(reading.field.currency, reading.field.locale).includes(text.toUpperCase())
  )
    addOtherCurrency(reading, ['currency'], text)
}

function addOtherCurrency(
  { index, problems, field }: RowReading,
  path: readonly string[],
  sent: string,
): void {
  const details = { sent: preview(sent), currency: field.currency }
  problems.push(bookProblem('other_currency', [index, ...path], details))
}

/** A filled but unreadable cell has a problem already. */
function addMissing({ cells, index, problems }: RowReading, column: Column): void {
  if (isEmptyCell(cells.get(column))) problems.push(problemOf(problemAt('required', [index, column])))
}

/** A spreadsheet keeps an item number as a number, so numbers are read as the text that they show. */
function readText(reading: RowReading, column: Column): string | undefined {
  const { cells, index, problems } = reading
  const cell = cells.get(column)
  if (isEmptyCell(cell) || refusesFormula(cell, column, reading)) return undefined
  if (typeof cell === 'string') return cell.trim()
  if (typeof cell === 'number' && Number.isFinite(cell)) return plainText(decimalOfNumber(cell))
  const details = { expected: 'string', sent: shown(cell) } as const
  problems.push(problemOf(problemAt('invalid_type', [index, column], details)))
  return undefined
}

function readUnit(reading: RowReading): PriceUnit | undefined {
  const text = readText(reading, 'unit')
  if (text === undefined) return undefined
  const unit = readPriceUnit(text)
  if (unit === undefined)
    reading.problems.push(bookProblem('unknown_unit', [reading.index, 'unit'], { sent: preview(text) }))
  return unit
}

// D2
function readValidity(reading: RowReading) {
  const validFrom = readDate(reading, 'validFrom')
  const validTo = readDate(reading, 'validTo')
  if (validFrom !== undefined && validTo !== undefined && validTo < validFrom)
    reading.problems.push(
      bookProblem('ends_before_start', [reading.index, 'validTo'], { from: validFrom, to: validTo }),
    )
  return { validFrom, validTo }
}

function readDate(reading: RowReading, column: Column): string | undefined {
  const { cells, index, problems } = reading
  const cell = dayOrCell(cells.get(column))
  if (isEmptyCell(cell) || refusesFormula(cell, column, reading)) return undefined
  const text = typeof cell === 'string' ? cell.trim() : cell
  if (isCalendarDate(text)) return text
  problems.push(bookProblem('invalid_date', [index, column], { sent: shown(cell) }))
  return undefined
}

/** Refuses a formula whose result the spreadsheet program did not store. */
function refusesFormula(cell: unknown, column: Column, { index, problems }: RowReading): boolean {
  if (!isFormula(cell)) return false
  problems.push(bookProblem('formula_cell', [index, column], { sent: preview(cell.trim()) }))
  return true
}

function shown(cell: unknown): string {
  const day = dayOrCell(cell)
  return day === cell ? preview(cell) : String(day)
}

function readAmount(reading: RowReading, column: Column): PricedMoney | undefined {
  const { cells, index, problems, field } = reading
  const cell = cells.get(column)
  if (isEmptyCell(cell)) return undefined
  if (refusesFormula(cell, column, reading)) return undefined
  const path = [index, column]
  const amount =
    isObject(cell) && !isDate(cell)
      ? readSentMoney(reading, cell, column)
      : readTypedMoney(reading, cell, path)
  if (amount === undefined) return undefined
  if (signOf(amount) < 0) {
    const details = { amountMicros: writeMicros(amount), min: '0' }
    problems.push(problemOf({ code: 'out_of_range', path, details }))
    return undefined
  }
  return moneyOf(amount, field.currency)
}

function readSentMoney(reading: RowReading, cell: object, column: Column): MajorUnits | undefined {
  const { problems, index, field } = reading
  const path = [index, column]
  const read = readWhole(cell, readMoney)
  problems.push(...read.problems.map((found) => problemOf({ ...found, path: [...path, ...found.path] })))
  if (read.problems.length > 0) return undefined
  const { currency = field.currency, amount } = ownFields({ ...read.read })
  if (currency === field.currency) return amount
  addOtherCurrency(reading, [column, 'currency'], currency)
  return undefined
}

function readTypedMoney(
  { problems, field }: RowReading,
  cell: unknown,
  path: readonly (string | number)[],
): MajorUnits | undefined {
  const exponent = typeof cell === 'string' ? withoutExponent(cell, field.locale) : undefined
  const written = exponent === undefined || exponent === 'rounded' ? undefined : exponent.decimal
  const isNumber = written !== undefined || (typeof cell === 'number' && Number.isFinite(cell))
  const text = written ?? (typeof cell === 'number' && isNumber ? plainText(decimalOfNumber(cell)) : cell)
  if (typeof text !== 'string') {
    problems.push(problemOf(problemAt('invalid_money', path, { sent: shown(cell) })))
    return undefined
  }
  // A spreadsheet's number has no locale, so it is read with a decimal point.
  const typed = parseInput(text, isNumber ? { ...field, locale: 'en' } : field)
  if (typed.status === 'ok') return readMicros(typed.value)
  const problem = inputProblem(typed, { ...field, text, path })
  if (problem !== undefined) problems.push(problem)
  return undefined
}
