import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byteRanges, type ByteRange } from '../../../src/cli/workers/byte-range.js'

function rangesOf(fileBytes: number, rangeBytes: number): readonly ByteRange[] {
  return [...byteRanges(fileBytes, rangeBytes)]
}

describe('the ranges of a file', () => {
  it('have a size, but for the last, which is open', () => {
    expect(rangesOf(10, 4)).toEqual([
      { start: 0, end: 4 },
      { start: 4, end: 8 },
      { start: 8, end: Infinity },
    ])
  })

  it('are never empty', () => {
    expect(rangesOf(8, 4)).toEqual([
      { start: 0, end: 4 },
      { start: 4, end: Infinity },
    ])
    expect(rangesOf(4, 4)).toEqual([{ start: 0, end: Infinity }])
  })

  it('are one, where there is nothing to divide', () => {
    expect(rangesOf(0, 4)).toEqual([{ start: 0, end: Infinity }])
  })

  it('follow each other without a gap, from the first byte on', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 50 }), (fileBytes, rangeBytes) => {
        const ranges = rangesOf(fileBytes, rangeBytes)
        expect(ranges.map(({ start }) => start)).toEqual([0, ...ranges.slice(0, -1).map(({ end }) => end)])
        expect(ranges.at(-1)?.end).toBe(Infinity)
        expect(ranges).toHaveLength(Math.max(1, Math.ceil(fileBytes / rangeBytes)))
      }),
    )
  })
})
