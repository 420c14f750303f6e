import { isUnknown, narrow, type Decimal } from './decimal.js'
import { powerOfTen } from './fast.js'
import type { MajorUnits } from './units.js'
import { decimalOfUnits, unitsOf } from './reference.js'

export const INT64_MAX = 9_223_372_036_854_775_807n
export const INT64_MIN = -9_223_372_036_854_775_808n

const MINUS = 0x2d
const DIGIT_ZERO = 0x30

/** A micro is so many decimals of the major unit. */
const MICRO_DECIMALS = 6

/** int64 has at most so many digits. */
const MAX_DIGITS = 19

/**
 * Reads `amountMicros`: an optional `-` and digits, a signed 64-bit count of millionths of the major unit (N1).
 * The result is in major units. Undefined when the text is anything else or does not fit.
 */
export function readMicros(text: string): MajorUnits | undefined
export function readMicros(text: string): Decimal | undefined {
  const length = text.length
  const first = text.charCodeAt(0) === MINUS ? 1 : 0
  if (length === first) return undefined
  let micros = 0
  let zeros = first
  for (let index = first; index < length; index++) {
    const digit = text.charCodeAt(index) - DIGIT_ZERO
    if (digit < 0 || digit > 9) return undefined
    micros = micros * 10 + digit
    if (micros === 0) zeros = index + 1
  }
  if (micros > Number.MAX_SAFE_INTEGER) return readWideMicros(text, length - zeros)
  if (first === 1) micros = 0 - micros
  // In the fewest of the decimals that money has: 2, 4 or 6.
  if (micros % 10_000 === 0) return narrow(micros / 10_000, 2)
  return micros % 100 === 0 ? narrow(micros / 100, 4) : narrow(micros, 6)
}

function readWideMicros(text: string, digits: number): Decimal | undefined {
  if (digits > MAX_DIGITS) return undefined
  const micros = BigInt(text)
  return micros >= INT64_MIN && micros <= INT64_MAX ? decimalOfUnits(micros, MICRO_DECIMALS) : undefined
}

/**
 * Writes an amount in major units, of at most 6 decimals, as `amountMicros`. Not for unknown amounts.
 */
export function writeMicros(amount: MajorUnits): string {
  const { coefficient, scale, wide } = amount
  if (coefficient === 0) return '0'
  if (wide !== undefined || scale > 6) return String(unitsOf(amount, MICRO_DECIMALS))
  return String(coefficient) + '000000'.slice(scale)
}

/** Whether an amount of at most 6 decimals fits int64 micros (N8). An unknown amount is not said to overflow. */
export function fitsMicros(amount: MajorUnits): boolean {
  if (isUnknown(amount)) return true
  const micros = amount.coefficient * powerOfTen(6 - amount.scale)
  if (micros < 9e18 && micros > -9e18) return true
  const exact = unitsOf(amount, MICRO_DECIMALS)
  return exact >= INT64_MIN && exact <= INT64_MAX
}

/** Writes whole cents as `amountMicros`: a cent is 10000 micros (N7). */
export function writeCentsAsMicros(cents: number): string {
  return cents === 0 ? '0' : `${String(cents)}0000`
}
