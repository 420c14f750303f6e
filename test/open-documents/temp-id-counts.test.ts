import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { counted, NOTHING_COUNTED } from '../../src/engine/open-documents/temp-id-counts.js'

/** Few, so that they meet; `Aa` and `BB` have one hash, so they share a bucket. */
const tempIds = fc.array(fc.constantFrom('Aa', 'BB', 'a', 'b', '', '😀'), { maxLength: 4 })

describe('F9: the number of drawings per tempId', () => {
  test('the number of shared ones equals a full count', () => {
    fc.assert(
      fc.property(fc.array(tempIds, { minLength: 1, maxLength: 20 }), (lines) => {
        // Each line comes, and then gives way to the next one.
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
    ['one of two gives way to the other, which is there twice then', ['x', 'y'], ['x', 'x'], 1],
    ['one of two that are the same gives way to another', ['x', 'x'], ['x', 'y'], 0],
    ['two change places', ['x', 'y'], ['y', 'x'], 0],
    ['of three another is there twice', ['x', 'x', 'y'], ['x', 'y', 'y'], 1],
  ])('%s', (_, removed, added, shared) => {
    const before = counted(NOTHING_COUNTED, removed, [])
    expect(counted(before, added, removed).shared).toBe(shared)
  })

  test('an edit that keeps the tempIds of a line keeps the counts', () => {
    const counts = counted(NOTHING_COUNTED, ['a', 'b'], [])
    expect(counted(counts, ['a', 'b'], ['a', 'b'])).toBe(counts)
  })

  test('a change copies the buckets of added and removed tempIds, and shares the others', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `drawing-${String(index)}`)
    const before = counted(NOTHING_COUNTED, many, [])
    const after = counted(before, ['another'], ['drawing-7'])
    const copied = after.buckets.filter((bucket, place) => bucket !== before.buckets[place])
    expect(copied.length).toBeLessThanOrEqual(2)
    // Ten thousand in 1024 buckets are ten each, on average.
    expect(Math.max(...before.buckets.map(({ size }) => size))).toBeLessThan(100)
  })
})
