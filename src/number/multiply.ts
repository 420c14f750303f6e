import { isUnknown, narrow, UNKNOWN, type Decimal } from './decimal.js'
import * as fast from './fast.js'
import * as reference from './reference.js'

/** a × b, exactly. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  const product = fast.product(a.coefficient, b.coefficient)
  if (!Number.isNaN(product)) return narrow(product, a.scale + b.scale)
  return isUnknown(a) || isUnknown(b) ? UNKNOWN : reference.multiply(a, b)
}

/** a × b, rounded half up to so many decimals (N5), once. */
export function roundedProduct(a: Decimal, b: Decimal, places: number): Decimal {
  const surplus = a.scale + b.scale - places
  if (surplus <= 0) return multiply(a, b)
  const product = fast.roundedProduct(a.coefficient, b.coefficient, surplus)
  if (!Number.isNaN(product)) return narrow(product, places)
  return isUnknown(a) || isUnknown(b) ? UNKNOWN : reference.roundedProduct(a, b, places)
}

/** a / 100, exactly: a percentage as the fraction it stands for. */
export function hundredth(a: Decimal): Decimal {
  return shiftedDown(a, 2)
}

/** a / 1000, exactly: millimetres as metres. */
export function thousandth(a: Decimal): Decimal {
  return shiftedDown(a, 3)
}

function shiftedDown(a: Decimal, places: number): Decimal {
  if (a.wide === undefined) return narrow(a.coefficient, a.scale + places)
  return reference.multiply(a, narrow(1, places))
}
