import { describe, expect, test } from 'vitest'
import { canonicalText } from '../../src/golden/canonical-text.js'

/** So many lists in each other. */
const nested = (levels: number): unknown =>
  Array.from({ length: levels - 1 }).reduce<unknown>((inner) => [inner], [])

describe('a value as one text', () => {
  test.each<[unknown, string]>([
    ['a', '"a"'],
    [0.1, '0.1'],
    [-0, '0'],
    [1e21, '1e+21'],
    [true, 'true'],
    [false, 'false'],
    [null, 'null'],
    [[], '[]'],
    [[1, 'a', [true]], '[1,"a",[true]]'],
    [{}, '{}'],
    [{ b: 1, a: { d: 2, c: 3 } }, '{"a":{"c":3,"d":2},"b":1}'],
    [{ a: undefined, b: 1, c: undefined, d: 2 }, '{"b":1,"d":2}'],
  ])('%j, as JSON has it with sorted keys', (value, text) => {
    expect(canonicalText(value)).toBe(text)
  })

  test.each<[string, unknown, string]>([
    ['not a number', NaN, '!NaN'],
    ['infinite', -Infinity, '!-Infinity'],
    ['undefined', undefined, '!undefined'],
    ['a bigint', 5n, '!bigint'],
    ['a symbol', Symbol('x'), '!symbol'],
    ['a function', () => 1, '!function'],
    ['a list with holes', [, 1, undefined], '[!undefined,1,!undefined]'], // eslint-disable-line no-sparse-arrays -- what is tested
  ])('%s has a mark of its own', (_, value, text) => {
    expect(canonicalText(value)).toBe(text)
  })

  test.each(['"', '\\', '\u0000', '\u001f', '\n', '\ud800', '😀', '\udfff', 'é', ' ', '\u007f', '\ue000'])(
    'the text %j is escaped as JSON does, as a value and as a key',
    (text) => {
      expect(canonicalText(`a${text}b`)).toBe(JSON.stringify(`a${text}b`))
      expect(canonicalText({ [text]: 1 })).toBe(JSON.stringify({ [text]: 1 }))
    },
  )

  test('up to 200 levels, and a mark for what is deeper', () => {
    expect(canonicalText(nested(200))).toBe('['.repeat(200) + ']'.repeat(200))
    expect(canonicalText(nested(201))).toBe(`${'['.repeat(200)}!deep${']'.repeat(200)}`)
    const deep = Array.from({ length: 200 }).reduce<unknown>((inner) => ({ a: inner }), {})
    expect(canonicalText(deep)).toBe(`${'{"a":'.repeat(200)}!deep${'}'.repeat(200)}`)
  })

  test('of what contains itself once, as deep as anything else', () => {
    const itself: unknown[] = []
    itself.push(itself)
    expect(canonicalText(itself)).toBe(`${'['.repeat(200)}!deep${']'.repeat(200)}`)
  })

  /** Of fewer values than any quote has, so that nothing need be large. */
  const small = { characters: 30, values: 10, levels: 10 }

  test('of what contains itself so often that it would never end, with a mark', () => {
    const list: unknown[] = []
    list.push({ a: list }, list)
    expect(canonicalText(list, small)).toBe('[{"a":!cycle},!cycle]')
  })

  test('of objects that are shared very often, as if each were one of its own', () => {
    let shared: unknown = { core: 1 }
    let text = '{"core":1}'
    for (let level = 0; level < 9; level++) {
      shared = [shared, shared]
      text = `[${text},${text}]`
      if (text.length > 30) text = '!large'
    }
    expect(canonicalText(shared, small)).toBe(text)
  })

  test.each([
    [['x'.repeat(26)], `["${'x'.repeat(26)}"]`],
    [['x'.repeat(27)], '!large'],
    [[{ a: 'x'.repeat(22) }], '!large'],
    // What is in it is large by itself, and its mark is short.
    [[{ a: 'x'.repeat(23) }], '[!large]'],
  ])('of %j, where 30 characters are not large', (value, text) => {
    expect(canonicalText(value, small)).toBe(text)
  })

  test.each([
    [12, 2],
    [11, 3],
    [10, 3],
  ])(
    'with room for %i values, where there are eleven, an object that is met twice is read %i times',
    (values, times) => {
      let reads = 0
      const shared = Object.defineProperty({}, 'a', { enumerable: true, get: () => (reads++, [1]) })
      // The lists, their entries, and the objects. What does not fit is written again, with each object only once.
      expect(canonicalText([shared, [shared]], { characters: 100, values, levels: 10 })).toBe(
        '[{"a":[1]},[{"a":[1]}]]',
      )
      expect(reads).toBe(times)
    },
  )

  test('of the sizes that are meant: 64 mebibytes, and a million values', () => {
    const LARGEST = 64 * 1024 * 1024
    // 64 texts with their quotes and commas, in brackets.
    const [text, last] = ['x'.repeat(2 ** 20 - 3), 'x'.repeat(2 ** 20 - 4)]
    const list = Array.from({ length: 63 }, () => text)
    expect(canonicalText([...list, last]).length).toBe(LARGEST)
    expect(canonicalText([...list, text])).toBe('!large')
    const itself: unknown[] = []
    itself.push(itself, itself)
    expect(canonicalText(itself)).toBe('[!cycle,!cycle]')
  })
})
