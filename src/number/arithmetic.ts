import {
  HUNDRED,
  isUnknown,
  isZero,
  narrow,
  signOf,
  UNKNOWN,
  type Decimal,
  type DecimalIn,
} from './decimal.js'
import * as fast from './fast.js'
import { POWERS_OF_TEN } from './fast.js'
import * as reference from './reference.js'

export function add<A extends Decimal>(a: A, b: A): A
export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  const sum = fast.sum(
    fast.scaled(a.coefficient, scale - a.scale),
    fast.scaled(b.coefficient, scale - b.scale),
  )
  if (!Number.isNaN(sum)) return narrow(sum, scale)
  return isUnknown(a) || isUnknown(b) ? UNKNOWN : reference.add(a, b)
}

export function subtract<A extends Decimal>(a: A, b: A): A
export function subtract(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  const difference = fast.sum(
    fast.scaled(a.coefficient, scale - a.scale),
    -fast.scaled(b.coefficient, scale - b.scale),
  )
  return Number.isNaN(difference) ? add(a, negate(b)) : narrow(difference, scale)
}

export function negate<A extends Decimal>(a: A): A
export function negate(a: Decimal): Decimal {
  return a.wide === undefined
    ? narrow(-a.coefficient, a.scale)
    : { coefficient: NaN, scale: a.scale, wide: -a.wide, text: undefined }
}

export function multiply<A extends Decimal>(a: A, b: DecimalIn<'fraction'>): A
export function multiply(a: Decimal, b: Decimal): Decimal
export function multiply(a: Decimal, b: Decimal): Decimal {
  const product = fast.product(a.coefficient, b.coefficient)
  if (!Number.isNaN(product)) return narrow(product, a.scale + b.scale)
  return isUnknown(a) || isUnknown(b) ? UNKNOWN : reference.multiply(a, b)
}

/** Rounds half up once (N5). */
export function roundedProduct<A extends Decimal>(a: A, b: DecimalIn<'fraction'>, places: number): A
export function roundedProduct(a: Decimal, b: Decimal, places: number): Decimal
export function roundedProduct(a: Decimal, b: Decimal, places: number): Decimal {
  const surplus = a.scale + b.scale - places
  if (surplus <= 0) return multiply(a, b)
  const product = fast.roundedProduct(a.coefficient, b.coefficient, surplus)
  if (!Number.isNaN(product)) return narrow(product, places)
  return isUnknown(a) || isUnknown(b) ? UNKNOWN : reference.roundedProduct(a, b, places)
}

export function hundredth(a: Decimal): Decimal {
  return shiftedDown(a, 2)
}

export function thousandth(a: Decimal): Decimal {
  return shiftedDown(a, 3)
}

function shiftedDown(a: Decimal, places: number): Decimal {
  if (!Number.isNaN(a.coefficient)) return narrow(a.coefficient, a.scale + places)
  return isUnknown(a) ? UNKNOWN : reference.multiply(a, narrow(1, places))
}

// N5
export function roundHalfUp<A extends Decimal>(a: A, places: number): A
export function roundHalfUp(a: Decimal, places: number): Decimal {
  // Also returns an unknown number, whose scale is 0.
  if (a.scale <= places) return a
  const rounded = fast.rounded(a.coefficient, a.scale - places)
  return Number.isNaN(rounded) ? reference.roundHalfUp(a, places) : narrow(rounded, places)
}

export function cutAfter(a: Decimal, places: number, isAwayFromZero: boolean): Decimal {
  const nearest = roundHalfUp(a, places)
  const excess = signOf(subtract(nearest, a))
  if (excess === 0 || (excess === signOf(a)) === isAwayFromZero) return nearest
  const step = narrow(signOf(a), places)
  return isAwayFromZero ? add(nearest, step) : subtract(nearest, step)
}

/** N5. Unknown if b is zero. */
export function roundedQuotient(a: Decimal, b: Decimal, places: number): Decimal {
  const shift = places + b.scale - a.scale
  const quotient =
    shift >= 0
      ? fast.roundedQuotient(a.coefficient, b.coefficient, shift)
      : fast.roundedQuotient(a.coefficient, fast.scaled(b.coefficient, -shift), 0)
  if (!Number.isNaN(quotient)) return narrow(quotient, places)
  return isUnknown(a) || isUnknown(b) || isZero(b) ? UNKNOWN : reference.roundedQuotient(a, b, places)
}

export function lessPercentage<A extends Decimal>(a: A, percentage: DecimalIn<'percent'>): A
export function lessPercentage(a: Decimal, percentage: DecimalIn<'percent'>): Decimal {
  if (percentage.coefficient === 0) return a
  // If `remaining` is unsafe, so is the product, unless a is 0.
  const remaining = 100 * (POWERS_OF_TEN[percentage.scale] ?? NaN) - percentage.coefficient
  const product = fast.product(a.coefficient, remaining)
  if (!Number.isNaN(product)) return narrow(product, a.scale + percentage.scale + 2)
  return multiply(a, hundredth(subtract(HUNDRED, percentage)))
}

/** Returns a number with the sign of a - b, or NaN if either is unknown. */
export function compare<A extends Decimal>(a: A, b: A): number
export function compare(a: Decimal, b: Decimal): number {
  if (a.scale === b.scale) {
    const difference = a.coefficient - b.coefficient
    if (!Number.isNaN(difference)) return difference
  }
  // Rounding to the nearest double keeps the order.
  const rough = fast.nearest(a.coefficient, a.scale) - fast.nearest(b.coefficient, b.scale)
  if (rough < 0 || rough > 0) return rough
  const scale = Math.max(a.scale, b.scale)
  const difference = fast.scaled(a.coefficient, scale - a.scale) - fast.scaled(b.coefficient, scale - b.scale)
  if (!Number.isNaN(difference)) return difference
  return isUnknown(a) || isUnknown(b) ? NaN : reference.compare(a, b)
}

export function larger<A extends Decimal>(a: A, b: A): A {
  return compare(b, a) > 0 ? b : a
}
