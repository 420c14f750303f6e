import type { Decimal } from './decimal.js'

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
