import { describe, expect, test } from 'vitest'
import { jsonText } from '../../../src/golden/render/json-text.js'

describe('a value as JSON to be read', () => {
  test('has an entry a line', () => {
    expect(jsonText({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}')
  })

  test('has an escape of four digits for each character that is not seen, and parses back', () => {
    const text = 'a\u007f\u00ad\u200b\u2028\u202e\ufeff\uffff'
    const json = jsonText(text) ?? ''
    expect(json).toBe('"a\\u007f\\u00ad\\u200b\\u2028\\u202e\\ufeff\\uffff"')
    expect(JSON.parse(json)).toBe(text)
  })

  test('is there for up to 20 000 characters with its quotes', () => {
    expect(jsonText('x'.repeat(19_998))?.length).toBe(20_000)
    expect(jsonText('x'.repeat(19_999))).toBeUndefined()
  })

  test.each([
    ['a function', () => 1],
    ['a bigint', 1n],
    ['nothing', undefined],
  ])('is not there for %s, which is no JSON', (_, value) => {
    expect(jsonText(value)).toBeUndefined()
  })
})
