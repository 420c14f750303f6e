import { add, compare, multiply, negate } from '../number/arithmetic.js'
import { isUnknown, isZero, narrow, signOf, UNKNOWN, type Decimal } from '../number/decimal.js'
import { POWERS_OF_TEN } from '../number/fast.js'
import { decimalOfNumber, plainText, readDecimal } from '../number/number-text.js'
import { decimalOfText } from '../number/reference.js'
import { EXACT } from '../policies/arithmetic.js'
import type { AmountRounding } from '../policies/choices.js'

/** Keeps quotients as pairs of decimals, because rounding depends on all digits. */
export interface Exact {
  readonly numerator: Decimal
  /** Undefined means 1. Never zero. */
  readonly denominator: Decimal | undefined
}

export function whole(numerator: Decimal): Exact {
  return { numerator, denominator: undefined }
}

export const UNKNOWN_EXACT: Exact = whole(UNKNOWN)

/** Without this limit, a few hundred figures that each square the previous one would fill the memory. */
const MAX_DIGITS = 1000
const TOO_LARGE = 10n ** BigInt(MAX_DIGITS)

const PLAIN = /^-?\d+(?:\.\d+)?$/

/** Unknown for anything but a plain decimal of at most `MAX_DIGITS` characters. */
export function exactOf(text: string): Exact {
  if (text.length > MAX_DIGITS || !PLAIN.test(text)) return UNKNOWN_EXACT
  return whole(readDecimal(text) ?? decimalOfText(text))
}

/** Reads a double in its shortest decimal form. NaN and infinities are unknown. */
export function exactOfDouble(value: number): Exact {
  return Number.isFinite(value) ? bounded(whole(decimalOfNumber(value))) : UNKNOWN_EXACT
}

/** 3 steps of 4 decimals are 0.0003. */
export function exactOfSteps(steps: number, places: number): Exact {
  return whole(narrow(steps, places))
}

export function isUnknownExact({ numerator }: Exact): boolean {
  return isUnknown(numerator)
}

export function signOfExact({ numerator, denominator }: Exact): number {
  return signOf(numerator) * (denominator === undefined ? 1 : signOf(denominator))
}

export function sumOf(a: Exact, b: Exact): Exact {
  if (a.denominator !== undefined && b.denominator !== undefined) {
    const isSame = compare(a.denominator, b.denominator) === 0
    if (isSame) return bounded({ ...a, numerator: add(a.numerator, b.numerator) })
  }
  const left = b.denominator === undefined ? a.numerator : multiply(a.numerator, b.denominator)
  const right = a.denominator === undefined ? b.numerator : multiply(b.numerator, a.denominator)
  return over(add(left, right), a.denominator, b.denominator)
}

export function negated(value: Exact): Exact {
  return { ...value, numerator: negate(value.numerator) }
}

export function differenceOf(a: Exact, b: Exact): Exact {
  return sumOf(a, negated(b))
}

export function productOf(a: Exact, b: Exact): Exact {
  return over(multiply(a.numerator, b.numerator), a.denominator, b.denominator)
}

export function quotientOf(a: Exact, b: Exact): Exact {
  if (isZero(b.numerator) || isUnknownExact(a) || isUnknownExact(b)) return UNKNOWN_EXACT
  const places = b.denominator === undefined ? placesOf(b.numerator) : undefined
  if (places !== undefined) return productOf(a, whole(narrow(1, places)))
  return over(
    b.denominator === undefined ? a.numerator : multiply(a.numerator, b.denominator),
    a.denominator,
    b.numerator,
  )
}

/** NaN if a number is unknown. */
export function compareExact(a: Exact, b: Exact): number {
  if (a.denominator === undefined && b.denominator === undefined) return compare(a.numerator, b.numerator)
  return signOfExact(differenceOf(a, b))
}

export function roundedTo(value: Exact, places: number, rule: AmountRounding = 'half-up'): Exact {
  const { numerator, denominator } = value
  if (isUnknown(numerator) || (denominator === undefined && numerator.scale <= places)) return value
  return whole(
    denominator === undefined
      ? EXACT.round(numerator, places, rule)
      : EXACT.quotient(numerator, denominator, places, rule),
  )
}

/** Writes a known number. A quotient is rounded to `places` decimals. */
export function textOfExact(value: Exact, places = 12): string {
  return plainText((value.denominator === undefined ? value : roundedTo(value, places)).numerator)
}

/** Returns the exponent of a power of ten: 2 for 100. Division by it needs no denominator. */
function placesOf({ coefficient, scale }: Decimal): number | undefined {
  const places = scale === 0 ? POWERS_OF_TEN.indexOf(coefficient) : -1
  return places === -1 ? undefined : places
}

function over(numerator: Decimal, a: Decimal | undefined, b: Decimal | undefined): Exact {
  if (a === undefined && b === undefined) return bounded(whole(numerator))
  return bounded({
    numerator,
    denominator: a === undefined ? b : b === undefined ? a : multiply(a, b),
  })
}

function bounded(value: Exact): Exact {
  const { numerator, denominator } = value
  return isLong(numerator) || (denominator !== undefined && isLong(denominator)) ? UNKNOWN_EXACT : value
}

function isLong({ wide, scale }: Decimal): boolean {
  return scale > MAX_DIGITS || (wide !== undefined && (wide > TOO_LARGE || wide < -TOO_LARGE))
}
