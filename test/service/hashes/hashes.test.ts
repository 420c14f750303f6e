import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hmacHex, sha256Hex } from '../../../src/service/hashes/sha256.js'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('J3, P4 and H13 hashes', () => {
  test.each([
    // FIPS 180-4, the examples of the standard.
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
  ])('J3: the SHA-256 of %j', (text, hex) => {
    expect(sha256Hex(text)).toBe(hex)
  })

  test.each([
    // RFC 4231, test cases 1 and 2.
    ['\u000b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      'Jefe',
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
  ])('H13: the HMAC with the key %j', (key, text, hex) => {
    expect(hmacHex(key, text)).toBe(hex)
    expect(hmacHex(key, text.slice(0, 5), utf8(text.slice(5)))).toBe(hex)
  })

  test('J3, H13: texts in UTF-8, as node:crypto hashes them', () => {
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
