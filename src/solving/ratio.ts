import { plainText } from '../number/number-text.js'
import { integerOf, type Integer } from '../number/cents.js'
import type { Decimal } from '../number/decimal.js'

/** An exact fraction in its lowest terms; what it is of is above zero. */
export interface Ratio {
  readonly part: bigint
  readonly whole: bigint
}

export const NONE: Ratio = { part: 0n, whole: 1n }
export const ALL: Ratio = { part: 1n, whole: 1n }

/** A part of a whole that is not zero. */
export function ratioOf(part: bigint, whole: bigint): Ratio {
  const divisor = greatestDivisor(part, whole) * (whole < 0n ? -1n : 1n)
  return { part: part / divisor, whole: whole / divisor }
}

/** One decimal as a part of another that is not zero. */
export function ratioOfDecimals(part: Decimal, whole: Decimal): Ratio {
  const decimals = Math.max(decimalsIn(part), decimalsIn(whole))
  return ratioOf(unitsOf(part, decimals), unitsOf(whole, decimals))
}

export function addRatios(a: Ratio, b: Ratio): Ratio {
  return ratioOf(a.part * b.whole + b.part * a.whole, a.whole * b.whole)
}

export function negateRatio({ part, whole }: Ratio): Ratio {
  return { part: -part, whole }
}

/** Whether it is from none to all. */
export function isPart({ part, whole }: Ratio): boolean {
  return part >= 0n && part <= whole
}

/** A part of whole cents, half up to the cent, ties away from zero (N5). */
export function partOf(cents: Integer, { part, whole }: Ratio): Integer {
  const product = BigInt(cents) * part
  const size = product < 0n ? -product : product
  const rounded = (2n * size + whole) / (2n * whole)
  return integerOf(product < 0n ? -rounded : rounded)
}

/** A part of a decimal as text, of at most 12 decimals, rounded toward zero. */
export function partText(number: Decimal, { part, whole }: Ratio): string {
  const digits = (unitsOf(number, 12) * part) / whole
  const size = String(digits < 0n ? -digits : digits).padStart(13, '0')
  const text = `${size.slice(0, -12)}.${size.slice(-12)}`.replace(/\.?0+$/, '')
  return digits < 0n ? `-${text}` : text
}

/** A decimal in units of its last place. */
export function unitsOf(number: Decimal, decimals: number): bigint {
  const [whole = '0', fraction = ''] = plainText(number).split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

export function decimalsIn(number: Decimal): number {
  return plainText(number).split('.')[1]?.length ?? 0
}

/** The greatest common divisor, above zero when either is not zero. */
function greatestDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}
