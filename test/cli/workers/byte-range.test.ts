import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitLines } from '../../../src/cli/answering/split-lines.js'
import { byteRanges, ownLines, type ByteRange } from '../../../src/cli/workers/byte-range.js'

function rangesOf(fileBytes: number, rangeBytes: number): readonly ByteRange[] {
  return [...byteRanges(fileBytes, rangeBytes)]
}

describe('the ranges of a file', () => {
  it('have the same size, except for the last range, which is open', () => {
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

  it('consist of one range for an empty file', () => {
    expect(rangesOf(0, 4)).toEqual([{ start: 0, end: Infinity }])
  })

  it('follow each other without a gap, starting at the first byte', () => {
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

/** Returns the bytes from `start` on in chunks, and counts the bytes that are read. */
function reading(bytes: Buffer, start: number, chunkBytes: number) {
  const counted = { bytes: 0 }
  function* chunks(): Generator<Buffer> {
    for (let from = start; from < bytes.length; from += chunkBytes) {
      const chunk = bytes.subarray(from, from + chunkBytes)
      counted.bytes += chunk.length
      yield chunk
    }
  }
  return { chunks: chunks(), counted }
}

async function ownBytes(bytes: Buffer, range: ByteRange, chunkBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of ownLines(reading(bytes, range.start, chunkBytes).chunks, range))
    pieces.push(piece)
  return Buffer.concat(pieces)
}

async function linesOf(
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
  startsFile: boolean,
): Promise<readonly Buffer[]> {
  const lines: Buffer[] = []
  for await (const some of splitLines(bytes as AsyncIterable<Buffer>, startsFile)) lines.push(...some)
  return lines
}

/** Returns the own lines of each range of `rangeBytes` bytes. */
async function shared(text: string, rangeBytes: number, chunkBytes = 3): Promise<readonly string[]> {
  const bytes = Buffer.from(text)
  const own: string[] = []
  for (const range of byteRanges(bytes.length, rangeBytes)) {
    own.push((await ownBytes(bytes, range, chunkBytes)).toString())
  }
  return own
}

describe('the lines of a range', () => {
  it('begin within the range', async () => {
    expect(await shared('ab\ncdef\ng\nh\n', 5)).toEqual(['ab\ncdef\n', 'g\nh\n', ''])
  })

  it('exclude a line that begins exactly at its start, which belongs to the previous range', async () => {
    expect(await shared('aaa\nbbb\nccc\n', 4)).toEqual(['aaa\nbbb\n', 'ccc\n', ''])
  })

  it('do not exist if one line covers the whole range', async () => {
    expect(await shared('aaaaaaaaaaaaaaaa\nb\n', 4)).toEqual(['aaaaaaaaaaaaaaaa\n', '', '', '', 'b\n'])
  })

  it('extend to the end of the file if the last line has no newline', async () => {
    expect(await shared('a\nbbbbbbbbbbbb', 3)).toEqual(['a\nbbbbbbbbbbbb', '', '', '', ''])
  })

  it('do not exist if the file ends with the previous range', async () => {
    expect(await shared('aaa\n', 4)).toEqual(['aaa\n'])
    expect(await shared('aaa\n', 2)).toEqual(['aaa\n', ''])
  })

  it('include empty lines', async () => {
    expect(await shared('\n\n\n\n', 2)).toEqual(['\n\n\n', '\n'])
  })

  // A small alphabet, so that newlines, carriage returns and byte order marks occur everywhere, with some
  // wide characters.
  const someBytes = fc
    .array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom('\n', '\r\n', '\ufeff', '€', '😀', 'a', ' ') },
        { weight: 1, arbitrary: fc.stringMatching(/^a{5,40}$/) },
      ),
      { maxLength: 60 },
    )
    .map((texts) => Buffer.from(texts.join('')))
  const anyBytes = fc.oneof(
    someBytes,
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  )
  const size = fc.integer({ min: 1, max: 40 })

  it('have all bytes of the file when concatenated', async () => {
    await fc.assert(
      fc.asyncProperty(anyBytes, size, size, async (bytes, rangeBytes, chunkBytes) => {
        const own: Buffer[] = []
        for (const range of byteRanges(bytes.length, rangeBytes)) {
          own.push(await ownBytes(bytes, range, chunkBytes))
        }
        expect(Buffer.concat(own).toString('latin1')).toBe(bytes.toString('latin1'))
      }),
    )
  })

  it('are all lines of the file when concatenated', async () => {
    await fc.assert(
      fc.asyncProperty(anyBytes, size, size, async (bytes, rangeBytes, chunkBytes) => {
        const lines: Buffer[] = []
        for (const range of byteRanges(bytes.length, rangeBytes)) {
          const { chunks } = reading(bytes, range.start, chunkBytes)
          lines.push(...(await linesOf(ownLines(chunks, range), range.start === 0)))
        }
        expect(lines).toEqual(await linesOf([bytes], true))
      }),
    )
  })

  it('are not read beyond the range if no line begins in it', async () => {
    await fc.assert(
      fc.asyncProperty(size, size, async (rangeBytes, chunkBytes) => {
        const bytes = Buffer.alloc(200, 'a')
        const { chunks, counted } = reading(bytes, 50, chunkBytes)
        const range = { start: 50, end: 50 + rangeBytes }
        expect(await linesOf(ownLines(chunks, range), false)).toEqual([])
        expect(counted.bytes).toBe(Math.ceil(rangeBytes / chunkBytes) * chunkBytes)
      }),
    )
  })
})
