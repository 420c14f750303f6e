import { isUnknown, narrow, UNKNOWN, type Decimal } from './decimal.js'
import * as fast from './fast.js'
import * as reference from './reference.js'

/** a, rounded half up to so many decimals, a tie away from zero (N5). */
export function roundHalfUp(a: Decimal, places: number): Decimal {
  if (a.scale <= places) return a
  const rounded = fast.rounded(a.coefficient, a.scale - places)
  if (!Number.isNaN(rounded)) return narrow(rounded, places)
  return isUnknown(a) ? UNKNOWN : reference.roundHalfUp(a, places)
}
