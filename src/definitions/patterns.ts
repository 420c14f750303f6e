import { MAX_FRACTION_DIGITS, MAX_INTEGER_DIGITS, INT64_MAX } from '../number/number-limits.js'
import { PREFIXES } from './ids.js'
import { DISCOUNT_DECIMALS, QUANTITY_DECIMALS } from './limits.js'

// Made for every regex engine: no look-ahead, and no `\d`, which may match other digits.

const times = (what: string, min: number, max: number): string => `${what}{${String(min)},${String(max)}}`

const DIGITS = times('[0-9]', 1, MAX_INTEGER_DIGITS)
const FRACTION = `([.]${times('[0-9]', 1, MAX_FRACTION_DIGITS)})?`
const NO_FRACTION = `([.]${times('0', 1, MAX_FRACTION_DIGITS)})?`
const ZERO = `-?${times('0', 1, MAX_INTEGER_DIGITS)}${NO_FRACTION}`

/** Allows further decimals if they are zeros (L2). */
function fractionOf(decimals: number): string {
  return `([.]${times('[0-9]', 1, decimals)}${times('0', 0, MAX_FRACTION_DIGITS - decimals)})?`
}

// N4
export const DECIMAL = `^-?${DIGITS}${FRACTION}$`

// L2
export const QUANTITY = `^-?${DIGITS}${fractionOf(QUANTITY_DECIMALS)}$`

/** L2: from 0 to 100. */
export const DISCOUNT = `^(${[
  ZERO,
  `${times('0', 0, MAX_INTEGER_DIGITS - 2)}[0-9]{1,2}${fractionOf(DISCOUNT_DECIMALS)}`,
  `${times('0', 0, MAX_INTEGER_DIGITS - 3)}100${NO_FRACTION}`,
].join('|')})$`

/** A1: from 0 to 1. */
export const RATE = `^(${[
  ZERO,
  `${times('0', 1, MAX_INTEGER_DIGITS)}${FRACTION}`,
  `${times('0', 0, MAX_INTEGER_DIGITS - 1)}1${NO_FRACTION}`,
].join('|')})$`

/** Zero or more, as a decimal (A1, T2). */
export const NOT_NEGATIVE = `^(${ZERO}|${DIGITS}${FRACTION})$`

/** Zero or more, with no decimals but zeros (A1). */
export const COUNT = `^(${ZERO}|${DIGITS}${NO_FRACTION})$`

/** Above zero (M6), or zero if it matches {@link NOTHING}. */
export const UNSIGNED = `^${DIGITS}${FRACTION}$`
export const NOTHING = '^[0.]+$'

/** N1. Allows any 19 digits: a 64-bit pattern would be unreadable. */
const MICROS = `0*${times('[0-9]', 1, String(INT64_MAX).length)}`

// N1
export const AMOUNT = `^-?${MICROS}$`

// T2
export const AMOUNT_NOT_NEGATIVE = `^(-0+|${MICROS})$`

/** V5: an id with a published prefix. */
export const PREFIXED_ID = `^(${PREFIXES.join('|')})`

/** V5: requires a character after the prefix. */
export function idPattern(prefix: string): string {
  return `^${prefix}[\\s\\S]`
}

export function orEmpty(pattern: string): string {
  return `^$|${pattern}`
}
