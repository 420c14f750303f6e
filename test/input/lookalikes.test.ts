/** Texts that look like a number but are not, and marks that look like another: worked out by hand. */
import { describe, expect, test } from 'vitest'
import {
  majorUnits,
  parseInput,
  formatLength,
  formatQuantity,
  type InputField,
} from '../../src/entries/input.js'
import type { ValidInput } from '../../src/input/typed.js'
import { typedOf, unreadable } from '../../src/input/typed.js'
import { comesTo } from './comes-to.js'

const typedAs = (kind: 'length' | 'quantity' | 'percent') => (text: string) =>
  comesTo(parseInput(text, { kind, locale: 'en-AU' }))
const [length, quantity, percent] = [typedAs('length'), typedAs('quantity'), typedAs('percent')]

const pieces = (text: string, unit: InputField['unit'] = 'mm'): unknown => {
  const typed = parseInput(text, { kind: 'pieces', locale: 'en-AU', unit })
  if (typed.status === 'ambiguous') return typed.readings.map(({ meant }) => meant)
  return typed.status === 'ok' ? typed.meant : typed.reason
}

describe('the place of a percent sign', () => {
  test.each(['5%5', '5%%', '%5'])('%s is not a percentage', (text) => {
    expect(percent(text)).toBe('not_a_number')
  })

  test('a percentage in brackets is below zero', () => {
    expect(percent('(5%)')).toBe('-5')
    expect(percent('5 %')).toBe('5')
  })

  test.each(['(5)6', '6(5)', '5-3', '5+3', '--5', '(5'])('%s is not a quantity', (text) => {
    expect(quantity(text)).toBe('not_a_number')
  })
})

describe('marks that look like those on the keyboard', () => {
  test('curly apostrophes are feet', () => {
    expect(length('8\u2019 3 1/2"')).toBe('2527.3') // 99.5 × 25.4
    expect(length('8\u2018')).toBe('2438.4')
    expect(length('8\u02bc 6"')).toBe('2590.8')
  })

  test('bidirectional marks do not belong to the number', () => {
    expect(quantity('\u200e-12.5')).toBe('-12.5')
    expect(quantity('\u200f12\u061c')).toBe('12')
  })

  test('inch may be written out, in singular and plural', () => {
    expect(length("8' 3 inch")).toBe('2514.6')
    expect(length("8' 3 inches")).toBe('2514.6')
    expect(length("8' 3 in")).toBe('2514.6')
  })

  test('inches may have three decimals and no three digits before them', () => {
    expect(length(`8' 5.125"`)).toBe('2568.575') // 101.125 × 25.4
    expect(length(`8' 512"`)).toBe('not_a_number')
  })

  test('a length without a unit is in millimetres if its field sets no unit', () => {
    expect(length('2.4 m')).toBe('2400')
    expect(parseInput('2400', { kind: 'length', locale: 'en-AU' })).toEqual({
      status: 'ok',
      value: '2400',
      meant: '2400 mm',
    })
  })
})

describe('decimals with another locale’s mark', () => {
  test('groups before the mark make the number unambiguous', () => {
    expect(quantity('1.234,5678')).toBe('1234.5678')
    expect(quantity('1.234.567,89012')).toBe('1234567.89012')
  })

  test('more than three decimals without groups are a mistake', () => {
    expect(quantity('10,0000')).toBe('not_a_number')
    expect(quantity('0010,0000')).toBe('not_a_number')
    expect(quantity('0,1234')).toBe('0.1234')
  })
})

describe('pieces', () => {
  test('a length by itself is one piece, and the reading says so', () => {
    expect(pieces('2400')).toBe('1 × 2400 mm')
    expect(pieces('3 @ 2400')).toBe('3 × 2400 mm')
  })

  test.each(['@3 @ 2400', '/3/2400', '3 @', '@ 2400', '3 @ 4 @ 5'])('%s is not a list of pieces', (text) => {
    expect(pieces(text)).toBe('not_a_number')
  })

  test('a slash with metric lengths is never a fraction, whatever the unit of the field', () => {
    expect(pieces('22/610mm', 'in')).toBe('22 × 24.015748031496 in') // 610 ÷ 25.4
    expect(pieces('22/610', 'mm')).toBe('22 × 610 mm')
  })

  test('a slash between whole numbers may be a fraction if the field is in feet or inches', () => {
    expect(pieces('1/4', 'in')).toEqual(['1 × 4 in', '1 × 0.25 in'])
    expect(pieces('1/4', 'ft')).toEqual(['1 × 4 ft', '1 × 0.25 ft'])
    expect(pieces('1/400', 'mm')).toBe('1 × 400 mm')
  })

  test('one ambiguous entry makes the list ambiguous, and the readings are its own', () => {
    expect(pieces('3 @ 2400; 1/4"; 5 @ 600')).toEqual(['1 × 101.6 mm', '1 × 6.35 mm'])
  })

  test('an unreadable entry has the reason of its length', () => {
    expect(pieces('3 @ 12345678901234567890')).toBe('too_large')
    expect(pieces('12345678901234567890')).toBe('too_large')
    expect(pieces('3 @ 2400; 12345678901234567890')).toBe('too_large')
  })

  test('an entry with its comma has at most 100 characters', () => {
    const padded = (characters: number): string => `3 @${' '.repeat(characters - 10)}1,200mm`
    expect(padded(100)).toHaveLength(100)
    // Three pieces of 1 mm may be of 1 m.
    const apart = ['3 × 1000 mm; 1 × 200 mm', '3 × 1 mm; 1 × 200 mm']
    expect(pieces(padded(100))).toEqual(['3 × 1200 mm', '3 × 1.2 mm', ...apart])
    // Then the comma is between pieces, and the first of them is asked about.
    expect(pieces(padded(101))).toEqual(['3 × 1000 mm', '3 × 1 mm'])
  })
})

describe('typedOf with several readings', () => {
  const read: ValidInput = { status: 'ok', value: '5', meant: '5' }

  test('takes the one that the wire accepts', () => {
    expect(typedOf([unreadable('too_large'), read])).toBe(read)
    expect(typedOf([read, unreadable('too_large')])).toBe(read)
  })

  test('has the reason of the first reading if the wire accepts none', () => {
    expect(typedOf([unreadable('too_large'), unreadable('too_many_decimals')])).toEqual(
      unreadable('too_large'),
    )
    expect(typedOf([])).toEqual(unreadable('not_a_number'))
  })
})

describe('format functions', () => {
  test('return an empty text without options', () => {
    expect(formatLength('5', undefined as never)).toBe('')
    expect(formatQuantity('5', undefined as never)).toBe('')
  })

  test.each([' 45', '45 ', '+45', '0x10', '45n', ''])(
    'return nothing for the micros "%s"',
    (amountMicros) => {
      expect(majorUnits({ amountMicros })).toBeUndefined()
    },
  )
})
