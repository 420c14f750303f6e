/** Tests texts that resemble a number but are not, and marks that resemble others. Worked out by hand. */
import { describe, expect, test } from 'vitest'
import {
  majorUnits,
  parseInput,
  formatLength,
  formatQuantity,
  type InputField,
} from '../../src/entries/input.js'
import type { ValidInput } from '../../src/input/typed.js'
import { resultOf, unreadable } from '../../src/input/typed.js'
import { comesTo } from './comes-to.js'

const typedAs = (kind: 'length' | 'quantity' | 'percent') => (text: string) =>
  comesTo(parseInput(text, { kind, locale: 'en-AU' }))
const [length, quantity, percent] = [typedAs('length'), typedAs('quantity'), typedAs('percent')]

const pieces = (text: string, unit: InputField['unit'] = 'mm'): unknown => {
  const typed = parseInput(text, { kind: 'pieces', locale: 'en-AU', unit })
  if (typed.status === 'ambiguous') return typed.readings.map(({ meant }) => meant)
  return typed.status === 'ok' ? typed.meant : typed.reason
}

describe('percent signs and brackets', () => {
  test.each(['5%5', '5%%', '%5'])('do not make a percentage in %s', (text) => {
    expect(percent(text)).toBe('not_a_number')
  })

  test('make a percentage, negative in brackets', () => {
    expect(percent('(5%)')).toBe('-5')
    expect(percent('5 %')).toBe('5')
  })

  test.each(['(5)6', '6(5)', '5-3', '5+3', '--5', '(5'])('do not make a quantity in %s', (text) => {
    expect(quantity(text)).toBe('not_a_number')
  })
})

describe('reading unusual marks', () => {
  test('accepts curly apostrophes as feet', () => {
    expect(length('8\u2019 3 1/2"')).toBe('2527.3') // 99.5 × 25.4
    expect(length('8\u2018')).toBe('2438.4')
    expect(length('8\u02bc 6"')).toBe('2590.8')
  })

  // The minus sign, the dashes, and a minus of full width.
  test.each(['\u2212', '\u2013', '\u2014', '\uff0d'])('accepts %j as a minus', (minus) => {
    expect(quantity(`${minus}12.5`)).toBe('-12.5')
    expect(percent(`${minus}5%`)).toBe('-5')
    expect(length(`8' 3${minus}1/2"`)).toBe('2527.3') // 99.5 × 25.4
  })

  test('ignores bidirectional marks', () => {
    expect(quantity('\u200e-12.5')).toBe('-12.5')
    expect(quantity('\u200f12\u061c')).toBe('12')
  })

  test('accepts inch, inches and in as words', () => {
    expect(length("8' 3 inch")).toBe('2514.6')
    expect(length("8' 3 inches")).toBe('2514.6')
    expect(length("8' 3 in")).toBe('2514.6')
  })

  test('allows three decimals for inches, but not three digits before the point', () => {
    expect(length(`8' 5.125"`)).toBe('2568.575') // 101.125 × 25.4
    expect(length(`8' 512"`)).toBe('not_a_number')
  })

  test('uses millimetres if the field sets no unit', () => {
    expect(length('2.4 m')).toBe('2400')
    expect(parseInput('2400', { kind: 'length', locale: 'en-AU' })).toEqual({
      status: 'ok',
      value: '2400',
      meant: '2400 mm',
    })
  })
})

describe('a number with the decimal mark of another locale', () => {
  test('is unambiguous if groups come before the mark', () => {
    expect(quantity('1.234,5678')).toBe('1234.5678')
    expect(quantity('1.234.567,89012')).toBe('1234567.89012')
  })

  test('is not_a_number with more than three decimals and no groups', () => {
    expect(quantity('10,0000')).toBe('not_a_number')
    expect(quantity('0010,0000')).toBe('not_a_number')
    expect(quantity('0,1234')).toBe('0.1234')
  })
})

describe('a list of pieces', () => {
  test('reads a single length as one piece', () => {
    expect(pieces('2400')).toBe('1 × 2400 mm')
    expect(pieces('3 @ 2400')).toBe('3 × 2400 mm')
  })

  test.each(['@3 @ 2400', '/3/2400', '3 @', '@ 2400', '3 @ 4 @ 5'])('does not accept %s', (text) => {
    expect(pieces(text)).toBe('not_a_number')
  })

  test('never reads a slash as a fraction in metric lengths, even in a field measured in inches', () => {
    expect(pieces('22/610mm', 'in')).toBe('22 × 24.015748031496 in') // 610 ÷ 25.4
    expect(pieces('22/610', 'mm')).toBe('22 × 610 mm')
  })

  test('may read a slash as a fraction in a field of feet or inches', () => {
    expect(pieces('1/4', 'in')).toEqual(['1 × 4 in', '1 × 0.25 in'])
    expect(pieces('1/4', 'ft')).toEqual(['1 × 4 ft', '1 × 0.25 ft'])
    expect(pieces('1/400', 'mm')).toBe('1 × 400 mm')
  })

  test('is invalid for the same reason as its unreadable entry', () => {
    expect(pieces('3 @ 12345678901234567890')).toBe('too_large')
    expect(pieces('12345678901234567890')).toBe('too_large')
    expect(pieces('3 @ 2400; 12345678901234567890')).toBe('too_large')
  })

  test('reads an entry with a comma only up to 100 characters', () => {
    const padded = (characters: number): string => `3 @${' '.repeat(characters - 10)}1,200mm`
    expect(padded(100)).toHaveLength(100)
    // 3 @ 1 could also be in metres.
    const apart = ['3 × 1000 mm; 1 × 200 mm', '3 × 1 mm; 1 × 200 mm']
    expect(pieces(padded(100))).toEqual(['3 × 1200 mm', '3 × 1.2 mm', ...apart])
    // Beyond the limit, the comma separates pieces, and the first piece is ambiguous.
    expect(pieces(padded(101))).toEqual(['3 × 1000 mm', '3 × 1 mm'])
  })
})

describe('resultOf with several readings', () => {
  const read: ValidInput = { status: 'ok', value: '5', meant: '5' }

  test('returns the reading with a valid value', () => {
    expect(resultOf([unreadable('too_large'), read])).toBe(read)
    expect(resultOf([read, unreadable('too_large')])).toBe(read)
  })

  test('returns the reason why the first reading is invalid if none is valid', () => {
    expect(resultOf([unreadable('too_large'), unreadable('too_many_decimals')])).toEqual(
      unreadable('too_large'),
    )
    expect(resultOf([])).toEqual(unreadable('not_a_number'))
  })
})

describe('formatting', () => {
  test('returns an empty string without options', () => {
    expect(formatLength('5', undefined as never)).toBe('')
    expect(formatQuantity('5', undefined as never)).toBe('')
  })

  test.each([' 45', '45 ', '+45', '0x10', '45n', ''])(
    'returns undefined for the micros "%s"',
    (amountMicros) => {
      expect(majorUnits({ amountMicros })).toBeUndefined()
    },
  )
})
