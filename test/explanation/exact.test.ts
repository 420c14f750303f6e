import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compareExact,
  differenceOf,
  exactOf,
  exactOfDouble,
  isNothing,
  productOf,
  quotientOf,
  roundedTo,
  sumOf,
  textOfExact,
  type RoundingMode,
} from '../../src/explanation/exact.js'

const text = (value: Parameters<typeof textOfExact>[0]) => textOfExact(value)

describe('exact numbers', () => {
  test('a quotient stays exact', () => {
    const third = quotientOf(exactOf('1'), exactOf('3'))
    expect(text(sumOf(sumOf(third, third), third))).toBe('1')
    expect(text(productOf(third, exactOf('4.5')))).toBe('1.5')
    expect(text(differenceOf(exactOf('1'), third))).toBe('0.666666666667')
    expect(compareExact(third, exactOf('0.333333333333'))).toBeGreaterThan(0)
    expect(text(quotientOf(third, third))).toBe('1')
    expect(text(quotientOf(exactOf('7.5'), exactOf('100')))).toBe('0.075')
  })

  test('what is no plain decimal, and a quotient by zero, is unknown', () => {
    for (const odd of ['', 'a', '1e5', '.5', '1,5', ' 1', '1'.repeat(1001)])
      expect(isNothing(exactOf(odd))).toBe(true)
    expect(isNothing(quotientOf(exactOf('1'), exactOf('0')))).toBe(true)
    expect(isNothing(exactOfDouble(Infinity))).toBe(true)
    expect(isNothing(sumOf(exactOf('1'), exactOf('x')))).toBe(true)
  })

  test('numbers do not grow without end', () => {
    let wide = exactOf('1.000000000000000000001')
    for (let times = 0; times < 100; times++) wide = productOf(wide, wide)
    expect(isNothing(wide)).toBe(true)
  })

  // 2.345 and 2.355 are ties to the cent, 2.344 and 2.346 are not.
  test.each<readonly [RoundingMode, string, string, string, string]>([
    ['half up', '2.35', '2.36', '-2.35', '2.34'],
    ['half even', '2.34', '2.36', '-2.34', '2.34'],
    ['half down', '2.34', '2.35', '-2.34', '2.34'],
    ['half towards +∞', '2.35', '2.36', '-2.34', '2.34'],
    ['down', '2.34', '2.35', '-2.34', '2.34'],
    ['up', '2.35', '2.36', '-2.35', '2.35'],
    ['towards +∞', '2.35', '2.36', '-2.34', '2.35'],
    ['towards -∞', '2.34', '2.35', '-2.35', '2.34'],
  ])('%s: 2.345 is %s, 2.355 %s, -2.345 %s, 2.344 %s', (mode, tie, odd, negative, near) => {
    const rounded = (value: string) => text(roundedTo(exactOf(value), 2, mode))
    expect([rounded('2.345'), rounded('2.355'), rounded('-2.345'), rounded('2.344')]).toEqual([
      tie,
      odd,
      negative,
      near,
    ])
  })

  test('beyond half, every mode to nearest goes away from zero', () => {
    const modes = ['half up', 'half even', 'half down', 'half towards +∞'] as const
    for (const mode of modes) {
      expect([
        mode,
        ...['2.346', '-2.346', '0.0051'].map((value) => text(roundedTo(exactOf(value), 2, mode))),
      ]).toEqual([mode, '2.35', '-2.35', '0.01'])
    }
  })

  test('sums, products and quotients of quotients', () => {
    const [third, seventh] = [quotientOf(exactOf('1'), exactOf('3')), quotientOf(exactOf('1'), exactOf('7'))]
    expect(text(sumOf(third, exactOf('1')))).toBe('1.333333333333')
    expect(text(sumOf(exactOf('1'), third))).toBe('1.333333333333')
    // 10 ÷ 21, 1 ÷ 21 and 7 ÷ 3.
    expect(text(sumOf(third, seventh))).toBe('0.47619047619')
    expect(text(productOf(third, seventh))).toBe('0.047619047619')
    expect(text(quotientOf(third, seventh))).toBe('2.333333333333')
    expect(text(quotientOf(third, exactOf('3')))).toBe('0.111111111111')
  })

  test('a number has at most 1000 digits, before its point and after it', () => {
    const [nines, one] = ['9'.repeat(600), `1${'0'.repeat(999)}`]
    expect(isNothing(sumOf(exactOf(nines), exactOf(`0.${nines}`)))).toBe(true)
    expect(isNothing(sumOf(exactOf('9'.repeat(500)), exactOf(`0.${'9'.repeat(500)}`)))).toBe(false)
    expect(isNothing(productOf(exactOf(one), exactOf('10')))).toBe(false)
    expect(isNothing(productOf(exactOf(one), exactOf('100')))).toBe(true)
  })

  test('a quotient is rounded from the true quotient, in every mode', () => {
    // 1 ÷ 3 is below a half of a cent's next, and 2 ÷ 3 above.
    expect(text(roundedTo(quotientOf(exactOf('1'), exactOf('3')), 2, 'up'))).toBe('0.34')
    expect(text(roundedTo(quotientOf(exactOf('-2'), exactOf('3')), 2, 'half even'))).toBe('-0.67')
    expect(text(roundedTo(quotientOf(exactOf('0.01'), exactOf('2')), 2, 'half even'))).toBe('0')
    expect(text(roundedTo(quotientOf(exactOf('3'), exactOf('-4')), 1, 'half down'))).toBe('-0.7')
  })

  test('sums, products and half up are those of whole numbers', () => {
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
