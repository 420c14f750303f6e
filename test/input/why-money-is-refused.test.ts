import { describe, expect, test } from 'vitest'
import { parseInput } from '../../src/entries/input.js'
import { comesTo } from './comes-to.js'

const money =
  (currency: string, locale = 'en-AU') =>
  (text: string) =>
    comesTo(parseInput(text, { kind: 'money', locale, currency }))

describe('the text next to an amount', () => {
  test.each([
    ...[
      '34.91 per m',
      '$18.50/m',
      '18.50 / m',
      '18.50 /lm',
      '18.50 a metre',
      '18.50 an hour',
      '18.50 each',
      '18.50 ea',
    ],
    ...[
      '18.50 per 100 m',
      '18.50/6m length',
      '18.50 m2',
      '18.50/m²',
      '18.50 AUD/m',
      '18.50 AUD per m',
      '18.50m',
    ],
    ...[
      '18.50 per linear metre',
      '18.50 per',
      '18.50 (per metre)',
      '18.50 PER M',
      '12 kg',
      '12 in',
      '12 in.',
      '12in',
      '12 sq in',
      '12 sq. in.',
      '18.50 per m + GST',
      '5 mm',
    ],
    ...['18,50 pro m', '18,50/lfm', '18,50 je Stück', '18,50 € pro Meter', '18,50 Stk.', '18,50 pro Std.'],
  ])('names a unit: %s', (text) => {
    expect(money('AUD')(text.replace('€', '$'))).toBe('has_unit')
    expect(money('EUR', 'de')(text.replace('$', '€').replace('AUD', 'EUR'))).toBe('has_unit')
  })

  test.each([
    ...[
      '$18.50 + GST',
      '18.50 ex GST',
      '18.50+GST',
      'GST incl. 18.50',
      '18.50 incl. VAT',
      '18.50 (ex GST)',
      '18.50 exGST',
    ],
    ...[
      '18.50 + 10% GST',
      '18.50 plus tax',
      '18,50 zzgl. MwSt.',
      '18,50 inkl. 19 % MwSt',
      '18,50 netto',
      '18,50 zzgl. USt.',
    ],
    ...['18,50 € HT', '18,50 TTC', '18,50 inc tax', '18.50 w/o GST', '18.50 AUD ex GST'],
  ])('mentions tax: %s', (text) => {
    expect(money('AUD')(text.replace('€', '$'))).toBe('mentions_tax')
    expect(money('EUR', 'de')(text.replace('$', '€').replace('AUD', 'EUR'))).toBe('mentions_tax')
  })

  test.each([
    ...[
      '5 NZD',
      'EUR 5',
      '5 eur',
      '€5',
      'US$5',
      'AUD US$5',
      '(5) EUR',
      '5 EUR -',
      '£5',
      '¥5',
      '5 zł',
      'kr 5',
      '5 kr.',
    ],
    ...[
      'Fr. 5',
      '5 CHF',
      '€ 5.5.5',
      '5.5.5 €',
      '-EUR 5',
      'R$5',
      'S$5',
      'NT$5',
      '5 FCFA',
      'RM 5',
      '5 Ft',
      'Rs. 5',
      'EUR 5 per m',
      '₹5',
      '￥5',
    ],
  ])('is the code or the sign of another currency: %s', (text) => {
    expect(money('AUD')(text)).toBe('other_currency')
  })

  test.each([
    ...[
      '5 abc',
      'abc 5',
      '5 foo',
      'the 5',
      '5 approx',
      'ca. 5',
      '5k',
      '5 %',
      "5'",
      '5 xyz',
      'xx$5',
      '5 !',
      '5¢',
      '¤5',
    ],
    ...['EU 5', 'EURO 5'],
    ...['about $5', '$5 or so', '5 GTS', '5 EUR 5', 'EUR', 'EUR x', 'per m', 'twelve', '5 incl. delivery'],
    ...['5 a', '5 men', '5/6', '5 1/2', 'each', '5 n/a', '5 in total'],
    ...['5 all in', '5 all in.', '$5 all-in', '5 fitted in', '5 thrown in', '5 built in'],
  ])('is unknown, so the reason is not_a_number: %s', (text) => {
    expect(money('AUD')(text)).toBe('not_a_number')
  })

  test('is not another currency if it is the account’s own, even if the number is invalid', () => {
    const dollars = ['A$5.5.5', '$5.5.5', 'AUD $ 5.5.5', '5.5.5 aud'].map(money('AUD'))
    const francs = ['sFr 5.5.5', 'SFR 5.5.5', 'chf 5.5.5'].map(money('CHF', 'de-CH'))
    expect([...dollars, ...francs]).toEqual(Array(7).fill('not_a_number'))
    expect(money('CAD', 'fr-CA')('5.5.5 $ CA')).toBe('not_a_number')
  })

  test('may be the account’s currency sign instead of the unit with the same name', () => {
    expect(money('HUF', 'hu')('500 Ft')).toBe('500000000')
    expect(money('EUR', 'hu')('500 Ft')).toBe('other_currency')
    expect(money('EUR', 'en-IE')('18.50 $ ea')).toBe('other_currency')
    expect(money('EUR', 'hu')('500 ft')).toBe('has_unit')
  })

  test.each(Intl.supportedValuesOf('currency').filter((code) => code !== 'AUD'))(
    'is another currency if it is a code in upper case, on either side: %s',
    (code) => {
      for (const text of [`5 ${code}`, `${code} 5`, `${code}5`, `5${code}`])
        expect(money('AUD')(text), text).toBe('other_currency')
    },
  )

  test.each([
    ...['all', 'top', 'try', 'cup', 'mop', 'pen', 'cop', 'ron', 'gel', 'lak', 'mad', 'sos', 'kes', 'std'],
    ...['All', 'Top', 'Try', 'Cup', 'Pen', 'Mad', 'Bam', 'Gel', 'Ron'],
  ])('is a word, not a currency, unless it is in upper case: %s', (word) => {
    for (const text of [`18.50 ${word}`, `${word} 18.50`, `$18.50 ${word}`])
      expect(money('AUD')(text), text).not.toBe('other_currency')
  })

  test.each(['eur', 'Eur', 'usd', 'nzd', 'gbp', 'chf', 'jpy', 'sgd', 'cad', 'sek', 'kr', 'zł', 'fr.', 'rs'])(
    'is a currency even in lower case if it is widely traded, or if it is a sign: %s',
    (word) => {
      for (const text of [`18.50 ${word}`, `${word} 18.50`])
        expect(money('AUD')(text), text).toBe('other_currency')
    },
  )

  test('means running metres in lower case, and ringgit in upper case', () => {
    expect(['18.50 rm', '18.50/rm', '18.50 per rm'].map(money('AUD'))).toEqual(Array(3).fill('has_unit'))
    expect(money('AUD')('18.50 RM')).toBe('other_currency')
    expect(money('MYR', 'ms')('rm 18.50')).toBe('18500000')
  })

  // If a user removed only the unit or the tax, the price would be read in the currency of the account.
  test.each([
    ...[
      '18.50 €/m',
      '€18.50/m',
      '18.50€ per m',
      '18.50 EUR/m',
      '18.50 EUR per 100 m',
      '€/m 18.50',
      '€18.50 each',
    ],
    ...[
      '€18.50 + GST',
      '18.50 EUR ex GST',
      '18.50 € + 19 % MwSt',
      '£18.50 net',
      'about €18.50',
      '€18.50 or so',
    ],
    ...['18.50 eur/m', 'US$18.50 per m + GST', '18.50 kr/m', '€1.5m'],
  ])('is another currency, even next to a unit or a tax: %s', (text) => {
    expect(money('AUD')(text)).toBe('other_currency')
  })

  test.each(['$1.5m', '$1.5M', 'A$1.5m', 'AUD 1.5m', '1.5m AUD', '-$1.5m', '($1.5m)', '$ 1.5m'])(
    'means a million, not a metre, directly after an amount with a currency: %s',
    (text) => {
      expect(money('AUD')(text)).toBe('not_a_number')
    },
  )

  test('means a metre after a space or before another letter, or without a currency', () => {
    for (const text of ['$1.5 m', '1.5m', '$1.5/m', '$1.5mm', '$1.5m²', '$1.5m2', '$1.5lm'])
      expect(money('AUD')(text), text).toBe('has_unit')
  })

  test.each([
    ...[
      '18.50 + G.S.T.',
      '18.50 +G.S.T',
      '18.50 ex G.S.T.',
      'G.S.T. incl. 18.50',
      '18.50 V.A.T.',
      '18.50 P.S.T.',
    ],
    ...[
      '18.50 zzgl. M.w.St.',
      '18.50 Mw.St.',
      '18.50 U.St.',
      '18.50 inkl. 19 % U. St.',
      '18.50 ex.GST',
      '18.50 H.T.',
    ],
    ...[
      '18.50 gross',
      '18.50 brutto',
      'net 18.50',
      'net 30.50',
      'net 1830',
      '18.50 nett',
      '18.50 tax free',
      '18.50 steuerfrei',
    ],
  ])('mentions tax, with points or by another word: %s', (text) => {
    expect(money('AUD')(text)).toBe('mentions_tax')
    expect(money('EUR', 'de')(text.replace('.50', ',50'))).toBe('mentions_tax')
  })

  test.each([
    ...[
      '18.50 l.m.',
      '18.50 p.m.',
      '18.50 p. m.',
      '18.50 plm',
      '18.50 p.l.m.',
      '18.50 psm',
      '18.50 sq.m',
      '18.50 lf.m',
    ],
    ...[
      '18.50 per pack',
      '18.50 a box',
      '18.50 tonne',
      '18.50 roll',
      'per m 18.50',
      'each: 18.50',
      '$/m 18.50',
    ],
    ...[
      '18.50 je Rolle',
      '18.50 Paar',
      '18.50 lfd. m',
      'je 18.50',
      '18.50/lfd. Meter',
      '18.50 per m net 30 days',
    ],
  ])('names a unit, with points, before the amount, or by another word: %s', (text) => {
    expect(money('AUD')(text)).toBe('has_unit')
  })

  test.each(['+GST', 'ex GST', 'G.S.T.', 'zzgl. MwSt.', 'net'])(
    'mentions tax, even without an amount: %s',
    (text) => {
      expect(money('AUD')(text)).toBe('mentions_tax')
    },
  )

  test.each([
    ...[
      '18.50 net 30',
      'net 30',
      'net 14 days',
      'netto 30',
      'NET 60',
      '18.50 net 30 days',
      '$18.50 net 30d',
      '18.50 30 days net',
      '18.50, 30 days net',
    ],
    ...['18.50 netto 30 Tage', '18.50 30 Tage netto', '18.50 nett 14', '18.50 net within 30 days'],
  ])('is a payment term, neither tax nor unit: %s', (text) => {
    expect(money('AUD')(text)).toBe('not_a_number')
  })
})
