import { numberFormat, textForIntl } from './marks.js'

/** The most decimals of a decimal string (N4). */
const DECIMALS = { maximumFractionDigits: 12, useGrouping: false } as const

/**
 * A decimal string as the locale writes it, without groups: `2400` and `2.4` look different at a glance, and a text that
 * is typed back has one meaning.
 */
export function showDecimal(decimal: string, locale: string): string {
  return numberFormat(locale, DECIMALS).format(textForIntl(decimal))
}
