import { numberFormat, textForIntl } from './marks.js'

/** Shows all decimals that a decimal string may have (N4). */
const DECIMALS = { maximumFractionDigits: 12, useGrouping: false } as const

/** The last locale and its format, because making a format takes longer than using it a hundred times. */
let last: readonly [locale: string, format: Intl.NumberFormat] | undefined

/**
 * Formats a decimal string for a locale, without groups. So `2400` and `2.4` look different at a glance, and the
 * result has one reading if a user types it again.
 */
export function showDecimal(decimal: string, locale: string): string {
  if (last?.[0] !== locale) last = [locale, numberFormat(locale, DECIMALS)]
  return last[1].format(textForIntl(decimal))
}
