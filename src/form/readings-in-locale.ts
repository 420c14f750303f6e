import { BETWEEN_PIECES } from '../input/pieces-of-entry.js'
import { formatLength, formatMoney, formatPercent, formatQuantity } from '../input/show.js'
import type { ParsedInput } from '../input/typed.js'
import type { InputField } from '../input/parse-input.js'
import type { FieldKind } from './row-kinds.js'

export type InputKind = Extract<FieldKind, InputField['kind']>

export type LocaleAndCurrency = Readonly<Record<'locale' | 'currency', string>>

type Piece = Readonly<Record<'amount' | 'length', string>>

/** Writes readings in the form's locale. In the locale of the typed text, they could be ambiguous again. */
export function readingsInLocale(
  answer: ParsedInput<unknown>,
  kind: InputKind,
  writing: LocaleAndCurrency,
): ParsedInput<unknown> {
  if (answer.status !== 'ambiguous') return answer
  const readings = answer.readings.map((reading) => ({
    ...reading,
    meant: shownValue(kind, reading.value, writing),
  }))
  return { ...answer, readings }
}

export function shownValue(kind: InputKind, value: unknown, { locale, currency }: LocaleAndCurrency): string {
  switch (kind) {
    case 'money':
      return formatMoney({ amountMicros: String(value), currency }, { locale })
    case 'percent':
      return formatPercent(String(value), { locale })
    case 'quantity':
      return formatQuantity(String(value), { locale })
    case 'pieces':
      return (Array.isArray(value) ? value : [])
        .map(
          ({ amount, length }: Piece) =>
            `${formatQuantity(amount, { locale })} × ${formatLength(length, { locale, unit: 'm' })}`,
        )
        .join(BETWEEN_PIECES)
  }
}
