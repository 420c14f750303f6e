import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add } from '../../src/number/add.js'
import { compare } from '../../src/number/compare.js'
import type { Decimal } from '../../src/number/decimal.js'
import { roundedQuotient } from '../../src/number/divide.js'
import * as fast from '../../src/number/fast.js'
import { multiply, roundedProduct } from '../../src/number/multiply.js'
import { readDecimal } from '../../src/number/read-decimal.js'
import * as reference from '../../src/number/reference.js'
import { roundHalfUp } from '../../src/number/round.js'
import { plainText } from '../../src/number/write-decimal.js'
import { anyDecimal, decimalText, nearTieFactors } from './numbers.js'

function decimalOf(text: string): Decimal {
  const number = readDecimal(text)
  if (number === undefined) throw new Error(`not a decimal: ${text}`)
  return number
}

const places = fc.integer({ min: 0, max: 8 })
const runs = { numRuns: 3000 }

describe('N6: the fast lane answers what the reference answers', () => {
  test('a + b', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        const [x, y] = [decimalOf(a), decimalOf(b)]
        expect(plainText(add(x, y))).toBe(plainText(reference.add(x, y)))
      }),
      runs,
    )
  })

  test('a × b', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        const [x, y] = [decimalOf(a), decimalOf(b)]
        expect(plainText(multiply(x, y))).toBe(plainText(reference.multiply(x, y)))
      }),
      runs,
    )
  })

  test('a × b, rounded', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, places, (a, b, decimals) => {
        const [x, y] = [decimalOf(a), decimalOf(b)]
        expect(plainText(roundedProduct(x, y, decimals))).toBe(
          plainText(reference.roundedProduct(x, y, decimals)),
        )
      }),
      runs,
    )
  })

  test('a × b, rounded, at ties and one unit beside them', () => {
    fc.assert(
      fc.property(nearTieFactors, ([a, b, decimals]) => {
        const [x, y] = [decimalOf(a), decimalOf(b)]
        expect(plainText(roundedProduct(x, y, decimals))).toBe(
          plainText(reference.roundedProduct(x, y, decimals)),
        )
      }),
      runs,
    )
  })

  test('a / b, rounded', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, places, (a, b, decimals) => {
        const [x, y] = [decimalOf(a), decimalOf(b)]
        fc.pre(plainText(y) !== '0')
        expect(plainText(roundedQuotient(x, y, decimals))).toBe(
          plainText(reference.roundedQuotient(x, y, decimals)),
        )
      }),
      runs,
    )
  })

  test('a, rounded', () => {
    fc.assert(
      fc.property(anyDecimal, places, (a, decimals) => {
        const x = decimalOf(a)
        expect(plainText(roundHalfUp(x, decimals))).toBe(plainText(reference.roundHalfUp(x, decimals)))
      }),
      runs,
    )
  })

  test('a compared with b', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        const [x, y] = [decimalOf(a), decimalOf(b)]
        expect(Math.sign(compare(x, y))).toBe(reference.compare(x, y))
      }),
      runs,
    )
  })
})

describe('N5: the rounding of whole numbers agrees with bigints', () => {
  /** a × b / 10^places, ties away from zero, by a second method. */
  function byBigint(a: bigint, b: bigint, decimals: number): bigint {
    const product = a * b
    const divisor = 10n ** BigInt(decimals)
    const magnitude = product < 0n ? -product : product
    const rounded = (magnitude * 2n + divisor) / (divisor * 2n)
    return product < 0n ? -rounded : rounded
  }

  const safe = fc.maxSafeInteger()
  const cut = fc.integer({ min: 0, max: 15 })

  test('over all safe integers', () => {
    let answered = 0
    fc.assert(
      fc.property(safe, safe, cut, (a, b, decimals) => {
        const quick = fast.roundedProduct(a, b, decimals)
        if (Number.isNaN(quick)) return
        answered++
        expect(BigInt(quick)).toBe(byBigint(BigInt(a), BigInt(b), decimals))
      }),
      { numRuns: 20_000 },
    )
    // A lane that always declined would pass the law above.
    expect(answered).toBeGreaterThan(1000)
  })

  test('where the product lies within three units of a tie', () => {
    const nearTie = fc
      .tuple(
        fc.integer({ min: 1, max: 2 ** 40 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: -3, max: 3 }),
      )
      .map(
        ([quotient, decimals, off]) =>
          [quotient * 10 ** decimals + 5 * 10 ** (decimals - 1) + off, decimals] as const,
      )
      .filter(([product]) => Number.isSafeInteger(product))
    fc.assert(
      fc.property(nearTie, fc.constantFrom(1, -1, 2, 3, 7, 8, 125), ([product, decimals], factor) => {
        const quick = fast.roundedProduct(product, factor, decimals)
        if (Number.isNaN(quick)) return
        expect(BigInt(quick)).toBe(byBigint(BigInt(product), BigInt(factor), decimals))
      }),
      { numRuns: 20_000 },
    )
  })

  test('the lane answers for every ordinary line, negatives included', () => {
    // Quantity of 4 decimals × unit price of 4 decimals × discount of 2 decimals, cut to the cent.
    for (const sign of [1, -1]) {
      expect(fast.roundedProduct(sign * 125_000, 4_224_475, 8)).toBe(sign * 5281)
      expect(fast.roundedProduct(sign * 9_999_9999, 99_999_9999 * 100, 10)).not.toBeNaN()
    }
  })

  test('it declines rather than guess', () => {
    expect(fast.product(Number.MAX_SAFE_INTEGER, 2)).toBeNaN()
    expect(fast.sum(Number.MAX_SAFE_INTEGER, 1)).toBeNaN()
    expect(fast.scaled(1, 16)).toBeNaN()
    expect(fast.roundedProduct(1, 1, 16)).toBeNaN()
    expect(fast.roundedProduct(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 2)).toBeNaN()
    expect(fast.roundedProduct(NaN, 1, 2)).toBeNaN()
  })
})

describe('N9: text', () => {
  test('reading and writing plainly keeps the value', () => {
    fc.assert(
      fc.property(decimalText, (text) => {
        const once = plainText(decimalOf(text))
        expect(plainText(decimalOf(once))).toBe(once)
        expect(once).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/)
        expect(once).not.toBe('-0')
      }),
      runs,
    )
  })
})
