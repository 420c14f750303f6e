import type { Decimal } from './decimal.js'
import { powerOfTen } from './powers-of-ten.js'
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
        coefficient = coefficient * powerOfTen(decimals - scale) + digit
        scale = decimals
      }
    }
  }

  if (coefficient > Number.MAX_SAFE_INTEGER) return { ...reference.decimalOfText(text), text }
  return { coefficient: negative ? 0 - coefficient : coefficient, scale, wide: undefined, text }
}
