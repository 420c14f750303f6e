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
  amountOfCents,
  centsOf,
  centsOfProduct,
  isAmount,
  knownCents,
  overflows,
  addIntegers,
  negateInteger,
  subtractIntegers,
  UNKNOWN_CENTS,
} from '../../src/number/cents.js'
import { readDecimal, fitsMicros } from '../../src/number/number-text.js'
import {
  HUNDRED,
  isUnknown,
  isZero,
  narrow,
  ONE,
  signOf,
  UNKNOWN,
  ZERO,
  type DecimalInAnyUnit,
} from '../../src/number/decimal.js'
import { roundedRoot } from '../../src/number/root.js'

const WIDE = (readDecimal('999999999999999.999999999999') ?? ZERO) as DecimalInAnyUnit

describe('V7: a figure computed from an unknown number', () => {
  test.each([
    ['narrow', ONE as DecimalInAnyUnit],
    ['wide', WIDE],
    ['unknown', UNKNOWN],
  ])('is unknown if the other number is %s', (_, other) => {
    for (const [a, b] of [
      [UNKNOWN, other],
      [other, UNKNOWN],
    ] as const) {
      expect(add(a, b)).toEqual(UNKNOWN)
      expect(subtract(a, b)).toEqual(UNKNOWN)
      expect(multiply(a, b)).toEqual(UNKNOWN)
      expect(isUnknown(roundedProduct(a, b, 2))).toBe(true)
      expect(isUnknown(roundedProduct(a, b, 0))).toBe(true)
      expect(roundedQuotient(a, b, 4)).toEqual(UNKNOWN)
      expect(isUnknown(lessPercentage(a, b))).toBe(true)
      expect(compare(a, b)).toBeNaN()
      expect(centsOfProduct(a, b)).toBeNaN()
    }
    expect(larger(other, UNKNOWN)).toBe(other)
  })

  test('is unknown if the number is the only operand', () => {
    expect(isUnknown(negate(UNKNOWN))).toBe(true)
    expect(hundredth(UNKNOWN)).toEqual(UNKNOWN)
    expect(thousandth(UNKNOWN)).toEqual(UNKNOWN)
    expect(isUnknown(roundHalfUp(thousandth(UNKNOWN), 2))).toBe(true)
    expect(isUnknown(roundHalfUp(UNKNOWN, 0))).toBe(true)
    expect(roundedRoot(UNKNOWN, 2)).toEqual(UNKNOWN)
    expect(signOf(UNKNOWN)).toBeNaN()
    expect(isZero(UNKNOWN)).toBe(false)
    expect(fitsMicros(UNKNOWN)).toBe(true)
  })

  test('is, as an amount, neither within nor beyond the limits', () => {
    expect(centsOf(UNKNOWN)).toBeNaN()
    expect(isAmount(UNKNOWN_CENTS)).toBe(false)
    expect(overflows(UNKNOWN_CENTS)).toBe(false)
    expect(knownCents(UNKNOWN_CENTS)).toBeNaN()
    expect(isUnknown(amountOfCents(NaN))).toBe(true)
  })

  test('is unknown if it is a sum with a small or large amount', () => {
    for (const other of [1, 2n ** 60n, NaN]) {
      expect(addIntegers(NaN, other)).toBeNaN()
      expect(addIntegers(other, NaN)).toBeNaN()
      expect(subtractIntegers(other, NaN)).toBeNaN()
    }
    expect(negateInteger(NaN)).toBeNaN()
  })

  test('is as unknown as a division by zero or the root of a negative number', () => {
    expect(roundedQuotient(ONE, ZERO, 4)).toEqual(UNKNOWN)
    expect(roundedQuotient(WIDE, ZERO, 4)).toEqual(UNKNOWN)
    expect(roundedRoot(narrow(-1, 12), 2)).toEqual(UNKNOWN)
  })

  test('differs from a wide number, which is known', () => {
    expect(isUnknown(WIDE)).toBe(false)
    expect(isUnknown(HUNDRED)).toBe(false)
    expect(isZero(WIDE)).toBe(false)
    expect([signOf(WIDE), signOf(negate(WIDE))]).toEqual([1, -1])
  })
})
