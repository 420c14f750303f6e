import { plainText } from '../number/number-text.js'
import { integerOf, magnitude, type Integer } from '../number/cents.js'
import { decimalsOf, type Decimal } from '../number/decimal.js'
import { decimalOfUnits, quotientHalfUp, unitsOf } from '../number/reference.js'

/** Exact unless the denominator would exceed {@link FINEST}. `whole` is above zero. */
export interface Ratio {
  readonly part: bigint
  readonly whole: bigint
}

export const NONE: Ratio = { part: 0n, whole: 1n }
export const ALL: Ratio = { part: 1n, whole: 1n }

/** Keeps sums of thousands of fractions fast. Rounding to 100 decimals changes no cent. */
const FINEST = 10n ** 100n

/** Reduces the ratio to its lowest terms. The whole must not be zero. */
export function ratioOf(part: bigint, whole: bigint): Ratio {
  if (whole < 0n) return ratioOf(-part, -whole)
  const divisor = greatestDivisor(magnitude(part), whole)
  const exact = { part: part / divisor, whole: whole / divisor }
  return exact.whole > FINEST ? ratioOf(quotientHalfUp(exact.part * FINEST, exact.whole), FINEST) : exact
}

/** The whole must not be zero. */
export function ratioOfDecimals(part: Decimal, whole: Decimal): Ratio {
  const decimals = Math.max(decimalsOf(part), decimalsOf(whole))
  return ratioOf(unitsOf(part, decimals), unitsOf(whole, decimals))
}

export function addRatios(a: Ratio, b: Ratio): Ratio {
  return ratioOf(a.part * b.whole + b.part * a.whole, a.whole * b.whole)
}

/** Adds `amount` × the share. Avoids reducing, since reducing thousands of sums is slow. */
export function addShare(sum: Ratio, { part, whole }: Ratio, amount: bigint): Ratio {
  const more = part * amount
  if (sum.whole % whole === 0n) return { part: sum.part + more * (sum.whole / whole), whole: sum.whole }
  if (whole % sum.whole === 0n) return { part: sum.part * (whole / sum.whole) + more, whole }
  return addRatios(sum, ratioOf(more, whole))
}

export const FINE = 10n ** 30n

/** Multiplies a share ≥ 0 by {@link FINE}, and rounds up or down. */
export function inFineUnits({ part, whole }: Ratio, isUp: boolean): bigint {
  return (part * FINE + (isUp ? whole - 1n : 0n)) / whole
}

export function negateRatio({ part, whole }: Ratio): Ratio {
  return { part: -part, whole }
}

export function isSameRatio(a: Ratio, b: Ratio): boolean {
  return a.part * b.whole === b.part * a.whole
}

export function isMore(a: Ratio, b: Ratio): boolean {
  return a.part * b.whole > b.part * a.whole
}

export function isPart({ part, whole }: Ratio): boolean {
  return part >= 0n && part <= whole
}

/** Rounds half up to the cent, ties away from zero (N5). */
export function partOf(cents: Integer, { part, whole }: Ratio): Integer {
  return cents === 0 ? 0 : integerOf(quotientHalfUp(BigInt(cents) * part, whole))
}

/** Writes at most `decimals` decimals, rounded towards zero. */
export function partText(number: Decimal, { part, whole }: Ratio, decimals: number): string {
  return plainText(decimalOfUnits((unitsOf(number, decimals) * part) / whole, decimals))
}

/** Both numbers are at least 0, and one is above 0. */
function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b)
}
