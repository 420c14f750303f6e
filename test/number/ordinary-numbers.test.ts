import { describe, expect, test } from 'vitest'
import {
  add,
  compare,
  hundredth,
  larger,
  lessPercentage,
  multiply,
  negate,
  roundedProduct,
  roundedQuotient,
  roundHalfUp,
  subtract,
  thousandth,
} from '../../src/number/arithmetic.js'
import {
  addIntegers,
  amountOfCents,
  centsOf,
  centsOfProduct,
  exactCentsOf,
  exactCentsOfProduct,
  subtractIntegers,
} from '../../src/number/cents.js'
import {
  decimalOfNumber,
  fitsDecimalText,
  plainText,
  readDecimal,
  fitsMicros,
  readMicros,
  writeMicros,
} from '../../src/number/number-text.js'
import {
  isZero,
  narrow,
  signOf,
  UNKNOWN,
  type Decimal,
  type DecimalInAnyUnit,
} from '../../src/number/decimal.js'
import { roundedRoot } from '../../src/number/root.js'

/** Makes `BigInt` throw while a function runs, so that it cannot use the reference. */
function onFastPath<A>(make: () => A): A {
  const { BigInt } = globalThis
  try {
    globalThis.BigInt = (() => {
      throw new Error('the reference was asked')
    }) as unknown as typeof BigInt
    return make()
  } finally {
    globalThis.BigInt = BigInt
  }
}

const read = (text: string): DecimalInAnyUnit => {
  const number = readDecimal(text)
  if (number === undefined) throw new Error(`not a decimal: ${text}`)
  return number as DecimalInAnyUnit
}

/** Writes a number that is computed on the fast path only. */
const made = (make: () => Decimal): string => onFastPath(() => plainText(make()))

describe('N6: the fast path', () => {
  test('the reference is disabled in these tests', () => {
    const wide = read('999999999999999.999999999999')
    const third = narrow(Number.MAX_SAFE_INTEGER, 3)
    const asked: readonly (() => unknown)[] = [
      () => add(wide, wide),
      () => multiply(third, third),
      () => roundHalfUp(wide, 2),
      () => roundedProduct(third, third, 2),
      () => roundedQuotient(third, third, 2),
      () => compare(wide, wide),
      () => roundedRoot(third, 12),
      () => exactCentsOf(wide),
      () => decimalOfNumber(5e-9),
    ]
    for (const ask of asked) expect(() => onFastPath(ask)).toThrow('the reference was asked')
  })

  test.each([
    ['12.5', '0.125', '12.625', '12.375', '1.5625'],
    ['-12.5', '0.125', '-12.375', '-12.625', '-1.5625'],
    ['0.125', '-12.5', '-12.375', '12.625', '-1.5625'],
    ['7', '3', '10', '4', '21'],
    ['0', '-4.5', '-4.5', '4.5', '0'],
    ['9007199254740.99', '0.01', '9007199254741', '9007199254740.98', '90071992547.4099'],
    ['900719925474099', '-1', '900719925474098', '900719925474100', '-900719925474099'],
  ])('%s and %s have the sum %s, the difference %s and the product %s', (a, b, sum, difference, product) => {
    const [x, y] = [read(a), read(b)]
    expect(made(() => add(x, y))).toBe(sum)
    expect(made(() => subtract(x, y))).toBe(difference)
    expect(made(() => multiply(x, y))).toBe(product)
    expect(made(() => negate(x))).toBe(plainText(subtract(narrow(0, 0), x)))
  })

  test('a sum may reach the largest safe integer, and a larger sum uses the reference', () => {
    const max = narrow(Number.MAX_SAFE_INTEGER, 2)
    expect(made(() => add(subtract(max, narrow(1, 2)), narrow(1, 2)))).toBe('90071992547409.91')
    expect(made(() => subtract(narrow(-Number.MAX_SAFE_INTEGER + 1, 2), narrow(1, 2)))).toBe(
      '-90071992547409.91',
    )
    expect(plainText(add(max, narrow(1, 2)))).toBe('90071992547409.92')
    expect(plainText(subtract(negate(max), narrow(2, 2)))).toBe('-90071992547409.93')
    expect(plainText(multiply(max, narrow(-3, 1)))).toBe('-27021597764222.973')
  })

  test.each([
    ['2.345', 2, '2.35'],
    ['-2.345', 2, '-2.35'],
    ['2.3449', 2, '2.34'],
    ['-2.3449', 2, '-2.34'],
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['-0.4', 0, '0'],
    ['12', 0, '12'],
    ['900.719925474099', 4, '900.7199'],
  ])('%s rounded to %d decimals is %s', (text, places, rounded) => {
    expect(made(() => roundHalfUp(read(text), places))).toBe(rounded)
    expect(made(() => roundedProduct(read(text), narrow(1, 0), places))).toBe(rounded)
    expect(made(() => roundedProduct(narrow(-1, 0), read(text), places))).toBe(
      rounded === '0' ? '0' : rounded.startsWith('-') ? rounded.slice(1) : `-${rounded}`,
    )
  })

  test.each([
    ['1', '3', 4, '0.3333'],
    ['2', '3', 4, '0.6667'],
    ['-2', '3', 4, '-0.6667'],
    ['2', '-3', 4, '-0.6667'],
    ['-2', '-3', 4, '0.6667'],
    ['1', '8', 2, '0.13'],
    ['-1', '8', 2, '-0.13'],
    ['0', '-7', 2, '0'],
    ['0.125', '1', 2, '0.13'], // more decimals than are kept, so the divisor is scaled
    ['0.124999', '1', 2, '0.12'],
    ['-1.000005', '0.1', 4, '-10.0001'],
    ['1200', '304.8', 6, '3.937008'],
    ['6', '0.5', 0, '12'],
  ])('%s / %s rounded to %d decimals is %s', (a, b, places, quotient) => {
    expect(made(() => roundedQuotient(read(a), read(b), places))).toBe(quotient)
  })

  test.each([
    ['0', 2, '0'],
    ['2', 2, '1.41'],
    ['250000.25', 2, '500'],
    ['0.0025', 1, '0.1'], // a root of 0.05 is a tie
    ['0.00249999', 1, '0'],
    ['0.00250001', 1, '0.1'],
    ['123456.789012345', 2, '351.36'], // more decimals than affect the root
  ])('the root of %s rounded to %d decimals is %s', (text, places, root) => {
    expect(made(() => roundedRoot(read(text), places))).toBe(root)
  })

  test('a root whose double is rounded up to a whole number is corrected by its square', () => {
    // 4 × 2251799784062556 is one less than the square of 94906265, and its root as a double is 94906265.
    expect(Math.sqrt(4 * 2_251_799_784_062_556)).toBe(94_906_265)
    expect(made(() => roundedRoot(narrow(2_251_799_784_062_556, 0), 0))).toBe('47453132')
    expect(made(() => roundedRoot(narrow(2_251_799_784_062_557, 0), 0))).toBe('47453133')
  })

  test('sums of whole numbers need no bigints', () => {
    expect(onFastPath(() => [addIntegers(3, 4), subtractIntegers(3, 4), subtractIntegers(0, 0)])).toEqual([
      7, -1, 0,
    ])
    expect(onFastPath(() => addIntegers(Number.MAX_SAFE_INTEGER - 1, 1))).toBe(Number.MAX_SAFE_INTEGER)
    expect(() => onFastPath(() => addIntegers(3, 4n))).toThrow('the reference was asked')
  })

  test('a string of a million digits is refused without reading its characters', () => {
    const texts = String.prototype as unknown as { charCodeAt: (this: string, index: number) => number }
    const { charCodeAt } = texts
    let looked = 0
    try {
      texts.charCodeAt = function (index) {
        looked++
        return charCodeAt.call(this, index)
      }
      expect(readDecimal('9'.repeat(1_000_000))).toBeUndefined()
      expect(readDecimal(`0.${'0'.repeat(1_000_000)}`)).toBeUndefined()
    } finally {
      texts.charCodeAt = charCodeAt
    }
    expect(looked).toBe(0)
  })

  test('a decimal with the largest safe coefficient is read', () => {
    expect(made(() => read('900719925474099.1'))).toBe('900719925474099.1')
    expect(made(() => read('-9007.199254740991'))).toBe('-9007.199254740991')
    expect(() => made(() => read('900719925474099.2'))).toThrow('the reference was asked')
  })

  test('a percentage of 0 leaves even the largest amount unchanged', () => {
    const max = narrow(Number.MAX_SAFE_INTEGER, 2) as DecimalInAnyUnit
    expect(made(() => lessPercentage(max, read('0.00')))).toBe('90071992547409.91')
  })

  test('percentages, hundredths and thousandths are exact', () => {
    expect(made(() => lessPercentage(read('11.23'), read('10')))).toBe('10.107')
    expect(made(() => lessPercentage(read('-11.235'), read('7.25')))).toBe('-10.4204625')
    expect(made(() => lessPercentage(read('100'), read('100')))).toBe('0')
    expect(made(() => lessPercentage(read('100'), read('0.00')))).toBe('100')
    expect(made(() => hundredth(read('-12.5')))).toBe('-0.125')
    expect(made(() => thousandth(read('1200')))).toBe('1.2')
  })

  test.each([
    ['1.1', '1.10', 0],
    ['1.1', '1.11', -1],
    ['-1.1', '-1.11', 1],
    ['900719925474099', '900719925474099.0', 0],
    ['0', '-0', 0],
    ['12', '3', 1],
    ['0.000001', '0.0000011', -1],
    // Brought to a common scale, these are not safe integers, but their doubles differ.
    ['900719925474099', '0.000001', 1],
    ['-900719925474099', '0.000001', -1],
    ['0.000001', '900719925474099', -1],
  ])('%s compared with %s gives %d', (a, b, order) => {
    const sign = onFastPath(() => Math.sign(compare(read(a), read(b))))
    expect(sign).toBe(order)
    expect(onFastPath(() => larger(read(a), read(b))).text).toBe(order < 0 ? b : a)
  })

  test('numbers with equal doubles and no safe common scale are left to the reference', () => {
    const [a, b] = [read('999999999999999.000000000001'), read('999999999999999.000000000002')]
    expect([compare(a, b), compare(b, a), compare(a, a)].map(Math.sign)).toEqual([-1, 1, 0])
    expect(larger(a, b)).toBe(b)
  })

  test('numbers with different doubles need no safe common scale', () => {
    const [c, d] = [narrow(Number.MAX_SAFE_INTEGER, 0), narrow(Number.MAX_SAFE_INTEGER, 3)]
    expect([compare(c, d), compare(d, c)].map(Math.sign)).toEqual([1, -1])
  })

  test('numbers that differ only in trailing zeros are equal', () => {
    expect(onFastPath(() => compare(narrow(11, 1), narrow(110, 2)))).toBe(0)
    expect(onFastPath(() => compare(narrow(-110, 2), narrow(-11, 1)))).toBe(0)
  })

  test('numbers with equal doubles are compared by their digits', () => {
    const [a, b] = [read('9007199254740.991'), read('9007199254740.99')]
    expect(Number('9007199254740.991')).toBe(Number('9007199254740.99'))
    expect(onFastPath(() => [compare(a, b), compare(b, a)].map(Math.sign))).toEqual([1, -1])
    expect(onFastPath(() => larger(b, a))).toBe(a)
  })

  test('a string with too many digits is refused before its conversion', () => {
    expect(onFastPath(() => readMicros('9'.repeat(20)))).toBeUndefined()
    expect(onFastPath(() => readMicros(`-000${'9'.repeat(20)}`))).toBeUndefined()
    expect(onFastPath(() => readDecimal('9'.repeat(30)))).toBeUndefined()
  })

  test('a tie at fifteen decimals is rounded correctly', () => {
    expect(onFastPath(() => plainText(roundHalfUp(narrow(5 * 10 ** 14, 15), 0)))).toBe('1')
    expect(onFastPath(() => plainText(roundHalfUp(narrow(5 * 10 ** 14 - 1, 15), 0)))).toBe('0')
    expect(onFastPath(() => plainText(roundHalfUp(narrow(-15 * 10 ** 14, 15), 0)))).toBe('-2')
  })

  test('money is read, rounded and written', () => {
    const texts = ['0', '10000', '-10000', '12345678', '18500000', '9007199254740991', '-9007199254740991']
    for (const text of texts) {
      expect(onFastPath(() => writeMicros(readMicros(text) ?? UNKNOWN))).toBe(text)
      expect(onFastPath(() => fitsMicros(readMicros(text) ?? UNKNOWN))).toBe(true)
    }
    expect(onFastPath(() => centsOf(read('2.345')))).toBe(235)
    expect(onFastPath(() => centsOfProduct(read('1.5'), read('-2.345')))).toBe(-352)
    expect(onFastPath(() => centsOfProduct(read('3'), read('11.2')))).toBe(3360)
    expect(onFastPath(() => exactCentsOf(read('-2.345')))).toBe(-235)
    expect(onFastPath(() => exactCentsOfProduct(amountOfCents(9500), read('0.1')))).toBe(950)
  })

  test('an amount is stored with two, four or six decimals', () => {
    const decimals = (text: string) => readMicros(text)?.scale
    expect(['0', '10000', '-120000', '100', '-123400', '1', '-1234567'].map(decimals)).toEqual([
      2, 2, 2, 4, 4, 6, 6,
    ])
  })

  test('the numbers of a drawing are read', () => {
    expect(made(() => decimalOfNumber(2400))).toBe('2400')
    expect(made(() => decimalOfNumber(-0))).toBe('0')
    expect(made(() => decimalOfNumber(12.5))).toBe('12.5')
    expect(made(() => decimalOfNumber(-0.1))).toBe('-0.1')
    expect(onFastPath(() => fitsDecimalText(read('12.5')))).toBe(true)
    expect(onFastPath(() => [signOf(read('-2')), isZero(read('0.0'))])).toEqual([-1, true])
  })
})
