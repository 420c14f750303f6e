import { createHash, createHmac } from 'node:crypto'
import canonicalize from 'canonicalize'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../../../src/service/hashes/canonical-json.js'
import { hmacHex, sha256Hex } from '../../../src/service/hashes/sha256.js'
import { isSameText } from '../../../src/service/webhooks/signature.js'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('J3, P4, H13: hashes', () => {
  test.each([
    // Examples of FIPS 180-4.
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('J3: the SHA-256 of %j is %s', (text, hex) => {
    expect(sha256Hex(text)).toBe(hex)
  })

  test.each([
    // Test cases 1 and 2 of RFC 4231.
    ['\u000b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      'Jefe',
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
  ])('H13: the HMAC with the key %j of %j is %s', (key, text, hex) => {
    expect(hmacHex(key, text)).toBe(hex)
    expect(hmacHex(key, text.slice(0, 5), utf8(text.slice(5)))).toBe(hex)
  })

  test('J3, H13: strings are hashed in UTF-8, with the same result as node:crypto', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (key, text) => {
        expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
        expect(hmacHex(key, text, text)).toBe(
          createHmac('sha256', key)
            .update(text + text)
            .digest('hex'),
        )
      }),
    )
  })
})

describe('H14: signatures', () => {
  const SIGNATURE = '0123456789abcdef'.repeat(4)

  test('H14: a comparison reads all 64 characters, wherever the first difference is', () => {
    const readsOf = (text: string): number => {
      let reads = 0
      const counted = { length: 64, charCodeAt: (index: number) => (reads++, text.charCodeAt(index)) }
      isSameText(counted, SIGNATURE)
      return reads
    }
    expect([SIGNATURE, `x${SIGNATURE.slice(1)}`, `${SIGNATURE.slice(0, 63)}x`].map(readsOf)).toEqual([
      64, 64, 64,
    ])
  })
})

describe('J3: canonical JSON', () => {
  test('J3: any JSON value is written as the package canonicalize writes it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(value)).toBe(canonicalize(value))
      }),
    )
  })

  test('J3: keys are sorted by their UTF-16 units, as in RFC 8785', () => {
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
  ])('J3: %j is written as %s', (value, text) => {
    expect(canonicalJson(value)).toBe(text)
  })

  test('J3: a shared object is written twice, and a cyclic value gives the empty string', () => {
    const shared = { a: 1 }
    expect(canonicalJson([shared, shared])).toBe('[{"a":1},{"a":1}]')
    expect(canonicalJson({ b: shared, c: [shared] })).toBe('{"b":{"a":1},"c":[{"a":1}]}')
    const inside: unknown[] = [1]
    inside.push({ inside })
    expect(canonicalJson(inside)).toBe('')
  })

  test('J3: a value that is not JSON gives the empty string', () => {
    for (const value of [undefined, NaN, 1n, Symbol('a'), () => 1]) {
      expect(canonicalJson(value)).toBe('')
      expect(canonicalJson([value])).toBe('')
    }
    expect(canonicalJson(new Array(1))).toBe('')
    expect(canonicalJson({ a: NaN })).toBe('')
  })
})
