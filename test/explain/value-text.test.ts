/** Values as people write them, and texts without marks. */
import { describe, expect, test } from 'vitest'
import { markdownText, numberText, valueText } from '../../src/explain/render/value-text.js'

describe('a value with its unit', () => {
  test.each([
    ['money', '−1234.50'],
    ['percent', '−1234.5 %'],
    ['metres', '−1234.5 m'],
    ['feet', '−1234.5 ft'],
    ['square metres', '−1234.5 m²'],
    ['square feet', '−1234.5 ft²'],
    ['millimetres', '−1234.5 mm'],
    ['fraction', '−1234.5'],
    ['quantity', '−1234.5'],
    ['count', '−1234.5'],
  ] as const)('%s: %s', (unit, text) => {
    expect(valueText('-1234.5', unit, { decimalMark: '.' })).toBe(text)
  })

  test('without a unit, money has two decimals or more', () => {
    const texts = ['5', '5.125', ''].map((value) => numberText(value, 'money', { decimalMark: ',' }))
    expect(texts).toEqual(['5,00', '5,125', ',00'])
    expect(numberText('5', 'metres', { decimalMark: ',' })).toBe('5')
    expect(valueText('5', 'toString' as 'money', { decimalMark: ',' })).toBe('5')
  })

  test('marks of Markdown are escaped, each', () => {
    const marks = '\\ ` * _ { } [ ] < > # | ~ & !'.split(' ')
    expect(markdownText(marks.join(''))).toBe(marks.map((mark) => `\\${mark}`).join(''))
    expect(markdownText('a-b (1.5)')).toBe('a-b (1.5)')
  })
})
