/** Computes with bigints: always exact, but slower than `fast.ts`. All numbers must be known. */
import { narrow, type Decimal } from './decimal.js'

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return decimalOfUnits(scaledUnits(a, scale) + scaledUnits(b, scale), scale)
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return decimalOfUnits(coefficientOf(a) * coefficientOf(b), a.scale + b.scale)
}

export function roundHalfUp(a: Decimal, places: number): Decimal {
  return rounded(coefficientOf(a), a.scale, places)
}

export function roundedProduct(a: Decimal, b: Decimal, places: number): Decimal {
  return rounded(coefficientOf(a) * coefficientOf(b), a.scale + b.scale, places)
}

/** b must not be zero. */
export function roundedQuotient(a: Decimal, b: Decimal, places: number): Decimal {
  const shift = places + b.scale - a.scale
  const dividend = coefficientOf(a) * powerOfTen(shift)
  const divisor = coefficientOf(b) * powerOfTen(-shift)
  return decimalOfUnits(quotientHalfUp(dividend, divisor), places)
}

export function compare(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale)
  const [left, right] = [scaledUnits(a, scale), scaledUnits(b, scale)]
  return left < right ? -1 : left > right ? 1 : 0
}

/** Truncates a × 10^places to a whole number. */
export function unitsOf(a: Decimal, places: number): bigint {
  return (coefficientOf(a) * powerOfTen(places - a.scale)) / powerOfTen(a.scale - places)
}

/** L2: removes trailing zeros among the decimals. */
export function decimalOfUnits(units: bigint, scale: number): Decimal {
  while (scale > 0 && units % 10n === 0n) {
    units /= 10n
    scale--
  }
  const coefficient = Number(units)
  return Number.isSafeInteger(coefficient)
    ? narrow(coefficient, scale)
    : { coefficient: NaN, scale, wide: units, text: undefined }
}

/** Reads exponents too. The text must be valid. */
export function decimalOfText(text: string): Decimal {
  const [digits = '', exponent = '0'] = text.split('e')
  const [whole = '', fraction = ''] = digits.split('.')
  const scale = fraction.length - Number(exponent)
  return decimalOfUnits(BigInt(whole + fraction) * powerOfTen(-scale), Math.max(0, scale))
}

// N5
function rounded(units: bigint, scale: number, places: number): Decimal {
  return scale <= places
    ? decimalOfUnits(units, scale)
    : decimalOfUnits(quotientHalfUp(units, powerOfTen(scale - places)), places)
}

/** Rounds ties away from zero. */
export function quotientHalfUp(dividend: bigint, divisor: bigint): bigint {
  const half = dividend < 0n === divisor < 0n ? divisor : -divisor
  return (2n * dividend + half) / (2n * divisor)
}

/** 1 for exponents below 0. */
function powerOfTen(exponent: number): bigint {
  return 10n ** BigInt(Math.max(0, exponent))
}

function coefficientOf({ coefficient, wide }: Decimal): bigint {
  return wide ?? BigInt(coefficient)
}

/** The number must have at most `scale` decimals. */
function scaledUnits(a: Decimal, scale: number): bigint {
  return coefficientOf(a) * powerOfTen(scale - a.scale)
}
