/** Tests that spaces may group digits, but no other white space may. */
import { describe, expect, test } from 'vitest'
import { parseInput, type InputField } from '../../src/entries/input.js'
import { comesTo } from './comes-to.js'

const KINDS = ['money', 'quantity', 'percent', 'length', 'pieces'] as const
// All group digits by spaces.
const LOCALES = ['fr', 'fr-FR', 'sv-SE', 'en-ZA', 'nb', 'pl', 'de-AT', 'fr-CH']
const read = (text: string, kind: InputField['kind'], locale: string): unknown =>
  comesTo(parseInput(text, { kind, locale, currency: 'EUR', unit: 'mm' }))

const SPACES = [' ', '\u00a0', '\u2007', '\u2009', '\u202f']
const OTHERS = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(
  (one) => /\s/.test(one) && !SPACES.includes(one),
)

describe('white space in a number', () => {
  test.each(LOCALES)('groups digits by five kinds of space in %s', (locale) => {
    for (const space of SPACES) {
      expect(read(`12${space}600`, 'money', locale)).toBe('12600000000')
      for (const kind of ['quantity', 'percent', 'length'] as const)
        expect(read(`12${space}600`, kind, locale)).toBe('12600')
    }
  })

  test.each(LOCALES)('does not group digits if it is not a space, in %s', (locale) => {
    expect(OTHERS).toHaveLength(20)
    for (const other of OTHERS)
      for (const text of [`9${other}312`, `9${other}312,5`, `9 999${other}312`, `9${other}`.repeat(2)])
        for (const kind of KINDS.filter((one) => one !== 'pieces'))
          expect([kind, text, read(text, kind, locale)]).toEqual([kind, text, 'not_a_number'])
  })

  test('does not group digits in a locale with commas', () => {
    for (const other of [...OTHERS, ...SPACES])
      for (const kind of KINDS.filter((one) => one !== 'pieces'))
        expect(read(`9${other}312`, kind, 'en-AU')).toBe('not_a_number')
  })

  test('does not connect a number and its fraction, a minus and its number, or feet and inches', () => {
    for (const other of OTHERS)
      for (const locale of ['fr', 'en-AU']) {
        expect(read(`2${other}1/2`, 'quantity', locale)).toBe('not_a_number')
        expect(read(`2${other}½`, 'quantity', locale)).toBe('not_a_number')
        for (const kind of ['money', 'quantity', 'percent', 'length'] as const)
          expect([read(`-${other}5`, kind, locale), kind]).toEqual(['not_a_number', kind])
        for (const length of [`8'${other}3"`, `8${other}'3"`, `8' 3${other}"`, `8ft${other}3in`])
          expect([read(length, 'length', locale), length]).toEqual(['not_a_number', length])
        expect(read(`5${other}-`, 'money', locale)).toBe('not_a_number')
      }
    expect(read('- 5', 'quantity', 'fr')).toBe('-5')
    expect(read('2 ½', 'quantity', 'fr')).toBe('2.5')
  })

  test('does not connect two cells of a sheet', () => {
    for (const locale of [...LOCALES, 'en-AU'])
      expect(JSON.stringify(read('12\t600\n4\t300', 'pieces', locale))).not.toMatch(/12600|4300/)
  })

  test('is ignored around a number', () => {
    expect(read('\t9 312\n', 'money', 'fr')).toBe('9312000000')
    expect(read('9 312\n€', 'money', 'fr')).toBe('9312000000')
    expect(read('\t9 312\r\n', 'quantity', 'fr')).toBe('9312')
  })
})
