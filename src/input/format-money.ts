import { MICRO_DECIMALS } from '../number/number-limits.js'
import { numberFormat, textForIntl } from './marks.js'
import { remembered } from './remembered.js'

/** Micros as the locale writes money, exactly: two decimals, and more where there are more. */
export function showMicros(micros: string, locale: string, currency: string): string {
  return moneyFormat(locale, currency).format(exponential(micros))
}

/** The parts of the same text, for columns with the decimal marks below each other. */
export function showMicrosToParts(micros: string, locale: string, currency: string): Intl.NumberFormatPart[] {
  return moneyFormat(locale, currency).formatToParts(exponential(micros))
}

/** A text that `Intl` reads exactly, at any size: no double lies between. */
function exponential(micros: string): number {
  return textForIntl(`${micros}E-6`)
}

/** How a locale writes money of a currency. */
export const moneyFormat = remembered(newFormat)

function newFormat(locale: string, currency: string): Intl.NumberFormat {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: MICRO_DECIMALS }
  try {
    return numberFormat(locale, { style: 'currency', currency, ...decimals })
  } catch {
    // No currency: the amount by itself.
    return numberFormat(locale, decimals)
  }
}
