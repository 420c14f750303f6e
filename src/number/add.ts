import { isUnknown, narrow, UNKNOWN, type Decimal } from './decimal.js'
import * as fast from './fast.js'
import * as reference from './reference.js'

/** a + b, exactly. */
export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  const sum = fast.sum(
    fast.scaled(a.coefficient, scale - a.scale),
    fast.scaled(b.coefficient, scale - b.scale),
  )
  if (!Number.isNaN(sum)) return narrow(sum, scale)
  return isUnknown(a) || isUnknown(b) ? UNKNOWN : reference.add(a, b)
}

/** a - b, exactly. */
export function subtract(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  const difference = fast.sum(
    fast.scaled(a.coefficient, scale - a.scale),
    -fast.scaled(b.coefficient, scale - b.scale),
  )
  return Number.isNaN(difference) ? add(a, negate(b)) : narrow(difference, scale)
}

/** -a. */
export function negate(a: Decimal): Decimal {
  return a.wide === undefined
    ? narrow(-a.coefficient, a.scale)
    : { coefficient: NaN, scale: a.scale, wide: a.wide.neg(), text: undefined }
}
