import { POWERS_OF_TEN } from './fast.js'
import { MAX_FRACTION_DIGITS } from './number-limits.js'

// Where these functions return NaN, callers use exact decimals.

const MINUS = 0x2d
const POINT = 0x2e
const DIGIT_ZERO = 0x30

/** Any string of at most this many digits is a safe integer. */
const MAX_CHARACTERS = 15
const LARGEST = 9e13

/** N4. In units of 10^-decimals. */
export function fixedOf(text: string, decimals: number): number {
  const { length } = text
  if (length > MAX_CHARACTERS) return NaN
  const isNegative = text.charCodeAt(0) === MINUS
  const first = isNegative ? 1 : 0
  let number = 0
  let at = first
  for (; at < length; at++) {
    const digit = text.charCodeAt(at) - DIGIT_ZERO
    if (digit < 0 || digit > 9) break
    number = number * 10 + digit
  }
  if (at === first) return NaN
  let missing = decimals
  if (at < length) {
    if (text.charCodeAt(at) !== POINT) return NaN
    const point = at++
    if (at === length || length - at > MAX_FRACTION_DIGITS) return NaN
    for (; at < length; at++) {
      const digit = text.charCodeAt(at) - DIGIT_ZERO
      if (digit < 0 || digit > 9) return NaN
      if (at - point <= decimals) {
        number = number * 10 + digit
        missing--
      } else if (digit !== 0) return NaN
    }
  }
  number *= POWERS_OF_TEN[missing] ?? NaN
  if (!(number <= LARGEST)) return NaN
  return isNegative ? 0 - number : number
}

/** N1. Also NaN for text that the engine never writes, such as leading zeros. */
export function tenThousandthsOf(micros: string): number {
  if (micros === '0') return 0
  const end = micros.length - 2
  if (end > MAX_CHARACTERS) return NaN
  if (micros.charCodeAt(end) !== DIGIT_ZERO || micros.charCodeAt(end + 1) !== DIGIT_ZERO) return NaN
  const isNegative = micros.charCodeAt(0) === MINUS
  const first = isNegative ? 1 : 0
  if (micros.charCodeAt(first) === DIGIT_ZERO) return NaN
  let number = 0
  for (let at = first; at < end; at++) {
    const digit = micros.charCodeAt(at) - DIGIT_ZERO
    if (digit < 0 || digit > 9) return NaN
    number = number * 10 + digit
  }
  return isNegative ? 0 - number : number
}

// N1
export function microsOfTenThousandths(number: number): string {
  return number === 0 ? '0' : `${String(number)}00`
}

// N9
export function textOfTenThousandths(number: number): string {
  const magnitude = Math.abs(number)
  const whole = Math.floor(magnitude / 10_000)
  let digits = magnitude - whole * 10_000
  const text = number < 0 ? `-${String(whole)}` : String(whole)
  if (digits === 0) return text
  let decimals = 4
  for (; digits % 10 === 0; decimals--) digits /= 10
  return `${text}.${String(digits).padStart(decimals, '0')}`
}
