import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compactLength } from '../../src/wire/geometry.js'

describe('F9: how long geometry is as JSON', () => {
  test('is what writing it says, whatever its texts hold', () => {
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
    fc.assert(
      fc.property(json, (value) => {
        expect(compactLength(value, Infinity)).toBe(JSON.stringify(value).length)
      }),
    )
  })

  test('is not counted far beyond what is asked', () => {
    const nested: unknown[] = []
    nested.push(nested, nested)
    expect(compactLength(nested, 100)).toBeGreaterThan(100)
    expect(compactLength(nested, 100)).toBeLessThan(110)
  })
})
