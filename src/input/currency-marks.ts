import { marksBy, numberFormat, plainMark, type Marks } from './marks.js'
import { remembered } from './remembered.js'
import { moneyFormat } from './format-money.js'

/** How a locale writes money of a currency, which may be another way than that of its numbers: `€1,234.50` in `en-DE`. */
export const moneyMarksOf = remembered((locale, currency): Marks => marksBy(moneyFormat(locale, currency)))

/** Where a currency has its sign, its sign among others, and the two letters that people put before it: `$`, `A$`, `AU$`. */
const PLACES = ['en', 'en-GB', 'de'] as const

/** Signs that every shop writes and `Intl` does not know. */
const SHOP_SIGNS: Readonly<Record<string, readonly string[]>> = {
  BBD: ['BDS$'],
  BND: ['B$'],
  BSD: ['B$'],
  CAD: ['C$', '$ CA'],
  CHF: ['FR.', 'FR', 'SFR.', 'SFR'],
  DOP: ['RD$'],
  GYD: ['G$'],
  INR: ['RS.', 'RS'],
  JMD: ['J$'],
  LRD: ['L$'],
  NAD: ['N$'],
  SGD: ['S$'],
}

/** Signs of more than one character by which another currency is known, besides those of shops; in any case. */
const OTHER_SIGNS = ['A$', 'EC$', 'FCFA', 'GH₵', 'KR', 'KČ', 'LEI', 'NT$', 'R$', 'RP', 'ZŁ']

/** Signs that are units in other letters: `Ft` is forint and `ft` is feet, `RM` is ringgit and `rm` a running metre. */
const SIGNS_LIKE_UNITS = ['Ft', 'RM']

/**
 * Codes that people type in small letters too: those of the currencies that are traded most. Any other code in small letters
 * is taken for a word, as many are one: `all`, `cup`, `top`, `try`.
 */
const CODES_IN_ANY_CASE =
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD INR JPY KRW MXN NOK NZD PLN SEK SGD THB TWD USD ZAR'.split(' ')

/**
 * How people write a currency: its code, its sign in the locale, and its sign among others; in capitals, the longest first.
 * A dollar sign is taken for every dollar, since at a field of one currency nobody means another. With the two letters of its
 * country before it, it is the dollar of that country.
 */
export const currencyMarks = remembered((currency, locale): readonly string[] => {
  const code = currency.toUpperCase()
  const marks = new Set([code, ...(Object.hasOwn(SHOP_SIGNS, code) ? (SHOP_SIGNS[code] ?? []) : [])])
  for (const currencyDisplay of ['symbol', 'narrowSymbol'] as const)
    for (const place of [locale, ...PLACES]) {
      const sign = currencySign(currency, place, currencyDisplay)
      marks.add(sign)
      if (/^[$£¥]$/.test(sign)) marks.add(code.slice(0, 2) + sign)
    }
  return [...marks].filter(isMark).sort((one, other) => other.length - one.length)
})

/** Whether it cannot be taken for a part of the number. */
const isMark = (mark: string): boolean => /^[^-+\s0-9.,'()][^-+0-9,'()]*$/.test(mark)

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

/** Whether a word is the code or a sign of some currency. */
export function isOfSomeCurrency(word: string): boolean {
  const codes = Intl.supportedValuesOf('currency')
  const mark = word.toUpperCase()
  return (
    codes.includes(word) ||
    SIGNS_LIKE_UNITS.includes(word) ||
    [...CODES_IN_ANY_CASE, ...OTHER_SIGNS, ...Object.values(SHOP_SIGNS).flat()].includes(mark) ||
    // By itself or behind a country: € and BZ$, but no cents, and no sign of any currency at all.
    (/^(?:[A-Z]{2})?[^\P{Sc}¢¤]$/u.test(mark) && codes.some((code) => code.startsWith(mark.slice(0, -1)))) ||
    // As dollars are written in Canadian French.
    /^\$(?:AU|CA|HK|NZ|SG|US)$/.test(mark)
  )
}
