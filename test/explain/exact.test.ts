import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compareExact,
  differenceOf,
  exactOf,
  exactOfDouble,
  exactOfSteps,
  isUnknownExact,
  UNKNOWN_EXACT,
  productOf,
  quotientOf,
  roundedTo,
  sumOf,
  textOfExact,
} from '../../src/explain/exact.js'
import type { AmountRounding } from '../../src/policies/choices.js'

const text = (value: Parameters<typeof textOfExact>[0]) => textOfExact(value)

describe('exact arithmetic', () => {
  test('keeps a quotient exact: three thirds are 1', () => {
    const third = quotientOf(exactOf('1'), exactOf('3'))
    expect(text(sumOf(sumOf(third, third), third))).toBe('1')
    expect(text(productOf(third, exactOf('4.5')))).toBe('1.5')
    expect(text(differenceOf(exactOf('1'), third))).toBe('0.666666666667')
    expect(compareExact(third, exactOf('0.333333333333'))).toBeGreaterThan(0)
    expect(text(quotientOf(third, third))).toBe('1')
    expect(text(quotientOf(exactOf('7.5'), exactOf('100')))).toBe('0.075')
  })

  test('returns an unknown number for a string that is not a plain decimal, and for a quotient by zero', () => {
    for (const odd of ['', 'a', '1e5', '.5', '1,5', ' 1', '1'.repeat(1001)])
      expect(isUnknownExact(exactOf(odd))).toBe(true)
    expect(isUnknownExact(quotientOf(exactOf('1'), exactOf('0')))).toBe(true)
    expect(isUnknownExact(exactOfDouble(Infinity))).toBe(true)
    expect(isUnknownExact(sumOf(exactOf('1'), exactOf('x')))).toBe(true)
  })

  test('returns an unknown number beyond the limit of digits', () => {
    let wide = exactOf('1.000000000000000000001')
    for (let times = 0; times < 100; times++) wide = productOf(wide, wide)
    expect(isUnknownExact(wide)).toBe(true)
  })

  // 2.345 and 2.355 are ties to the cent, 2.344 and 2.346 are not.
  test.each<readonly [AmountRounding, string, string, string, string]>([
    ['half-up', '2.35', '2.36', '-2.35', '2.34'],
    ['half-even', '2.34', '2.36', '-2.34', '2.34'],
    ['half-down', '2.34', '2.35', '-2.34', '2.34'],
    ['towards-positive', '2.35', '2.36', '-2.34', '2.34'],
    ['truncated', '2.34', '2.35', '-2.34', '2.34'],
    ['rounded-up', '2.35', '2.36', '-2.35', '2.35'],
    ['up-towards-positive', '2.35', '2.36', '-2.34', '2.35'],
  ])(
    'rounds %s: 2.345 to %s, 2.355 to %s, -2.345 to %s and 2.344 to %s',
    (mode, tie, odd, negative, near) => {
      const rounded = (value: string) => text(roundedTo(exactOf(value), 2, mode))
      expect([rounded('2.345'), rounded('2.355'), rounded('-2.345'), rounded('2.344')]).toEqual([
        tie,
        odd,
        negative,
        near,
      ])
    },
  )

  test('rounds values beyond the midpoint away from zero in every mode to nearest', () => {
    const modes = ['half-up', 'half-even', 'half-down', 'towards-positive'] as const
    for (const mode of modes) {
      expect([
        mode,
        ...['2.346', '-2.346', '0.0051'].map((value) => text(roundedTo(exactOf(value), 2, mode))),
      ]).toEqual([mode, '2.35', '-2.35', '0.01'])
    }
  })

  test('adds, multiplies and divides quotients', () => {
    const [third, seventh] = [quotientOf(exactOf('1'), exactOf('3')), quotientOf(exactOf('1'), exactOf('7'))]
    expect(text(sumOf(third, exactOf('1')))).toBe('1.333333333333')
    expect(text(sumOf(exactOf('1'), third))).toBe('1.333333333333')
    // 10 ÷ 21, 1 ÷ 21 and 7 ÷ 3.
    expect(text(sumOf(third, seventh))).toBe('0.47619047619')
    expect(text(productOf(third, seventh))).toBe('0.047619047619')
    expect(text(quotientOf(third, seventh))).toBe('2.333333333333')
    expect(text(quotientOf(third, exactOf('3')))).toBe('0.111111111111')
  })

  test('allows at most 1000 digits, before and after the decimal point together', () => {
    const [nines, one] = ['9'.repeat(600), `1${'0'.repeat(999)}`]
    expect(isUnknownExact(sumOf(exactOf(nines), exactOf(`0.${nines}`)))).toBe(true)
    expect(isUnknownExact(sumOf(exactOf('9'.repeat(500)), exactOf(`0.${'9'.repeat(500)}`)))).toBe(false)
    expect(isUnknownExact(productOf(exactOf(one), exactOf('10')))).toBe(false)
    expect(isUnknownExact(productOf(exactOf(one), exactOf('100')))).toBe(true)
  })

  test('rounds a quotient from its true value, in every mode', () => {
    // 1 ÷ 3 = 0.333… and -2 ÷ 3 = -0.666…
    expect(text(roundedTo(quotientOf(exactOf('1'), exactOf('3')), 2, 'rounded-up'))).toBe('0.34')
    expect(text(roundedTo(quotientOf(exactOf('-2'), exactOf('3')), 2, 'half-even'))).toBe('-0.67')
    expect(text(roundedTo(quotientOf(exactOf('0.01'), exactOf('2')), 2, 'half-even'))).toBe('0')
    expect(text(roundedTo(quotientOf(exactOf('3'), exactOf('-4')), 1, 'half-down'))).toBe('-0.7')
  })

  test('divides by a power of ten by moving the decimal point, and keeps all decimals', () => {
    const tiny = quotientOf(exactOf('3'), exactOf(`1${'0'.repeat(15)}`))
    expect(text(tiny)).toBe('0.000000000000003')
    expect(tiny.denominator).toBeUndefined()
    // 0.1 is a power of ten too, but moves the point the other way.
    expect(text(quotientOf(exactOf('3'), exactOf('0.1')))).toBe('30')
    expect(text(quotientOf(exactOf('3'), exactOf('0.01')))).toBe('300')
    expect(text(quotientOf(quotientOf(exactOf('1'), exactOf('3')), exactOf('10')))).toBe('0.033333333333')
  })

  test('gives a decimal no denominator, even after a computation', () => {
    const [two, five] = [exactOf('2'), exactOf('5')]
    for (const value of [sumOf(two, five), differenceOf(two, five), productOf(two, five), exactOfSteps(3, 4)])
      expect(value.denominator).toBeUndefined()
    expect(text(exactOfSteps(-3, 4))).toBe('-0.0003')
  })

  test('adds quotients with equal denominators over that denominator, even with 600 digits', () => {
    const long = exactOf('7'.repeat(600))
    const [one, two] = [quotientOf(exactOf('1'), long), quotientOf(exactOf('2'), long)]
    expect(compareExact(sumOf(one, two), quotientOf(exactOf('3'), long))).toBe(0)
    // Another denominator of 599 digits makes a product of more than 1000 digits.
    expect(isUnknownExact(sumOf(one, quotientOf(exactOf('2'), exactOf('3'.repeat(599)))))).toBe(true)
    expect(isUnknownExact(productOf(one, one))).toBe(true)
  })

  test('allows at most 1000 decimals, even with a single significant digit', () => {
    const small = (places: number) => exactOf(`0.${'0'.repeat(places - 1)}1`)
    expect(isUnknownExact(productOf(small(500), small(500)))).toBe(false)
    expect(isUnknownExact(productOf(small(500), small(501)))).toBe(true)
  })

  test('compares quotients by value, not by numerator', () => {
    const third = quotientOf(exactOf('1'), exactOf('3'))
    expect(compareExact(third, exactOf('0.5'))).toBeLessThan(0)
    expect(compareExact(exactOf('0.5'), third)).toBeGreaterThan(0)
    expect(compareExact(quotientOf(exactOf('-1'), exactOf('3')), exactOf('-2'))).toBeGreaterThan(0)
    expect(compareExact(quotientOf(exactOf('1'), exactOf('-3')), exactOf('0'))).toBeLessThan(0)
    expect(compareExact(third, UNKNOWN_EXACT)).toBeNaN()
    // The difference of these two numbers has too many digits, but the comparison still succeeds.
    const [nines, small] = [exactOf('9'.repeat(600)), exactOf(`0.${'9'.repeat(600)}`)]
    expect(isUnknownExact(differenceOf(nines, small))).toBe(true)
    expect(compareExact(nines, small)).toBeGreaterThan(0)
  })

  test('leaves unknown and already exact numbers unchanged by rounding', () => {
    const modes = ['half-up', 'half-even', 'truncated', 'rounded-up', 'up-towards-positive'] as const
    const [quarter, third] = [quotientOf(exactOf('1'), exactOf('4')), quotientOf(exactOf('1'), exactOf('3'))]
    for (const mode of modes) {
      expect(isUnknownExact(roundedTo(UNKNOWN_EXACT, 2, mode))).toBe(true)
      expect(isUnknownExact(roundedTo(productOf(UNKNOWN_EXACT, third), 2, mode))).toBe(true)
      expect(text(roundedTo(exactOf('2.5'), 2, mode))).toBe('2.5')
      expect(text(roundedTo(quarter, 2, mode))).toBe('0.25')
    }
  })

  test('agrees with bigints on sums, products and half-up rounding', () => {
    const cents = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })
    const written = (value: bigint, places: number): string => {
      const digits = String(value < 0n ? -value : value).padStart(places + 1, '0')
      return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
    }
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const [left, right] = [exactOf(written(a, 2)), exactOf(written(b, 2))]
        expect(compareExact(sumOf(left, right), exactOf(written(a + b, 2)))).toBe(0)
        expect(compareExact(productOf(left, right), exactOf(written(a * b, 4)))).toBe(0)
        const magnitude = a * b < 0n ? -(a * b) : a * b
        const half = ((magnitude + 50n) / 100n) * (a * b < 0n ? -1n : 1n)
        expect(compareExact(roundedTo(productOf(left, right), 2), exactOf(written(half, 2)))).toBe(0)
      }),
    )
  })
})
