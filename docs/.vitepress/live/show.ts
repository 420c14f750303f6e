import { formatLength, formatMoney, formatPercent, formatQuantity } from 'quotewright/input'
import type { Figure } from './page.js'
import { CURRENCY, LOCALE } from './read-fields.js'

/** Formats a figure for a reader in Australia. */
export function show({ value, as }: Pick<Figure, 'value' | 'as'>): string {
  if (value === undefined) return '–'
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  switch (as) {
    case 'money':
      return formatMoney(value as object, { locale: LOCALE })
    case 'micros':
      return formatMoney({ amountMicros: text, currency: CURRENCY }, { locale: LOCALE })
    case 'percent':
      return formatPercent(text, { locale: LOCALE })
    case 'quantity':
      return formatQuantity(text, { locale: LOCALE })
    case 'metres':
      return formatLength(text, { locale: LOCALE, unit: 'm' })
    case 'quotes':
      return text === '1' ? '1 quote' : `${text} quotes`
    case 'name':
    case 'text':
      return text
  }
}
