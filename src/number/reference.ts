/**
 * The reference implementation, with big.js. It is always right, at any size, but slow.
 *
 * Every function takes numbers of any size, but no unknown numbers. Strings are short and already checked, so
 * big.js reads only strings that our own grammar accepts (N1, N4, F8).
 */
import BigJs, { type Big } from 'big.js'
import { narrow, signOf, ZERO, type Decimal } from './decimal.js'

/** Rounds to nearest, with ties away from zero for both signs (N5). big.js calls this half up. */
const HALF_UP = 1
const DOWN = 0

/**
 * Numbers with more digits than this are multiplied as bigints, since the work of big.js grows with the
 * square of their length. Figures of a quote have fewer digits, but numbers of a drawing may have more (F8):
 * 10^308 less 10^-308 has 616.
 */
const MANY_DIGITS = 100

const DIGIT_ZERO = 0x30
/** This many digits, with a 1 in front, are a safe integer. */
const DIGITS_AT_A_TIME = 14

const Exact = ownConstructor()
/** Zero. Copying it is faster than parsing a string. */
const NOTHING = new Exact('0')

/** Our own constructor, so that a host's big.js settings and ours do not affect each other. */
function ownConstructor(): typeof BigJs {
  const Own = BigJs()
  Own.RM = HALF_UP
  // Accepts only strings, since a double may have lost digits already.
  Own.strict = true
  return Own
}

export function add(a: Decimal, b: Decimal): Decimal {
  const left = bigOf(a)
  const right = bigOf(b)
  // If the result is zero, big.js reads past the end of a list. It may find a digit there that a host put on
  // the prototype.
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

/** digits × 10^-places, with a minus sign if `isNegative`. */
export function decimalOfDigits(isNegative: boolean, digits: string, places: number): Decimal {
  return decimalOf(bigOfDigits(isNegative ? -1 : 1, digits, places))
}

/**
 * Reads digits with an optional `-`, point and exponent, as JavaScript writes numbers. Callers have checked
 * the string.
 */
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

/** The number of decimals among these digits: 1 for 1.5, but -2 for a wide number that ends in 00. */
function placesOf({ scale, wide }: Decimal): number {
  return wide === undefined ? scale : placesOfBig(wide)
}

/** Writes a wide number without an exponent, several times as fast as big.js. */
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
    // Takes as many digits at a time as a number holds. The 1 in front keeps leading zeros.
    const end = Math.min(index + DIGITS_AT_A_TIME, c.length)
    let digits = 1
    for (; index < end; index++) digits = 10 * digits + (c[index] ?? 0)
    text += String(digits).slice(1)
  }
  return text
}

/** The number of decimals of a big.js number: 1 for 1.5, -2 for 1200. */
function placesOfBig({ c, e }: Big): number {
  return c.length - 1 - e
}

function bigOf({ wide, coefficient, scale }: Decimal): Big {
  return wide ?? bigOfWhole(coefficient, scale)
}

/** coefficient × 10^-scale, for a safe integer. */
function bigOfWhole(coefficient: number, scale: number): Big {
  return bigOfDigits(coefficient < 0 ? -1 : 1, String(Math.abs(coefficient)), scale)
}

/** Makes digits × 10^-scale digit by digit, since big.js takes several times as long to parse a string. */
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

/**
 * Converts a number of big.js, to a narrow one if possible. It has no trailing zeros, so its decimals count
 * as in L2.
 */
function decimalOf(big: Big): Decimal {
  const scale = Math.max(0, placesOfBig(big))
  const coefficient = wholeOf(big)
  return Number.isSafeInteger(coefficient)
    ? narrow(coefficient, scale)
    : { coefficient: NaN, scale, wide: big, text: undefined }
}

/**
 * The digits of a number as a whole number, without its point: 125 for 12.5, 1200 for 1200. Not a safe
 * integer if there are too many digits.
 */
function wholeOf({ s, c, e }: Big): number {
  let whole = 0
  for (const digit of c) whole = 10 * whole + digit
  return s * whole * 10 ** Math.max(0, e + 1 - c.length)
}
