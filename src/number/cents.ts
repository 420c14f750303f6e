import { roundedProduct, roundHalfUp } from './arithmetic.js'
import { narrow, type Decimal } from './decimal.js'
import type { Factor, Fraction, MajorUnits } from './units.js'
import * as fast from './fast.js'
import * as reference from './reference.js'

/**
 * N7. NaN is an unknown amount. An infinity is out of range (N8); once reported, it is replaced by
 * NaN.
 */
export type Cents = number & { readonly [cents]: true }

declare const cents: unique symbol

const CENT_DECIMALS = 2

export const NO_CENTS = 0 as Cents
export const UNKNOWN_CENTS = NaN as Cents

/** The largest amount whose micros fit int64. The smallest is its negative. */
export const MAX_CENTS = 922_337_203_685_477

export function isAmount(cents: Cents): boolean {
  return cents >= -MAX_CENTS && cents <= MAX_CENTS
}

/** N8. False for an unknown amount. */
export function overflows(cents: Cents): boolean {
  return cents < -MAX_CENTS || cents > MAX_CENTS
}

export function knownCents(cents: Cents): Cents {
  return cents >= -MAX_CENTS && cents <= MAX_CENTS ? cents : UNKNOWN_CENTS
}

export function subtractCents(a: Cents, b: Cents): Cents {
  return (a - b) as Cents
}

// N5
export function centsOf(amount: MajorUnits): Cents {
  return wholeCents(roundHalfUp(amount, CENT_DECIMALS))
}

// N5, N6
export function centsOfProduct(a: MajorUnits, b: Factor | Fraction): Cents {
  const surplus = a.scale + b.scale - CENT_DECIMALS
  const cents = fast.roundedProduct(a.coefficient, b.coefficient, surplus) as Cents
  return isAmount(cents) ? ((cents + 0) as Cents) : wholeCents(roundedProduct(a, b, CENT_DECIMALS))
}

/** The number must be known. */
export function exactCentsOf(amount: MajorUnits): Integer {
  const rounded = roundHalfUp(amount, CENT_DECIMALS)
  const cents = wholeCents(rounded)
  return Number.isFinite(cents) ? cents : integerOf(reference.unitsOf(rounded, CENT_DECIMALS))
}

/** The numbers must be known. */
export function exactCentsOfProduct(a: MajorUnits, b: Fraction): Integer {
  const cents = centsOfProduct(a, b)
  return Number.isFinite(cents) ? cents : exactCentsOf(roundedProduct(a, b, CENT_DECIMALS))
}

export function amountOfCents(cents: Integer): MajorUnits
export function amountOfCents(cents: Integer): Decimal {
  return typeof cents === 'number'
    ? narrow(cents, CENT_DECIMALS)
    : reference.decimalOfUnits(cents, CENT_DECIMALS)
}

export function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value
}

// N8
export function fitsInt64(cents: Integer): cents is Cents {
  return cents <= MAX_CENTS && cents >= -MAX_CENTS
}

function wholeCents(rounded: Decimal): Cents {
  const { coefficient, scale, wide } = rounded
  if (wide !== undefined) return (wide < 0n ? -Infinity : Infinity) as Cents
  const cents = coefficient * (scale === 2 ? 1 : scale === 1 ? 10 : 100)
  if (cents > MAX_CENTS) return Infinity as Cents
  return (cents < -MAX_CENTS ? -Infinity : cents) as Cents
}

/**
 * An exact whole number of any size: a number if safe, else a bigint; NaN if unknown. Each value has only one
 * form, so `===` compares known values. Sums are exact in any order.
 */
export type Integer = number | bigint

export function addIntegers(a: Integer, b: Integer): Integer {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b
    if (Number.isSafeInteger(sum)) return sum
  }
  if (isNotInteger(a) || isNotInteger(b)) return NaN
  return integerOf(BigInt(a) + BigInt(b))
}

function isNotInteger(a: Integer): boolean {
  return typeof a !== 'bigint' && !Number.isInteger(a)
}

export function negateInteger(a: Integer): Integer {
  return typeof a === 'bigint' ? integerOf(-a) : Number.isInteger(a) ? 0 - a : NaN
}

/** Both must be whole, or NaN. */
export function subtractIntegers(a: Integer, b: Integer): Integer {
  return addIntegers(a, -b)
}

export function integerOf(value: bigint): Integer {
  const small = Number(value)
  return Number.isSafeInteger(small) ? small : value
}
