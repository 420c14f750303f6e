import { signOf, type Decimal } from './decimal.js'

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
  let decimals = number.scale
  let digits = Math.abs(coefficient)
  // A wide number has no zeros to lose.
  for (; decimals > 0 && digits % 10 === 0; decimals--) digits /= 10
  const text = (wide === undefined ? String(digits) : String(wide).replace('-', '')).padStart(
    decimals + 1,
    '0',
  )
  const point = text.length - decimals
  const sign = signOf(number) < 0 ? '-' : ''
  return decimals === 0 ? sign + text : `${sign}${text.slice(0, point)}.${text.slice(point)}`
}
