import { numberFormat, textForIntl } from './marks.js'

/** A decimal string may have 12 decimals (N4). */
const DECIMALS = { maximumFractionDigits: 12, useGrouping: false } as const

/** Making a format takes longer than using it a hundred times. */
let last: readonly [locale: string, format: Intl.NumberFormat] | undefined

/** Omits groups, so that the result has one reading if a user types it again. */
export function showDecimal(decimal: string, locale: string): string {
  if (last?.[0] !== locale) last = [locale, numberFormat(locale, DECIMALS)]
  // `Intl` would keep the sign of -0.
  return last[1].format(textForIntl(/[1-9]/.test(decimal) ? decimal : decimal.replace('-', '')))
}
