import { describe, expect, test } from 'vitest'
import { isUnknown, UNKNOWN, type DecimalIn } from '../../src/number/decimal.js'
import { plainText, readDecimal } from '../../src/number/number-text.js'
import {
  timesSize,
  countOfBends,
  countOfPieces,
  feetOf,
  fractionOf,
  fractionOfWhole,
  majorUnitsOf,
  metresOf,
  millimetresOfNumber,
  millimetresOnCanvas,
  percentOf,
  piecesOfNumber,
  squareMetresOf,
  timesPieces,
} from '../../src/number/units.js'

const of = <Unit extends string>(text: string) => (readDecimal(text) ?? UNKNOWN) as DecimalIn<Unit>

describe('converting a figure to another unit', () => {
  test('turns 10% into 0.1, and -12.5% into -0.125', () => {
    expect(plainText(fractionOf(of('10')))).toBe('0.1')
    expect(plainText(fractionOf(of('-12.5')))).toBe('-0.125')
  })

  test('turns 2 of 3 into the fraction 0.6667, rounded half up (N5)', () => {
    expect(plainText(fractionOfWhole(of('2'), of('3'), 4))).toBe('0.6667')
    expect(plainText(fractionOfWhole(of('1'), of('8'), 2))).toBe('0.13')
    expect(isUnknown(fractionOfWhole(of('1'), of('0'), 2))).toBe(true)
  })

  test('turns 1200 mm into 1.2 m', () => {
    expect(plainText(metresOf(of('1200')))).toBe('1.2')
    expect(plainText(metresOf(of('-0.5')))).toBe('-0.0005')
  })

  // A foot is 304.8 mm, so 1000 / 304.8 = 3.280839895…, and 457.2 mm are 1.5 ft.
  test.each([
    ['304.8', 4, '1'],
    ['1000', 4, '3.2808'],
    ['1000', 2, '3.28'],
    ['457.2', 0, '2'],
    ['-457.2', 0, '-2'],
    ['0', 4, '0'],
  ])('turns %s mm, to %d decimals, into %s ft', (millimetres, places, feet) => {
    expect(plainText(feetOf(of(millimetres), places))).toBe(feet)
  })

  test('turns a sheet of 762 mm × 2.4 m into 1.8288 m²', () => {
    expect(plainText(squareMetresOf(of('762'), of('2.4')))).toBe('1.8288')
    expect(plainText(timesSize(of('2.4'), of('0.762')))).toBe('1.8288')
  })

  test('turns three pieces of 2.4 m into 7.2 m', () => {
    expect(plainText(timesPieces(countOfPieces(3), of('2.4')))).toBe('7.2')
    expect(plainText(timesPieces(piecesOfNumber(1.5), of('2.4')))).toBe('3.6')
  })

  test('turns a unit of the canvas into a millimetre (F5)', () => {
    expect(plainText(millimetresOnCanvas(of('12.5')))).toBe('12.5')
    expect(plainText(millimetresOfNumber(0.1))).toBe('0.1')
  })

  test('keeps the figure of a markup as a percentage or an amount (L8)', () => {
    expect(plainText(percentOf(of('12.5')))).toBe('12.5')
    expect(plainText(majorUnitsOf(of('-12.5')))).toBe('-12.5')
  })

  test('keeps counts of pieces and bends', () => {
    expect([countOfPieces(7), countOfBends(4)].map(plainText)).toEqual(['7', '4'])
  })
})
