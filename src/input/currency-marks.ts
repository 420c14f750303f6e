import { numberFormat, plainMark } from './marks.js'
import { remembered } from './remembered.js'

/** Where a currency has its sign, its sign among others, and the two letters that people put before it: `$`, `A$`, `AU$`. */
const PLACES = ['en', 'en-GB', 'de'] as const

/** Signs that every shop writes, whatever `Intl` knows of them in the locale. */
const SHOP_SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      AUD: 'A$',
      BBD: 'BDS$',
      BND: 'B$',
      BRL: 'R$',
      BSD: 'B$',
      CAD: 'C$,$ CA',
      CHF: 'FR.,FR,SFR.,SFR',
      CZK: 'KČ',
    },
    ...{ DKK: 'KR.,KR', DOP: 'RD$', EGP: 'E£', GHS: 'GH₵', GYD: 'G$', IDR: 'RP', INR: 'RS.,RS', JMD: 'J$' },
    ...{
      KYD: 'CI$',
      LRD: 'L$',
      MXN: 'MEX$',
      MYR: 'RM',
      NAD: 'N$',
      NIO: 'C$',
      NOK: 'KR',
      PLN: 'ZŁ',
      RON: 'LEI',
    },
    ...{ SBD: 'SI$', SEK: 'KR', SGD: 'S$', TOP: 'T$', TTD: 'TT$', TWD: 'NT$', UYU: '$U', XCD: 'EC$' },
  }),
)
const ALL_SHOP_SIGNS = [...SHOP_SIGNS.values()].join(',').split(',')

/**
 * How people write a currency: its code, its sign in the locale, and its sign among others; in capitals, the longest first.
 * A dollar sign is taken for every dollar, since at a field of one currency nobody means another. With the two letters of its
 * country before it, it is the dollar of that country.
 */
export const currencyMarks = remembered((currency, locale): readonly string[] => {
  const code = currency.toUpperCase()
  const marks = new Set([code, ...(SHOP_SIGNS.get(code)?.split(',') ?? [])])
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

/** Whether a word is the code or a sign of some currency. `Ft` is forint, and `ft` is feet. */
export function isOfSomeCurrency(word: string): boolean {
  const codes = Intl.supportedValuesOf('currency')
  const mark = word.toUpperCase()
  return (
    word === 'Ft' ||
    [...codes, ...ALL_SHOP_SIGNS].includes(mark) ||
    // By itself or behind a country: € and BZ$, but no cents, and no sign of any currency at all.
    (/^(?:[A-Z]{2})?[^\P{Sc}¢¤]$/u.test(mark) && codes.some((code) => code.startsWith(mark.slice(0, -1)))) ||
    // As dollars are written in Canadian French.
    /^\$(?:AU|CA|HK|NZ|SG|US)$/.test(mark)
  )
}
