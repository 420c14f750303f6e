import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { negate, roundedQuotient } from '../../src/number/arithmetic.js'
import { decimalOfNumber, plainText, readDecimal } from '../../src/number/number-text.js'
import { narrow, signOf, type Decimal } from '../../src/number/decimal.js'
import * as reference from '../../src/number/reference.js'
import { roundedRoot } from '../../src/number/root.js'
import * as exact from '../reference-model/fraction.js'
import type { Fraction } from '../reference-model/fraction.js'
import { anyDecimal, nearTieFactors } from './numbers.js'

function decimalOf(text: string): Decimal {
  const read = readDecimal(text)
  if (read === undefined) throw new Error(`${text} is not a decimal`)
  return read
}

/** Converts a number to an exact fraction, without the fast path and the reference. */
const valueOf = (number: Decimal): Fraction => exact.fromText(plainText(number))

function expectSame(number: Decimal, value: Fraction): void {
  expect(valueOf(number)).toEqual(value)
  // Each value has exactly one written form (N9).
  expect(plainText(number)).toMatch(/^(0|-?(0|[1-9]\d*)(\.\d*[1-9])?)$/)
  expect(plainText(number)).not.toBe('-0')
}

const rounded = (value: Fraction, decimals: number): Fraction => exact.roundHalfAway(value, decimals).value

const places = fc.integer({ min: 0, max: 12 })
const runs = { numRuns: 1000 }

/** Whole numbers near a power of ten, where carries propagate, or near the end of the safe integers. */
const edgeNumber = fc
  .tuple(
    fc.oneof(
      fc.integer({ min: 0, max: 26 }).map((exponent) => 10n ** BigInt(exponent)),
      fc.constant(2n ** 53n),
    ),
    fc.integer({ min: -2, max: 2 }),
    fc.boolean(),
    fc.integer({ min: 0, max: 12 }),
  )
  .map(([about, off, isNegative, decimals]) => {
    const units = about + BigInt(off)
    return exact.scaledText(isNegative ? -units : units, decimals)
  })
  .filter((text) => readDecimal(text) !== undefined)

const operand = fc.oneof({ arbitrary: anyDecimal, weight: 3 }, { arbitrary: edgeNumber, weight: 2 })

/**
 * A dividend and a divisor whose quotient is at a tie of the last kept decimal, or one unit of the dividend
 * off.
 */
const nearTieQuotient = fc
  .tuple(
    fc.bigInt({ min: -(10n ** 7n), max: 10n ** 7n }).filter((divisor) => divisor !== 0n),
    fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
    fc.integer({ min: 0, max: 4 }),
    fc.integer({ min: -1, max: 1 }),
  )
  .map(([divisor, units, decimals, off]) => {
    const dividend = (2n * units + 1n) * divisor * 5n + BigInt(off)
    return [exact.scaledText(dividend, decimals + 1), exact.scaledText(divisor, 0), decimals] as const
  })
  .filter(([a]) => readDecimal(a) !== undefined)

describe('the reference and exact fractions', () => {
  test('agree on a + b', () => {
    fc.assert(
      fc.property(operand, operand, (a, b) => {
        const [x, y] = [decimalOf(a), decimalOf(b)]
        expectSame(reference.add(x, y), exact.add(valueOf(x), valueOf(y)))
        expectSame(reference.add(x, negate(y)), exact.subtract(valueOf(x), valueOf(y)))
        expect(plainText(reference.add(x, negate(x)))).toBe('0')
      }),
      runs,
    )
  })

  test('agree on a × b', () => {
    fc.assert(
      fc.property(operand, operand, (a, b) => {
        const [x, y] = [decimalOf(a), decimalOf(b)]
        expectSame(reference.multiply(x, y), exact.multiply(valueOf(x), valueOf(y)))
      }),
      runs,
    )
  })

  test('agree on a × b, rounded, at ties and one unit off (N5)', () => {
    let ties = 0
    fc.assert(
      fc.property(nearTieFactors, ([a, b, decimals]) => {
        const [x, y] = [decimalOf(a), decimalOf(b)]
        const product = exact.roundHalfAway(exact.multiply(valueOf(x), valueOf(y)), decimals)
        if (product.position === 'tie') ties++
        expectSame(reference.roundedProduct(x, y, decimals), product.value)
      }),
      runs,
    )
    expect(ties).toBeGreaterThan(100)
  })

  test('agree on a, rounded (N5)', () => {
    fc.assert(
      fc.property(operand, places, (a, decimals) => {
        expectSame(reference.roundHalfUp(decimalOf(a), decimals), rounded(exact.fromText(a), decimals))
      }),
      runs,
    )
  })

  test('agree on a / b, rounded (N5)', () => {
    fc.assert(
      fc.property(operand, operand, places, (a, b, decimals) => {
        const [x, y] = [decimalOf(a), decimalOf(b)]
        fc.pre(signOf(y) !== 0)
        const quotient = exact.divide(valueOf(x), valueOf(y))
        expectSame(reference.roundedQuotient(x, y, decimals), rounded(quotient, decimals))
      }),
      runs,
    )
  })

  test('agree on a / b, rounded, at and near ties, for either sign (N5)', () => {
    let ties = 0
    fc.assert(
      fc.property(nearTieQuotient, ([a, b, decimals]) => {
        const quotient = exact.roundHalfAway(exact.divide(exact.fromText(a), exact.fromText(b)), decimals)
        if (quotient.position === 'tie') ties++
        expectSame(reference.roundedQuotient(decimalOf(a), decimalOf(b), decimals), quotient.value)
      }),
      runs,
    )
    expect(ties).toBeGreaterThan(100)
  })

  test('agree on a quotient at a tie, which is rounded away from zero for either sign', () => {
    const quotient = (a: string, b: string) =>
      plainText(reference.roundedQuotient(decimalOf(a), decimalOf(b), 2))
    expect(quotient('1', '8')).toBe('0.13')
    expect(quotient('-1', '8')).toBe('-0.13')
    expect(quotient('1', '-8')).toBe('-0.13')
    expect(quotient('-1', '-8')).toBe('0.13')
    expect(quotient('0', '-8')).toBe('0')
    expect(quotient('-0.0049999999', '1')).toBe('0')
    expect(quotient('100000', '0.001')).toBe('100000000')
  })

  test('agree on results that fit a safe integer, which are narrow', () => {
    expect(reference.multiply(narrow(1000, 0), narrow(-5, 0))).toEqual(narrow(-5000, 0))
    expect(reference.add(decimalOf('999999999999999'), decimalOf('1'))).toEqual(narrow(10 ** 15, 0))
    expect(reference.multiply(decimalOf('2500'), decimalOf('0.01'))).toEqual(narrow(25, 0))
    expect(reference.add(decimalOf('1.25'), decimalOf('1.25'))).toEqual(narrow(25, 1))
    expect(reference.decimalOfUnits(9_007_199_254_740_991n, 6)).toEqual(narrow(9_007_199_254_740_991, 6))
    expect(reference.decimalOfUnits(9_007_199_254_740_992n, 6).coefficient).toBeNaN()
    expect(reference.decimalOfUnits(-9_007_199_254_740_993n, 0).coefficient).toBeNaN()
    expect(reference.decimalOfUnits(10n ** 16n, 0).coefficient).toBeNaN()
    expect(reference.decimalOfUnits(0n, 3)).toEqual(narrow(0, 0))
  })

  test('agree on division by zero, which is unknown', () => {
    for (const zero of ['0', '-0', '0.000000000000']) {
      expect(
        roundedQuotient(decimalOf('999999999999999.999999999999'), decimalOf(zero), 4).wide,
      ).toBeUndefined()
      expect(signOf(roundedQuotient(decimalOf('-1'), decimalOf(zero), 4))).toBeNaN()
    }
  })

  test('agree on a compared with b', () => {
    fc.assert(
      fc.property(operand, operand, (a, b) => {
        const [x, y] = [decimalOf(a), decimalOf(b)]
        expect(reference.compare(x, y)).toBe(exact.compare(valueOf(x), valueOf(y)))
        expect(reference.compare(x, x)).toBe(0)
      }),
      runs,
    )
  })

  test('agree on a × 10^places as a whole number, and back', () => {
    fc.assert(
      fc.property(operand, places, (a, decimals) => {
        const { numerator, denominator } = exact.fromText(a)
        const units = (numerator * 10n ** BigInt(decimals)) / denominator
        expect(reference.unitsOf(decimalOf(a), decimals)).toBe(units)
        expectSame(reference.decimalOfUnits(units, decimals), exact.fraction(units, 10n ** BigInt(decimals)))
      }),
      runs,
    )
  })

  test('agree on every finite JavaScript number, including exponents (F8)', () => {
    const double = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(1e21, -1e21, 1.5e300, 5e-324, -1.7976931348623157e308, 1e-7, 0.1, -0.3, -0),
    )
    fc.assert(
      fc.property(double, (value) => {
        expectSame(decimalOfNumber(value), exact.fromNumber(value))
      }),
      runs,
    )
  })

  test('agree on products and roots of numbers with many digits, as in drawings', () => {
    const double = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(1.7976931348623157e308, -5e-324, 1.2345678901234e-300, -1e60, 1e-60),
    )
    const long = fc.tuple(double, double).map(([a, b]) => {
      const sum = reference.add(decimalOfNumber(a), decimalOfNumber(b))
      return [sum, exact.add(exact.fromNumber(a), exact.fromNumber(b))] as const
    })
    let max = 0
    fc.assert(
      fc.property(long, long, ([x, a], [y, b]) => {
        max = Math.max(max, plainText(x).length)
        expectSame(x, a)
        expectSame(reference.multiply(x, y), exact.multiply(a, b))
        expectSame(
          roundedRoot(reference.multiply(x, x), 2),
          exact.roundedSquareRoot(exact.multiply(a, a), 2).value,
        )
      }),
    )
    expect(max).toBeGreaterThan(600)
  })

  test('agree on the root of any number', () => {
    fc.assert(
      fc.property(operand, places, (a, decimals) => {
        const x = decimalOf(a)
        fc.pre(signOf(x) >= 0)
        expectSame(roundedRoot(x, decimals), exact.roundedSquareRoot(valueOf(x), decimals).value)
      }),
      runs,
    )
  })

  test('agree on roots at and near ties and whole numbers', () => {
    const root = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.integer({ min: 0, max: 4 }))
    fc.assert(
      fc.property(root, fc.boolean(), fc.integer({ min: -1, max: 1 }), ([units, decimals], isTie, off) => {
        // The exact square of a whole or half number of units, or one more or less.
        const tenths = units * 10n + (isTie ? 5n : 0n)
        const square = tenths * tenths + BigInt(off)
        fc.pre(square >= 0n)
        const x = reference.decimalOfUnits(square, 2 * decimals + 2)
        expectSame(roundedRoot(x, decimals), exact.roundedSquareRoot(valueOf(x), decimals).value)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('the reference and big.js', () => {
  const bigOf = (text: string) => new Big(text)
  const HALF_UP = 1
  Big.NE = -1000
  Big.PE = 1000

  test('agree on sums, products, comparisons and roundings', () => {
    fc.assert(
      fc.property(operand, operand, places, (a, b, decimals) => {
        const [x, y, left, right] = [decimalOf(a), decimalOf(b), bigOf(a), bigOf(b)]
        const product = left.times(right)
        expect(plainText(reference.add(x, y))).toBe(left.plus(right).toString())
        expect(plainText(reference.multiply(x, y))).toBe(product.toString().replace(/^-0$/, '0'))
        expect(Math.sign(reference.compare(x, y))).toBe(left.cmp(right))
        expect(plainText(reference.roundedProduct(x, y, decimals))).toBe(
          product.round(decimals, HALF_UP).toString().replace(/^-0$/, '0'),
        )
      }),
      runs,
    )
  })

  test('agree on rounded quotients', () => {
    const Divided = Big()
    Divided.RM = HALF_UP
    fc.assert(
      fc.property(operand, operand, places, (a, b, decimals) => {
        const y = decimalOf(b)
        fc.pre(signOf(y) !== 0)
        Divided.DP = decimals
        const quotient = new Divided(a).div(b)
        expect(exact.fromText(plainText(reference.roundedQuotient(decimalOf(a), y, decimals)))).toEqual(
          exact.fromText(quotient.toFixed()),
        )
      }),
      runs,
    )
  })
})
