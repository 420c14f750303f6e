import { CURRENCY } from '../definitions/ids.js'
import { INT64_MAX, INT64_MIN, MICRO_DECIMALS, MICROS_PER_UNIT } from '../number/number-limits.js'
import { valueAtStep } from '../problem/path.js'
import { decimalText, exactOfDecimal } from './exact.js'
import { ownFields } from '../problem/own-fields.js'

/** An amount in a request. */
export interface WireMoney {
  /** Millionths of the major unit, as a string (N1). */
  readonly amountMicros: string
  /** The currency: three capital letters (N3). */
  readonly currency: string
}

/**
 * Converts a decimal string (N4) to the JSON form of an amount, so that you need not multiply by a million. Leaves a
 * string that does not convert exactly unchanged, or returns `none` if pricing could read it as micros.
 * Pricing then reports `invalid_money` at its field.
 *
 * @example
 * import { money } from 'quotewright/input'
 *
 * assert.deepEqual(money('45.67', { currency: 'AUD' }), { amountMicros: '45670000', currency: 'AUD' })
 * assert.equal(money('45,67', { currency: 'EUR' }).amountMicros, '45,67') // refused when it is priced
 */
export function money(decimal: string, account: { readonly currency: string }): WireMoney {
  try {
    return { amountMicros: microsOf(decimal), currency: ownFields(account).currency }
  } catch {
    return { amountMicros: NO_AMOUNT, currency: '' }
  }
}

/** Pricing would read '' as 0.00. */
const NO_AMOUNT = 'none'

function microsOf(decimal: unknown): string {
  if (typeof decimal !== 'string' || decimal === '') return NO_AMOUNT
  const exact = exactOfDecimal(decimal)
  if (exact === undefined) return refusable(decimal)
  const micros = exact.numerator * MICROS_PER_UNIT
  return micros % exact.denominator === 0n ? String(micros / exact.denominator) : refusable(decimal)
}

/** Pricing reads integers as micros. */
function refusable(decimal: string): string {
  return /^-?[0-9]+$/.test(decimal) ? NO_AMOUNT : decimal
}

/**
 * Returns an amount in the major unit as a decimal string: 45.67 for 45670000 micros. Undefined for an invalid
 * amount.
 *
 * @example
 * import { majorUnits } from 'quotewright/input'
 *
 * assert.equal(majorUnits({ amountMicros: '45670000', currency: 'AUD' }), '45.67')
 */
export function majorUnits(money: object): string | undefined {
  try {
    const text = valueAtStep(money, 'amountMicros')
    if (typeof text !== 'string' || !/^-?[0-9]{1,30}$/.test(text)) return undefined
    const micros = BigInt(text)
    const isAmount = micros >= INT64_MIN && micros <= INT64_MAX
    return isAmount
      ? decimalText({ numerator: micros, denominator: MICROS_PER_UNIT }, MICRO_DECIMALS)?.text
      : undefined
  } catch {
    return undefined
  }
}

// N3
export function isCurrencyCode(currency: unknown): currency is string {
  return typeof currency === 'string' && CURRENCY.test(currency)
}
