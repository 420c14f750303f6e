/*
 * The limits on the length of numbers in JSON. They have their own file, so that code that only reads strings does
 * not load the arithmetic.
 */

/** The maximum number of digits of a decimal before its point (N4). */
export const MAX_INTEGER_DIGITS = 15
/** The maximum number of digits of a decimal after its point (N4). */
export const MAX_FRACTION_DIGITS = 12

/** The decimals of an amount in micros (N1). */
export const MICRO_DECIMALS = 6

/** The largest and the smallest number of micros (N1). */
export const INT64_MAX = 9_223_372_036_854_775_807n
export const INT64_MIN = -9_223_372_036_854_775_808n

const INT64_MAX_DIGITS = String(INT64_MAX)
const INT64_MIN_DIGITS = String(-INT64_MIN)

/** Tests whether digits without leading zeros fit into an int64 (N1). `isNegative` stands for a minus sign. */
export function areInt64(isNegative: boolean, digits: string): boolean {
  const max = isNegative ? INT64_MIN_DIGITS : INT64_MAX_DIGITS
  // Strings of digits with the same length compare like their numbers.
  return digits.length < max.length || (digits.length === max.length && digits <= max)
}
