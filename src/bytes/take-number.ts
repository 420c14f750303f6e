import { POWERS_OF_TEN } from '../number/fast.js'
import { MAX_FRACTION_DIGITS } from '../number/number-limits.js'
import type { ByteSource } from './byte-source.js'

/*
 * Numbers as whole numbers of a fixed count of decimals. NaN stands for everything that is left to the engine: what is no
 * number, has more decimals, or is longer than a safe integer.
 */

const QUOTE = 0x22
const MINUS = 0x2d
const POINT = 0x2e
const DIGIT_ZERO = 0x30

/** As many characters as make a safe integer, whatever they are. */
const MOST_CHARACTERS = 15
/** Micros may end in two zeros more. */
const MOST_MICROS_DIGITS = MOST_CHARACTERS + 2
/** No number becomes larger than this by its decimals. */
const LARGEST = 9e13

/** Takes a decimal string (N4), in units of 10^-decimals. */
export function takeFixed(source: ByteSource, decimals: number): number {
  if (source.peek() !== QUOTE) return NaN
  const { bytes } = source
  const start = source.at + 1
  const isNegative = bytes[start] === MINUS
  const first = isNegative ? start + 1 : start
  let number = 0
  let at = first
  let digit
  for (; ; at++) {
    digit = (bytes[at] ?? 0) - DIGIT_ZERO
    if (digit < 0 || digit > 9) break
    number = number * 10 + digit
  }
  if (at === first) return NaN
  let missing = decimals
  if (digit === POINT - DIGIT_ZERO) {
    const point = at++
    for (; ; at++) {
      digit = (bytes[at] ?? 0) - DIGIT_ZERO
      if (digit < 0 || digit > 9) break
      if (missing > 0) {
        number = number * 10 + digit
        missing--
      } else if (digit !== 0) return NaN
    }
    if (at === point + 1 || at - point > MAX_FRACTION_DIGITS) return NaN
  }
  if (digit !== QUOTE - DIGIT_ZERO || at - start > MOST_CHARACTERS) return NaN
  number *= POWERS_OF_TEN[missing] ?? NaN
  if (!(number <= LARGEST)) return NaN
  source.tookText(at + 1)
  return isNegative ? 0 - number : number
}

/** Takes `amountMicros` (N1) in ten-thousandths of the major unit, where they are whole and have no leading zeros (L1). */
export function takeTenThousandths(source: ByteSource): number {
  if (source.peek() !== QUOTE) return NaN
  const { bytes } = source
  const start = source.at + 1
  const isNegative = bytes[start] === MINUS
  const first = isNegative ? start + 1 : start
  // The last two digits wait: they must be zeros.
  let [number, tens, ones] = [0, 0, 0]
  let at = first
  for (; ; at++) {
    const digit = (bytes[at] ?? 0) - DIGIT_ZERO
    if (digit < 0 || digit > 9) break
    number = number * 10 + tens
    tens = ones
    ones = digit
  }
  const digits = at - first
  if (bytes[at] !== QUOTE || digits > MOST_MICROS_DIGITS || tens !== 0 || ones !== 0) return NaN
  const isZero = digits === 1 && !isNegative
  if (!isZero && (digits < 3 || bytes[first] === DIGIT_ZERO)) return NaN
  source.tookText(at + 1)
  return isNegative ? 0 - number : number
}
