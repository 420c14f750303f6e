import { narrow, type Decimal } from './decimal.js'
import { POWERS_OF_TEN } from './fast.js'
import * as reference from './reference.js'

/** The most digits a decimal may have before its point (N4). */
export const MAX_INTEGER_DIGITS = 15
/** The most digits a decimal may have after its point (N4). */
export const MAX_FRACTION_DIGITS = 12

/** A sign, the digits, and the point. */
const MAX_LENGTH = 1 + MAX_INTEGER_DIGITS + 1 + MAX_FRACTION_DIGITS

const MINUS = 0x2d
const POINT = 0x2e
const DIGIT_ZERO = 0x30

/**
 * Reads a decimal string: an optional `-`, digits, and optionally a point and digits (N4).
 * Undefined when the text is anything else. The length is looked at first, so a million digits cost nothing.
 */
export function readDecimal(text: string): Decimal | undefined {
  const length = text.length
  if (length === 0 || length > MAX_LENGTH) return undefined
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

  // Trailing zeros are no decimals (L2): zeros wait until a digit other than zero follows them.
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

/**
 * A finite JSON number, taken exactly at its shortest decimal form (F8): 0.1 is one tenth, and not the double
 * nearest to it.
 */
export function decimalOfNumber(value: number): Decimal {
  if (Number.isSafeInteger(value)) return narrow(value, 0)
  const text = String(value)
  return readDecimal(text) ?? reference.decimalOfText(text)
}

/**
 * A decimal as text: one that was read is written as sent; a computed one plainly, without exponent, trailing
 * fraction zeros or `-0` (N9). Not for unknown numbers.
 */
export function writeDecimal(number: Decimal): string {
  return number.text ?? plainText(number)
}

/** A decimal without exponent, trailing fraction zeros or `-0`, however it was sent. */
export function plainText(number: Decimal): string {
  const { coefficient, wide } = number
  // big.js keeps no zeros at the end, and writes no exponent here.
  if (wide !== undefined) return wide.toFixed()
  let decimals = number.scale
  let digits = Math.abs(coefficient)
  for (; decimals > 0 && digits % 10 === 0; decimals--) digits /= 10
  const text = String(digits).padStart(decimals + 1, '0')
  const point = text.length - decimals
  const sign = coefficient < 0 ? '-' : ''
  return decimals === 0 ? sign + text : `${sign}${text.slice(0, point)}.${text.slice(point)}`
}

/** Whether a computed number can be written as a decimal string that can be read back (N4, N8). */
export function fitsDecimalText(number: Decimal): boolean {
  if (Math.abs(number.coefficient) < 1e15 && number.scale <= MAX_FRACTION_DIGITS) return true
  return readDecimal(plainText(number)) !== undefined
}
