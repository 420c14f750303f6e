import type { Decimal } from './decimal.js'
import { bigOf } from './reference.js'

/**
 * A decimal as text: one that was read is written as sent; a computed one plainly, without exponent, trailing
 * fraction zeros or `-0` (N9). Not for unknown numbers.
 */
export function writeDecimal(number: Decimal): string {
  return number.text ?? plainText(number)
}

/** A decimal without exponent, trailing fraction zeros or `-0`, however it was sent. */
export function plainText(number: Decimal): string {
  const { coefficient, scale, wide } = number
  // big.js keeps no trailing zeros and writes no exponent with toFixed; a wide number is never zero.
  if (wide !== undefined) return wide.toFixed()
  if (scale === 0) return String(coefficient)
  if (scale > 20) return bigOf(number).toFixed()
  const digits = String(Math.abs(coefficient)).padStart(scale + 1, '0')
  const fraction = digits.slice(-scale).replace(/0+$/, '')
  const sign = coefficient < 0 ? '-' : ''
  return sign + digits.slice(0, -scale) + (fraction === '' ? '' : `.${fraction}`)
}
