import type { Money } from '../../index.js'

const microsDigits = 6

/** A decimal string for reading: `1,450`, `0.5`. Trailing zeros are dropped. */
export function decimalText(decimal: string): string {
  const [whole = '', decimals = ''] = decimal.replace('-', '').split('.')
  const significant = decimals.replace(/0+$/, '')
  const sign = decimal.startsWith('-') ? '-' : ''
  return `${sign}${groupThousands(whole)}${significant === '' ? '' : `.${significant}`}`
}

/** A measure for reading: `1,450 mm`. Empty if the decimal is absent or empty. */
export function measureText(decimal: string | undefined, unit: string): string {
  return decimal === undefined || decimal === '' ? '' : `${decimalText(decimal)} ${unit}`
}

/** A fraction as a percentage: `0.10` is `10 %`, `0.125` is `12.5 %`. */
export function percentageOfFraction(fraction: string): string {
  const [whole = '', decimals = ''] = fraction.split('.')
  const shifted = decimals.padEnd(2, '0')
  return `${decimalText(`${whole}${shifted.slice(0, 2)}.${shifted.slice(2)}`)} %`
}

/**
 * An amount for reading: `1,234.50`. The currency is left out: a document names it once. At least two decimals, and
 * more if the amount has more. An empty Money is a supplied 0.00 (N2).
 *
 * Works on the digits: an amount of eighteen digits does not fit a JavaScript number.
 */
export function amountText({ amountMicros = '0' }: Money): string {
  const isNegative = /^-0*[1-9]/.test(amountMicros)
  const digits = amountMicros.replace('-', '').padStart(microsDigits + 1, '0')
  const whole = digits.slice(0, -microsDigits)
  const decimals = digits.slice(-microsDigits).replace(/0{1,4}$/, '')
  return `${isNegative ? '-' : ''}${groupThousands(whole)}.${decimals}`
}

/** The same amount with the opposite sign. */
export function negated(amount: Money): Money {
  const { amountMicros = '0' } = amount
  return {
    ...amount,
    amountMicros: amountMicros.startsWith('-') ? amountMicros.slice(1) : `-${amountMicros}`,
  }
}

/** Digits in groups of three, without leading zeros: `0001450` is `1,450`. */
function groupThousands(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(?:\d{3})+$)/g, ',')
}
