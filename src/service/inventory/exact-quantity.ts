import { ZERO, type Decimal } from '../../number/decimal.js'
import { readDecimal } from '../../number/number-text.js'
import { isAbsent } from '../../wire/object.js'
import { addProblem, newReading, type Reading } from '../../wire/reading.js'
import { readQuantity } from '../../wire/scalars.js'
import { mustBe } from '../host-argument.js'

/** Parses a decimal string that was checked before. Anything else counts as zero. */
export function quantityOf(text: unknown): Decimal {
  return (typeof text === 'string' ? readDecimal(text) : undefined) ?? ZERO
}

/** Reads a stock level. Problems: `required` if it is absent, and `invalid_decimal` (N4). */
export function readStockLevel(value: unknown, field: string, reading: Reading): Decimal | undefined {
  if (!isAbsent(value)) return readQuantity(value, field, reading)
  addProblem(reading, 'required', {}, field)
  return undefined
}

/** Y2: an unreadable figure from the host throws, because it must never count as zero. */
export const hostDecimal = mustBe('a decimal as text, such as 12.5', (value) => {
  const reading = newReading()
  readStockLevel(value, '', reading)
  return reading.problems.length === 0
})
