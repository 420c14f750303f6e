import type { Money } from '../index.js'
import { groupThousands } from './decimal-text.js'

const microsDigits = 6

/**
 * An amount for reading: `1,234.50`, without its currency, which a document says once. At least two decimals, and
 * as many more as the amount has. An empty Money is a supplied 0.00 (N2).
 *
 * Works on the digits: an amount of eighteen of them does not survive a JavaScript number.
 */
export function amountText({ amountMicros = '0' }: Money): string {
  const isNegative = /^-0*[1-9]/.test(amountMicros)
  const digits = amountMicros.replace('-', '').padStart(microsDigits + 1, '0')
  const whole = digits.slice(0, -microsDigits)
  const decimals = digits.slice(-microsDigits).replace(/0{1,4}$/, '')
  return `${isNegative ? '-' : ''}${groupThousands(whole)}.${decimals}`
}

/** The same amount, taken off. */
export function negated(amount: Money): Money {
  const { amountMicros = '0' } = amount
  return {
    ...amount,
    amountMicros: amountMicros.startsWith('-') ? amountMicros.slice(1) : `-${amountMicros}`,
  }
}
