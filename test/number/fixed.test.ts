import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fixedOf,
  microsOfTenThousandths,
  tenThousandthsOf,
  textOfTenThousandths,
} from '../../src/number/fixed.js'
import { anyDecimal } from './numbers.js'

describe('N4: fixedOf', () => {
  test.each([
    ['0', 4, 0],
    ['-0', 4, 0],
    ['-0.0000', 2, 0],
    ['007', 0, 7],
    ['12', 0, 12],
    ['12', 2, 1200],
    ['12.5', 2, 1250],
    ['12.50', 2, 1250],
    ['-12.5', 4, -125_000],
    ['1.2345', 4, 12_345],
    ['0.09', 4, 900],
    ['-0.0001', 4, -1],
    // Zeros after the kept decimals are dropped.
    ['12.340', 2, 1234],
    ['1.000000000000', 0, 1],
    ['-1.500000000000', 4, -15_000],
  ])('reads %s with %d decimals as %d units', (text, decimals, number) => {
    expect(fixedOf(text, decimals)).toBe(number)
  })

  // `/` and `:` are the characters before and after the digits.
  test.each([
    [
      '',
      '-',
      '.',
      '1.',
      '-1.',
      '.5',
      '-.5',
      '+1',
      '--1',
      '1e5',
      ' 1',
      '1 ',
      '/',
      ':',
      '1/',
      '1:',
      '1/5',
      '1:5',
    ],
    ['1./', '1.:', '1.5/', '1.5:', '1.5.2', '1.2-', '1.2345/', '1.2345:', '1.23450:', '1.23450/'],
  ])('does not read %j and similar strings', (...texts) => {
    for (const text of texts) expect([text, fixedOf(text, 4)]).toEqual([text, NaN])
  })

  test('does not read more decimals than are kept', () => {
    expect(fixedOf('1.23456', 4)).toBeNaN()
    expect(fixedOf('1.234500000001', 4)).toBeNaN()
    expect(fixedOf('0.5', 0)).toBeNaN()
    expect(fixedOf('-0.001', 2)).toBeNaN()
  })

  test('does not read more than twelve decimals, even zeros', () => {
    expect(fixedOf('1.000000000000', 2)).toBe(100)
    expect(fixedOf('1.0000000000000', 2)).toBeNaN()
  })

  test('does not read a string of more than fifteen characters', () => {
    expect(fixedOf('12345678.120000', 4)).toBe(123_456_781_200)
    expect(fixedOf('-1234567.120000', 4)).toBe(-12_345_671_200)
    expect(fixedOf('123456789.120000', 4)).toBeNaN()
    expect(fixedOf('-000000000000001', 4)).toBeNaN()
  })

  test('does not read a number beyond 9e13 units', () => {
    expect(fixedOf('90000000000000', 0)).toBe(9e13)
    expect(fixedOf('-90000000000000', 0)).toBe(-9e13)
    expect(fixedOf('90000000000001', 0)).toBeNaN()
    expect(fixedOf('9000000000', 4)).toBe(9e13)
    expect(fixedOf('9000000000.0001', 4)).toBeNaN()
    expect(fixedOf('-900000000001', 2)).toBeNaN()
    expect(fixedOf('999999999999999', 4)).toBeNaN()
  })

  test('keeps the digits of the string, shifted by the decimals', () => {
    let answered = 0
    fc.assert(
      fc.property(anyDecimal, fc.constantFrom(0, 2, 4), (text, decimals) => {
        const [whole = '', fraction = ''] = text.split('.')
        const padded = fraction.padEnd(12, '0')
        const isExact = /^0*$/.test(padded.slice(decimals))
        const units = Number(BigInt(whole + padded.slice(0, decimals)))
        const number = fixedOf(text, decimals)
        if (isExact && text.length <= 15 && Math.abs(units) <= 9e13) {
          answered++
          // -0 becomes 0, and a positive number stays positive.
          expect(number).toBe(units + 0)
        } else expect(number).toBeNaN()
      }),
      { numRuns: 3000 },
    )
    expect(answered).toBeGreaterThan(300)
  })
})

describe('N7: tenThousandthsOf', () => {
  test.each([
    ['0', 0],
    ['100', 1],
    ['-100', -1],
    ['12345600', 123_456],
    ['-1000000', -10_000],
    ['99999999999999900', 999_999_999_999_999],
    ['-9999999999999900', -99_999_999_999_999],
  ])('turns %s micros into %d, which converts back', (micros, number) => {
    expect(tenThousandthsOf(micros)).toBe(number)
    expect(microsOfTenThousandths(number)).toBe(micros)
  })

  test.each([
    ['fractions of a ten-thousandth', ['1', '10', '-10', '101', '110', '-123', '12345678', '10001']],
    ['leading zeros or a negative zero', ['-0', '00', '000', '-00', '-000', '0100', '-0100', '000000']],
    [
      'strings that are not numbers',
      ['', '-', '/00', ':00', '-/00', '1/00', '1:00', '1-00', '+100', '1.00', 'x00'],
    ],
    ['numbers beyond the safe integers', ['999999999999999900', '-99999999999999900', '900719925474099300']],
  ])('does not read %s', (_, texts) => {
    for (const text of texts) expect([text, tenThousandthsOf(text)]).toEqual([text, NaN])
  })
})

describe('N9: textOfTenThousandths', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [1, '0.0001'],
    [-1, '-0.0001'],
    [10, '0.001'],
    [100, '0.01'],
    [-1000, '-0.1'],
    [1020, '0.102'],
    [10_000, '1'],
    [-10_000, '-1'],
    [20_500, '2.05'],
    [-12_345, '-1.2345'],
    [99_999, '9.9999'],
    [1_000_000, '100'],
    [900_719_925_474_099, '90071992547.4099'],
  ])('writes %d as %s, which parses back', (number, text) => {
    expect(textOfTenThousandths(number)).toBe(text)
    if (text.length <= 15) expect(fixedOf(text, 4)).toBe(number + 0)
  })
})
