/**
 * The reference path: big.js. Always right, at any size, and slow.
 *
 * Every function takes numbers of any width, but not unknown ones. Text is short and already checked: big.js reads
 * only what our own grammar accepts (N1, N4, F8).
 */
import BigJs, { type Big } from 'big.js'
import { narrow, signOf, ZERO, type Decimal } from './decimal.js'

/** To nearest, ties away from zero for either sign (N5): half up in big.js. */
const HALF_UP = 1
const DOWN = 0

/**
 * The length from which numbers are multiplied as bigints. Figures of a quote have fewer digits, but numbers of a
 * drawing may have more (F8): 10^308 less 10^-308 has 616. The work of big.js would grow with the square of their
 * length.
 */
const MANY_DIGITS = 100

const DIGIT_ZERO = 0x30
/** With a 1 in front of them, a safe integer. */
const DIGITS_AT_A_TIME = 14

const Exact = ownConstructor()
/** Zero, since copying it is faster than reading a text. */
const NOTHING = new Exact('0')

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
  const shift = places + placesOf(b) - placesOf(a)
  const dividend = shift > 0 ? magnitudeOf(a) * 10n ** BigInt(shift) : magnitudeOf(a)
  const divisor = shift < 0 ? magnitudeOf(b) * 10n ** BigInt(-shift) : magnitudeOf(b)
  const units = (2n * dividend + divisor) / (2n * divisor) // half up, of magnitudes
  return decimalOfUnits(signOf(a) === signOf(b) ? units : -units, places)
}

export function compare(a: Decimal, b: Decimal): number {
  return bigOf(a).cmp(bigOf(b))
}

/** Truncates a × 10^places to a whole number. */
export function unitsOf(a: Decimal, places: number): bigint {
  return BigInt(bigOf(a).toFixed(places, DOWN).replace('.', ''))
}

/** units × 10^-places. */
export function decimalOfUnits(units: bigint, places: number): Decimal {
  const isNegative = units < 0n
  return decimalOfDigits(isNegative, String(isNegative ? -units : units), places)
}

/** digits × 10^-places, or the negative of that. */
export function decimalOfDigits(isNegative: boolean, digits: string, places: number): Decimal {
  return decimalOf(bigOfDigits(isNegative ? -1 : 1, digits, places))
}

/** Digits with an optional `-`, point and exponent, as JavaScript writes numbers. Callers have checked the text. */
export function decimalOfText(text: string): Decimal {
  return decimalOf(new Exact(text))
}

function product(a: Decimal, b: Decimal): Big {
  const left = bigOf(a)
  const right = bigOf(b)
  if (Math.min(left.c.length, right.c.length) <= MANY_DIGITS) return left.times(right)
  const digits = String(BigInt(digitTextOf(left)) * BigInt(digitTextOf(right)))
  return bigOfDigits(left.s === right.s ? 1 : -1, digits, placesOfBig(left) + placesOfBig(right))
}

/** The digits of a number as a whole number, without its sign. */
function magnitudeOf({ coefficient, wide }: Decimal): bigint {
  return BigInt(wide === undefined ? Math.abs(coefficient) : digitTextOf(wide))
}

/** How many of those digits are decimals; negative for a number with zeros before its point. */
function placesOf({ scale, wide }: Decimal): number {
  return wide === undefined ? scale : placesOfBig(wide)
}

/** Writes a wide number as plain text, several times as fast as big.js. */
export function wideText(big: Big): string {
  const digits = digitTextOf(big)
  const sign = big.s < 0 ? '-' : ''
  const point = big.e + 1
  if (point >= digits.length) return sign + digits.padEnd(point, '0')
  return point > 0
    ? `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
    : `${sign}0.${'0'.repeat(-point)}${digits}`
}

function digitTextOf({ c }: Big): string {
  let text = ''
  for (let index = 0; index < c.length;) {
    // As many digits at a time as a number holds; the 1 before them keeps their zeros.
    const end = Math.min(index + DIGITS_AT_A_TIME, c.length)
    let digits = 1
    for (; index < end; index++) digits = 10 * digits + (c[index] ?? 0)
    text += String(digits).slice(1)
  }
  return text
}

/** The decimals of its digits; negative for a number with zeros before its point. */
function placesOfBig({ c, e }: Big): number {
  return c.length - 1 - e
}

function bigOf({ wide, coefficient, scale }: Decimal): Big {
  return wide ?? bigOfWhole(coefficient, scale)
}

/** coefficient × 10^-scale of a safe integer. */
function bigOfWhole(coefficient: number, scale: number): Big {
  return bigOfDigits(coefficient < 0 ? -1 : 1, String(Math.abs(coefficient)), scale)
}

/** Makes digits × 10^-scale digit by digit, since big.js takes several times as long to read a text. */
function bigOfDigits(sign: number, digits: string, scale: number): Big {
  const big = new Exact(NOTHING)
  let end = digits.length
  while (digits.charCodeAt(end - 1) === DIGIT_ZERO) end--
  if (end === 0) return big
  const c: number[] = []
  for (let index = 0; index < end; index++) c.push(digits.charCodeAt(index) - DIGIT_ZERO)
  big.s = sign
  big.e = digits.length - 1 - scale
  big.c = c
  return big
}

/** A number of big.js, narrow if possible. It has no trailing zeros, so its decimals count as in L2. */
function decimalOf(big: Big): Decimal {
  const scale = Math.max(0, placesOfBig(big))
  const coefficient = wholeOf(big)
  return Number.isSafeInteger(coefficient)
    ? narrow(coefficient, scale)
    : { coefficient: NaN, scale, wide: big, text: undefined }
}

/**
 * The digits of a number, with the zeros before its point, as a whole number. Not a safe integer if there are too many
 * digits.
 */
function wholeOf({ s, c, e }: Big): number {
  let whole = 0
  for (const digit of c) whole = 10 * whole + digit
  return s * whole * 10 ** Math.max(0, e + 1 - c.length)
}
