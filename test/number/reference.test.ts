import SharedBig from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MajorUnits } from '../../src/number/units.js'
import { negate, roundedQuotient } from '../../src/number/arithmetic.js'
import { amountOfCents, exactCentsOf } from '../../src/number/cents.js'
import { decimalOfNumber, plainText, readDecimal } from '../../src/number/number-text.js'
import { narrow, signOf, type Decimal } from '../../src/number/decimal.js'
import * as reference from '../../src/number/reference.js'
import { roundedRoot } from '../../src/number/root.js'
import * as exact from '../reference-model/fraction.js'
import type { Fraction } from '../reference-model/fraction.js'
import { anyDecimal, nearTieFactors } from './numbers.js'

function decimalOf(text: string): Decimal {
  const read = readDecimal(text)
  if (read === undefined) throw new Error(`${text} is a decimal`)
  return read
}

/** A number by its value alone: exact fractions of bigints, without the fast path and big.js. */
const valueOf = (number: Decimal): Fraction => exact.fromText(plainText(number))

function expectSame(number: Decimal, value: Fraction): void {
  expect(valueOf(number)).toEqual(value)
  // One value, one text (N9).
  expect(plainText(number)).toMatch(/^(0|-?(0|[1-9]\d*)(\.\d*[1-9])?)$/)
  expect(plainText(number)).not.toBe('-0')
}

const rounded = (value: Fraction, decimals: number): Fraction => exact.roundHalfAway(value, decimals).value

type Multiplication = (this: SharedBig, other: SharedBig | string) => SharedBig

const places = fc.integer({ min: 0, max: 12 })
const runs = { numRuns: 1000 }

/**
 * Whole numbers near a power of ten, or near the last safe integer, where carries propagate and the fast path
 * ends.
 */
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
 * A divisor, and a dividend that makes a quotient on a tie of the last decimal to keep, or away from it by one unit of
 * the dividend.
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

describe('the reference gives the answers of exact fractions', () => {
  test('a + b', () => {
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

  test('a × b', () => {
    fc.assert(
      fc.property(operand, operand, (a, b) => {
        const [x, y] = [decimalOf(a), decimalOf(b)]
        expectSame(reference.multiply(x, y), exact.multiply(valueOf(x), valueOf(y)))
      }),
      runs,
    )
  })

  test('a × b, rounded, at ties and one unit away from them (N5)', () => {
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

  test('a, rounded (N5)', () => {
    fc.assert(
      fc.property(operand, places, (a, decimals) => {
        expectSame(reference.roundHalfUp(decimalOf(a), decimals), rounded(exact.fromText(a), decimals))
      }),
      runs,
    )
  })

  test('a / b, rounded (N5)', () => {
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

  test('a / b, rounded, at ties and near them, for either sign (N5)', () => {
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

  test('a tie of a quotient rounds away from zero, for either sign', () => {
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

  test('a safe integer stays narrow, with zeros before its point or decimals after it', () => {
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

  test('division by zero is unknown, narrow or wide', () => {
    for (const zero of ['0', '-0', '0.000000000000']) {
      expect(
        roundedQuotient(decimalOf('999999999999999.999999999999'), decimalOf(zero), 4).wide,
      ).toBeUndefined()
      expect(signOf(roundedQuotient(decimalOf('-1'), decimalOf(zero), 4))).toBeNaN()
    }
  })

  test('a compared with b', () => {
    fc.assert(
      fc.property(operand, operand, (a, b) => {
        const [x, y] = [decimalOf(a), decimalOf(b)]
        expect(reference.compare(x, y)).toBe(exact.compare(valueOf(x), valueOf(y)))
        expect(reference.compare(x, x)).toBe(0)
      }),
      runs,
    )
  })

  test('a × 10^places as a whole number, and back', () => {
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

  test('every finite number of JavaScript is read in its shortest form, including exponents (F8)', () => {
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

  test('numbers with many digits, as in drawings, are multiplied and rooted exactly', () => {
    const double = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(1.7976931348623157e308, -5e-324, 1.2345678901234e-300, -1e60, 1e-60),
    )
    const long = fc.tuple(double, double).map(([a, b]) => {
      const sum = reference.add(decimalOfNumber(a), decimalOfNumber(b))
      return [sum, exact.add(exact.fromNumber(a), exact.fromNumber(b))] as const
    })
    let most = 0
    fc.assert(
      fc.property(long, long, ([x, a], [y, b]) => {
        most = Math.max(most, plainText(x).length)
        expectSame(x, a)
        expectSame(reference.multiply(x, y), exact.multiply(a, b))
        expectSame(
          roundedRoot(reference.multiply(x, x), 2),
          exact.roundedSquareRoot(exact.multiply(a, a), 2).value,
        )
      }),
    )
    expect(most).toBeGreaterThan(600)
  })

  test('big.js, which multiplies digit by digit, never gets two long numbers', () => {
    const long = reference.add(decimalOfNumber(1e308), decimalOfNumber(1e-308))
    const short = decimalOf('-999999999999999.999999999999')
    const methods = SharedBig.prototype as unknown as { times: Multiplication }
    const { times } = methods
    const fewer: number[] = []
    try {
      methods.times = function (other) {
        fewer.push(Math.min(this.c.length, new SharedBig(other).c.length))
        return times.call(this, other)
      }
      for (const [a, b] of [
        [long, long],
        [long, short],
        [reference.multiply(long, long), long],
      ] as const)
        reference.multiply(a, b)
      roundedRoot(reference.multiply(long, long), 2)
    } finally {
      methods.times = times
    }
    expect(Math.max(...fewer)).toBe(27)
  })

  test('the root of any number, by whole numbers', () => {
    fc.assert(
      fc.property(operand, places, (a, decimals) => {
        const x = decimalOf(a)
        fc.pre(signOf(x) >= 0)
        expectSame(roundedRoot(x, decimals), exact.roundedSquareRoot(valueOf(x), decimals).value)
      }),
      runs,
    )
  })

  test('roots at ties, near them, and near whole numbers', () => {
    const root = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 9n }), fc.integer({ min: 0, max: 4 }))
    fc.assert(
      fc.property(root, fc.boolean(), fc.integer({ min: -1, max: 1 }), ([units, decimals], isTie, off) => {
        // A root of a number of units, or of units and a half, with an exact square; or the next number.
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

describe('a host’s changes to big.js, or to all lists, do not affect the reference', () => {
  const numbers = ['999999999999999.999999999999', '-900719925474099.125', '0.000000000005', '-7', '0.125']

  /** Every operation on every pair of numbers, as text. */
  function answers(): readonly string[] {
    return numbers.flatMap((a) =>
      numbers.flatMap((b) => {
        const [x, y] = [decimalOf(a), decimalOf(b)]
        return [
          ...[reference.add(x, y), reference.add(x, negate(x)), reference.multiply(x, y)],
          ...[0, 2, 5, 11].flatMap((decimals) => [
            reference.roundHalfUp(x, decimals),
            reference.roundedProduct(x, y, decimals),
            reference.roundedQuotient(x, y, decimals),
          ]),
          ...[decimalOfNumber(1.5e300), decimalOfNumber(-1e-9), amountOfCents(exactCentsOf(x as MajorUnits))],
        ]
          .map(plainText)
          .concat(String(reference.compare(x, y)), String(reference.unitsOf(x, 2)))
      }),
    )
  }

  /** Runs a function while a host has changed a shared object, enumerably or not. */
  function whileChanged<A>(shared: object, changes: object, isSeen: boolean, act: () => A): A {
    const before = Object.keys(changes).map(
      (name) => [name, Reflect.getOwnPropertyDescriptor(shared, name)] as const,
    )
    try {
      for (const [name, value] of Object.entries(changes) as [string, unknown][])
        Object.defineProperty(shared, name, { value, writable: true, configurable: true, enumerable: isSeen })
      return act()
    } finally {
      for (const [name, descriptor] of before) {
        if (descriptor === undefined) Reflect.deleteProperty(shared, name)
        else Object.defineProperty(shared, name, descriptor)
      }
      // The prototype of lists is a list, and longer now.
      if (shared === Array.prototype) Array.prototype.length = 0
    }
  }

  const expected = answers()

  test.each([
    [13, { DP: 0, RM: 0 }],
    [14, { DP: 1, RM: 2 }],
    [15, { DP: 40, RM: 3 }],
    [16, { DP: -1, RM: 'up' }],
    [17, { NE: 0, PE: 0 }],
    [18, { NE: -1, PE: 1, strict: true }],
  ])('settings of the shared constructor: %d, %o', (unasked, big) => {
    const settings = () => [SharedBig.DP, SharedBig.RM, SharedBig.NE, SharedBig.PE, SharedBig.strict]
    const before = settings()
    const found = whileChanged(SharedBig, big, true, () => [
      ...answers(),
      // So many decimals nobody has asked for before: how they are rounded is settled now.
      plainText(reference.roundedQuotient(decimalOf('-2'), decimalOf('3'), unasked)),
    ])
    expect(found).toEqual([...expected, `-0.${'6'.repeat(unasked - 1)}7`])
    // And nothing is set there by us.
    expect(settings()).toEqual(before)
  })

  test.each([0, 5, 'x'])('digits on every list: %o', (digit) => {
    const digits = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [String(index), digit]))
    for (const isSeen of [true, false]) {
      const found = whileChanged(Array.prototype, digits, isSeen, answers)
      expect(found).toEqual(expected)
    }
    expect(Array.prototype).toHaveLength(0)
  })

  test('its own numbers round by the host’s settings, whatever the engine computed', () => {
    answers()
    expect(SharedBig('1').div('3').toString()).toBe('0.33333333333333333333')
  })
})
