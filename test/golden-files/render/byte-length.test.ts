import { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { byteLength } from '../../../src/golden/render/byte-length.js'

describe('the bytes of a text in UTF-8', () => {
  // Where the number of bytes changes, and both sides of the halves of pairs.
  test.each([
    ['', 0],
    ['\u0000', 1],
    ['\u007f', 1],
    ['\u0080', 2],
    ['\u07ff', 2],
    ['\u0800', 3],
    ['\ud7ff', 3],
    ['\u{10000}', 4],
    ['\u{10ffff}', 4],
    ['\ue000', 3],
    ['\uffff', 3],
    ['aé€😀', 10],
  ])('of %j are %i', (text, bytes) => {
    expect(byteLength(text)).toBe(bytes)
    expect(Buffer.byteLength(text)).toBe(bytes)
  })
})
