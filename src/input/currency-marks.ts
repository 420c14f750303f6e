import { marksBy, numberFormat, plainMark, type Marks } from './marks.js'
import { ownFields } from '../problem/own-fields.js'
import { remembered } from './remembered.js'
import { moneyFormat } from './format-money.js'

/** The marks for money may differ from those for other numbers: `€1,234.50` in `en-DE`. */
export const moneyMarksOf = remembered((locale, currency): Marks => marksBy(moneyFormat(locale, currency)))

/** Locales that show the different signs of a currency, such as `$`, `A$` and `AU$`. */
const SIGN_LOCALES = ['en', 'en-GB', 'de'] as const

/** Signs that are common in shops, but unknown to `Intl`. */
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

/** In upper case, for comparison. */
const OTHER_SIGNS = ['A$', 'EC$', 'FCFA', 'GH₵', 'KR', 'KČ', 'LEI', 'NT$', 'R$', 'RP', 'ZŁ']

/** In lower case, these signs mean a unit: `ft` is feet, and `rm` is a running metre. */
const SIGNS_LIKE_UNITS = ['Ft', 'RM']

/** Lacks codes that are words in lower case: `all`, `cup`, `top`, `try`. */
const CODES_IN_ANY_CASE =
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD INR JPY KRW MXN NOK NZD PLN SEK SGD THB TWD USD ZAR'.split(' ')

/** A plain dollar sign matches every dollar, because a field has only one currency. */
export const currencyMarks = remembered((currency, locale): readonly string[] => {
  const code = currency.toUpperCase()
  const marks = new Set([code, ...(Object.hasOwn(SHOP_SIGNS, code) ? (SHOP_SIGNS[code] ?? []) : [])])
  for (const currencyDisplay of ['symbol', 'narrowSymbol'] as const)
    for (const place of [locale, ...SIGN_LOCALES]) {
      const sign = currencySign(currency, place, currencyDisplay)
      marks.add(sign)
      if (/^[$£¥]$/.test(sign)) marks.add(code.slice(0, 2) + sign)
    }
  return [...marks].filter(isUnlikeNumber).sort((one, other) => other.length - one.length)
})

/** Tests that a mark looks unlike any part of a number. */
const isUnlikeNumber = (mark: string): boolean => /^[^-+\s0-9.,'()][^-+0-9,'()]*$/.test(mark)

/** Returns an empty text for an invalid currency code. */
function currencySign(currency: string, locale: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  try {
    const format = numberFormat(locale, { style: 'currency', currency, currencyDisplay })
    const sign = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? ''
    return plainMark(sign).trim().toUpperCase()
  } catch {
    return ''
  }
}

const WORDS: Readonly<Record<string, string>> = { EURO: 'EUR', EUROS: 'EUR', DOLLAR: '$', DOLLARS: '$' }

/** Finds `Price (EUR)` or `Cost €` in a sheet in dollars. */
export function namesOtherCurrency(heading: string, currency: string, locale: string): boolean {
  const own = currencyMarks(currency, locale).map((mark) => mark.replaceAll(' ', ''))
  return heading.split(/[\s()[\]/:,;-]+/).some((word) => {
    const upper = word.toUpperCase()
    const mark = ownFields(WORDS)[upper] ?? upper
    const isMark = CODES_IN_ANY_CASE.includes(mark) || (/\p{Sc}/u.test(mark) && isCurrencyMark(mark))
    return isMark && !own.includes(mark)
  })
}

export function isCurrencyMark(word: string): boolean {
  const codes = Intl.supportedValuesOf('currency')
  const mark = word.toUpperCase()
  return (
    codes.includes(word) ||
    SIGNS_LIKE_UNITS.includes(word) ||
    [...CODES_IN_ANY_CASE, ...OTHER_SIGNS, ...Object.values(SHOP_SIGNS).flat()].includes(mark) ||
    // A sign alone or after a country, such as € and BZ$. Excludes ¢, and ¤, which stands for any currency.
    (/^(?:[A-Z]{2})?[^\P{Sc}¢¤]$/u.test(mark) && codes.some((code) => code.startsWith(mark.slice(0, -1)))) ||
    // Canadian French writes dollars like this.
    /^\$(?:AU|CA|HK|NZ|SG|US)$/.test(mark)
  )
}
