import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wrapItems } from '../../src/cli/wrap-items.js'

describe('wrapping items', () => {
  it('breaks between items, and the separator stays at the end of the line', () => {
    expect(wrapItems(['22 × 6.1 m', '14 × 4.35 m', '3 × 0.24 m'], ', ', 24)).toEqual([
      '22 × 6.1 m, 14 × 4.35 m,',
      '3 × 0.24 m',
    ])
  })

  it('gives no line for no items', () => {
    expect(wrapItems([], ', ', 10)).toEqual([])
  })

  it('leaves an item that is wider than the line whole', () => {
    expect(wrapItems(['a', 'much too wide', 'b'], ' · ', 5)).toEqual(['a ·', 'much too wide ·', 'b'])
  })

  it('loses nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,9}$/)),
        fc.integer({ min: 1, max: 30 }),
        (items, width) => {
          expect(wrapItems(items, ',', width).join('').split(',').join()).toBe(items.join())
        },
      ),
    )
  })
})
