import { MICRO_DECIMALS } from '../number/number-limits.js'
import { numberFormat, textForIntl } from './marks.js'

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

const formats = new Map<string, Intl.NumberFormat>()
const MOST_FORMATS = 100

function moneyFormat(locale: string, currency: string): Intl.NumberFormat {
  const name = `${locale} ${currency}`
  const known = formats.get(name)
  if (known !== undefined) return known
  const format = newFormat(locale, currency)
  if (formats.size < MOST_FORMATS) formats.set(name, format)
  return format
}

function newFormat(locale: string, currency: string): Intl.NumberFormat {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: MICRO_DECIMALS }
  try {
    return numberFormat(locale, { style: 'currency', currency, ...decimals })
  } catch {
    // No currency: the amount by itself.
    return numberFormat(locale, decimals)
  }
}
