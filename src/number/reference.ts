/**
 * The reference lane: big.js, always right, at any size, and slow.
 *
 * The constructor is our own, so that a host that changes the shared `Big.RM` or `Big.DP` changes nothing here.
 * Every function takes numbers of any width, but no unknown ones.
 */
import BigJs, { type Big } from 'big.js'
import { narrow, type Decimal } from './decimal.js'

const Exact = BigJs()
Exact.strict = true

/** Ties go away from zero (N5): what big.js calls half up, for either sign. */
const HALF_UP = 1

export function add(a: Decimal, b: Decimal): Decimal {
  return decimalOf(bigOf(a).plus(bigOf(b)))
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return decimalOf(bigOf(a).times(bigOf(b)))
}

export function roundHalfUp(a: Decimal, places: number): Decimal {
  return decimalOf(bigOf(a).round(places, HALF_UP))
}

export function roundedProduct(a: Decimal, b: Decimal, places: number): Decimal {
  return decimalOf(bigOf(a).times(bigOf(b)).round(places, HALF_UP))
}

/** a / b; b is not zero. */
export function roundedQuotient(a: Decimal, b: Decimal, places: number): Decimal {
  // big.js rounds a quotient to the constructor's number of decimals, and to no other.
  const Rounding = BigJs()
  Rounding.DP = places
  Rounding.RM = HALF_UP
  return decimalOf(new Rounding(bigOf(a)).div(bigOf(b)))
}

export function compare(a: Decimal, b: Decimal): number {
  return bigOf(a).cmp(bigOf(b))
}

/** A number in big.js. */
export function bigOf(number: Decimal): Big {
  return number.wide ?? new Exact(`${String(number.coefficient)}e-${String(number.scale)}`)
}

/** Reads any text that big.js takes. Callers have checked it against their own grammar. */
export function decimalOfText(text: string): Decimal {
  return decimalOf(new Exact(text))
}

/** A number of big.js, narrow where it can be. */
export function decimalOf(big: Big): Decimal {
  const scale = Math.max(0, big.c.length - 1 - big.e)
  const coefficient = Number(big.toFixed(scale).replace('.', ''))
  return Number.isSafeInteger(coefficient)
    ? narrow(coefficient, scale)
    : { coefficient: NaN, scale, wide: big, text: undefined }
}
