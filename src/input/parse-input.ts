import { checkTypedField } from './check-typed.js'
import { readTypedLength, type LengthUnit } from './read-length.js'
import { readTypedMoney } from './read-money.js'
import type { InputPiece } from './piece-candidate.js'
import { readTypedPieces } from './read-pieces.js'
import { readTypedPercent, readTypedQuantity } from './read-quantity.js'
import { unreadable, type ParsedInput } from './typed.js'
import { ownFields } from '../problem/own-fields.js'

/** An input field: its kind and its user's locale. */
export interface InputField {
  /** The kind of value typed into the field. */
  readonly kind: 'money' | 'length' | 'quantity' | 'percent' | 'pieces'
  /** The locale of the user, such as `en-AU`. It decides the marks of numbers. */
  readonly locale: string
  /**
   * For money: the currency of the account, three capital letters. The symbol or code of another currency is
   * refused. If left out, any symbol or code is refused.
   */
  readonly currency?: string
  /**
   * For a length or pieces: the unit of the value, and of a typed number without a unit. The default is `mm`, which
   * fits flashings only. The measurements of a line are in metres or feet: set `m` or `ft`.
   */
  readonly unit?: LengthUnit
}

const MAX_CHARACTERS = 100
const MAX_LIST_CHARACTERS = 100_000

/**
 * Reads typed text by a grammar: a stray character is refused. Money may have a symbol, a code or accounting
 * brackets. Lengths may be `2.4m`, `2400`, `8' 3 1/2"` or `8-3-1/2`, and quantities `2 1/2`. Percentages and
 * lists of pieces such as `22/6.1, 14/4.35` work too. Digits may be in groups as the locale writes them, or in threes
 * with a comma or a point. No other separator is dropped.
 *
 * The value is ready for a request: `amountMicros` for money (N1), `measurements` for pieces (M3), and a decimal
 * string for anything else (N4). Pieces do not carry their unit, so `field.unit` must be the unit of the line's
 * strategy. The value is exact. A number with more than 12 decimals is rounded half up to 12, and `exact` has the
 * fraction. Ambiguous text gives all readings: in English, `1,234` is 1234 or 1.234. Pieces are a count and a
 * length. If only the reverse order is plausible, as in `3307x3`, the first number is the length and the result has
 * `swapped`.
 *
 * Never throws because of the text. An invalid field throws a TypeError that names the property, such as
 * `field.locale` for `en_AU`.
 *
 * @example
 * import { parseInput } from 'quotewright/input'
 *
 * const price = parseInput('$1,234.50', { kind: 'money', locale: 'en-AU', currency: 'AUD' })
 * assert.deepEqual(price, { status: 'ok', value: '1234500000', meant: '$1,234.50' })
 *
 * const length = parseInput(`8' 3 1/2"`, { kind: 'length', locale: 'en-US', unit: 'mm' })
 * assert.deepEqual(length, { status: 'ok', value: '2527.3', meant: '2527.3 mm' })
 *
 * const either = parseInput('1,234', { kind: 'quantity', locale: 'en-AU' })
 * assert.deepEqual(either.status === 'ambiguous' && either.readings.map(({ value }) => value), ['1234', '1.234'])
 */
export function parseInput(
  text: string,
  field: InputField & { readonly kind: 'pieces' },
): ParsedInput<readonly InputPiece[]>
export function parseInput(
  text: string,
  field: InputField & { readonly kind: Exclude<InputField['kind'], 'pieces'> },
): ParsedInput
export function parseInput(text: string, field: InputField): ParsedInput<string | readonly InputPiece[]>
export function parseInput(text: string, field: InputField): ParsedInput<string | readonly InputPiece[]> {
  checkTypedField(field)
  const { kind, locale, currency = '', unit = 'mm' } = ownFields(field)
  if (typeof text !== 'string' || text.length > (kind === 'pieces' ? MAX_LIST_CHARACTERS : MAX_CHARACTERS))
    return unreadable('not_a_number')
  switch (kind) {
    case 'money':
      return readTypedMoney(text, locale, currency)
    case 'length':
      return readTypedLength(text, locale, unit)
    case 'percent':
      return readTypedPercent(text, locale)
    case 'pieces':
      return readTypedPieces(text, locale, unit)
    case 'quantity':
      return readTypedQuantity(text, locale)
  }
}
