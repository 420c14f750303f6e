import { isUnknown, narrow, type Decimal, type DecimalIn } from './decimal.js'
import { POWERS_OF_TEN, powerOfTen } from './fast.js'
import {
  areInt64,
  INT64_MAX,
  INT64_MIN,
  MAX_FRACTION_DIGITS,
  MAX_INTEGER_DIGITS,
  MICRO_DECIMALS,
} from './number-limits.js'
import * as reference from './reference.js'

const MAX_LENGTH = 1 + MAX_INTEGER_DIGITS + 1 + MAX_FRACTION_DIGITS

const MINUS = 0x2d
const POINT = 0x2e
const DIGIT_ZERO = 0x30

/** N4. Checks the length first, so that a million digits cost nothing. */
export function readDecimal(text: string): Decimal | undefined {
  const length = text.length
  if (length > MAX_LENGTH) return undefined
  const negative = text.charCodeAt(0) === MINUS
  const first = negative ? 1 : 0

  let coefficient = 0
  let index = first
  for (; index < length; index++) {
    const digit = text.charCodeAt(index) - DIGIT_ZERO
    if (digit < 0 || digit > 9) break
    coefficient = coefficient * 10 + digit
  }
  if (index === first || index - first > MAX_INTEGER_DIGITS) return undefined

  // L2: trailing zeros do not count as decimals.
  let scale = 0
  if (index < length) {
    if (text.charCodeAt(index) !== POINT) return undefined
    const point = index++
    if (index === length || length - index > MAX_FRACTION_DIGITS) return undefined
    for (; index < length; index++) {
      const digit = text.charCodeAt(index) - DIGIT_ZERO
      if (digit < 0 || digit > 9) return undefined
      if (digit !== 0) {
        const decimals = index - point
        coefficient = coefficient * (POWERS_OF_TEN[decimals - scale] ?? NaN) + digit
        scale = decimals
      }
    }
  }

  if (coefficient > Number.MAX_SAFE_INTEGER) return { ...reference.decimalOfText(text), text }
  return { coefficient: negative ? 0 - coefficient : coefficient, scale, wide: undefined, text }
}

/** Also reads more decimals than N4 allows, such as those of a length times a width. */
export function readProduct(text: string): Decimal | undefined {
  return readDecimal(text) ?? (PRODUCT.test(text) ? reference.decimalOfText(text) : undefined)
}

const PRODUCT = /^-?\d+\.\d+$/

// F8
export function decimalOfNumber(value: number): Decimal {
  if (Number.isSafeInteger(value)) return narrow(value, 0)
  const text = String(value)
  return readDecimal(text) ?? reference.decimalOfText(text)
}

// N9
export function writeDecimal(number: Decimal): string {
  return number.text ?? plainText(number)
}

export function plainText({ coefficient, scale, wide }: Decimal): string {
  let decimals = scale
  let digits = Math.abs(coefficient)
  for (; decimals > 0 && digits % 10 === 0; decimals--) digits /= 10
  const text = (wide === undefined ? String(digits) : digitsOf(wide)).padStart(decimals + 1, '0')
  const point = text.length - decimals
  const sign = (wide ?? coefficient) < 0 ? '-' : ''
  return decimals === 0 ? sign + text : `${sign}${text.slice(0, point)}.${text.slice(point)}`
}

function digitsOf(wide: bigint): string {
  return String(wide < 0n ? -wide : wide)
}

// N4, N8
export function fitsDecimalText(number: Decimal): boolean {
  const { coefficient, scale, wide } = number
  if (wide !== undefined) {
    return digitsOf(wide).length - scale <= MAX_INTEGER_DIGITS && scale <= MAX_FRACTION_DIGITS
  }
  if (Math.abs(coefficient) < 1e15 && scale <= MAX_FRACTION_DIGITS) return true
  return readDecimal(plainText(number)) !== undefined
}

/** N1. In major units. */
export function readMicros(text: string): DecimalIn<'major units'> | undefined
export function readMicros(text: string): Decimal | undefined {
  const length = text.length
  const first = text.charCodeAt(0) === MINUS ? 1 : 0
  if (length === first) return undefined
  let micros = 0
  let zeros = first
  for (let index = first; index < length; index++) {
    const digit = text.charCodeAt(index) - DIGIT_ZERO
    if (digit < 0 || digit > 9) return undefined
    micros = micros * 10 + digit
    if (micros === 0) zeros = index + 1
  }
  if (micros > Number.MAX_SAFE_INTEGER) return readWideMicros(first === 1, text.slice(zeros))
  if (first === 1) micros = 0 - micros
  if (micros % 10_000 === 0) return narrow(micros / 10_000, 2)
  return micros % 100 === 0 ? narrow(micros / 100, 4) : narrow(micros, 6)
}

function readWideMicros(isNegative: boolean, digits: string): Decimal | undefined {
  if (!areInt64(isNegative, digits)) return undefined
  const micros = BigInt(digits)
  return reference.decimalOfUnits(isNegative ? -micros : micros, MICRO_DECIMALS)
}

// N1
export type Micros = string & { readonly [micros]: true }

declare const micros: unique symbol

/** The amount must have at most 6 decimals. */
export function writeMicros(amount: DecimalIn<'major units'>): Micros {
  const { coefficient, scale, wide } = amount
  if (coefficient === 0) return '0' as Micros
  if (wide !== undefined || scale > 6) return String(reference.unitsOf(amount, MICRO_DECIMALS)) as Micros
  return (String(coefficient) + '000000'.slice(scale)) as Micros
}

/** N8. The amount must have at most 6 decimals. An unknown amount counts as fitting. */
export function fitsMicros(amount: DecimalIn<'major units'>): boolean {
  if (isUnknown(amount)) return true
  const micros = amount.coefficient * powerOfTen(6 - amount.scale)
  if (micros < 9e18 && micros > -9e18) return true
  const exact = reference.unitsOf(amount, MICRO_DECIMALS)
  return exact >= INT64_MIN && exact <= INT64_MAX
}

// N7
export function writeCentsAsMicros(cents: number): Micros {
  return (cents === 0 ? '0' : `${String(cents)}0000`) as Micros
}
