import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonPieces } from '../../../src/cli/json/json-pieces.js'

describe('JSON in pieces', () => {
  it('is what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value, null, 2))
      }),
    )
  })

  it.each([
    [{ a: undefined, b: { c: undefined } }],
    [{ a: [undefined, [undefined]] }],
    [[]],
    [{}],
    [{ a: [{}, []] }],
  ])('leaves out what JSON does not know: %j', (value) => {
    expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value, null, 2))
  })

  it('is in several pieces where it is long, each of little more than the least', () => {
    const lines = Array.from({ length: 5000 }, (_, index) => ({ notes: { text: `Note ${String(index)}` } }))
    const pieces = [...jsonPieces({ quote: { lines } })]
    expect(pieces.length).toBeGreaterThan(3)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(70_000)
    expect(pieces.join('')).toBe(JSON.stringify({ quote: { lines } }, null, 2))
  })
})
