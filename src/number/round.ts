import { narrow, type Decimal } from './decimal.js'
import * as fast from './fast.js'
import * as reference from './reference.js'

/** a, rounded half up to so many decimals, a tie away from zero (N5). */
export function roundHalfUp(a: Decimal, places: number): Decimal {
  // An unknown number has no decimals, and is unknown still.
  if (a.scale <= places) return a
  const rounded = fast.rounded(a.coefficient, a.scale - places)
  return Number.isNaN(rounded) ? reference.roundHalfUp(a, places) : narrow(rounded, places)
}
