/**
 * The reference lane: big.js. Always right, at any size, and slow.
 *
 * Every function takes numbers of any width, but not unknown ones. Text is short and already checked: big.js reads
 * only what our own grammar accepts (N1, N4, F8).
 */
import BigJs, { type Big } from 'big.js'
import { narrow, ZERO, type Decimal } from './decimal.js'

/** To nearest, ties away from zero for either sign (N5): half up in big.js. */
const HALF_UP = 1
const DOWN = 0

/** The digits of 2^53: a number with more is not a safe integer. */
const SAFE_DIGITS = 16

/**
 * Figures of a quote have fewer digits, but numbers of a drawing may have more (F8): 10^308 less 10^-308 has 616.
 * big.js multiplies digit by digit, so the work on such numbers would grow with the square of their length.
 */
const MANY_DIGITS = 100

const Exact = ownConstructor()

/** Constructors by the decimals of their quotients: big.js has no other way to set them. */
const roundingTo = new Map<number, typeof BigJs>()

/** Our own constructor, so that a host's big.js settings and ours do not affect each other. */
function ownConstructor(): typeof BigJs {
  const Own = BigJs()
  Own.RM = HALF_UP
  // Only text is accepted: a double may have lost digits already.
  Own.strict = true
  return Own
}

export function add(a: Decimal, b: Decimal): Decimal {
  const left = bigOf(a)
  const right = bigOf(b)
  // For a difference of zero, big.js reads past the end of a list, and a host may have put a digit on the prototype.
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
  // Long division also reads past the last digit, so zeros are added here.
  const steps = Math.max(0, places + dividend.e - divisor.e + 1) + 1
  while (dividend.c.length < divisor.c.length + steps) dividend.c.push(0)
  return decimalOf(dividend.div(divisor))
}

export function compare(a: Decimal, b: Decimal): number {
  return bigOf(a).cmp(bigOf(b))
}

/** a × 10^places, truncated to a whole number. */
export function unitsOf(a: Decimal, places: number): bigint {
  return BigInt(bigOf(a).toFixed(places, DOWN).replace('.', ''))
}

/** units × 10^-places. */
export function decimalOfUnits(units: bigint, places: number): Decimal {
  return decimalOfText(`${String(units)}e-${String(places)}`)
}

/** Digits with an optional `-`, point and exponent, as JavaScript writes numbers. Callers have checked the text. */
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

/** A number of big.js, narrow if possible. It has no trailing zeros, so its decimals count as in L2. */
function decimalOf(big: Big): Decimal {
  const scale = Math.max(0, big.c.length - 1 - big.e)
  const digits = big.e + 1 + scale
  const coefficient = digits > SAFE_DIGITS ? NaN : Number(big.toFixed().replace('.', ''))
  return Number.isSafeInteger(coefficient)
    ? narrow(coefficient, scale)
    : { coefficient: NaN, scale, wide: big, text: undefined }
}
