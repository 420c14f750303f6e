/**
 * The reference lane: big.js. Always right, at any size, and slow.
 *
 * Every function takes numbers of any width, but no unknown ones. Text has been checked before it comes here,
 * and it is short: big.js reads nothing that our own grammar has not taken (N1, N4, F8).
 */
import BigJs, { type Big } from 'big.js'
import { narrow, ZERO, type Decimal } from './decimal.js'

/** Nearest, a tie going away from zero (N5): what big.js calls half up, for either sign. */
const HALF_UP = 1
const DOWN = 0

/** 2^53 has so many digits: a number of more is no safe integer. */
const SAFE_DIGITS = 16

/**
 * No figure of a quote has so many digits, but the numbers of a drawing may (F8): 10^308 less 10^-308 has twice 308.
 * big.js multiplies digit by digit, so of such numbers the work would grow with the square of what was sent.
 */
const MANY_DIGITS = 100

const Exact = ownConstructor()

/** Constructors by the decimals that they round quotients to: big.js knows no other way to say how many. */
const roundingTo = new Map<number, typeof BigJs>()

/** A constructor that nobody else has, so what a host sets on its own is not read here, nor ours there. */
function ownConstructor(): typeof BigJs {
  const Own = BigJs()
  Own.RM = HALF_UP
  // Numbers come in as text or not at all: a double would already have lost what it cannot hold.
  Own.strict = true
  return Own
}

export function add(a: Decimal, b: Decimal): Decimal {
  const left = bigOf(a)
  const right = bigOf(b)
  // Where nothing is left of a number, big.js asks for a digit of an empty list, and a host may have put one there.
  if (left.s !== right.s && left.eq(right.neg())) return ZERO
  return decimalOf(left.plus(right))
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return decimalOf(product(a, b))
}

export function roundHalfUp(a: Decimal, places: number): Decimal {
  return decimalOf(bigOf(a).round(places, HALF_UP))
}

export function roundedProduct(a: Decimal, b: Decimal, places: number): Decimal {
  return decimalOf(product(a, b).round(places, HALF_UP))
}

/** a / b; b is not zero. */
export function roundedQuotient(a: Decimal, b: Decimal, places: number): Decimal {
  let Rounding = roundingTo.get(places)
  if (Rounding === undefined) {
    Rounding = ownConstructor()
    Rounding.DP = places
    roundingTo.set(places, Rounding)
  }
  const dividend = new Rounding(bigOf(a))
  const divisor = bigOf(b)
  // Long division takes digits beyond the last, and a host may have put some there: zeros of its own come first.
  const steps = Math.max(0, places + dividend.e - divisor.e + 1) + 1
  while (dividend.c.length < divisor.c.length + steps) dividend.c.push(0)
  return decimalOf(dividend.div(divisor))
}

export function compare(a: Decimal, b: Decimal): number {
  return bigOf(a).cmp(bigOf(b))
}

/** a × 10^places as a whole number, what is left behind the point cut off. */
export function unitsOf(a: Decimal, places: number): bigint {
  return BigInt(bigOf(a).toFixed(places, DOWN).replace('.', ''))
}

/** units × 10^-places. */
export function decimalOfUnits(units: bigint, places: number): Decimal {
  return decimalOfText(`${String(units)}e-${String(places)}`)
}

/** Digits with an optional `-`, point and exponent: what numbers of JavaScript look like. Callers have checked it. */
export function decimalOfText(text: string): Decimal {
  return decimalOf(new Exact(text))
}

function product(a: Decimal, b: Decimal): Big {
  const left = bigOf(a)
  const right = bigOf(b)
  if (Math.min(left.c.length, right.c.length) <= MANY_DIGITS) return left.times(right)
  const digits = BigInt(left.c.join('')) * BigInt(right.c.join(''))
  const decimals = left.c.length - 1 - left.e + right.c.length - 1 - right.e
  return new Exact(`${left.s === right.s ? '' : '-'}${String(digits)}e${String(-decimals)}`)
}

function bigOf({ wide, coefficient, scale }: Decimal): Big {
  return wide ?? new Exact(`${String(coefficient)}e-${String(scale)}`)
}

/** A number of big.js, narrow where it can be. It keeps no zeros at the end, so its decimals are counted as L2 does. */
function decimalOf(big: Big): Decimal {
  const scale = Math.max(0, big.c.length - 1 - big.e)
  const digits = big.e + 1 + scale
  const coefficient = digits > SAFE_DIGITS ? NaN : Number(big.toFixed().replace('.', ''))
  return Number.isSafeInteger(coefficient)
    ? narrow(coefficient, scale)
    : { coefficient: NaN, scale, wide: big, text: undefined }
}
