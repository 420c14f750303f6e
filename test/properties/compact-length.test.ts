import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compactLength, isLongerThan } from '../../src/wire/geometry.js'

// Strings that need escapes.
const text = fc.string({
  unit: fc.constantFrom('a', '"', '\\', '\n', '\u007f', 'é', '\ud800', '😀', '\uffff'),
})
const json = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 5 }),
    fc.dictionary(text, tie('any'), { maxKeys: 5 }),
  ),
})).any

describe('F9: the length of geometry as JSON', () => {
  test('equals the length of the written JSON for any strings and numbers', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(compactLength(value, Infinity)).toBe(JSON.stringify(value).length)
      }),
    )
  })

  test('exceeds a limit exactly if the written JSON has more characters', () => {
    fc.assert(
      fc.property(json, fc.integer({ min: -3, max: 3 }), (value, off) => {
        const { length } = JSON.stringify(value)
        expect(isLongerThan(value, length + off)).toBe(off < 0)
      }),
    )
  })

  test('is determined quickly for a value that repeats a part many times', () => {
    let shared: unknown = 'x'
    for (let level = 0; level < 12; level++) shared = Array.from({ length: 50 }, () => shared)
    expect(isLongerThan(shared, 15_000)).toBe(true)
  })

  test('is counted only to slightly above the limit', () => {
    const nested: unknown[] = []
    nested.push(nested, nested)
    expect(compactLength(nested, 100)).toBeGreaterThan(100)
    expect(compactLength(nested, 100)).toBeLessThan(110)
  })
})
