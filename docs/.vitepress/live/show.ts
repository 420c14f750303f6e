import { showLength, showMoney, showPercent, showQuantity } from 'quotewright/input'
import type { Figure } from './page.js'
import { CURRENCY, LOCALE } from './read-fields.js'

/** A figure as it is read in Australia. */
export function show({ value, as }: Pick<Figure, 'value' | 'as'>): string {
  if (value === undefined) return '–'
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  switch (as) {
    case 'money':
      return showMoney(value as object, { locale: LOCALE })
    case 'micros':
      return showMoney({ amountMicros: text, currency: CURRENCY }, { locale: LOCALE })
    case 'percent':
      return showPercent(text, { locale: LOCALE })
    case 'quantity':
      return showQuantity(text, { locale: LOCALE })
    case 'metres':
      return showLength(text, { locale: LOCALE, unit: 'm' })
    case 'quotes':
      return text === '1' ? '1 quote' : `${text} quotes`
    case 'name':
    case 'text':
      return text
  }
}
