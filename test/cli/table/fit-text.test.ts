import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakLongWords, printable, wrapItems } from '../../../src/cli/table/text.js'

describe('text of a request on a terminal', () => {
  it('cannot control the terminal', () => {
    expect(printable('Ridge\u001b[2J\u009b31m\u0007\ttop')).toBe('Ridge [2J 31m  top')
  })

  it('cannot change the direction of writing', () => {
    expect(printable('total \u202e00.1\u2066')).toBe('total  00.1 ')
  })

  it('keeps its line feeds, however they were sent', () => {
    expect(printable('one\r\ntwo\rthree\nfour')).toBe('one\ntwo\nthree\nfour')
  })

  it('keeps every other character', () => {
    expect(printable('Größe 3 × 2.4 m², 日本 😀')).toBe('Größe 3 × 2.4 m², 日本 😀')
  })
})

describe('wrapping items', () => {
  it('breaks between items, and the separator stays at the end of the line', () => {
    expect(wrapItems(['22 × 6.1 m', '14 × 4.35 m', '3 × 0.24 m'], ', ', 24)).toEqual([
      '22 × 6.1 m, 14 × 4.35 m,',
      '3 × 0.24 m',
    ])
  })

  it('gives no line for no items', () => {
    expect(wrapItems([], ', ', 10)).toEqual([])
  })

  it('leaves an item that is wider than the line whole', () => {
    expect(wrapItems(['a', 'much too wide', 'b'], ' · ', 5)).toEqual(['a ·', 'much too wide ·', 'b'])
  })

  it('loses nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,9}$/)),
        fc.integer({ min: 1, max: 30 }),
        (items, width) => {
          expect(wrapItems(items, ',', width).join('').split(',').join()).toBe(items.join())
        },
      ),
    )
  })
})

describe('breaking long words', () => {
  it('leaves words alone that fit', () => {
    expect(breakLongWords('a quite ordinary text', 10)).toBe('a quite ordinary text')
  })

  it('breaks a word that is wider than its column, and only that', () => {
    expect(breakLongWords('see abcdefghij here', 4)).toBe('see abcd\nefgh\nij here')
  })

  it('counts two columns for a wide character', () => {
    expect(breakLongWords('日本語の屋根', 5)).toBe('日本\n語の\n屋根')
  })

  it('puts one character at least on each line', () => {
    expect(breakLongWords('日本', 1)).toBe('日\n本')
  })
})
