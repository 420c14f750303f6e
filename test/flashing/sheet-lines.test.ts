import { describe, expect, test } from 'vitest'
import { fitted, widthOf, wrapped } from '../../src/flashing/picture/sheet-text.js'

const SIZE = 10

/** As wide as this text, and hardly narrower than it. */
const exactly = (text: string): number => widthOf(text, SIZE)
const under = (text: string): number => widthOf(text, SIZE) - 0.01

describe('a text that must fit', () => {
  test('is whole when it just fits', () => {
    expect(fitted('abcdef', SIZE, exactly('abcdef'))).toBe('abcdef')
  })

  test('has as many characters as fit with the mark of what is left out', () => {
    // In ems: 3.26 without the mark; it takes 1.05, and each letter 0.58 but for f. With four of them it would be 3.37.
    expect(fitted('abcdef', SIZE, under('abcdef'))).toBe('abc…')
    expect(fitted('abcdef', SIZE, exactly('abc…'))).toBe('abc…')
    expect(fitted('abcdef', SIZE, under('abc…'))).toBe('ab…')
  })

  test('has no space before that mark', () => {
    expect(fitted('ab cdef', SIZE, exactly('ab …'))).toBe('ab…')
  })

  test('is that mark alone where nothing fits', () => {
    expect(fitted('abcdef', SIZE, 0)).toBe('…')
  })
})

describe('items one after the other', () => {
  const lines = (items: readonly string[], width: number, mostLines: number) =>
    wrapped(items, SIZE, width, mostLines, 'more')

  test('go on another line before one is too wide, with its semicolon', () => {
    expect(lines(['aa', 'bb', 'cc'], exactly('aa; bb;'), 3)).toEqual(['aa; bb;', 'cc'])
    expect(lines(['aa', 'bb', 'cc'], under('aa; bb;'), 3)).toEqual(['aa;', 'bb;', 'cc'])
  })

  test('are shortened where one is too wide by itself', () => {
    expect(lines(['aa', 'bbbbbb', 'c'], exactly('bbb…'), 3)).toEqual(['aa;', 'bbb…;', 'c'])
  })

  test('end with how many are left, for which the last line keeps room', () => {
    const four = ['1', '2', '3', '4']
    expect(lines(four, exactly('1; 2; 2 more'), 1)).toEqual(['1; 2; 2 more'])
    expect(lines(four, under('1; 2; 2 more'), 1)).toEqual(['1; 3 more'])
    // Nine are left after the second of eleven: a digit more would not fit.
    const eleven = Array.from({ length: 11 }, () => '1')
    expect(lines(eleven, exactly('1; 1; 9 more'), 1)).toEqual(['1; 1; 9 more'])
  })

  test('need no room for that behind the last one', () => {
    const items = ['1', '2', '333333333333']
    expect(lines(items, exactly('1; 2; 333333333333'), 1)).toEqual(['1; 2; 333333333333'])
    expect(lines(items, under('1; 2; 333333333333'), 1)).toEqual(['1; 2; 1 more'])
  })

  test('are no lines when there are none', () => {
    expect(lines([], 100, 3)).toEqual([])
  })
})
