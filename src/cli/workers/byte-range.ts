import { readSync } from 'node:fs'
import { unreadable } from '../files.js'

const newline = 0x0a
const chunkBytes = 65_536
const maxChunkBytes = 16 * chunkBytes

/** Excludes the byte at `end`. The last range ends at Infinity, because the file may grow. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export function* byteRanges(fileBytes: number, rangeBytes: number): Generator<ByteRange, undefined> {
  let start = 0
  for (; start + rangeBytes < fileBytes; start += rangeBytes) yield { start, end: start + rangeBytes }
  yield { start, end: Infinity }
  return undefined
}

export function readRange(descriptor: number, file: string, range: ByteRange): AsyncGenerator<Buffer> {
  // Reads the range in one chunk if possible. The rest of the last line follows in small chunks.
  let wanted = Math.min(Math.max(range.end - range.start, chunkBytes), maxChunkBytes)
  const nextBuffer = (): Buffer => {
    // An unfinished line still refers to earlier chunks, so each chunk has its own buffer.
    const buffer = Buffer.allocUnsafeSlow(wanted)
    wanted = chunkBytes
    return buffer
  }
  return ownLines(chunksFrom(range.start, descriptor, file, nextBuffer), range)
}

/** A range owns the lines that begin after its start and at or before its end. The first also owns line 1. */
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

/** Returns a function that numbers the first line that a range owns. Pass it the ranges in order. */
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
