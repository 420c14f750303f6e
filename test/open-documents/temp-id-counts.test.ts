import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { counted, NOTHING_COUNTED } from '../../src/engine/open-documents/temp-id-counts.js'

/** Few ids, so that they repeat. `Aa` and `BB` have the same hash, so they share a bucket. */
const tempIds = fc.array(fc.constantFrom('Aa', 'BB', 'a', 'b', '', '😀'), { maxLength: 4 })

describe('F9: the counts of tempIds', () => {
  test('give the same number of shared tempIds as a full count', () => {
    fc.assert(
      fc.property(fc.array(tempIds, { minLength: 1, maxLength: 20 }), (lines) => {
        // Each line replaces the previous line.
        let counts = NOTHING_COUNTED
        let before: readonly string[] = []
        for (const line of lines) {
          counts = counted(counts, line, before)
          before = line
        }
        const isShared = (tempId: string): boolean => before.filter((other) => other === tempId).length > 1
        expect(counts.shared).toBe(new Set(before.filter(isShared)).size)
      }),
    )
  })

  test.each<[string, string[], string[], number]>([
    ['become one shared tempId if y is replaced by a second x', ['x', 'y'], ['x', 'x'], 1],
    ['become no shared tempId if the second x is replaced by y', ['x', 'x'], ['x', 'y'], 0],
    ['stay without a shared tempId if x and y are exchanged', ['x', 'y'], ['y', 'x'], 0],
    ['stay at one shared tempId if y is shared instead of x', ['x', 'x', 'y'], ['x', 'y', 'y'], 1],
  ])('%s', (_, removed, added, shared) => {
    const before = counted(NOTHING_COUNTED, removed, [])
    expect(counted(before, added, removed).shared).toBe(shared)
  })

  test('are the same object after an edit that keeps the tempIds of a line', () => {
    const counts = counted(NOTHING_COUNTED, ['a', 'b'], [])
    expect(counted(counts, ['a', 'b'], ['a', 'b'])).toBe(counts)
  })

  test('are copied only in the buckets of added and removed tempIds', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `drawing-${String(index)}`)
    const before = counted(NOTHING_COUNTED, many, [])
    const after = counted(before, ['another'], ['drawing-7'])
    const copied = after.buckets.filter((bucket, place) => bucket !== before.buckets[place])
    expect(copied.length).toBeLessThanOrEqual(2)
    // Ten thousand tempIds in 1024 buckets are ten per bucket on average.
    expect(Math.max(...before.buckets.map(({ size }) => size))).toBeLessThan(100)
  })
})
