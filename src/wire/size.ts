import { decimalOfNumber, plainText, readDecimal } from '../number/decimal-text.js'
import { signOf, UNKNOWN, type Decimal } from '../number/decimal.js'
import { preview } from '../problem/preview.js'
import { addProblem, type Reader } from './reading.js'

/** A size that is not negative, as a JSON number or a decimal string (A1). */
export const size: Reader<Decimal> = (value, step, reading) => {
  if (value === '') return undefined // N4
  const read = sizeOf(value)
  if (read === undefined) addProblem(reading, 'invalid_decimal', { sent: preview(value) }, step)
  else if (signOf(read) < 0) {
    addProblem(reading, 'out_of_range', { sent: plainText(read), least: '0' }, step)
  }
  return read ?? UNKNOWN
}

function sizeOf(value: unknown): Decimal | undefined {
  if (typeof value === 'string') return readDecimal(value)
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  // What a decimal string could not say could not be read back.
  return readDecimal(plainText(decimalOfNumber(value)))
}
