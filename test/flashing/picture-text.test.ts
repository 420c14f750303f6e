import { describe, expect, test } from 'vitest'
import { escaped, shownText, textWidth } from '../../src/flashing/picture/svg-text.js'

describe('a text that is shown', () => {
  test.each([
    ['as it is', 'Fix here', 'Fix here'],
    ['of as many characters as fit', 'a'.repeat(10), 'a'.repeat(10)],
    ['of one more', 'a'.repeat(11), `${'a'.repeat(9)}…`],
    ['of as many that take two units each', '😀'.repeat(10), '😀'.repeat(10)],
    ['of one more of them', '😀'.repeat(11), `${'😀'.repeat(9)}…`],
    ['on one line', ' two\r\n\twords \u0000 ', 'two words'],
    ['with spaces in a row', 'a    b', 'a b'],
    ['with half a character', 'a\ud83db', 'a b'],
    ['of as many spaces as are looked at', `a${' '.repeat(38)}b`, 'a b'],
    // Of the 41 characters the first 40 are looked at.
    ['of more spaces than are looked at', `a${' '.repeat(39)}b`, 'a…'],
  ])('%s', (_, text, shown) => {
    expect(shownText(text, 10)).toBe(shown)
  })

  test('is safe inside an element and inside an attribute', () => {
    expect(escaped(`<a b="c" d='e'>&lt;`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;lt;')
  })

  test.each([
    ['', 0],
    ['il', 7.2],
    ['mW', 18],
    ['AZ', 14],
    ['a9', 11.6],
    ['\u1100', 10.5],
    ['漢', 10.5],
  ])('%s is about so wide at a size of 10: %d', (text, width) => {
    expect(textWidth(text, 10)).toBeCloseTo(width, 9)
  })
})
