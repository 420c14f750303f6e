import type { Decimal } from './decimal.js'
import { readDecimal } from './read-decimal.js'
import { plainText } from './write-decimal.js'

/** Whether a computed number can be written as a decimal string that can be read back (N4, N8). */
export function fitsDecimalText(number: Decimal): boolean {
  return readDecimal(plainText(number)) !== undefined
}
