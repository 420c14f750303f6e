import { describe, expect, test } from 'vitest'
import {
  divide,
  fraction,
  fromNumber,
  fromText,
  multiply,
  roundedSquareRoot,
  roundHalfAway,
  toText,
} from './fraction.js'
import { unitsOnTie } from './generate/aim.js'

/** Compares the arithmetic of the reference model with figures computed by hand. */
describe('fractions', () => {
  test.each([
    ['2.344', '2.34', 'elsewhere'],
    ['2.3449', '2.34', 'elsewhere'],
    ['2.344999', '2.34', 'near a tie'],
    ['2.345', '2.35', 'tie'],
    ['2.346', '2.35', 'elsewhere'],
    ['-2.344', '-2.34', 'elsewhere'],
    ['-2.345', '-2.35', 'tie'],
    ['0.005', '0.01', 'tie'],
    ['-0.005', '-0.01', 'tie'],
    ['-0.004', '0', 'elsewhere'],
    ['2.34', '2.34', 'exact'],
    ['1.005', '1.01', 'tie'],
    ['92233720368547758.075', '92233720368547758.08', 'tie'],
  ])('round %s to the cent as %s: %s (N5)', (exact, cents, position) => {
    const rounded = roundHalfAway(fromText(exact), 2)
    expect([toText(rounded.value, 2), rounded.position]).toEqual([cents, position])
  })

  test('give one for a third times three', () => {
    expect(multiply(divide(fromText('1'), fromText('-3')), fromText('-3'))).toEqual(fraction(1n))
  })

  test.each([
    [0.1, '0.1'],
    [1e-7, '0.0000001'],
    [-2.5e-7, '-0.00000025'],
    [1e21, '1000000000000000000000'],
    [0.1 + 0.2, undefined],
    [4.35, '4.35'],
  ])('read the number %s as %s (F8)', (number, text) => {
    expect(toText(fromNumber(number), 12)).toBe(text)
  })

  test.each([
    ['2500', '50', 'exact'],
    ['2', '1.41', 'elsewhere'],
    ['0.000025', '0.01', 'tie'],
    ['2.030625', '1.43', 'tie'],
    ['2.0306249999', '1.42', 'elsewhere'],
    ['0', '0', 'exact'],
  ])('round the root of %s to %s: %s (F5)', (square, root, position) => {
    const rounded = roundedSquareRoot(fromText(square), 2)
    expect([toText(rounded.value, 2), rounded.position]).toEqual([root, position])
  })

  test('are halfway at the first unit with 1.5 cents per unit, and at every second unit after that', () => {
    expect(unitsOnTie(fraction(3n, 2n), fraction(0n), 0n)).toEqual({ units: 1n, period: 2n })
  })

  test.each([
    ['0.0735', '0'],
    ['0.112266', '0.3'],
    ['-1.02375', '0.1'],
  ])('reach a halfway value in steps of %s from %s', (step, already) => {
    const found = unitsOnTie(fromText(step), fromText(already), 0n)
    const reached = multiply(fromText(step), fraction(found?.units ?? 0n))
    const { numerator, denominator } = roundHalfAway(reached, 12).value
    const total =
      (numerator * 10n ** 12n) / denominator +
      (fromText(already).numerator * 10n ** 12n) / fromText(already).denominator
    expect((total % 10n ** 12n) * (total < 0n ? -1n : 1n)).toBe(5n * 10n ** 11n)
  })
})
