/** Tests rare spellings, and texts that must not match them. Worked out by hand. */
import { describe, expect, test } from 'vitest'
import {
  parseForm,
  parseInput,
  formatMoney,
  formatMoneyToParts,
  formatQuantity,
  type InputField,
} from '../../src/entries/input.js'
import { currencyMarks } from '../../src/input/currency-marks.js'
import { comesTo } from './comes-to.js'

type FormFields = Parameters<typeof parseForm>[0]

const readAs = (text: string, field: InputField): unknown => comesTo(parseInput(text, field))

const money =
  (currency: string, locale = 'en-AU') =>
  (text: string) =>
    readAs(text, { kind: 'money', locale, currency })
const quantity = (locale: string) => (text: string) => readAs(text, { kind: 'quantity', locale })
const millimetres = (text: string, locale = 'en-AU') => readAs(text, { kind: 'length', locale, unit: 'mm' })

describe('the marks of a currency', () => {
  test('are its code and its signs, in upper case, with the longest first', () => {
    expect(currencyMarks('aud', 'en-AU')).toEqual(['AUD', 'AU$', 'A$', '$'])
    expect(currencyMarks('EUR', 'de')).toEqual(['EUR', '€'])
    expect(currencyMarks('CHF', 'de-CH')).toEqual(['SFR.', 'CHF', 'FR.', 'SFR', 'FR'])
    expect(currencyMarks('INR', 'hi-IN')).toEqual(['INR', 'RS.', 'RS', '₹'])
  })

  test('begin with the longest in every locale, since a shorter mark may be its beginning', () => {
    for (const locale of ['en', 'de', 'da', 'nb', 'sv', 'pl', 'cs', 'hu', 'tr', 'fr', 'ja'])
      for (const currency of ['DKK', 'NOK', 'SEK', 'PLN', 'CZK', 'HUF', 'TRY', 'XOF', 'JPY', 'AUD']) {
        const marks = currencyMarks(currency, locale)
        expect(marks.map(({ length }) => length)).toEqual(
          marks.map(({ length }) => length).sort((one, other) => other - one),
        )
        expect(marks).toContain(currency)
        expect(new Set(marks).size).toBe(marks.length)
      }
  })

  test('include a sign with a space only as a whole', () => {
    // In French, the sign is F CFA.
    expect(currencyMarks('XOF', 'fr').filter((mark) => /\s|^F$|^CFA$/.test(mark))).toEqual(['F CFA'])
  })

  test('are only the code for an unknown currency', () => {
    expect(currencyMarks('xx', 'en')).toEqual(['XX'])
    expect(currencyMarks('', 'en')).toEqual([])
  })
})

describe('an amount of money', () => {
  test('has no digits outside its brackets', () => {
    const french = money('EUR', 'fr')
    expect(['5(333)', '(5)333', '5 (333)', '(5) 333'].map(french)).toEqual(
      Array.from({ length: 4 }, () => 'not_a_number'),
    )
    expect(french('(5 333)')).toBe('-5333000000')
    expect(['((5))', '(5)(6)', '()5'].map(money('AUD'))).toEqual(
      Array.from({ length: 3 }, () => 'not_a_number'),
    )
  })

  test('has its sign once, and its code once', () => {
    expect(['$ 5 $', 'AUD 5 AUD', '$ AUD 5 $', 'A$ $5'].map(money('AUD'))).toEqual(
      Array.from({ length: 4 }, () => 'not_a_number'),
    )
    expect(['$ AUD 5', 'AUD 5 $', 'AUD (5) $'].map(money('AUD'))).toEqual(['5000000', '5000000', '-5000000'])
  })

  test('is shown as a number without a currency', () => {
    expect(parseInput('1,234.5', { kind: 'money', locale: 'en-AU' })).toEqual({
      status: 'ok',
      value: '1234500000',
      meant: '1,234.50',
    })
    expect(formatMoney({ amountMicros: '1234500000' }, { locale: 'en-AU' })).toBe('1,234.50')
  })

  test('has parts that add up to its text', () => {
    expect(formatMoneyToParts({ amountMicros: '-1234500000', currency: 'AUD' }, { locale: 'en-AU' })).toEqual(
      [
        { type: 'minusSign', value: '-' },
        { type: 'currency', value: '$' },
        { type: 'integer', value: '1' },
        { type: 'group', value: ',' },
        { type: 'integer', value: '234' },
        { type: 'decimal', value: '.' },
        { type: 'fraction', value: '50' },
      ],
    )
  })
})

describe('a number', () => {
  test('may consist of digits, but not only of a mark', () => {
    for (const locale of ['en-AU', 'de', 'fr', 'de-CH', 'hi-IN']) {
      expect(['1234', '1', '1234567'].map(quantity(locale))).toEqual(['1234', '1', '1234567'])
      expect(['.', ',', '5.', '.5'].map(quantity(locale))).toEqual([
        'not_a_number',
        'not_a_number',
        '5',
        '0.5',
      ])
    }
  })

  test('has a first group no longer than the others', () => {
    // The comma is therefore a decimal mark.
    expect(quantity('en-AU')('1234,567')).toBe('1234.567')
    expect(quantity('en-AU')('123,456')).toEqual(['123456', '123.456'])
    expect(quantity('en-AU')('1234,567,890')).toBe('not_a_number')
    // In India, groups have two digits.
    expect(quantity('hi-IN')('12,34,567')).toBe('1234567')
    expect(quantity('hi-IN')('123,45,678')).toBe('not_a_number')
  })

  test('has each reading once if it is ambiguous', () => {
    expect(quantity('en-AU')('1,234')).toEqual(['1234', '1.234'])
    expect(quantity('de')('1.234')).toEqual(['1234', '1.234'])
    // With the French comma, a space groups digits. A point from the numpad is ambiguous.
    expect(quantity('fr')('1 234,5')).toBe('1234.5')
    expect(quantity('fr')('1.000')).toEqual(['1', '1000'])
  })

  test('uses English for a list of locales', () => {
    expect(formatQuantity('1.5', { locale: ['de'] as never })).toBe('1.5')
    expect(formatQuantity('1.5', { locale: 'de' })).toBe('1,5')
  })
})

describe('a length', () => {
  test.each([
    ['- 8-3-1/2', '-2527.3'],
    ['-8-3-1/2', '-2527.3'],
    [`- 8' 3"`, '-2514.6'],
    // A double prime or quotation marks mean inches, even without feet.
    ['3\u2033', '76.2'],
    ['3½\u2033', '88.9'],
    ['3\u201d', '76.2'],
    ['3\u201c', '76.2'],
    [`8' 3½ "`, '2527.3'],
    [`8' 3 ½"`, '2527.3'],
    // Two lines are not a length.
    ['5\n6', 'not_a_number'],
    ['5 mm\n', '5'],
  ])('%j is read as %s', (text, read) => {
    expect(millimetres(text)).toBe(read)
  })

  test('throws for a field with an unknown unit', () => {
    for (const unit of ['yd', 'cm', 'feet', 'MM', 'constructor', null])
      for (const kind of ['length', 'pieces'] as const)
        expect(() => parseInput("8'", { kind, locale: 'en', unit: unit as never })).toThrow(/^field\.unit /)
  })
})

describe('parseForm', () => {
  const fields: FormFields = { quantity: { path: ['quantity'], kind: 'quantity' } }

  test('reads marks by its locale', () => {
    const read = (locale: string) => parseForm(fields, { quantity: '1.234' }, { locale, currency: 'EUR' })
    expect(read('de')).toMatchObject({ ok: false, unread: { quantity: { status: 'ambiguous' } } })
    expect(read('en')).toEqual({ ok: true, value: { quantity: '1.234' } })
  })

  test('returns plain data that the caller can change', () => {
    const nested: FormFields = { quantity: { path: ['lines', 0, 'quantity'], kind: 'quantity' } }
    const form = parseForm(nested, { quantity: '3' }, { locale: 'en', currency: 'AUD' })
    const plain = { enumerable: true, configurable: true, writable: true }
    expect(Object.getOwnPropertyDescriptors(form.ok && form.value)).toEqual({
      lines: { value: [{ quantity: '3' }], ...plain },
    })
  })
})
