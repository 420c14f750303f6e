import type { ByteRange } from './byte-range.js'

const newline = 0x0a

/**
 * Of the bytes from a range's start on, those of its own lines: each line that begins after the range's start, up
 * to and with its end. So a line that begins where two ranges meet belongs to the first of them, every line belongs
 * to one, and a line may run on past its range, however far. The first range owns the line at its start too.
 *
 * A range without lines of its own reads no further than its end.
 */
export async function* ownLines(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  { start, end }: ByteRange,
): AsyncGenerator<Buffer> {
  let isInOwnLine = start === 0
  let position = start
  for await (const chunk of chunks) {
    let from = 0
    if (!isInOwnLine) {
      const before = chunk.indexOf(newline)
      const foreign = before === -1 ? chunk.length : before
      if (position + foreign >= end) return
      isInOwnLine = before !== -1
      from = foreign + 1
    }
    // The first newline at or after the range's end closes the last of its lines.
    const last = position + chunk.length > end ? chunk.indexOf(newline, Math.max(0, end - position)) : -1
    const to = last === -1 ? chunk.length : last + 1
    if (isInOwnLine && from < to) yield chunk.subarray(from, to)
    if (last !== -1) return
    position += chunk.length
  }
}
