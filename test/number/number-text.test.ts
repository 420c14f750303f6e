import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDecimal, formatMicros } from '../../src/number/readable.js'
import { decimalsOf, ONE, UNKNOWN } from '../../src/number/decimal.js'
import { plainText, readDecimal } from '../../src/number/number-text.js'

const german = { decimal: ',', group: '.', minus: '−' }

describe('formatDecimal', () => {
  test.each([
    ['12', '12'],
    ['12.50', '12.5'],
    ['7.000', '7'],
    ['7.0100', '7.01'],
    ['0.10', '0.1'],
    ['0', '0'],
    ['-1.5', '-1.5'],
    ['-0.00', '0'],
    ['-0.05', '-0.05'],
    ['999', '999'],
    ['1450', '1,450'],
    ['-100000', '-100,000'],
    ['000120', '120'],
    ['0001450', '1,450'],
    ['000', '0'],
    ['1234.5678', '1,234.5678'],
    ['999999999999999.123456789012', '999,999,999,999,999.123456789012'],
  ])('writes %s as %s', (decimal, text) => {
    expect(formatDecimal(decimal)).toBe(text)
  })

  test('uses the marks of another language', () => {
    expect(formatDecimal('-1450.50', german)).toBe('−1.450,5')
    expect(formatDecimal('1000000', german)).toBe('1.000.000')
  })
})

describe('N1: formatMicros', () => {
  test.each([
    ['0', '0.00'],
    ['-0', '0.00'],
    ['-000', '0.00'],
    ['000000000', '0.00'],
    ['1', '0.000001'],
    ['-1', '-0.000001'],
    ['100', '0.0001'],
    ['287500', '0.2875'],
    ['10000', '0.01'],
    ['-10000', '-0.01'],
    ['-0010000', '-0.01'],
    ['100000', '0.10'],
    ['1234567', '1.234567'],
    ['999990000', '999.99'],
    ['1000000000', '1,000.00'],
    ['-123456780000', '-123,456.78'],
    ['9223372036854775807', '9,223,372,036,854.775807'],
    ['-9223372036854775808', '-9,223,372,036,854.775808'],
    ['-98765432109876543210123456', '-98,765,432,109,876,543,210.123456'],
  ])('writes %s micros as %s', (micros, text) => {
    expect(formatMicros(micros)).toBe(text)
  })

  test('uses the marks of another language', () => {
    expect(formatMicros('-1234567890000', german)).toBe('−1.234.567,89')
    expect(formatMicros('-0', german)).toBe('0,00')
  })

  test('equals the amount without grouping marks', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (micros) => {
        const [whole = '', decimals = ''] = formatMicros(String(micros)).replaceAll(',', '').split('.')
        expect(BigInt(whole + decimals.padEnd(6, '0'))).toBe(micros)
        expect(decimals).toMatch(/^\d\d(\d*[1-9])?$/)
      }),
    )
  })
})

describe('a formatted number of any length', () => {
  // A million digits and one, so that the first group has two digits.
  const thousands = 333_333

  test('has groups, as a decimal and as an amount', () => {
    const digits = `12${'345'.repeat(thousands)}`
    const grouped = `12${',345'.repeat(thousands)}`
    expect(formatDecimal(digits) === grouped).toBe(true)
    expect(formatMicros(`${digits}000000`) === `${grouped}.00`).toBe(true)
  })

  test('keeps a million zeros before its last decimal', () => {
    const decimal = `0.${'0'.repeat(1_000_000)}1`
    expect(formatDecimal(decimal) === decimal).toBe(true)
    expect(formatDecimal(`${decimal}${'0'.repeat(1_000_000)}`) === decimal).toBe(true)
  })

  test.each(['', 'quote', '1e9'])('is unchanged if it is not a number: %j', (text) => {
    expect(formatDecimal(text)).toBe(text)
  })
})

describe('N4: a decimal string', () => {
  // `/` and `:` are the characters before and after the digits.
  test.each([
    '',
    '-',
    '.',
    '1.',
    '.5',
    '-.5',
    '+1',
    '1e5',
    ' 1',
    '1 ',
    '/',
    ':',
    '1/',
    '1:',
    '1./',
    '1.:',
    '1.5:',
    '1.2.3',
    '--1',
  ])('excludes %j', (text) => {
    expect(readDecimal(text)).toBeUndefined()
  })

  test.each([
    ['0', '0'],
    ['-0', '0'],
    ['007.50', '7.5'],
    ['-0.000000000001', '-0.000000000001'],
    // The largest safe coefficient, and the next.
    ['9007199254740991', undefined],
    ['900719925474099.1', '900719925474099.1'],
    ['900719925474099.2', '900719925474099.2'],
    ['999999999999999.999999999999', '999999999999999.999999999999'],
    ['999999999999999.9999999999999', undefined],
    ['1000000000000000', undefined],
  ])('is read only with at most 15 digits before the point and 12 after it: %s', (text, plain) => {
    const read = readDecimal(text)
    expect(read && plainText(read)).toBe(plain)
  })
})

describe('L2: the number of decimals without trailing zeros', () => {
  test.each([
    ['12', 0],
    ['12.0', 0],
    ['12.5', 1],
    ['12.50', 1],
    ['-12.500', 1],
    ['12.05', 2],
    ['12.050', 2],
    ['0.000000000001', 12],
    ['0.100000000000', 1],
  ])('is counted in %s as %d', (text, decimals) => {
    expect(decimalsOf(readDecimal(text) ?? UNKNOWN)).toBe(decimals)
  })

  test('is 0 for an unknown number', () => {
    expect([decimalsOf(UNKNOWN), decimalsOf(ONE)]).toEqual([0, 0])
  })
})
