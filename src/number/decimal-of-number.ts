import { narrow, type Decimal } from './decimal.js'
import * as reference from './reference.js'

/**
 * A finite JSON number, taken exactly at its shortest decimal form (F8): 0.1 is one tenth, and not the double
 * nearest to it.
 */
export function decimalOfNumber(value: number): Decimal {
  return Number.isSafeInteger(value) ? narrow(value, 0) : reference.decimalOfText(String(value))
}
