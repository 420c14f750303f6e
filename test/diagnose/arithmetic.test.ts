import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DOUBLES, DOUBLES_TO_FIXED, EXACT } from '../../src/policies/arithmetic.js'
import { compare } from '../../src/number/arithmetic.js'
import type { Decimal } from '../../src/number/decimal.js'
import { decimalOfNumber, plainText } from '../../src/number/number-text.js'
import type { AmountRounding } from '../../src/policies/choices.js'
import { decimal } from '../accounts.js'

const RULES = ['half-up', 'half-even', 'half-down', 'towards-positive', 'truncated', 'rounded-up'] as const

/** The result of each rule, in the order of RULES. */
type Made = readonly [string, string, string, string, string, string]
/** Returns results with these cents. */
const wide = (whole: string, ...cents: readonly number[]) =>
  cents.map((two) => `${whole}.${String(two)}`) as unknown as Made

function madeBy(work: (ties: AmountRounding) => Decimal): readonly string[] {
  return RULES.map((ties) => plainText(work(ties)))
}

describe('each rule that rounds a number', () => {
  /** Below, at and above half a cent, after an even and an odd cent, on both sides of zero. */
  const cases: readonly (readonly [value: string, why: string, ...made: Made])[] = [
    ['1.234', 'below half', '1.23', '1.23', '1.23', '1.23', '1.23', '1.24'],
    ['1.236', 'above half', '1.24', '1.24', '1.24', '1.24', '1.23', '1.24'],
    // Between 1.22 and 1.23: the even cent is 1.22.
    ['1.225', 'a tie after an even cent', '1.23', '1.22', '1.22', '1.23', '1.22', '1.23'],
    // Between 1.23 and 1.24: the even cent is 1.24.
    ['1.235', 'a tie after an odd cent', '1.24', '1.24', '1.23', '1.24', '1.23', '1.24'],
    ['1.2250001', 'hardly above half', '1.23', '1.23', '1.23', '1.23', '1.22', '1.23'],
    ['1.2349999', 'hardly below half', '1.23', '1.23', '1.23', '1.23', '1.23', '1.24'],
    ['1.23', 'nothing to round', '1.23', '1.23', '1.23', '1.23', '1.23', '1.23'],
    ['1.2', 'fewer decimals than cents', '1.2', '1.2', '1.2', '1.2', '1.2', '1.2'],
    ['0', 'zero', '0', '0', '0', '0', '0', '0'],
    ['9.995', 'a tie that carries over', '10', '10', '9.99', '10', '9.99', '10'],
    // For negative numbers, up is away from zero. Only `towards-positive` rounds every tie in the positive direction.
    ['-1.234', 'negative, below half', '-1.23', '-1.23', '-1.23', '-1.23', '-1.23', '-1.24'],
    ['-1.236', 'negative, above half', '-1.24', '-1.24', '-1.24', '-1.24', '-1.23', '-1.24'],
    ['-1.225', 'negative, a tie after an even cent', '-1.23', '-1.22', '-1.22', '-1.22', '-1.22', '-1.23'],
    ['-1.235', 'negative, a tie after an odd cent', '-1.24', '-1.24', '-1.23', '-1.23', '-1.23', '-1.24'],
    // An amount below half a cent loses its sign when it is rounded to zero.
    ['0.004', 'to zero', '0', '0', '0', '0', '0', '0.01'],
    ['-0.004', 'negative, to zero', '0', '0', '0', '0', '0', '-0.01'],
    // Zero is even.
    ['0.005', 'half a cent', '0.01', '0', '0', '0.01', '0', '0.01'],
    ['-0.005', 'negative, half a cent', '-0.01', '0', '0', '0', '0', '-0.01'],
    ['0.015', 'a cent and a half', '0.02', '0.02', '0.01', '0.02', '0.01', '0.02'],
    ['-0.015', 'negative, a cent and a half', '-0.02', '-0.02', '-0.01', '-0.01', '-0.01', '-0.02'],
    [
      '123456789012345.675',
      'wide, a tie after an odd cent',
      ...wide('123456789012345', 68, 68, 67, 68, 67, 68),
    ],
    [
      '-123456789012345.665',
      'wide and negative, a tie after an even cent',
      ...wide('-123456789012345', 67, 66, 66, 66, 66, 67),
    ],
    [
      '123456789012345.660000000001',
      'wide, hardly above a cent',
      ...wide('123456789012345', 66, 66, 66, 66, 66, 67),
    ],
  ]

  test.each(cases)('rounds %s to the cent: %s', (value, _why, ...made) => {
    expect(madeBy((ties) => EXACT.round(decimal(value), 2, ties))).toEqual(made)
  })

  test.each<readonly [value: string, places: number, ...made: Made]>([
    // 2.5 is a tie between 2 and 3, and 0.00125 is a tie between 0.0012 and 0.0013.
    ['2.5', 0, '3', '2', '2', '3', '2', '3'],
    ['-3.5', 0, '-4', '-4', '-3', '-3', '-3', '-4'],
    ['0.00125', 4, '0.0013', '0.0012', '0.0012', '0.0013', '0.0012', '0.0013'],
  ])('rounds %s to %i decimals', (value, places, ...made) => {
    expect(madeBy((ties) => EXACT.round(decimal(value), places, ties))).toEqual(made)
  })
})

describe('the rule that rounds up towards positive infinity', () => {
  test.each([
    ['1.221', '1.23'],
    ['1.225', '1.23'],
    ['1.229', '1.23'],
    ['1.22', '1.22'],
    ['-1.221', '-1.22'],
    ['-1.225', '-1.22'],
    ['-1.229', '-1.22'],
    ['0.004', '0.01'],
    ['-0.004', '0'],
  ])('rounds %s to %s', (value, made) => {
    expect(plainText(EXACT.round(decimal(value), 2, 'up-towards-positive'))).toBe(made)
  })
})

describe('each rule that rounds a quotient', () => {
  const cases: readonly (readonly [dividend: string, divisor: string, why: string, ...made: Made])[] = [
    ['10', '3', '3.333…, which has no end', '3.33', '3.33', '3.33', '3.33', '3.33', '3.34'],
    ['20', '3', '6.666…', '6.67', '6.67', '6.67', '6.67', '6.66', '6.67'],
    ['9.8', '8', '1.225, a tie after an even cent', '1.23', '1.22', '1.22', '1.23', '1.22', '1.23'],
    ['9.88', '8', '1.235, a tie after an odd cent', '1.24', '1.24', '1.23', '1.24', '1.23', '1.24'],
    ['10', '4', '2.5, nothing to round', '2.5', '2.5', '2.5', '2.5', '2.5', '2.5'],
    ['-10', '3', '-3.333…', '-3.33', '-3.33', '-3.33', '-3.33', '-3.33', '-3.34'],
    ['10', '-3', '-3.333…', '-3.33', '-3.33', '-3.33', '-3.33', '-3.33', '-3.34'],
    ['20', '-3', '-6.666…', '-6.67', '-6.67', '-6.67', '-6.67', '-6.66', '-6.67'],
    ['-20', '-3', '6.666…', '6.67', '6.67', '6.67', '6.67', '6.66', '6.67'],
    ['9.8', '-8', '-1.225, a tie', '-1.23', '-1.22', '-1.22', '-1.22', '-1.22', '-1.23'],
    ['-9.8', '-8', '1.225, a tie', '1.23', '1.22', '1.22', '1.23', '1.22', '1.23'],
    ['-9.88', '8', '-1.235, a tie', '-1.24', '-1.24', '-1.23', '-1.23', '-1.23', '-1.24'],
    ['1', '300', '0.00333…, to zero', '0', '0', '0', '0', '0', '0.01'],
    ['1', '-300', '-0.00333…, to zero', '0', '0', '0', '0', '0', '-0.01'],
    ['1', '200', '0.005, half a cent', '0.01', '0', '0', '0.01', '0', '0.01'],
    ['1', '-200', '-0.005, half a cent', '-0.01', '0', '0', '0', '0', '-0.01'],
    ['0', '-7', 'zero', '0', '0', '0', '0', '0', '0'],
    // 0.001225 ÷ 0.001 is the tie 1.225 too: the decimals of the divisor also move the point.
    ['0.001225', '0.001', '1.225 of small numbers', '1.23', '1.22', '1.22', '1.23', '1.22', '1.23'],
    [
      '987654321098765.4',
      '8',
      // 8 × 123456790137345 = 987654321098760, and 5.4 ÷ 8 = 0.675.
      'wide, 123456790137345.675',
      ...wide('123456790137345', 68, 68, 67, 68, 67, 68),
    ],
  ]

  test.each(cases)('rounds %s ÷ %s to the cent: %s', (dividend, divisor, _why, ...made) => {
    expect(madeBy((ties) => EXACT.quotient(decimal(dividend), decimal(divisor), 2, ties))).toEqual(made)
  })

  test('rounds to a whole number of steps too', () => {
    // 7.125 ÷ 0.05 = 142.5 steps.
    const made = madeBy((ties) => EXACT.quotient(decimal('7.125'), decimal('0.05'), 0, ties))
    expect(made.join(' ')).toBe('143 142 142 143 142 143')
  })
})

describe('binary floats', () => {
  test('round the stored number, not the written one, with Math.round', () => {
    const rounded = (text: string): string => plainText(DOUBLES.round(decimal(text), 2, 'half-up'))
    // 1.005 × 100 is 100.49999999999999 in doubles.
    expect(rounded('1.005')).toBe('1')
    // In doubles, 0.015 × 100 is exactly 1.5, although no double is exactly 0.015.
    expect(rounded('0.015')).toBe('0.02')
    // Math.round rounds a negative tie in the positive direction: -0.125 is a double.
    expect(rounded('-0.125')).toBe('-0.12')
    expect(rounded('0.125')).toBe('0.13')
  })

  test('round the stored number, not the written one, with toFixed', () => {
    const rounded = (text: string): string => plainText(DOUBLES_TO_FIXED.round(decimal(text), 2, 'half-up'))
    // The double of 0.015 is below it: 0.01499999999999999944.
    expect(rounded('0.015')).toBe('0.01')
    expect(rounded('1.005')).toBe('1')
    // toFixed rounds a tie away from zero, even a negative one: -0.125 is a double.
    expect(rounded('-0.125')).toBe('-0.13')
  })

  test('calculate with the stored numbers, and round each result to the nearest double', () => {
    const [a, b] = [decimal('0.1'), decimal('0.2')]
    // 0.1 + 0.2 is 0.30000000000000004.
    expect(plainText(DOUBLES.add(a, b))).toBe(plainText(decimalOfNumber(0.1 + 0.2)))
    expect(plainText(DOUBLES.add(a, b))).not.toBe('0.3')
    // 34.9 × 0.15 is 5.235, but 5.234999999999999 in doubles. Times 100, it is 523.5 again, so only toFixed gives
    // another result.
    const discount = DOUBLES.multiply(decimal('34.9'), decimal('0.15'))
    expect(plainText(DOUBLES.round(discount, 2, 'half-up'))).toBe('5.24')
    expect(plainText(DOUBLES_TO_FIXED.round(discount, 2, 'half-up'))).toBe('5.23')
    // 0.3 - 0.1 is 0.19999999999999998.
    expect(plainText(DOUBLES.subtract(decimal('0.3'), a))).toBe('0.19999999999999998')
    expect(plainText(DOUBLES.quotient(decimal('10'), decimal('-3'), 2, 'half-up'))).toBe('-3.33')
    // A result that is not a number, such as 1 ÷ 0, counts as zero.
    expect(plainText(DOUBLES.quotient(decimal('1'), decimal('0'), 2, 'half-up'))).toBe('0')
  })
})

describe('DOUBLES.multiply', () => {
  test('returns the shortest decimal of the product that JavaScript computes', () => {
    const factor = fc.oneof(
      fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
      fc.integer({ min: -1e12, max: 1e12 }).map((steps) => steps / 10 ** 7),
      fc.double({ min: -1e12, max: 1e12, noNaN: true }),
    )
    fc.assert(
      fc.property(factor, factor, (a, b) => {
        const product = DOUBLES.multiply(decimalOfNumber(a), decimalOfNumber(b))
        expect(compare(product, decimalOfNumber(a * b))).toBe(0)
      }),
    )
  })
})
