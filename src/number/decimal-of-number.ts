import { narrow, type Decimal } from './decimal.js'
import { readDecimal } from './read-decimal.js'
import * as reference from './reference.js'

/**
 * A finite JSON number, taken exactly at its shortest decimal form (F8): 0.1 is one tenth, and not the double
 * nearest to it.
 */
export function decimalOfNumber(value: number): Decimal {
  if (Number.isSafeInteger(value)) return narrow(value, 0)
  const text = String(value)
  return readDecimal(text) ?? reference.decimalOfText(text)
}
