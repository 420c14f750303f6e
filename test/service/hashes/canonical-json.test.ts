import canonicalize from 'canonicalize'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../../../src/service/hashes/canonical-json.js'

describe('J3 canonical JSON', () => {
  test('J3: every value as another implementation writes it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(value)).toBe(canonicalize(value))
      }),
    )
  })

  test('J3: keys are in the order of their UTF-16 units, as in RFC 8785', () => {
    const keys = ['\u20ac', '\r', '\ufb33', '1', '\u{1f600}', '\u0080', '\u00f6']
    const sorted = ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\u{1f600}', '\ufb33']
    const written = sorted.map((key) => `${JSON.stringify(key)}:0`).join(',')
    expect(canonicalJson(Object.fromEntries(keys.map((key) => [key, 0])))).toBe(`{${written}}`)
  })

  test.each<[unknown, string]>([
    [{ b: [1, { d: null, c: true }], a: 'x' }, '{"a":"x","b":[1,{"c":true,"d":null}]}'],
    [[], '[]'],
    [{}, '{}'],
    [[[], {}], '[[],{}]'],
    [null, 'null'],
    [false, 'false'],
    ['"', '"\\""'],
    [-0, '0'],
    [1e21, '1e+21'],
    [{ a: undefined, b: 1 }, '{"b":1}'],
    [[Infinity, -Infinity], '[Infinity,-Infinity]'],
    ['\ud800', '"\\ud800"'],
  ])('J3: %j', (value, text) => {
    expect(canonicalJson(value)).toBe(text)
  })

  test('J3: the same object twice is written twice, and inside itself never', () => {
    const shared = { a: 1 }
    expect(canonicalJson([shared, shared])).toBe('[{"a":1},{"a":1}]')
    expect(canonicalJson({ b: shared, c: [shared] })).toBe('{"b":{"a":1},"c":[{"a":1}]}')
    const inside: unknown[] = [1]
    inside.push({ inside })
    expect(canonicalJson(inside)).toBe('')
  })

  test('J3: what no body is has the empty text', () => {
    for (const value of [undefined, NaN, 1n, Symbol('a'), () => 1]) {
      expect(canonicalJson(value)).toBe('')
      expect(canonicalJson([value])).toBe('')
    }
    expect(canonicalJson(new Array(1))).toBe('')
    expect(canonicalJson({ a: NaN })).toBe('')
  })
})
