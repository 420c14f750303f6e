import { numberFormat, textForIntl } from './marks.js'

/** The most decimals of a decimal string (N4). */
const DECIMALS = { maximumFractionDigits: 12, useGrouping: false } as const

/** The last locale that was shown in, with its format: to make one takes longer than to use it a hundred times. */
let last: readonly [locale: string, format: Intl.NumberFormat] | undefined

/**
 * A decimal string as the locale writes it, without groups: `2400` and `2.4` look different at a glance, and a text that
 * is typed back has one meaning.
 */
export function showDecimal(decimal: string, locale: string): string {
  if (last?.[0] !== locale) last = [locale, numberFormat(locale, DECIMALS)]
  return last[1].format(textForIntl(decimal))
}
