import { isUnknown, type Decimal } from './decimal.js'
import * as fast from './fast.js'
import * as reference from './reference.js'

/** Negative, zero or positive as a is less than, equal to or greater than b; NaN when either is unknown. */
export function compare(a: Decimal, b: Decimal): number {
  // Rounding to the nearest double keeps the order: where the doubles differ, so do the numbers, the same way.
  const rough = fast.nearest(a.coefficient, a.scale) - fast.nearest(b.coefficient, b.scale)
  if (rough < 0 || rough > 0) return rough
  const scale = Math.max(a.scale, b.scale)
  const difference = fast.scaled(a.coefficient, scale - a.scale) - fast.scaled(b.coefficient, scale - b.scale)
  if (!Number.isNaN(difference)) return difference
  return isUnknown(a) || isUnknown(b) ? NaN : reference.compare(a, b)
}

export function larger(a: Decimal, b: Decimal): Decimal {
  return compare(b, a) > 0 ? b : a
}
