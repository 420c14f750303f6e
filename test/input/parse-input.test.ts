import { describe, expect, test } from 'vitest'
import { parseInput, type InputField } from '../../src/entries/input.js'
import { comesTo } from './comes-to.js'

type LengthUnit = NonNullable<InputField['unit']>

const typedAs = (field: InputField) => (text: string) => comesTo(parseInput(text, field))

describe('an amount of money', () => {
  const english = typedAs({ kind: 'money', locale: 'en-AU', currency: 'AUD' })
  const german = typedAs({ kind: 'money', locale: 'de', currency: 'EUR' })

  test.each([
    ['45.67', '45670000'],
    ['$45.67', '45670000'],
    ['A$45.67', '45670000'],
    ['AUD 45.67', '45670000'],
    ['45.67 aud', '45670000'],
    ['$1,234.50', '1234500000'],
    ['1,234,567', '1234567000000'],
    ['(45.67)', '-45670000'],
    ['($45.67)', '-45670000'],
    ['-$45.67', '-45670000'],
    ['$-45.67', '-45670000'],
    ['45.67-', '-45670000'],
    ['\u221245.67', '-45670000'],
    ['+5', '5000000'],
    ['.5', '500000'],
    ['5.', '5000000'],
    ['-0', '0'],
    ['0.000001', '1'],
    ['9223372036854.775807', '9223372036854775807'],
    ['-9223372036854.775808', '-9223372036854775808'],
    ['- 5', '-5000000'],
    // The sign and the code of the same currency agree.
    ['$5 AUD', '5000000'],
    ['AUD $5', '5000000'],
    ['AUD$5', '5000000'],
    ['AU$5', '5000000'],
    // A dash instead of cents is not a minus.
    ['$5.-', '5000000'],
    ['5.\u2013', '5000000'],
    ['5.--', '5000000'],
    ['-5.-', '-5000000'],
    ['5 -', '-5000000'],
  ])('%s is read in Australia as %s micros', (text, micros) => {
    expect(english(text)).toBe(micros)
  })

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['-', 'not_a_number'],
    ['$', 'not_a_number'],
    ['()', 'not_a_number'],
    ['(-5)', 'not_a_number'],
    ['--5', 'not_a_number'],
    ['5 6', 'not_a_number'],
    ['1e3', 'not_a_number'],
    ['0x10', 'not_a_number'],
    ['1,23,456', 'not_a_number'],
    ['1,1,1.2', 'not_a_number'],
    ['0,234.5', 'not_a_number'],
    ['1.234.5', 'not_a_number'],
    ['1 234.50', 'not_a_number'],
    ['twelve', 'not_a_number'],
    ['€5', 'other_currency'],
    ['5 NZD', 'other_currency'],
    ['US$5', 'other_currency'],
    ['AUD US$5', 'other_currency'],
    ['5 - EUR', 'other_currency'],
    // Unbalanced or foreign signs.
    ['(5', 'not_a_number'],
    ['5)', 'not_a_number'],
    ['x(5)', 'not_a_number'],
    ['(5)x', 'not_a_number'],
    ['-5-', 'not_a_number'],
    ["5'", 'not_a_number'],
    ['5k', 'not_a_number'],
    ['5\u0000', 'not_a_number'],
    ['$5$', 'not_a_number'],
    ['$$5', 'not_a_number'],
    ['AUD 5 AUD', 'not_a_number'],
    ['.-', 'not_a_number'],
    ['5.50-.-', 'not_a_number'],
    ['0.0000001', 'too_many_decimals'],
    ['9223372036854.775808', 'too_large'],
    ['-9223372036854.775809', 'too_large'],
    ['9'.repeat(101), 'not_a_number'],
  ])('%j is refused: %s', (text, reason) => {
    expect(english(text)).toBe(reason)
  })

  test('is ambiguous if a digit group could also be decimals; the locale’s own reading comes first', () => {
    expect(english('1,234')).toEqual(['1234000000', '1234000'])
    expect(german('1.234')).toEqual(['1234000000', '1234000'])
    expect(typedAs({ kind: 'money', locale: 'fr', currency: 'EUR' })('1.234')).toEqual([
      '1234000',
      '1234000000',
    ])
  })

  test('is unambiguous with the decimal mark of the locale', () => {
    expect(english('1.234')).toBe('1234000')
    expect(german('1,234')).toBe('1234000')
    expect(german('1.234,50 €')).toBe('1234500000')
  })

  test('may have a decimal point from a numpad where the locale has a comma, and vice versa', () => {
    expect(german('12.5')).toBe('12500000')
    expect(english('12,50')).toBe('12500000')
  })

  test('is refused with more than three digits after the group mark', () => {
    const indian = typedAs({ kind: 'quantity', locale: 'hi-IN' })
    expect(['10,0000', '1,0000', '12,3456', '1,23456'].map(english)).toEqual(Array(4).fill('not_a_number'))
    expect(['10.0000', '1.2345'].map(german)).toEqual(['not_a_number', 'not_a_number'])
    expect(['1,2345', '0,1234'].map(indian)).toEqual(['not_a_number', '0.1234'])
    // A leading zero excludes groups, and a mark that is not a group mark in the locale is a decimal mark.
    expect(['0,1234', ',1234'].map(english)).toEqual(['123400', '123400'])
    expect(german('0.0001')).toBe('100')
    expect(typedAs({ kind: 'money', locale: 'fr', currency: 'EUR' })('19.8512')).toBe('19851200')
    // The decimal mark of the locale allows any number of decimals.
    expect(english('19.8512')).toBe('19851200')
  })

  test('may have a decimal point from a numpad after the groups of the locale', () => {
    const french = typedAs({ kind: 'money', locale: 'fr', currency: 'EUR' })
    expect(french('1 234.50')).toBe('1234500000')
    expect(french('1 234 567.5 €')).toBe('1234567500000')
    // 1 23 has no valid groups.
    expect(french('1 23.50')).toBe('not_a_number')
    const swiss = typedAs({ kind: 'money', locale: 'de-CH', currency: 'CHF' })
    expect(swiss(`1'234,50`)).toBe('1234500000')
    // In English, the comma is already the group mark.
    expect(english('1,234,50')).toBe('not_a_number')
  })

  test('may have its currency outside accounting brackets', () => {
    expect(english('$ (1,234.00)')).toBe('-1234000000')
    expect(english('AUD (5)')).toBe('-5000000')
    expect(english('(5) AUD')).toBe('-5000000')
    expect(english('$(5 AUD)')).toBe('-5000000')
    expect(english('-(5)')).toBe('not_a_number')
    expect(english('$($5)')).toBe('not_a_number')
    expect(english('USD (5)')).toBe('other_currency')
  })

  test('may have the signs used by shops for francs and rupees', () => {
    const swiss = typedAs({ kind: 'money', locale: 'de-CH', currency: 'CHF' })
    const fives = ['CHF 5', 'Fr. 5.-', 'sFr. 5.\u2013', '5.\u2013 Fr', 'sFr 5', 'SFR 5', '5 sFr']
    expect(fives.map(swiss)).toEqual(fives.map(() => '5000000'))
    expect(["CHF 1'234.50", "Fr. -1'234.05"].map(swiss)).toEqual(['1234500000', '-1234050000'])
    const indian = typedAs({ kind: 'money', locale: 'hi-IN', currency: 'INR' })
    expect(['₹1,23,456.78', 'Rs. 1,23,456', 'Rs 5', 'Rs.5/-'].map(indian)).toEqual([
      '123456780000',
      '123456000000',
      '5000000',
      '5000000',
    ])
    expect(german('5,- €')).toBe('5000000')
    expect(german('Fr. 5')).toBe('other_currency')
  })

  test('may have the country before its dollar sign', () => {
    const american = typedAs({ kind: 'money', locale: 'en-AU', currency: 'USD' })
    expect(['US$5', 'USD 5', '$5', 'US$ 1,234.50'].map(american)).toEqual([
      ...['5000000', '5000000', '5000000'],
      '1234500000',
    ])
  })

  test('is shown with the marks of the locale', () => {
    expect(parseInput('1234,5', { kind: 'money', locale: 'de', currency: 'EUR' })).toEqual({
      status: 'ok',
      value: '1234500000',
      meant: '1.234,50\u00a0€',
    })
  })
})

describe('a length', () => {
  const inches = (unit: LengthUnit) => typedAs({ kind: 'length', locale: 'en-AU', unit })

  // 25.4 mm per inch: 99 1/2" = 2527.3 mm.
  test.each([
    ['2400', '2400'],
    ['2400mm', '2400'],
    ['240 cm', '2400'],
    ['2.4m', '2400'],
    ['2.4 LM', '2400'],
    [`8' 3 1/2"`, '2527.3'],
    [`8'3.5"`, '2527.3'],
    [`8′ 3½″`, '2527.3'],
    [`8 ' 3 1/2 "`, '2527.3'],
    ['8-3-1/2', '2527.3'],
    ['8ft 3-1/2in', '2527.3'],
    [`99.5''`, '2527.3'],
    [`7'9`, '2362.2'],
    [`7'-9"`, '2362.2'],
    ['85-1/2in', '2171.7'],
    [`1/4"`, '6.35'],
    ['½"', '12.7'],
    [`5'`, '1524'],
    ['-5', '-5'],
    [`8' - 3 1/2"`, '2527.3'],
    ['8 feet 3 1/2 inches', '2527.3'],
    ['8 foot', '2438.4'],
    ['1 inch', '25.4'],
    ['2.4 metres', '2400'],
    // Other marks for feet, and the fraction slash of a phone.
    ['8\u00b4 3"', '2514.6'],
    ['8` 3"', '2514.6'],
    ['3 1\u20442"', '88.9'],
    [`8' 11 15/16"`, '2741.6125'],
  ])('%s is read as %s mm', (text, millimetres) => {
    expect(inches('mm')(text)).toBe(millimetres)
  })

  // Inches must stay below 12, and three and a half needs a space: `3 1/2"`, not `31/2"`.
  test.each([
    ...['2.4 km', `3 1/0"`, '8-3', '1/2/3', `8' 3' 2"`, 'm', `'`, '2.4mm mm'],
    ...[`8' 12"`, `8' 13"`, `1'234`, `1'005`, '8-12-1/2', `31/2"`, `3 5/4"`, '2 4/4'],
  ])('%s is refused', (text) => {
    expect(inches('mm')(text)).toBe('not_a_number')
  })

  test('is rounded half up, and keeps its fraction, if its decimals are endless', () => {
    expect(parseInput(`8' 3 1/2"`, { kind: 'length', locale: 'en-US', unit: 'ft' })).toEqual({
      status: 'ok',
      value: '8.291666666667',
      meant: '8.291666666667 ft',
      exact: '199/24',
    })
    expect(parseInput('1m', { kind: 'length', locale: 'en-US', unit: 'in' })).toMatchObject({
      exact: '5000/127',
    })
  })

  test('is in the unit of the field if it has no unit', () => {
    expect(inches('m')('2.4')).toBe('2.4')
    expect(inches('ft')('8')).toBe('8')
  })

  test("may use the foot mark (') to group digits in Switzerland", () => {
    const swiss = typedAs({ kind: 'length', locale: 'de-CH', unit: 'mm' })
    expect(swiss(`1'234`)).toBe('1234')
    // Three digits cannot be inches.
    expect(swiss(`1'005`)).toBe('1005')
    expect(swiss(`8'3"`)).toBe('2514.6')
  })
})

describe('a quantity or a percentage', () => {
  test.each([
    ['3', '3'],
    ['2 1/2', '2.5'],
    ['2½', '2.5'],
    ['2-½', '2.5'],
    ['2-1/2', '2.5'],
    ['1/3', '0.333333333333'],
    ['-2.5', '-2.5'],
    ['1234', '1234'],
    // Texts that resemble a list of pieces.
    ['22/6', 'not_a_number'],
    ['2/2', 'not_a_number'],
  ])('%s is read as the quantity %s', (text, decimal) => {
    expect(typedAs({ kind: 'quantity', locale: 'en-AU' })(text)).toBe(decimal)
  })

  test.each([
    ['12.5 %', '12.5'],
    ['12.5', '12.5'],
    ['12,5 %', '12.5'],
    ['%', 'not_a_number'],
    ['5 % %', 'not_a_number'],
    ['', 'empty'],
    ['1/2', 'not_a_number'],
  ])('%s is read as the percentage %s', (text, decimal) => {
    expect(typedAs({ kind: 'percent', locale: 'en-AU' })(text)).toBe(decimal)
  })

  test.each([
    ['(12.5 %)', '-12.5'],
    ['(12.5) %', '-12.5'],
    ['+5', '5'],
    ['(-5)', 'not_a_number'],
    ['-(5)', 'not_a_number'],
    ['+-5', 'not_a_number'],
    ['(5', 'not_a_number'],
    ['()', 'not_a_number'],
  ])('%s is read with its sign as %s', (text, decimal) => {
    expect(typedAs({ kind: 'percent', locale: 'en-AU' })(text)).toBe(decimal)
    const quantity = typedAs({ kind: 'quantity', locale: 'en-AU' })
    expect(quantity(text.replace(/ ?%/, ''))).toBe(decimal)
  })

  test.each(['quantity', 'percent'] as const)('has no minus if a %s rounds to zero (N9)', (kind) => {
    const read = parseInput('-0.0000000000001', { kind, locale: 'en-AU' })
    expect(read).toMatchObject({ status: 'ok', value: '0', exact: '-1/10000000000000' })
    // A five at the 13th decimal rounds away from zero (N5), and keeps its sign.
    expect(typedAs({ kind, locale: 'en-AU' })('-0.0000000000005')).toBe('-0.000000000001')
  })

  test('may have the digits of its locale', () => {
    expect(typedAs({ kind: 'quantity', locale: 'ar-EG' })('١٬٢٣٤٫٥')).toBe('1234.5')
  })

  test('may have groups of two digits in India', () => {
    expect(typedAs({ kind: 'quantity', locale: 'hi-IN' })('12,34,567.5')).toBe('1234567.5')
    expect(typedAs({ kind: 'quantity', locale: 'en-AU' })('12,34,567.5')).toBe('not_a_number')
  })
})

describe('a list of pieces', () => {
  const pieces = typedAs({ kind: 'pieces', locale: 'en-AU', unit: 'm' })

  /** Each piece is its amount and its length, such as 22x6.1. */
  const list = (...pairs: readonly string[]) =>
    pairs.map((pair) => {
      const [amount, length] = pair.split('x')
      return { amount, length }
    })

  test.each([
    ['22/6.1, 14/4.35', list('22x6.1', '14x4.35')],
    ['3 @ 2.4', list('3x2.4')],
    ['3x2.4m; 2 × 1200mm', list('3x2.4', '2x1.2')],
    ['3 x 2.4\n5', list('3x2.4', '1x5')],
    ['1/4', list('1x4')],
    [`2 @ 8' 6"`, list('2x2.5908')],
    ['8-3-1/2', list('1x2.5273')],
    ['22/6.1,', list('22x6.1')],
    ['22/6.1,14/4.35', list('22x6.1', '14x4.35')],
    ['6.1,4.35', list('1x6.1', '1x4.35')],
  ])('is read from %s', (text, expected) => {
    expect(pieces(text)).toEqual(expected)
  })

  test('is ambiguous if a comma may be part of a number or separate pieces', () => {
    expect(pieces('3 @ 1,200mm')).toEqual([list('3x1.2'), list('3x0.0012'), list('3x1', '1x0.2')])
    expect(pieces('22/6,1')).toEqual([list('22x6.1'), list('22x6', '1x1')])
    expect(pieces('1,200/2.4')).toEqual([list('1200x2.4'), list('1.2x2.4'), list('1x1', '200x2.4')])
    expect(pieces('6,1, 4,3')).toEqual([list('1x6.1'), list('1x6', '1x1')])
    expect(pieces('22/6, 14/4')).toEqual(list('22x6', '14x4'))
    expect(pieces('22/6,14/4')).toEqual(list('22x6', '14x4'))
    const indian = typedAs({ kind: 'pieces', locale: 'hi-IN', unit: 'm' })
    // A hundred thousand pieces are implausible, so the reverse order and millimetres are offered too.
    expect(indian('1,00,000/6.1')).toEqual([
      ...[list('100000x6.1'), list('6.1x100000'), list('100000x0.0061')],
      list('1x1', '1x0', '0x6.1'),
    ])
  })

  test.each([
    // The two commas cannot both belong to one number, so the second separates pieces. The first is
    // ambiguous.
    ['2,4,6', [list('1x2.4'), list('1x2', '1x4')]],
    ['22/6,1,14/4,35', [list('22x6.1'), list('22x6', '1x1')]],
    // 35 m is too long for a piece, so it may be in mm.
    ['22/6.1,14/4,35', [list('14x4.35'), list('14x4', '1x35'), list('14x4', '1x0.035')]],
    ['2,400,3,600', [list('1x2400'), list('1x2.4'), list('1x2', '1x0.4'), list('1x2', '1x400')]],
  ])('is ambiguous for %s', (text, readings) => {
    expect(pieces(text)).toEqual(readings)
  })

  test('is ambiguous if a slash before inches may be a fraction', () => {
    const inches = typedAs({ kind: 'pieces', locale: 'en-US', unit: 'in' })
    const either = [list('1x2'), list('1x0.5')]
    expect(inches('1/2"')).toEqual(either)
    expect(inches('1/2')).toEqual(either)
    expect(inches('3/1/2"')).toEqual(list('3x0.5'))
    expect(inches('2 @ 1/2"')).toEqual(list('2x0.5'))
    expect(inches('22/6')).toEqual(list('22x6'))
    expect(pieces('1/2')).toEqual(list('1x2'))
  })

  test('needs a space after a comma between pieces if the comma is the decimal mark', () => {
    const german = typedAs({ kind: 'pieces', locale: 'de', unit: 'm' })
    expect(german('22/6,1, 14/4,35')).toEqual(list('22x6.1', '14x4.35'))
    expect(german('3/1.234')).toEqual([list('3x1234'), list('3x1.234')])
  })

  test.each([
    ['', 'empty'],
    [',;', 'empty'],
    ['a/b', 'not_a_number'],
    ['3 @', 'not_a_number'],
    ['3/2.4, x', 'not_a_number'],
    ['3 / 2.4 km', 'not_a_number'],
    ['22/6/1', 'not_a_number'],
    ['1/4/2', 'not_a_number'],
    ['22/6.1 14/4.35', 'not_a_number'],
  ])('is refused for %j: %s', (text, reason) => {
    expect(pieces(text)).toBe(reason)
  })
})
