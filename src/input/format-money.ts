import { MICRO_DECIMALS } from '../number/number-limits.js'
import { numberFormat, textForIntl } from './marks.js'
import { remembered } from './remembered.js'

/** Formats exactly, with at least two decimals. */
export function showMicros(micros: string, locale: string, currency: string): string {
  return moneyFormat(locale, currency).format(exponential(micros))
}

export function showMicrosToParts(micros: string, locale: string, currency: string): Intl.NumberFormatPart[] {
  return moneyFormat(locale, currency).formatToParts(exponential(micros))
}

/** `Intl` formats the text exactly at any size, because it never becomes a double. */
function exponential(micros: string): number {
  return textForIntl(`${micros}E-6`)
}

export const moneyFormat = remembered(newFormat)

function newFormat(locale: string, currency: string): Intl.NumberFormat {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: MICRO_DECIMALS }
  try {
    return numberFormat(locale, { style: 'currency', currency, ...decimals })
  } catch {
    // Without a valid currency, shows only the amount.
    return numberFormat(locale, decimals)
  }
}
