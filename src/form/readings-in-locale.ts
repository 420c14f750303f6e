import { showMicros } from '../input/format-money.js'
import { BETWEEN_PIECES } from '../input/pieces-of-entry.js'
import { showDecimal } from '../input/show-number.js'
import type { ParsedInput } from '../input/typed.js'
import type { InputField } from '../input/parse-input.js'
import type { FieldKind } from './row-kinds.js'

/** The kinds of values that a form reads from texts. */
export type InputKind = Extract<FieldKind, InputField['kind']>

/** The locale in which people type, and the currency of the account. */
export type LocaleAndCurrency = Readonly<Record<'locale' | 'currency', string>>

/** A piece of a list, as `parseInput` reads it. */
type Piece = Readonly<Record<'amount' | 'length', string>>

/**
 * Writes the readings of an ambiguous text as the locale of the form writes them. The text itself may have been typed
 * in another locale, whose form would be ambiguous again.
 */
export function readingsInLocale(
  answer: ParsedInput<unknown>,
  kind: InputKind,
  writing: LocaleAndCurrency,
): ParsedInput<unknown> {
  if (answer.status !== 'ambiguous') return answer
  const readings = answer.readings.map((reading) => ({
    ...reading,
    meant: meantIn(kind, reading.value, writing),
  }))
  return { ...answer, readings }
}

function meantIn(kind: InputKind, value: unknown, { locale, currency }: LocaleAndCurrency): string {
  switch (kind) {
    case 'money':
      return showMicros(String(value), locale, currency)
    case 'percent':
      return `${showDecimal(String(value), locale)}%`
    case 'quantity':
      return showDecimal(String(value), locale)
    case 'pieces':
      return (value as readonly Piece[])
        .map(({ amount, length }) => `${showDecimal(amount, locale)} × ${showDecimal(length, locale)} m`)
        .join(BETWEEN_PIECES)
  }
}
