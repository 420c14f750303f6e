import type { MoneyInput } from '../wire/money.generated.js'
import type { ReadonlyInput } from '../wire/object.js'
import { withFallback } from '../problem/with-fallback.js'
import { valueAtStep } from '../problem/path.js'
import { textOr } from '../problem/text-or.js'
import { decimalText, exactOfDecimal, lowest, magnitude, times, type Exact } from './exact.js'
import type { LengthUnit } from './read-length.js'
import { showMicros, showMicrosToParts } from './format-money.js'
import { showDecimal } from './show-number.js'
import { majorUnits } from './wire-money.js'
import { ownFields } from '../problem/own-fields.js'

/** The options for formatting a figure. */
export interface FormatOptions {
  /** The locale of the reader, such as `en-AU`. */
  readonly locale: string
}

/** The options for formatting money. */
export interface MoneyFormatOptions extends FormatOptions {
  /** The currency of the account, for an amount without a currency. */
  readonly currency?: string
}

/** The options for formatting a length. */
export interface LengthFormatOptions extends FormatOptions {
  /** The unit of the decimal. The default is millimetres. */
  readonly unit?: LengthUnit
  /**
   * `ft-in` shows feet and inches, to the nearest sixteenth of an inch. If left out, the length keeps its own
   * unit.
   */
  readonly as?: 'ft-in'
}

/**
 * Formats an amount for a locale: exactly, at any size, with at least two decimals. Without a currency,
 * the text has no currency sign. Returns an empty string for an invalid or missing amount.
 *
 * @example
 * import { formatMoney } from 'quotewright/input'
 *
 * assert.equal(formatMoney({ amountMicros: '9223372036854775807', currency: 'AUD' }, { locale: 'en-AU' }), '$9,223,372,036,854.775807')
 * assert.equal(formatMoney({ amountMicros: '-45670000' }, { locale: 'de', currency: 'EUR' }), '-45,67\u00a0€')
 */
export function formatMoney(money: ReadonlyInput<MoneyInput>, options: MoneyFormatOptions): string {
  return withFallback('', () => showMicros(...amountOf(money, options)))
}

/**
 * Works like {@link formatMoney}, but returns the parts, with the type names of `Intl.NumberFormat`. Use them to
 * align columns at the decimal mark. Returns an empty list for an invalid amount.
 *
 * @example
 * import { formatMoneyToParts } from 'quotewright/input'
 *
 * const parts = formatMoneyToParts({ amountMicros: '1234500000', currency: 'AUD' }, { locale: 'en-AU' })
 * assert.deepEqual(parts.find(({ type }) => type === 'fraction'), { type: 'fraction', value: '50' })
 */
export function formatMoneyToParts(
  money: ReadonlyInput<MoneyInput>,
  options: MoneyFormatOptions,
): readonly Intl.NumberFormatPart[] {
  return withFallback<readonly Intl.NumberFormatPart[]>([], () =>
    showMicrosToParts(...amountOf(money, options)),
  )
}

/**
 * Formats a length for a locale with its unit, or in feet and inches. Returns an empty string for an invalid
 * decimal.
 *
 * @example
 * import { formatLength } from 'quotewright/input'
 *
 * assert.equal(formatLength('2400', { locale: 'de' }), '2400 mm')
 * assert.equal(formatLength('2527.3', { locale: 'en-US', as: 'ft-in' }), `8' 3 1/2"`)
 */
export function formatLength(decimal: string, options: LengthFormatOptions): string {
  return withFallback('', () => {
    const { locale, unit = 'mm', as } = ownFields(options)
    const exact = exactOfShown(decimal)
    if (exact === undefined || typeof unit !== 'string') return ''
    return as === 'ft-in' ? feetAndInches(exact, unit) : `${showDecimal(decimal, locale)} ${unit}`
  })
}

/**
 * Formats a quantity for a locale, without groups. Returns an empty string for an invalid decimal.
 *
 * @example
 * import { formatQuantity } from 'quotewright/input'
 *
 * assert.equal(formatQuantity('1234.5', { locale: 'de' }), '1234,5')
 */
export function formatQuantity(decimal: string, options: FormatOptions): string {
  return withFallback('', () =>
    exactOfShown(decimal) === undefined ? '' : showDecimal(decimal, ownFields(options).locale),
  )
}

/**
 * Formats a percentage for a locale: the decimal string 12.5 is 12.5%. Returns an empty string for an invalid
 * decimal.
 *
 * @example
 * import { formatPercent } from 'quotewright/input'
 *
 * assert.equal(formatPercent('12.5', { locale: 'en-AU' }), '12.5%')
 */
export function formatPercent(decimal: string, options: FormatOptions): string {
  const number = formatQuantity(decimal, options)
  return number === '' ? '' : `${number}%`
}

/** Returns undefined for more digits than N4 allows, because a user could not type the decimal again. */
function exactOfShown(decimal: unknown): Exact | undefined {
  if (typeof decimal !== 'string') return undefined
  const exact = exactOfDecimal(decimal)
  return exact === undefined || decimalText(exact) === undefined ? undefined : exact
}

function amountOf(
  money: object,
  options: MoneyFormatOptions,
): [micros: string, locale: string, currency: string] {
  const [micros, currency] = [valueAtStep(money, 'amountMicros'), valueAtStep(money, 'currency')]
  if (typeof micros !== 'string' || majorUnits({ amountMicros: micros }) === undefined)
    throw new RangeError('no amount')
  const shown = ownFields(options)
  return [micros, textOr(shown.locale, ''), textOr(currency, textOr(shown.currency, ''))]
}

const SIXTEENTHS: Readonly<Record<LengthUnit, Exact>> = {
  mm: { numerator: 80n, denominator: 127n },
  m: { numerator: 80_000n, denominator: 127n },
  ft: { numerator: 192n, denominator: 1n },
  in: { numerator: 16n, denominator: 1n },
}

function feetAndInches(exact: Exact, unit: LengthUnit): string {
  const { numerator, denominator } = times(exact, SIXTEENTHS[unit])
  const sixteenths = (magnitude(numerator) * 2n + denominator) / (denominator * 2n)
  const [feet, rest] = [sixteenths / 192n, sixteenths % 192n]
  const [inches, part] = [rest / 16n, lowest({ numerator: rest % 16n, denominator: 16n })]
  const fraction = part.numerator === 0n ? '' : `${String(part.numerator)}/${String(part.denominator)}`
  const ofInches = [inches > 0n || fraction === '' ? String(inches) : '', fraction]
    .filter((one) => one !== '')
    .join(' ')
  const sign = numerator < 0n && sixteenths > 0n ? '-' : ''
  if (feet === 0n) return `${sign}${ofInches}"`
  return rest === 0n ? `${sign}${String(feet)}'` : `${sign}${String(feet)}' ${ofInches}"`
}
