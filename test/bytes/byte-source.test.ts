import { describe, expect, test } from 'vitest'
import { After, ByteSource } from '../../src/bytes/byte-source.js'
import { asciiBytes, asciiConstant } from '../../src/bytes/constant.js'

function sourceOf(json: string): ByteSource {
  const source = new ByteSource()
  source.start(new TextEncoder().encode(json))
  return source
}

describe('what is next', () => {
  test.each([' ', '\n', '\r', '\t', ' \n\r\t '])('blanks are passed over, and counted: %j', (blanks) => {
    const source = sourceOf(`${blanks}{`)
    expect(source.peek()).toBe(0x7b)
    expect([source.at, source.liberties]).toEqual([blanks.length, blanks.length])
  })

  test.each(['\v', '\f', '\u0000', '\u00a0'])('%j is no blank', (character) => {
    const source = sourceOf(`${character}{`)
    expect([source.peek() === 0x7b, source.at, source.liberties]).toEqual([false, 0, 0])
  })

  test('behind the last byte there is nothing', () => {
    const source = sourceOf(' ')
    expect([source.peek(), source.at]).toEqual([0, 1])
  })

  test('a byte is taken if it is next', () => {
    const source = sourceOf(' {}')
    expect(source.take(0x7d)).toBe(false)
    expect(source.take(0x7b)).toBe(true)
    expect(source.at).toBe(2)
    expect(source.take(0x7d)).toBe(true)
    expect(source.take(0x7d)).toBe(false)
    expect(source.at).toBe(3)
  })

  test.each([
    [',', After.another, 1],
    ['}', After.end, 1],
    [' ,', After.another, 2],
    [' }', After.end, 2],
    [']', After.neither, 0],
    ['', After.neither, 0],
  ])('after a value of an object comes %j', (json, after, at) => {
    const source = sourceOf(json)
    expect([source.takeAfter(0x7d), source.at]).toEqual([after, at])
  })
})

describe('a constant', () => {
  const texts = ['', 'a', 'ab', 'abc', 'abcd', 'abcde', 'abcdefg', 'abcdefgh', 'abcdefghi']

  test.each(texts)('%j is taken where it is, whatever follows', (text) => {
    for (const before of ['', '-', '--', '---']) {
      const source = sourceOf(`${before}${text}xxxx`)
      source.at = before.length
      expect(source.takeConstant(asciiConstant(text))).toBe(true)
      expect(source.at).toBe(before.length + text.length)
    }
  })

  test.each(texts)('%j is not taken where one of its bytes is another', (text) => {
    for (let index = 0; index < text.length; index++) {
      for (const other of ['A', '\u0000', '\u007f']) {
        const source = sourceOf(`${text.slice(0, index)}${other}${text.slice(index + 1)}xxxx`)
        expect(source.takeConstant(asciiConstant(text))).toBe(false)
        expect(source.at).toBe(0)
      }
    }
  })

  test.each(texts)('%j is taken at the very end of the memory, and no part of it', (text) => {
    const source = new ByteSource()
    for (let length = 0; length <= text.length; length++) {
      source.start(Uint8Array.from(asciiBytes(text.slice(0, length))))
      expect(source.takeConstant(asciiConstant(text))).toBe(length === text.length)
      expect(source.at).toBe(length === text.length ? length : 0)
    }
    for (let index = 0; index < text.length; index++) {
      source.start(Uint8Array.from(asciiBytes(`${text.slice(0, index)}X${text.slice(index + 1)}`)))
      expect(source.takeConstant(asciiConstant(text))).toBe(false)
    }
  })
})

describe('a text', () => {
  test.each([
    ['"Ridge"', 7],
    [' "Ridge" ', 8],
    ['""', 2],
    ['"Blech für Dächer"', 20],
    ['"屋根"', 8],
    ['"\u007f "', 4],
  ])('%j is taken', (json, at) => {
    const source = sourceOf(json)
    expect(source.takeText()).toBe(true)
    expect(source.at).toBe(at)
  })

  test.each(['"Ridge', '"a\\"b"', '"a\nb"', '"a\u0000b"', '"a\u001fb"', 'Ridge', '', '"'])(
    '%j is not',
    (json) => {
      const source = sourceOf(json)
      expect(source.takeText()).toBe(false)
      expect(source.at).toBe(0)
    },
  )

  test('where it is is kept, with its quotes', () => {
    const source = sourceOf(' "Ridge",')
    source.takeText()
    expect([source.from, source.to]).toEqual([1, 8])
    expect(source.isEmptyText).toBe(false)
  })

  test.each([
    ['""', true],
    ['"a"', false],
    ['"ab"', false],
  ])('%s is empty: %s', (json, isEmpty) => {
    const source = sourceOf(json)
    source.takeText()
    expect(source.isEmptyText).toBe(isEmpty)
  })

  test.each([
    ['"cust_1"', 'cust_', true],
    ['"cust_"', 'cust_', true],
    ['"cust"', 'cust_', false],
    ['"bust_1"', 'cust_', false],
    ['"cust-1"', 'cust_', false],
    ['""', '', true],
  ])('%s begins with %j: %s', (json, prefix, starts) => {
    const source = sourceOf(`${json}_______`)
    source.takeText()
    expect(source.textStartsWith(asciiBytes(prefix))).toBe(starts)
  })
})

describe('ASCII', () => {
  test.each([
    ['"Ridge" "\u007f"', true],
    ['"Ridge" "für"', false],
    ['"für" "Ridge"', false],
    ['"a" "b"', true],
  ])('%s is: %s', (json, isAscii) => {
    const source = sourceOf(json)
    source.takeText()
    source.takeText()
    expect(source.isAscii).toBe(isAscii)
  })
})

describe('starting again', () => {
  test('forgets what was read', () => {
    const source = sourceOf('  "für"')
    source.takeText()
    source.start(new TextEncoder().encode('{}'))
    expect([source.at, source.liberties, source.isAscii, source.peek()]).toEqual([0, 0, true, 0x7b])
  })

  test('begins in the middle of the memory where the bytes do', () => {
    const memory = new TextEncoder().encode('[]{}')
    const source = new ByteSource()
    source.start(memory.subarray(2))
    expect([source.at, source.peek()]).toEqual([2, 0x7b])
    source.start(memory)
    expect([source.at, source.peek()]).toEqual([0, 0x5b])
  })
})
