import BigJs from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { narrow, signOf, type Decimal } from '../../src/number/decimal.js'
import { decimalOfNumber } from '../../src/number/decimal-of-number.js'
import { readDecimal } from '../../src/number/read-decimal.js'
import * as reference from '../../src/number/reference.js'
import { roundedRoot } from '../../src/number/root.js'
import { plainText } from '../../src/number/write-decimal.js'
import { anyDecimal, nearTieFactors } from './numbers.js'

/** Another's arithmetic to hold the reference against: big.js, half up, in a constructor of its own. */
const Big = BigJs()
Big.RM = 1

function decimalOf(text: string): Decimal {
  const read = readDecimal(text)
  if (read === undefined) throw new Error(`${text} is a decimal`)
  return read
}

/** As big.js writes it, without exponent or `-0`. */
function textOf(big: BigJs): string {
  return big.eq(0) ? '0' : big.toFixed()
}

const places = fc.integer({ min: 0, max: 12 })

describe('the reference lane', () => {
  test('reference.add(a, b) = a + b by big.js', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        expect(plainText(reference.add(decimalOf(a), decimalOf(b)))).toBe(textOf(Big(a).plus(b)))
      }),
    )
  })

  test('reference.multiply(a, b) = a × b by big.js', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        expect(plainText(reference.multiply(decimalOf(a), decimalOf(b)))).toBe(textOf(Big(a).times(b)))
      }),
    )
  })

  test('reference.roundedProduct(a, b) = a × b rounded by big.js, at ties and beside them', () => {
    fc.assert(
      fc.property(nearTieFactors, ([a, b, decimals]) => {
        const rounded = reference.roundedProduct(decimalOf(a), decimalOf(b), decimals)
        expect(plainText(rounded)).toBe(textOf(Big(a).times(b).round(decimals, 1)))
      }),
    )
  })

  test('reference.roundHalfUp(a) = a rounded by big.js', () => {
    fc.assert(
      fc.property(anyDecimal, places, (a, decimals) => {
        expect(plainText(reference.roundHalfUp(decimalOf(a), decimals))).toBe(
          textOf(Big(a).round(decimals, 1)),
        )
      }),
    )
  })

  test('reference.roundedQuotient(a, b) = a / b rounded by big.js', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, places, (a, b, decimals) => {
        fc.pre(signOf(decimalOf(b)) !== 0)
        const Rounding = BigJs()
        Rounding.RM = 1
        Rounding.DP = decimals
        const quotient = reference.roundedQuotient(decimalOf(a), decimalOf(b), decimals)
        expect(plainText(quotient)).toBe(textOf(new Rounding(a).div(b)))
      }),
    )
  })

  test('a tie of a quotient goes away from zero, for either sign', () => {
    const quotient = (a: string, b: string) =>
      plainText(reference.roundedQuotient(decimalOf(a), decimalOf(b), 2))
    expect(quotient('1', '8')).toBe('0.13')
    expect(quotient('-1', '8')).toBe('-0.13')
    expect(quotient('1', '-8')).toBe('-0.13')
    expect(quotient('-1', '-8')).toBe('0.13')
    expect(quotient('0.0049999999', '1')).toBe('0')
    expect(quotient('100000', '0.001')).toBe('100000000')
  })

  test('reference.compare(a, b) is the order of big.js', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        expect(reference.compare(decimalOf(a), decimalOf(b))).toBe(Big(a).cmp(b))
        expect(reference.compare(decimalOf(a), decimalOf(a))).toBe(0)
      }),
    )
  })

  test('every finite number of JavaScript is read at its shortest form, exponents included (F8)', () => {
    const double = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(1e21, -1e21, 1.5e300, 5e-324, -1.7976931348623157e308, 1e-7, 0.1, -0.3, -0),
    )
    fc.assert(
      fc.property(double, (value) => {
        expect(plainText(decimalOfNumber(value))).toBe(textOf(Big(String(value))))
      }),
    )
  })

  test('the root of a wide number is the one that big.js finds', () => {
    const square = reference.multiply(narrow(999_999_999_999_999, 3), narrow(999_999_999_999_999, 3))
    expect(plainText(roundedRoot(square, 6))).toBe('999999999999.999')
    fc.assert(
      fc.property(anyDecimal, (text) => {
        const a = decimalOf(text)
        fc.pre(signOf(a) >= 0)
        const Rounding = BigJs()
        Rounding.RM = 1
        Rounding.DP = 6
        expect(plainText(roundedRoot(a, 6))).toBe(textOf(new Rounding(text).sqrt()))
      }),
    )
  })
})
