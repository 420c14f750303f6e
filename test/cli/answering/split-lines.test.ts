import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxLineBytes, splitLines } from '../../../src/cli/answering/split-lines.js'

async function linesOf(...chunks: readonly (Buffer | string)[]): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const batch of splitLines(chunksOf(chunks))) lines.push(...batch.map((line) => line.toString()))
  return lines
}

// eslint-disable-next-line @typescript-eslint/require-await -- what is split comes asynchronously, as from a stream
async function* chunksOf(chunks: readonly (Buffer | string)[]): AsyncGenerator<Buffer | string> {
  yield* chunks
}

/** The chunks that come of cutting bytes at these places. */
function cut(bytes: Buffer, places: readonly number[]): readonly Buffer[] {
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1))), bytes.length].sort(
    (a, b) => a - b,
  )
  return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end))
}

describe('splitting lines', () => {
  it('gives each line without its end', async () => {
    expect(await linesOf('{"a":1}\n{"b":2}\n')).toEqual(['{"a":1}', '{"b":2}'])
  })

  it('gives the last line when no newline ends it', async () => {
    expect(await linesOf('one\ntwo')).toEqual(['one', 'two'])
  })

  it('takes one carriage return off, and no more', async () => {
    expect(await linesOf('one\r\n', 'two\r\r\n', '\r\r')).toEqual(['one', 'two\r', '\r'])
  })

  it('gives nothing for nothing', async () => {
    expect(await linesOf()).toEqual([])
    expect(await linesOf('')).toEqual([])
  })

  it('keeps blank lines: what they mean is for others to say', async () => {
    expect(await linesOf('\n\none\n\n')).toEqual(['', '', 'one', ''])
  })

  it('takes the carriage return of Windows off, also when it comes a chunk before its newline', async () => {
    expect(await linesOf('one\r\ntwo\r', '\nthree\r')).toEqual(['one', 'two', 'three'])
  })

  it('does not take U+2028, U+2029, U+0085 or a lone carriage return for line ends', async () => {
    const line = 'a\u2028b\u2029c\u0085d\re\vf'
    expect(await linesOf(`${line}\n${line}`)).toEqual([line, line])
  })

  it('takes a byte order mark off the first line only, also when it comes in pieces', async () => {
    const mark = Buffer.from('\ufeff')
    const pieces = [mark.subarray(0, 1), mark.subarray(1), 'one\n\ufefftwo\n']
    expect(await linesOf(...pieces)).toEqual(['one', '\ufefftwo'])
  })

  it('lines(any chunking of the bytes) = lines(the bytes)', async () => {
    const lineText = fc.string({
      unit: fc.constantFrom('é', '€', '😀', '\u2028', '\ufeff', 'a', '"', '\r', ' '),
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(lineText, { maxLength: 8 }),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        fc.array(fc.nat(), { maxLength: 40 }),
        async (texts, lineEnd, isEnded, places) => {
          const bytes = Buffer.from(texts.join(lineEnd) + (isEnded ? lineEnd : ''))
          expect(await linesOf(...cut(bytes, places))).toEqual(await linesOf(bytes))
        },
      ),
    )
  })

  it('lines(texts joined by newlines) = texts', async () => {
    const lineText = fc.string({
      unit: fc.constantFrom('é', '😀', '\u2028', 'a', '\t'),
      minLength: 1,
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(fc.array(lineText, { maxLength: 8 }), async (texts) => {
        expect(await linesOf(texts.join('\n'))).toEqual(texts)
      }),
    )
  })
})

describe('a line without end', () => {
  it('is kept up to a limit, and the next line is whole', async () => {
    async function* chunks(): AsyncGenerator<Buffer> {
      const block = Buffer.alloc(16 * 1024 * 1024, 0x78)
      for (let count = 0; count < 6; count++) yield await Promise.resolve(block)
      yield await Promise.resolve(Buffer.from('\nnext\n'))
    }
    const lengths: number[] = []
    for await (const lines of splitLines(chunks())) lengths.push(...lines.map(({ length }) => length))
    expect(lengths).toEqual([maxLineBytes + 1, 4])
  })
})
