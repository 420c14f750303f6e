import { ZERO, type Decimal } from '../../number/decimal.js'
import { readDecimal } from '../../number/number-text.js'
import { isAbsent } from '../../wire/object.js'
import { addProblem, newReading, type Reading } from '../../wire/reading.js'
import { readQuantity } from '../../wire/scalars.js'
import { mustBe } from '../host-argument.js'

/** Parses a decimal string that pricing has already read. Anything else counts as zero. */
export function quantityOf(text: unknown): Decimal {
  return (typeof text === 'string' ? readDecimal(text) : undefined) ?? ZERO
}

/** Reads a level of stock: `required` if it is absent, `invalid_decimal` by N4. */
export function readStockLevel(value: unknown, field: string, reading: Reading): Decimal | undefined {
  if (!isAbsent(value)) return readQuantity(value, field, reading)
  addProblem(reading, 'required', {}, field)
  return undefined
}

/** Y2: a figure of the host that cannot be read never counts as zero. */
export const hostDecimal = mustBe('a decimal as text, such as 12.5', (value) => {
  const reading = newReading()
  readStockLevel(value, '', reading)
  return reading.problems.length === 0
})
