import { numberFormat, plainMark } from './marks.js'

/** Where a currency has its sign, its sign among others, and the two letters that people put before it: `$`, `A$`, `AU$`. */
const PLACES = ['en', 'en-GB', 'de'] as const

/** Signs that every shop writes and `Intl` does not know. */
const SHOP_SIGNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['CHF', ['Fr.', 'Fr', 'sFr.', 'sFr']],
  ['INR', ['Rs.', 'Rs']],
])

/**
 * How people write a currency: its code, its sign in the locale, and its sign among others; in capitals, the longest first.
 * A dollar sign is taken for every dollar, since at a field of one currency nobody means another.
 */
export function currencyMarks(currency: string, locale: string): readonly string[] {
  const code = currency.toUpperCase()
  const marks = new Set([code])
  for (const currencyDisplay of ['symbol', 'narrowSymbol'] as const)
    for (const place of [locale, ...PLACES]) marks.add(currencySign(currency, place, currencyDisplay))
  for (const sign of SHOP_SIGNS.get(code) ?? []) marks.add(sign.toUpperCase())
  return [...marks].filter(isMark).sort((one, other) => other.length - one.length)
}

/** Whether it cannot be taken for a part of the number. */
const isMark = (mark: string): boolean => /^[^-+\s0-9.,'()][^-+\s0-9,'()]*$/.test(mark)

/** The sign of a currency by `Intl`; empty for a currency that cannot be. */
function currencySign(currency: string, locale: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  try {
    const format = numberFormat(locale, { style: 'currency', currency, currencyDisplay })
    const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? ''
    return plainMark(sign).trim().toUpperCase()
  } catch {
    return ''
  }
}
