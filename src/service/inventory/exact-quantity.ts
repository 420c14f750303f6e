import { ZERO, type Decimal } from '../../number/decimal.js'
import { readDecimal } from '../../number/number-text.js'
import { decimalOfText } from '../../number/reference.js'
import { isAbsent } from '../../wire/object.js'
import { addProblem, newReading, type Reading } from '../../wire/reading.js'
import { readDecimalString } from '../../wire/scalars.js'
import * as check from '../host-argument.js'

/** Expects checked text. Anything else counts as zero. */
export function quantityOf(text: unknown): Decimal {
  return (typeof text === 'string' ? (readDecimal(text) ?? readSum(text)) : undefined) ?? ZERO
}

// N4
export function readStockLevel(value: unknown, field: string, reading: Reading): Decimal | undefined {
  if (!isAbsent(value)) return readDecimalString(value, field, reading)
  addProblem(reading, 'required', {}, field)
  return undefined
}

/** A sum may have more digits than a quantity. */
function readSum(text: string): Decimal | undefined {
  return /^-?\d{1,40}(?:\.\d{1,40})?$/.test(text) ? decimalOfText(text) : undefined
}

export const hostSum = check.mustBe(
  'a decimal as text, such as 12.5',
  (value) => typeof value === 'string' && readSum(value) !== undefined,
)

/** Y2: an unreadable figure from the host throws, because it must never count as zero. */
export const hostDecimal = check.mustBe('a decimal as text, such as 12.5', (value) => {
  const reading = newReading()
  readStockLevel(value, '', reading)
  return reading.problems.length === 0
})
