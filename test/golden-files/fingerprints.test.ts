import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordDocument } from '../../src/entries/golden.js'
import { valueOf } from './recorded.js'

/** Returns the fingerprint of a value, as a record has it for its request. */
const fingerprintOf = (value: unknown): string => valueOf(recordDocument(value, { currency: 'AUD' })).request

/** Returns the first 96 bits of the SHA-256 of a string. */
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)

/** Nests the given number of arrays. */
const nested = (levels: number): unknown =>
  Array.from({ length: levels - 1 }).reduce<unknown>((inner) => [inner], [])

describe('the fingerprint of a value', () => {
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
  ])('hashes %j as JSON with sorted keys: %s', (value, text) => {
    expect(fingerprintOf(value)).toBe(hashOf(text))
  })

  test.each<[string, unknown, string]>([
    ['NaN', NaN, '!NaN'],
    ['-Infinity', -Infinity, '!-Infinity'],
    ['undefined', undefined, '!undefined'],
    ['a bigint', 5n, '!bigint'],
    ['a symbol', Symbol('x'), '!symbol'],
    ['a function', () => 1, '!function'],
    ['a list, up to its first hole,', [undefined, , 1], '[!undefined,!hole]'], // eslint-disable-line no-sparse-arrays -- what is tested
  ])('hashes %s as a mark', (_, value, text) => {
    expect(fingerprintOf(value)).toBe(hashOf(text))
  })

  test.each(['"', '\\', '\u0000', '\u001f', '\n', '\ud800', '😀', '\udfff', 'é', ' ', '\u007f', '\ue000'])(
    'escapes %j as JSON does, in a value and in a key',
    (text) => {
      expect(fingerprintOf(`a${text}b`)).toBe(hashOf(JSON.stringify(`a${text}b`)))
      expect(fingerprintOf({ [text]: 1 })).toBe(hashOf(JSON.stringify({ [text]: 1 })))
    },
  )

  test('covers up to 200 levels, and hashes a mark below them', () => {
    expect(fingerprintOf(nested(200))).toBe(hashOf('['.repeat(200) + ']'.repeat(200)))
    expect(fingerprintOf(nested(201))).toBe(hashOf(`${'['.repeat(200)}!deep${']'.repeat(200)}`))
    const deep = Array.from({ length: 200 }).reduce<unknown>((inner) => ({ a: inner }), {})
    expect(fingerprintOf(deep)).toBe(hashOf(`${'{"a":'.repeat(200)}!deep${'}'.repeat(200)}`))
  })

  test('covers an array that contains itself once up to the depth limit', () => {
    const itself: unknown[] = []
    itself.push(itself)
    expect(fingerprintOf(itself)).toBe(hashOf(`${'['.repeat(200)}!deep${']'.repeat(200)}`))
  })

  test('covers up to 64 mebibytes, and hashes a mark for a larger value', () => {
    // The list is 64 strings with their quotes, commas and brackets.
    const [text, last] = ['x'.repeat(2 ** 20 - 3), 'x'.repeat(2 ** 20 - 4)]
    const list = Array.from({ length: 63 }, () => text)
    expect(fingerprintOf([...list, last])).toBe(hashOf(JSON.stringify([...list, last])))
    expect(fingerprintOf([...list, text])).toBe(hashOf('!large'))
  })

  test('hashes a mark for each reference of an array that contains itself twice', () => {
    const itself: unknown[] = []
    itself.push({ a: itself }, itself)
    expect(fingerprintOf(itself)).toBe(hashOf('[{"a":!cycle},!cycle]'))
  })

  test('covers one string that is shared more than a million times', () => {
    // The value has 2^60 copies. Beyond 64 mebibytes, each list is hashed as a mark.
    const shared = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner, inner], 'core')
    expect(fingerprintOf(shared)).toMatch(/^[\w-]{16}$/)
  })

  test('is independent of the order of keys, and is the hash of sorted JSON', () => {
    const sorted = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(sorted)
      if (typeof value !== 'object' || value === null) return value
      // Without a prototype, so that `__proto__` is a key like any other.
      const object = Object.create(null) as Record<string, unknown>
      for (const key of Object.keys(value).sort())
        object[key] = sorted((value as Record<string, unknown>)[key])
      return object
    }
    // Integer keys come first in every object, so these tests omit them.
    const key = fc.string().filter((text) => !/^\d+$/.test(text))
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        ...[fc.string(), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean()],
        ...[fc.constant(null), fc.array(tie('tree')), fc.dictionary(key, tie('tree'))],
      ),
    }))
    fc.assert(
      fc.property(tree, (value) => {
        expect(fingerprintOf(value)).toBe(hashOf(JSON.stringify(sorted(value))))
      }),
    )
  })
})
