import { describe, expect, test } from 'vitest'
import { ByteSource } from '../../src/bytes/byte-source.js'
import { takeFixed, takeTenThousandths } from '../../src/bytes/take-number.js'

/** What a reader takes from some bytes, and where it then is. */
function taken(read: (source: ByteSource) => number, json: string): { number: number; at: number } {
  const source = new ByteSource()
  source.start(new TextEncoder().encode(json))
  const number = read(source)
  return { number, at: source.at }
}

/** All texts of up to so many of some characters. */
function* textsOf(characters: string, most: number, start = ''): Generator<string> {
  yield start
  if (most > 0) for (const character of characters) yield* textsOf(characters, most - 1, start + character)
}

const DECIMAL = /^(-?)([0-9]+)(?:\.([0-9]+))?$/

/** N4, by its definition: the digits of a decimal string, with zeros up to so many decimals. */
function fixed(text: string, decimals: number): number {
  const [, sign = '', whole = '', fraction = ''] = DECIMAL.exec(text) ?? []
  const rest = fraction.slice(decimals)
  if (whole === '' || /[^0]/.test(rest)) return NaN
  return Number(`${sign}${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`)
}

/** N1, L1, by their definition: micros without leading zeros that end in two zeros. */
function tenThousandths(text: string): number {
  return /^(0|-?[1-9][0-9]*00)$/.test(text) ? Number(text) / 100 : NaN
}

describe('N4: a decimal string in a request', () => {
  test.each([0, 1, 2, 4])('in units of 10^-%i, every short text', (decimals) => {
    const wrong: string[] = []
    for (const text of textsOf('0159-./:', 5)) {
      const { number, at } = taken((source) => takeFixed(source, decimals), `"${text}"`)
      const expected = fixed(text, decimals)
      // A zero has no sign where figures are compared and added.
      if (number === expected ? at === text.length + 2 : Number.isNaN(number) && Number.isNaN(expected))
        continue
      wrong.push(`${text}: ${String(number)} instead of ${String(expected)}`)
    }
    expect(wrong).toEqual([])
  })

  test.each([
    ['123456789012345', 0, NaN],
    ['90000000000000', 0, 9e13],
    ['90000000000001', 0, NaN],
    ['89999999999999', 0, 89_999_999_999_999],
    ['-90000000000000', 0, -9e13],
    ['9000000000', 4, 9e13],
    ['9000000001', 4, NaN],
    ['9000000000.0001', 4, NaN],
    ['000000000000001', 4, 10_000],
    ['0000000000000001', 4, NaN],
    ['-00000000000001', 0, -1],
    ['-000000000000001', 0, NaN],
    ['1.50000000000', 2, 150],
    ['1.500000000000', 2, NaN],
    ['1.00000000001', 4, NaN],
  ])('%s with %i decimals is %d', (text, decimals, expected) => {
    expect(taken((source) => takeFixed(source, decimals), `"${text}"`).number).toBe(expected)
  })

  test('blanks before it are passed over', () => {
    expect(taken((source) => takeFixed(source, 1), ' \n\t\r"2.5"')).toEqual({ number: 25, at: 9 })
  })

  test.each(['2.5', '"2.5', '', "'2.5'", '"2.', '"2'])('%j is none', (json) => {
    expect(taken((source) => takeFixed(source, 1), json)).toEqual({ number: NaN, at: 0 })
  })

  test('zero has no sign', () => {
    expect(taken((source) => takeFixed(source, 2), '"-0.00"').number).toBe(0)
    expect(taken(takeTenThousandths, '"0"').number).toBe(0)
  })

  test('where it is is kept, with its quotes', () => {
    const source = new ByteSource()
    source.start(new TextEncoder().encode('  "12.5",'))
    takeFixed(source, 4)
    expect([source.from, source.to]).toEqual([2, 8])
  })
})

describe('N1, L1: micros in a request', () => {
  test('every short text', () => {
    const wrong: string[] = []
    for (const text of textsOf('019-./:', 6)) {
      const { number, at } = taken(takeTenThousandths, `"${text}"`)
      const expected = tenThousandths(text)
      if (number === expected ? at === text.length + 2 : Number.isNaN(number) && Number.isNaN(expected))
        continue
      wrong.push(`${text}: ${String(number)} instead of ${String(expected)}`)
    }
    expect(wrong).toEqual([])
  })

  test.each([
    ['12345678901234500', 123_456_789_012_345],
    ['-12345678901234500', -123_456_789_012_345],
    ['123456789012345600', NaN],
    ['100', 1],
  ])('%s is %d ten-thousandths', (text, expected) => {
    expect(taken(takeTenThousandths, `"${text}"`).number).toBe(expected)
  })

  test.each(['4500', '"4500', "'4500'", ''])('%j is none', (json) => {
    expect(taken(takeTenThousandths, json)).toEqual({ number: NaN, at: 0 })
  })

  test('where it is is kept, with its quotes', () => {
    const source = new ByteSource()
    source.start(new TextEncoder().encode(' "4500"}'))
    takeTenThousandths(source)
    expect([source.from, source.to, source.at]).toEqual([1, 7, 7])
  })
})
