import { describe, expect, test } from 'vitest'
import { breakLongWords, widthOf, wrapWords } from '../../../src/cli/table/wrap-text.js'

describe('wrapWords', () => {
  test.each([
    ['    abcdefgh', 10, ['abcdefgh']],
    ['  ab cd', 5, ['  ab', 'cd']],
    ['aaa  bb', 3, ['aaa', 'bb']],
    ['aaa   bb', 4, ['aaa ', 'bb']],
  ])('writes %j at width %d without empty lines', (text, width, lines) => {
    expect(wrapWords(text, width)).toEqual(lines)
  })
})

describe('breakLongWords', () => {
  test.each([
    ['abcde\u0301f', 5, 'abcde\u0301\nf'],
    ['ab👨‍👩‍👧cd', 4, 'ab👨‍👩‍👧\ncd'],
    ['屋根板', 4, '屋根\n板'],
  ])('keeps accents and joined emoji of %j together', (text, width, broken) => {
    expect(breakLongWords(text, width)).toBe(broken)
  })
})

test('widthOf counts one to three columns for a letter and any character after it', () => {
  const codes = Array.from({ length: 0x11_0000 }, (_, code) => code)
  const unusual = codes.filter((code) => code % 256 === 0 || /\p{Format}/u.test(String.fromCodePoint(code)))
  expect(unusual.length).toBeGreaterThan(4000)
  for (const code of unusual) {
    const columns = widthOf(`a${String.fromCodePoint(code)}`)
    expect([code, columns]).toEqual([code, Math.min(3, Math.max(1, columns))])
  }
})
