import { isUnknown, narrow, signOf, UNKNOWN, type Decimal } from './decimal.js'
import * as fast from './fast.js'
import * as reference from './reference.js'

/** a / b, rounded half up to so many decimals (N5). Nothing is known of a quotient by zero. */
export function roundedQuotient(a: Decimal, b: Decimal, places: number): Decimal {
  if (isUnknown(a) || isUnknown(b) || signOf(b) === 0) return UNKNOWN
  const shift = places + b.scale - a.scale
  const quotient =
    shift >= 0
      ? fast.roundedQuotient(a.coefficient, b.coefficient, shift)
      : fast.roundedQuotient(a.coefficient, fast.scaled(b.coefficient, -shift), 0)
  if (!Number.isNaN(quotient)) return narrow(quotient, places)
  return reference.roundedQuotient(a, b, places)
}
