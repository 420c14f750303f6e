import { describe, expect, test } from 'vitest'
import { readTyped } from '../../src/input.js'
import { comesTo } from './comes-to.js'

const money =
  (currency: string, locale = 'en-AU') =>
  (text: string) =>
    comesTo(readTyped(text, { kind: 'money', locale, currency }))

describe('the text behind an amount', () => {
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
    ...['about $5', '$5 or so', '5 GTS', '5 EUR 5', 'EUR', 'EUR x', 'per m', 'twelve', '5 incl. delivery'],
    ...['5 a', '5 men', '5/6', '5 1/2', 'each', '5 n/a', '5 in total'],
  ])('is none of these, so there is no number: %s', (text) => {
    expect(money('AUD')(text)).toBe('not_a_number')
  })

  test('is the currency of the account, whatever else is wrong', () => {
    expect(['A$5.5.5', 'AUD $ 5.5.5', '5.5.5 aud'].map(money('AUD'))).toEqual(
      Array.from({ length: 3 }, () => 'not_a_number'),
    )
    expect(money('CAD', 'fr-CA')('5.5.5 $ CA')).toBe('not_a_number')
  })

  test('may be the sign of the account and not the unit of the same name', () => {
    expect(money('HUF', 'hu')('500 Ft')).toBe('500000000')
    expect(money('EUR', 'hu')('500 Ft')).toBe('other_currency')
    expect(money('EUR', 'hu')('500 ft')).toBe('has_unit')
  })
})
