/** Tests the marks of money, and currency signs with spaces, points and letters. */
import { describe, expect, test } from 'vitest'
import { parseInput, formatMoney } from '../../src/entries/input.js'
import { comesTo } from './comes-to.js'
import { CURRENCIES, faultsOf, LOCALES } from './shown-money.js'

const money = (locale: string, currency: string) => (text: string) =>
  comesTo(parseInput(text, { kind: 'money', locale, currency }))

describe('a shown amount', () => {
  // The full run tests many more.
  test('is read as itself, or as ambiguous with the right reading, in every third locale with one currency', () => {
    const faults = LOCALES.flatMap((locale, index) =>
      index % 3 === 0 ? faultsOf(locale, CURRENCIES[index % CURRENCIES.length] ?? '') : [],
    )
    expect(faults).toEqual([])
  })

  test.each([
    // Money with other marks than numbers, or with other groups.
    ...['en-DE EUR', 'de-AT EUR', 'fr-CH CHF', 'en-CH EUR', 'en-CZ EUR', 'en-FR EUR', 'kea CVE', 'pt-CV CVE'],
    ...['pt-PT PTE', 'pt-CV USD', 'es EUR', 'en-IN INR', 'en-ZA ZAR', 'tok USD'],
    // Signs with spaces and points, signs of letters only, and an invisible sign.
    ...[
      'fr-CA USD',
      'fr XOF',
      'fa XOF',
      'ak IQD',
      'ceb USD',
      'da DKK',
      'ta-LK LKR',
      'es-PE PEN',
      'es-PA PAB',
    ],
    ...['ar KWD', 'ar-BH BHD', 'ar-EG EGP', 'brx CAD', 'wo MDL'],
    // Other digits and directions.
    ...[
      'fa IRR',
      'bn BDT',
      'mr INR',
      'ff-Adlm GNF',
      'nqo GNF',
      'he ILS',
      'he CNY',
      'ckb IQD',
      'lrc IQD',
      'ur PKR',
    ],
    ...['ja-u-nu-fullwide JPY', 'zh-u-nu-hanidec CNY', 'en-u-nu-thai AUD', 'en-u-nu-arab AUD'],
    // A minus after the number or after the sign, and other minus signs.
    ...['fy EUR', 'luy KES', 'sw KES', 'sv SEK', 'et EUR', 'nl EUR', 'de-CH CHF', 'blo XOF'],
    // An unknown locale, and unknown currencies.
    ...['not-a-locale-at-all AUD', 'en-AU XYZ', 'de '],
  ])('is read as itself, or as ambiguous with the right reading, for %s', (pair) => {
    const [locale = '', currency = ''] = pair.split(' ')
    expect(faultsOf(locale, currency)).toEqual([])
  })
})

describe('a locale that writes money differently from numbers', () => {
  // In en-DE, money is written €1,234.50 and a number 1.234,5.
  const english = money('en-DE', 'EUR')

  test.each([
    ['€1,234', ['1234000000', '1234000']],
    ['€1.234', ['1234000', '1234000000']],
    ['-€1.234', ['-1234000', '-1234000000']],
    ['1,234,567', '1234567000000'],
    ['€1,234.50', '1234500000'],
    ['1.234,50 €', '1234500000'],
    ['€12.50', '12500000'],
    ['€12,50', '12500000'],
    ['1.234.567', '1234567000000'],
    ['€1,23,456', 'not_a_number'],
    // A typing error for 10,000 or 100,000, although the comma is the decimal mark of numbers.
    ['€10,0000', 'not_a_number'],
    ['€10.0001', '10000100'],
    ['1.234,5678 €', '1234567800'],
  ])('reads %s in en-DE as %j', (text, read) => {
    expect(english(text)).toEqual(read)
  })

  test.each([
    // Money is written 1 234.50 CHF, and a number 1 234,5. The comma is a decimal mark, or the group mark of
    // another country.
    ['fr-CH', 'CHF', '1,234', ['1234000', '1234000000']],
    ['fr-CH', 'CHF', '1.234', ['1234000', '1234000000']],
    ['fr-CH', 'CHF', '1 234,50', '1234500000'],
    ['fr-CH', 'CHF', '1 234.50', '1234500000'],
    // Money is written € 1.234,50, and a number 1 234,5.
    ['de-AT', 'EUR', '1.234', ['1234000000', '1234000']],
    ['de-AT', 'EUR', '1 234,50', '1234500000'],
    ['de-AT', 'EUR', '1,234', '1234000'],
    // In en-CH, only euros have other marks than francs.
    ['en-CH', 'EUR', '€1,234', ['1234000000', '1234000']],
    ['en-CH', 'CHF', `CHF 1'234`, '1234000000'],
    // The decimal mark of escudos is a dollar sign, which is not their currency sign.
    ['pt-CV', 'CVE', '1 234$50', '1234500000'],
    ['pt-CV', 'CVE', '1 234,50', '1234500000'],
    ['pt-CV', 'CVE', '$50', '500000'],
    ['pt-CV', 'USD', '1$50 US$', '1500000'],
  ])('may be %s with %s, and reads %s as %j', (locale, currency, text, read) => {
    expect(money(locale, currency)(text)).toEqual(read)
  })

  test('uses the marks of numbers for quantities', () => {
    const quantity = (text: string): unknown =>
      comesTo(parseInput(text, { kind: 'quantity', locale: 'en-DE' }))
    expect(quantity('1,234')).toBe('1.234')
    expect(quantity('1.234')).toEqual(['1234', '1.234'])
  })
})

describe('the signs of a currency', () => {
  test.each([
    [
      'fr-CA',
      'USD',
      ['45,67 $ US', '45,67\u00a0$\u00a0US', '45,67 $US', '$ US 45,67', '45,67 US$', '45,67 $'],
    ],
    ['fr', 'XOF', ['45,67 F\u202fCFA', '45,67 F CFA', '45,67 FCFA', '45,67 f cfa', '45,67 XOF']],
    ['en-BZ', 'BZD', ['BZ$45.67', '$45.67', 'BZ$ 45.67', 'BZD 45.67']],
    ['en-SG', 'SGD', ['S$45.67', '$45.67', 'SG$45.67', '45.67 S$']],
    ['en-CA', 'CAD', ['C$45.67', 'CA$45.67', '$45.67']],
    ['en-AU', 'CAD', ['C$45.67', 'CA$45.67', '$45.67']],
    ['en-TW', 'TWD', ['NT$45.67', '$45.67']],
    ['en-JM', 'JMD', ['J$45.67', 'JM$45.67']],
    ['en-NA', 'NAD', ['N$45.67', '$45.67']],
    ['en', 'DOP', ['RD$45.67']],
    ['da', 'DKK', ['45,67 kr.', '45,67 kr', 'kr. 45,67', 'kr.45,67', '45,67 DKK']],
    ['en-AU', 'GBP', ['£45.67', 'GB£45.67', '\uffe145.67']],
    ['ja', 'JPY', ['￥45.67', '¥45.67', 'JP¥45.67', '￥４５．６７']],
    ['ar', 'AED', ['45.67 د.إ.', '\u200f45.67 د.إ.\u200f']],
    ['es-PE', 'PEN', ['S/ 45.67', 'S/45.67']],
  ] as const)('include, in %s, all usual signs of %s', (locale, currency, texts) => {
    expect(texts.map(money(locale, currency))).toEqual(texts.map(() => '45670000'))
  })

  test('include a point after letters, while a point after a dollar or a code is a decimal point', () => {
    const half = (locale: string, currency: string, texts: readonly string[]) =>
      texts.map(money(locale, currency))
    expect(half('en-PK', 'PKR', ['Rs.500', 'Rs. 500', '500 Rs.', 'Rs 500', 'Rs.500/-'])).toEqual(
      Array(5).fill('500000000'),
    )
    expect(half('nb', 'NOK', ['kr.500', '500 kr.', 'kr. 500', 'kr 500'])).toEqual(Array(4).fill('500000000'))
    expect(half('es-PE', 'PEN', ['S/.500', 'S/. 500', 'S/500'])).toEqual(Array(3).fill('500000000'))
    expect(half('es-GT', 'GTQ', ['Q.500', 'Q500'])).toEqual(Array(2).fill('500000000'))
    expect(half('en-AU', 'AUD', ['$.50', 'A$.50', 'AUD .50', 'AUD.50'])).toEqual(Array(4).fill('500000'))
    expect(money('nb', 'NOK')('kr. 5.5.5')).toBe('not_a_number')
  })

  test('refuse another dollar as another currency', () => {
    expect(['S$5', 'C$5', 'NZ$5', '5 US$'].map(money('en-AU', 'AUD'))).toEqual(
      Array.from({ length: 4 }, () => 'other_currency'),
    )
    expect(money('fr-CA', 'CAD')('5 $ US')).toBe('other_currency')
  })

  test('exclude the letters for thousands and millions for kwacha and loti', () => {
    expect(formatMoney({ amountMicros: '5000000', currency: 'ZMW' }, { locale: 'en-ZM' })).toMatch(/^K/)
    expect(['K5', '5 K', '5k', '5 k'].map(money('en-ZM', 'ZMW'))).toEqual([
      ...['5000000', '5000000', 'not_a_number', 'not_a_number'],
    ])
  })

  test('are refused if repeated up to the limit of length', () => {
    const repeated = `5${' F CFA'.repeat(16)}x`
    expect(repeated.length).toBeLessThan(100)
    expect(money('fr', 'XOF')(repeated)).toBe('not_a_number')
    expect(money('fr', 'XOF')('F CFA '.repeat(16))).toBe('not_a_number')
  })
})

describe('the digits of an amount', () => {
  test('may have full width, as may its marks', () => {
    for (const kind of ['money', 'quantity', 'percent', 'length'] as const) {
      const read = parseInput('１２，３４５．６', { kind, locale: 'ja', currency: 'JPY' })
      expect(comesTo(read)).toBe(kind === 'money' ? '12345600000' : '12345.6')
    }
    expect(money('ja', 'JPY')('（５）')).toBe('-5000000')
    expect(comesTo(parseInput('１２．５％', { kind: 'percent', locale: 'ja' }))).toBe('12.5')
  })

  test('may be the digits of its locale only', () => {
    expect(money('zh-u-nu-hanidec', 'CNY')('一二三')).toBe('123000000')
    expect(money('en-AU', 'AUD')('一二三')).toBe('not_a_number')
    expect(money('en-AU', 'AUD')('१२३')).toBe('not_a_number')
  })
})
