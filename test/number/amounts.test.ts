import { describe, expect, test } from 'vitest'
import { hundredth, lessPercentage, thousandth } from '../../src/number/arithmetic.js'
import {
  amountOfCents,
  centsOf,
  centsOfProduct,
  exactCentsOf,
  exactCentsOfProduct,
  fitsInt64,
  isAmount,
  knownCents,
  overflows,
  addIntegers,
  integerOf,
  subtractCents,
  UNKNOWN_CENTS,
  negateInteger,
  subtractIntegers,
  type Cents,
} from '../../src/number/cents.js'
import {
  fitsDecimalText,
  plainText,
  readDecimal,
  writeDecimal,
  fitsMicros,
  readMicros,
  writeCentsAsMicros,
  writeMicros,
} from '../../src/number/number-text.js'
import { narrow, ZERO, type DecimalInAnyUnit } from '../../src/number/decimal.js'
import type { MajorUnits } from '../../src/number/units.js'
import { decimalOfText, unitsOf } from '../../src/number/reference.js'

const decimal = (text: string): DecimalInAnyUnit =>
  (readDecimal(text) as DecimalInAnyUnit | undefined) ?? ZERO

/**
 * The largest whole number of cents within int64 micros. 9223372036854775807 micros are 9223372036854.775807.
 */
const MOST = 922_337_203_685_477

describe('N8: the limits of amounts in cents', () => {
  test.each([MOST, -MOST, 0])('include %d cents', (cents) => {
    expect([isAmount(cents as Cents), overflows(cents as Cents), fitsInt64(cents)]).toEqual([
      true,
      false,
      true,
    ])
    expect(knownCents(cents as Cents)).toBe(cents)
  })

  test.each([MOST + 1, -MOST - 1, Infinity, -Infinity])('exclude %d cents', (cents) => {
    expect([isAmount(cents as Cents), overflows(cents as Cents), fitsInt64(cents)]).toEqual([
      false,
      true,
      false,
    ])
    expect(knownCents(cents as Cents)).toBeNaN()
  })

  test('exclude sums of 2^60 cents', () => {
    expect([fitsInt64(2n ** 60n), fitsInt64(-(2n ** 60n))]).toEqual([false, false])
  })

  test.each([
    ['9223372036854.77', MOST],
    ['9223372036854.774', MOST],
    ['9223372036854.7749999', MOST],
    ['9223372036854.775', Infinity],
    ['9223372036854.78', Infinity],
    ['9223372036854.8', Infinity],
    ['9223372036855', Infinity],
    ['999999999999999.999999999999', Infinity],
    ['999999999999999.99', Infinity],
  ])('apply to %s rounded to the cent, which gives %d', (text, cents) => {
    expect(centsOf(decimal(text))).toBe(cents)
    expect(centsOf(decimal(`-${text}`))).toBe(-cents)
    expect(centsOfProduct(decimal(text), decimal('1'))).toBe(cents)
    expect(centsOfProduct(decimal(text), decimal('-1'))).toBe(-cents)
  })
})

describe('N8: the limits of amounts in micros', () => {
  const micros = (text: string) => decimalOfText(`${text}e-6`) as MajorUnits

  test.each([
    ['9223372036854775807', true],
    ['9223372036854775808', false],
    ['-9223372036854775808', true],
    ['-9223372036854775809', false],
    ['9000000000000000000', true],
    ['-9000000000000000000', true],
    ['9300000000000000000', false], // narrow, since its coefficient is 9300000000000
    ['9223372036855000000', false], // narrow, and less than a thousandth of a unit beyond the limit
    ['-9223372036855000000', false],
    ['9223372036854000000', true], // narrow, and the last whole unit within the limit
    ['-9300000000000000000', false],
    ['99999999999999999999999', false],
    ['-99999999999999999999999', false],
    ['123400', true],
    ['-1', true],
  ])('include only 64-bit integers: %s micros', (text, fits) => {
    expect(fitsMicros(micros(text))).toBe(fits)
  })

  test.each(['9223372036854775807', '-9223372036854775808', '9007199254740993', '-9007199254740993'])(
    'allow %s micros, which are read and written unchanged, without leading zeros',
    (text) => {
      const padded = text.replace(/\d+/, (digits) => digits.padStart(40, '0'))
      for (const sent of [text, padded]) {
        const amount = readMicros(sent)
        expect(amount).toEqual(micros(text))
        expect(amount === undefined ? '' : writeMicros(amount)).toBe(text)
      }
    },
  )

  test.each(['9223372036854775808', '-9223372036854775809', '12345678901234567890'])(
    'refuse %s micros',
    (text) => {
      expect(readMicros(text)).toBeUndefined()
      expect(readMicros(text.replace(/\d+/, (digits) => digits.padStart(40, '0')))).toBeUndefined()
    },
  )
})

describe('N8: the limits of decimals', () => {
  test.each([
    ['999999999999999', true],
    ['-999999999999999.999999999999', true],
    ['1000000000000000', false],
    // Sixteen digits with decimals, as a safe integer.
    ['900719925474099.1', true],
    ['-12345678901234.56', true],
    ['999999999999999.999999999999', true],
    ['1000000000000000.5', false],
    ['-1000000000000000.000000000001', false],
    ['99999999999999.9999999999999', false],
    ['0.999999999999999999', false],
    ['0.0000000000001', false],
    ['-0.000000000001', true],
  ])('include only 15 digits before the point and 12 after it: %s', (text, fits) => {
    expect(fitsDecimalText(decimalOfText(text))).toBe(fits)
  })
})

describe('N6: a wide number', () => {
  const wide = decimal('999999999999999.999999999999')

  test('has exact hundredths, thousandths and percentages', () => {
    expect(plainText(hundredth(wide))).toBe('9999999999999.99999999999999')
    expect(plainText(thousandth(wide))).toBe('999999999999.999999999999999')
    expect(plainText(lessPercentage(wide, decimal('10')))).toBe('899999999999999.9999999999991')
    expect(plainText(lessPercentage(decimal('10'), wide))).toBe('-99999999999989.9999999999999')
  })

  test('is truncated to the given number of decimals, like a narrow number', () => {
    expect(unitsOf(narrow(12_399, 3), 1)).toBe(123n)
    expect(unitsOf(narrow(-12_399, 3), 1)).toBe(-123n)
    expect(unitsOf(narrow(12_399, 3), 3)).toBe(12_399n)
    expect(unitsOf(narrow(12_399, 3), 5)).toBe(1_239_900n)
    expect(unitsOf(wide, 0)).toBe(999_999_999_999_999n)
  })
})

describe('N5: rounding to the cent', () => {
  test.each([
    ['7', 700],
    ['7.1', 710],
    ['7.12', 712],
    ['7.125', 713],
    ['7.1249', 712],
    ['-7.125', -713],
    ['-0.005', -1],
    ['-0.004', 0],
  ])('turns %s into %d cents', (text, cents) => {
    expect(centsOf(decimal(text))).toBe(cents)
    expect(exactCentsOf(decimal(text))).toBe(cents)
    expect(centsOfProduct(decimal(text), decimal('1'))).toBe(cents)
    expect(exactCentsOfProduct(decimal('1'), decimal(text))).toBe(cents)
  })
})

describe('N6: rounding a product to the cent once', () => {
  // Worked by hand: multiply the digits as whole numbers, then insert the point.
  test.each([
    ['2.3456', '1.5', 352], // 3.51840
    ['2.3456', '1.2345', 290], // 2.89564320
    ['-11.235', '0.5', -562], // -5.6175
    ['0.01', '0.5', 1], // a tie
    ['-0.01', '0.5', -1],
    ['0.1', '0.04', 0], // 0.004
    ['3', '11', 3300],
    ['0.5', '3', 150],
    ['1.25', '3', 375],
    ['10', '-0.1', -100],
  ])('turns %s × %s into %d cents', (a, b, cents) => {
    expect(centsOfProduct(decimal(a), decimal(b))).toBe(cents)
    expect(exactCentsOfProduct(decimal(a), decimal(b))).toBe(cents)
  })
})

describe('differences of amounts', () => {
  test('are exact, or unknown if an amount is unknown', () => {
    expect(subtractCents(1250 as Cents, 300 as Cents)).toBe(950)
    expect(subtractCents(300 as Cents, 1250 as Cents)).toBe(-950)
    expect(subtractCents(-MOST as Cents, MOST as Cents)).toBe(-2 * MOST)
    expect(subtractCents(UNKNOWN_CENTS, 1 as Cents)).toBeNaN()
    expect(subtractCents(1 as Cents, UNKNOWN_CENTS)).toBeNaN()
  })
})

describe('N7: whole cents as micros', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [1, '10000'],
    [-1, '-10000'],
    [123, '1230000'],
    [MOST, '9223372036854770000'],
    [-MOST, '-9223372036854770000'],
  ])('%d cents are %s micros', (cents, micros) => {
    expect(writeCentsAsMicros(cents)).toBe(micros)
  })
})

describe('N1: micros', () => {
  // `/` and `:` are the characters before and after the digits.
  test.each([
    ['', '-', '+1', '--1', '1-', ' 1', '1 ', '/', ':', '1/', '1:', '-/', '1.0', '1e4', '0x10', '12a4'],
    ['99999999999999999x', '9007199254740992/', '9007199254740992:', '-9007199254740992 '],
  ])('cannot be %j or similar strings', (...texts) => {
    for (const text of texts) expect([text, readMicros(text)]).toEqual([text, undefined])
  })

  test.each([
    ['0', '0'],
    ['-0', '0'],
    ['1', '0.000001'],
    ['-1', '-0.000001'],
    ['100', '0.0001'],
    ['-123400', '-0.1234'],
    ['1234567', '1.234567'],
    ['10000', '0.01'],
    ['18500000', '18.5'],
    ['-120000000', '-120'],
  ])('convert from %s to %s of the major unit', (micros, amount) => {
    const read = readMicros(micros)
    expect(read && plainText(read)).toBe(amount)
  })

  test('are written for an amount with zeros after six decimals', () => {
    expect(writeMicros(narrow(1_230_000_000, 9) as MajorUnits)).toBe('1230000')
    expect(writeMicros(narrow(-700, 8) as MajorUnits)).toBe('-7')
  })
})

describe('N6: integers beyond the safe integers', () => {
  test('are added and subtracted exactly', () => {
    expect(addIntegers(Number.MAX_SAFE_INTEGER, 2)).toBe(9_007_199_254_740_993n)
    expect(subtractIntegers(9_007_199_254_740_993n, 2)).toBe(Number.MAX_SAFE_INTEGER)
    expect(subtractIntegers(-Number.MAX_SAFE_INTEGER, 2)).toBe(-9_007_199_254_740_993n)
    expect(subtractIntegers(2, -Number.MAX_SAFE_INTEGER)).toBe(9_007_199_254_740_993n)
    expect(subtractIntegers(2, 9_007_199_254_740_993n)).toBe(-Number.MAX_SAFE_INTEGER)
    expect(addIntegers(9_007_199_254_740_993n, 9_007_199_254_740_993n)).toBe(18_014_398_509_481_986n)
  })

  test('are bigints, and all others are numbers', () => {
    expect(integerOf(9_007_199_254_740_991n)).toBe(Number.MAX_SAFE_INTEGER)
    expect(integerOf(9_007_199_254_740_992n)).toBe(9_007_199_254_740_992n)
    expect(negateInteger(9_007_199_254_740_992n)).toBe(-9_007_199_254_740_992n)
    expect(negateInteger(5)).toBe(-5)
    expect(Object.is(negateInteger(0), 0)).toBe(true)
  })

  test('are converted to amounts and back exactly', () => {
    // No double is exactly 9 007 199 254 740 993.
    expect(plainText(amountOfCents(9_007_199_254_740_993n))).toBe('90071992547409.93')
    expect(plainText(amountOfCents(-(10n ** 18n) - 1n))).toBe('-10000000000000000.01')
    expect(exactCentsOf(amountOfCents(10n ** 18n + 1n))).toBe(10n ** 18n + 1n)
    expect(exactCentsOfProduct(amountOfCents(10n ** 18n), decimal('0.1'))).toBe(10n ** 17n)
    expect(exactCentsOfProduct(amountOfCents(10n ** 18n + 5n), decimal('-0.1'))).toBe(-(10n ** 17n) - 1n)
    expect(exactCentsOf(narrow(922_337_203_685_478, 2) as MajorUnits)).toBe(922_337_203_685_478)
  })
})

describe('N9: the written form of a number', () => {
  test.each(['-0', '0.00', '10.00', '007', '1.230', '999999999999999.999999999990'])(
    'is as sent for the parsed %s',
    (text) => {
      expect(writeDecimal(decimal(text))).toBe(text)
    },
  )

  test.each([
    [narrow(1230, 3), '1.23'],
    [narrow(-1230, 3), '-1.23'],
    [narrow(-5, 3), '-0.005'],
    [narrow(0, 2), '0'],
    [narrow(-0, 0), '0'],
    [narrow(100, 2), '1'],
    [narrow(100, 0), '100'],
    [narrow(1, 20), '0.00000000000000000001'],
    [narrow(10, 21), '0.00000000000000000001'],
    [narrow(-7, 30), '-0.000000000000000000000000000007'],
  ])('is plain for the computed %o: %s', (number, text) => {
    expect(writeDecimal(number)).toBe(text)
    expect(plainText(number)).toBe(text)
  })
})
