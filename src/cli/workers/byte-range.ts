import { readSync } from 'node:fs'
import { unreadable } from '../files.js'

const newline = 0x0a
const chunkBytes = 65_536
const maxChunkBytes = 16 * chunkBytes

/**
 * A range of bytes in a file, from `start` up to but not including `end`. The last range ends at Infinity,
 * because the file may grow.
 */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Yields the ranges of a file in order, each of `rangeBytes` bytes except the last. */
export function* byteRanges(fileBytes: number, rangeBytes: number): Generator<ByteRange, undefined> {
  let start = 0
  for (; start + rangeBytes < fileBytes; start += rangeBytes) yield { start, end: start + rangeBytes }
  yield { start, end: Infinity }
  return undefined
}

/**
 * Yields the bytes of the lines that belong to a range of an open file. Throws CommandFailure if the file
 * cannot be read.
 */
export function readRange(descriptor: number, file: string, range: ByteRange): AsyncGenerator<Buffer> {
  // Reads the range in one chunk if possible. The rest of its last line follows in small chunks.
  let wanted = Math.min(Math.max(range.end - range.start, chunkBytes), maxChunkBytes)
  const nextBuffer = (): Buffer => {
    // Allocates a buffer per chunk, because an unfinished line still refers to the earlier chunks.
    const buffer = Buffer.allocUnsafeSlow(wanted)
    wanted = chunkBytes
    return buffer
  }
  return ownLines(chunksFrom(range.start, descriptor, file, nextBuffer), range)
}

/**
 * Yields the bytes of a range's own lines. `chunks` begin at the start of the range. A range owns the lines
 * that begin after its start and at or before its end, including their line ends. So a line that begins where
 * two ranges meet belongs to the first of them, and may run far beyond it. The first range of a file also owns
 * the line at its start. Every line therefore belongs to exactly one range.
 *
 * If a range owns no lines, reading stops at its end.
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
    // The first newline at or after the end of the range ends the last of its lines.
    const last = position + chunk.length > end ? chunk.indexOf(newline, Math.max(0, end - position)) : -1
    const to = last === -1 ? chunk.length : last + 1
    if (isInOwnLine && from < to) yield chunk.subarray(from, to)
    if (last !== -1) return
    position += chunk.length
  }
}

/**
 * Returns a function that takes a range and returns the number, from 1, of its first own line. Pass the ranges
 * in order. Counting newlines takes a fraction of the time of pricing the lines.
 */
export function lineCounter(descriptor: number, file: string): (range: ByteRange) => number {
  let position = 0
  let newlines = 0
  const buffer = Buffer.allocUnsafeSlow(chunkBytes)
  return ({ start }) => {
    for (const chunk of position < start ? chunksFrom(position, descriptor, file, () => buffer) : []) {
      const counted = chunk.subarray(0, start - position)
      for (let at = counted.indexOf(newline); at !== -1; at = counted.indexOf(newline, at + 1)) newlines++
      position += counted.length
      if (position >= start) break
    }
    // A line that begins at or before the start of a range belongs to an earlier range.
    return start === 0 ? 1 : newlines + 2
  }
}

/** Reads synchronously: a worker has nothing else to do, and cached bytes arrive sooner than a callback would. */
function* chunksFrom(
  start: number,
  descriptor: number,
  file: string,
  nextBuffer: () => Buffer,
): Generator<Buffer> {
  try {
    for (let position = start; ;) {
      const chunk = nextBuffer()
      const length = readSync(descriptor, chunk, { position })
      if (length === 0) return
      yield chunk.subarray(0, length)
      position += length
    }
  } catch (error) {
    throw unreadable(file, error)
  }
}
