// In its own file, so that reading strings does not load the arithmetic.

// N4
export const MAX_INTEGER_DIGITS = 15
// N4
export const MAX_FRACTION_DIGITS = 12

// N1
export const MICRO_DECIMALS = 6
export const MICROS_PER_UNIT = 1_000_000n

// N1
export const INT64_MAX = 9_223_372_036_854_775_807n
export const INT64_MIN = -9_223_372_036_854_775_808n

const INT64_MAX_DIGITS = String(INT64_MAX)
const INT64_MIN_DIGITS = String(-INT64_MIN)

/** N1. Takes digits without leading zeros. */
export function areInt64(isNegative: boolean, digits: string): boolean {
  const max = isNegative ? INT64_MIN_DIGITS : INT64_MAX_DIGITS
  return digits.length < max.length || (digits.length === max.length && digits <= max)
}
