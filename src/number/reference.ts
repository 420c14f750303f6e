/**
 * The reference lane: whole numbers of any size and a scale. Always right, and slow.
 *
 * Every function takes numbers of any width, but no unknown ones.
 */
import { narrow, type Decimal } from './decimal.js'

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return decimalOf(unitsOf(a, scale) + unitsOf(b, scale), scale)
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return decimalOf(digitsOf(a) * digitsOf(b), a.scale + b.scale)
}

export function roundHalfUp(a: Decimal, places: number): Decimal {
  if (a.scale <= places) return decimalOf(digitsOf(a), a.scale)
  return decimalOf(quotientHalfUp(digitsOf(a), powerOfTen(a.scale - places)), places)
}

export function roundedProduct(a: Decimal, b: Decimal, places: number): Decimal {
  return roundHalfUp(multiply(a, b), places)
}

/** a / b; b is not zero. */
export function roundedQuotient(a: Decimal, b: Decimal, places: number): Decimal {
  const shift = places + b.scale - a.scale
  const dividend = digitsOf(a) * powerOfTen(Math.max(0, shift))
  const divisor = digitsOf(b) * powerOfTen(Math.max(0, -shift))
  return decimalOf(quotientHalfUp(dividend, divisor), places)
}

export function compare(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale)
  const difference = unitsOf(a, scale) - unitsOf(b, scale)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** a × 10^places, what is left behind the point cut off. */
export function unitsOf(a: Decimal, places: number): bigint {
  const shift = places - a.scale
  return shift >= 0 ? digitsOf(a) * powerOfTen(shift) : digitsOf(a) / powerOfTen(-shift)
}

/** digits × 10^-scale, narrow where it can be. */
export function decimalOf(digits: bigint, scale: number): Decimal {
  let fewest = digits
  let decimals = scale
  // Zeros at the end are no decimals (L2), and without them more numbers are narrow.
  for (; decimals > 0 && fewest % 10n === 0n; decimals--) fewest /= 10n
  const coefficient = Number(fewest)
  return Number.isSafeInteger(coefficient)
    ? narrow(coefficient, decimals)
    : { coefficient: NaN, scale: decimals, wide: fewest, text: undefined }
}

/** Reads digits with an optional `-`, point and exponent: what numbers of JavaScript look like. Callers have checked it. */
export function decimalOfText(text: string): Decimal {
  const [number = '', exponent = '0'] = text.split('e')
  const [units = '', fraction = ''] = number.split('.')
  const scale = fraction.length - Number(exponent)
  const digits = BigInt(units + fraction)
  return decimalOf(digits * powerOfTen(Math.max(0, -scale)), Math.max(0, scale))
}

function digitsOf({ wide, coefficient }: Decimal): bigint {
  return wide ?? BigInt(coefficient)
}

function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(exponent)
}

/** The nearest whole number, a tie going away from zero (N5): what is called half up, for either sign. */
function quotientHalfUp(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor
  const remainder = dividend % divisor
  const isUp = 2n * magnitudeOf(remainder) >= magnitudeOf(divisor)
  if (!isUp) return quotient
  return dividend < 0n === divisor < 0n ? quotient + 1n : quotient - 1n
}

function magnitudeOf(number: bigint): bigint {
  return number < 0n ? -number : number
}
