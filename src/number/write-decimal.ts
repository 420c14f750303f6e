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
  let digits = Math.abs(coefficient)
  let decimals = scale
  for (; decimals > 0 && digits % 10 === 0; decimals--) digits /= 10
  const text = String(digits).padStart(decimals + 1, '0')
  const point = text.length - decimals
  const sign = coefficient < 0 ? '-' : ''
  return decimals === 0 ? sign + text : `${sign}${text.slice(0, point)}.${text.slice(point)}`
}
