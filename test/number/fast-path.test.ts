import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  compare,
  multiply,
  roundedProduct,
  roundedQuotient,
  roundHalfUp,
} from '../../src/number/arithmetic.js'
import { plainText, readDecimal } from '../../src/number/number-text.js'
import type { Decimal } from '../../src/number/decimal.js'
import * as fast from '../../src/number/fast.js'
import * as reference from '../../src/number/reference.js'
import { anyDecimal, decimalText, nearTieFactors } from './numbers.js'

function decimalOf(text: string): Decimal {
  const number = readDecimal(text)
  if (number === undefined) throw new Error(`not a decimal: ${text}`)
  return number
}

const places = fc.integer({ min: 0, max: 8 })
const runs = { numRuns: 3000 }

describe('N6: the fast path and the reference', () => {
  test('agree on a + b', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        const [x, y] = [decimalOf(a), decimalOf(b)]
        expect(plainText(add(x, y))).toBe(plainText(reference.add(x, y)))
      }),
      runs,
    )
  })

  test('agree on a × b', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        const [x, y] = [decimalOf(a), decimalOf(b)]
        expect(plainText(multiply(x, y))).toBe(plainText(reference.multiply(x, y)))
      }),
      runs,
    )
  })

  test('agree on a × b, rounded', () => {
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

  test('agree on a × b, rounded, at ties and one unit off', () => {
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

  test('agree on a / b, rounded', () => {
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

  test('agree on a, rounded', () => {
    fc.assert(
      fc.property(anyDecimal, places, (a, decimals) => {
        const x = decimalOf(a)
        expect(plainText(roundHalfUp(x, decimals))).toBe(plainText(reference.roundHalfUp(x, decimals)))
      }),
      runs,
    )
  })

  test('agree on a compared with b', () => {
    fc.assert(
      fc.property(anyDecimal, anyDecimal, (a, b) => {
        const [x, y] = [decimalOf(a), decimalOf(b)]
        expect(Math.sign(compare(x, y))).toBe(reference.compare(x, y))
      }),
      runs,
    )
  })
})

describe('N5: rounding whole numbers', () => {
  /** Computes a × b / 10^decimals with bigints, rounding ties away from zero. */
  function byBigint(a: bigint, b: bigint, decimals: number): bigint {
    const product = a * b
    const divisor = 10n ** BigInt(decimals)
    const magnitude = product < 0n ? -product : product
    const rounded = (magnitude * 2n + divisor) / (divisor * 2n)
    return product < 0n ? -rounded : rounded
  }

  /** Computes the inverse of b modulo a power of ten with Euclid's algorithm. */
  function inverse(b: bigint, modulus: bigint): bigint {
    let [rest, next] = [modulus, ((b % modulus) + modulus) % modulus]
    let [x, y] = [0n, 1n]
    while (next > 0n) {
      const quotient = rest / next
      ;[rest, next] = [next, rest - quotient * next]
      ;[x, y] = [y, x - quotient * y]
    }
    return x
  }

  const safe = fc.maxSafeInteger()
  const cut = fc.integer({ min: 0, max: 15 })

  test('agrees with bigints for safe integers', () => {
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
    // A fast path that always declined would pass the property above.
    expect(answered).toBeGreaterThan(1000)
  })

  test('agrees with bigints for products within three units of a tie', () => {
    // If b and 10^decimals are coprime, the inverse of b gives an a whose product with b ends near half of
    // 10^decimals. Multiples of 10^decimals may be added to a.
    const nearTie = fc
      .tuple(
        fc.integer({ min: 1, max: 10 ** 12 }).map((n) => n * 10 + 3),
        fc.integer({ min: 1, max: 15 }),
        fc.integer({ min: -3, max: 3 }),
        fc.integer({ min: 0, max: 50 }),
      )
      .map(([b, decimals, off, turns]) => {
        const divisor = 10n ** BigInt(decimals)
        const tie = divisor / 2n + BigInt(off)
        const a =
          ((((tie * inverse(BigInt(b), divisor)) % divisor) + divisor) % divisor) + BigInt(turns) * divisor
        return [Number(a), b, decimals] as const
      })
      .filter(([a]) => Number.isSafeInteger(a))
    let answered = 0
    let beyondDirect = 0
    fc.assert(
      fc.property(nearTie, fc.boolean(), ([a, b, decimals], isNegative) => {
        const signed = isNegative ? -a : a
        const quick = fast.roundedProduct(signed, b, decimals)
        if (Number.isNaN(quick)) return
        answered++
        if (a * b > 2 ** 53) beyondDirect++
        expect(BigInt(quick)).toBe(byBigint(BigInt(signed), BigInt(b), decimals))
      }),
      { numRuns: 30_000 },
    )
    expect(answered).toBeGreaterThan(10_000)
    expect(beyondDirect).toBeGreaterThan(5_000)
  })

  test('is exact for quotients at and near ties', () => {
    let answered = 0
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 7 }),
        fc.integer({ min: 0, max: 10 ** 6 }),
        fc.integer({ min: -1, max: 1 }),
        fc.boolean(),
        (half, whole, off, isNegative) => {
          const divisor = half * 2
          const dividend = (whole * divisor + half + off) * (isNegative ? -1 : 1)
          const quick = fast.roundedQuotient(dividend, divisor, 0)
          if (Number.isNaN(quick)) return
          answered++
          const magnitude = BigInt(whole) + (off >= 0 ? 1n : 0n)
          expect(BigInt(quick)).toBe(isNegative ? -magnitude : magnitude)
        },
      ),
      { numRuns: 5000 },
    )
    expect(answered).toBe(5000)
  })

  test('is exact for quotients of large numbers at and near ties and whole numbers', () => {
    // Doubles above 2^52 have no halves, so dividends are on both sides of 2^52.
    let [narrow, wide] = [0, 0]
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 52 }).chain((bits) => fc.integer({ min: 1, max: 2 ** bits })),
        fc.integer({ min: 49, max: 53 }),
        fc.constantFrom(0n, 1n, 2n),
        fc.integer({ min: -1, max: 1 }),
        (divisor, bits, halves, off) => {
          const wanted = 2n ** BigInt(bits) / BigInt(divisor)
          const dividend = wanted * BigInt(divisor) - (halves * BigInt(divisor)) / 2n + BigInt(off)
          if (dividend < 0n || dividend > BigInt(Number.MAX_SAFE_INTEGER)) return
          if (dividend <= 2n ** 52n) narrow++
          else wide++
          const doubled = 2n * dividend + BigInt(divisor)
          expect(BigInt(fast.roundedQuotient(Number(dividend), divisor, 0))).toBe(
            doubled / (2n * BigInt(divisor)),
          )
        },
      ),
      { numRuns: 20_000 },
    )
    expect(narrow).toBeGreaterThan(0)
    expect(wide).toBeGreaterThan(0)
    const [edge, half] = [2 ** 52, 2 ** 51]
    expect([edge - 1, edge, edge + 1].map((number) => fast.roundedQuotient(number, 2, 0))).toEqual([
      half,
      half,
      half + 1,
    ])
  })

  test('answers for ordinary lines, including negative lines', () => {
    // A quantity and a unit price of 4 decimals, also with a discount of 2 decimals, are rounded to the cent.
    for (const sign of [1, -1]) {
      expect(fast.roundedProduct(sign * 125_000, 4_224_475, 8)).toBe(sign * 5281)
      expect(fast.roundedProduct(sign * 9_999_9999, 99_999_9999 * 100, 10)).not.toBeNaN()
    }
  })

  test('answers for the largest safe integers', () => {
    const max = Number.MAX_SAFE_INTEGER
    expect([fast.product(max, 1), fast.product(max, -1)]).toEqual([max, -max])
    expect([fast.sum(max - 1, 1), fast.sum(1 - max, -1)]).toEqual([max, -max])
    expect([fast.scaled(9_007_199_254_740, 3), fast.scaled(-9_007_199_254_740, 3)]).toEqual([
      9_007_199_254_740_000, -9_007_199_254_740_000,
    ])
  })

  test('gives an unsigned zero if the first or the second number is zero', () => {
    for (const [zero, other] of [
      [fast.roundedProduct(0, 5, 2), fast.roundedProduct(5, 0, 2)],
      [fast.roundedProduct(0, 0, 2), fast.roundedProduct(4, 1, 1)],
      [fast.roundedQuotient(0, 5, 2), fast.roundedQuotient(4, 10, 0)],
    ])
      expect([zero, other]).toEqual([0, 0]) // toEqual distinguishes -0
  })

  test('gives zero below half a unit', () => {
    for (const places of [16, 22]) expect(fast.roundedProduct(2 ** 26, 2 ** 26, places)).toBe(0)
  })

  test('is left to the reference if doubles are not exact', () => {
    expect(fast.product(Number.MAX_SAFE_INTEGER, 2)).toBeNaN()
    expect(fast.sum(Number.MAX_SAFE_INTEGER, 1)).toBeNaN()
    expect(fast.scaled(1, 16)).toBeNaN()
    expect(fast.scaled(-(10 ** 15), 2)).toBeNaN()
    expect(fast.roundedProduct(Number.MAX_SAFE_INTEGER, 1, 16)).toBeNaN()
    expect(fast.roundedProduct(1, 1, 23)).toBeNaN()
    expect(fast.roundedProduct(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 2)).toBeNaN()
    expect(fast.roundedProduct(NaN, 1, 2)).toBeNaN()
  })
})

describe('N9: reading and plain writing', () => {
  test('preserve the value of a decimal', () => {
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
