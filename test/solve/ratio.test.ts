import { describe, expect, test } from 'vitest'
import { decimalsOf } from '../../src/number/decimal.js'
import { decimalOfText, unitsOf } from '../../src/number/reference.js'
import {
  addRatios,
  isPart,
  negateRatio,
  partOf,
  partText,
  ratioOf,
  ratioOfDecimals,
  type Ratio,
} from '../../src/solve/ratio.js'

const of = (part: number, whole: number): Ratio => ({ part: BigInt(part), whole: BigInt(whole) })

describe('a ratio', () => {
  test.each([
    [6, 4, 3, 2],
    [-6, 4, -3, 2],
    [6, -4, -3, 2],
    [-6, -4, 3, 2],
    [0, -5, 0, 1],
    [7, 7, 1, 1],
    [12, 18, 2, 3],
    [1, 12, 1, 12],
  ])('reduces %i/%i to %i/%i', (part, whole, min, max) => {
    expect(ratioOf(BigInt(part), BigInt(whole))).toEqual(of(min, max))
  })

  test('is exact for two numbers with different numbers of decimals', () => {
    expect(ratioOfDecimals(decimalOfText('33.34'), decimalOfText('100'))).toEqual(of(1667, 5000))
    expect(ratioOfDecimals(decimalOfText('1'), decimalOfText('0.75'))).toEqual(of(4, 3))
    expect([unitsOf(decimalOfText('-1.5'), 3), decimalsOf(decimalOfText('-1.5'))]).toEqual([-1500n, 1])
    expect([unitsOf(decimalOfText('20'), 0), decimalsOf(decimalOfText('20'))]).toEqual([20n, 0])
  })

  test('has exact sums and differences', () => {
    expect(addRatios(of(1, 3), of(1, 6))).toEqual(of(1, 2))
    expect(addRatios(of(1, 4), negateRatio(of(1, 4)))).toEqual(of(0, 1))
  })

  test.each([
    [-1, 5, false],
    [0, 1, true],
    [1, 2, true],
    [1, 1, true],
    [6, 5, false],
  ])('is a part of a whole only from 0 to 1: %i/%i', (part, whole, expected) => {
    expect(isPart(of(part, whole))).toBe(expected)
  })

  test.each([
    // 2.5 and -2.5 are ties, and round away from zero.
    [5, 1, 2, 3],
    [-5, 1, 2, -3],
    [5, -1, 2, -3],
    // 1.666… and 1.333…
    [5, 1, 3, 2],
    [4, 1, 3, 1],
    [-4, 1, 3, -1],
    [0, 1, 2, 0],
    [9, 0, 1, 0],
  ])('applied to %i cents as %i/%i gives %i cents', (cents, part, whole, expected) => {
    expect(partOf(cents, of(part, whole))).toBe(expected)
  })

  test.each([
    ['100', 1, 3, '33.333333333333'],
    ['100', -1, 3, '-33.333333333333'],
    ['3', 1, 2, '1.5'],
    ['-3', 1, 1, '-3'],
    ['0.000000000001', 2, 3, '0'],
    ['200', 1, 2, '100'],
    ['0.25', 1, 1, '0.25'],
    ['7', 0, 1, '0'],
  ])('applied to %s as %i/%i gives %s', (number, part, whole, expected) => {
    expect(partText(decimalOfText(number), of(part, whole), 12)).toBe(expected)
  })
})
