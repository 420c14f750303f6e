import { readSync } from 'node:fs'
import { unreadable } from '../read-input.js'
import type { ByteRange } from './byte-range.js'
import { ownLines } from './own-lines.js'

const chunkBytes = 65_536

/** The bytes of the lines that belong to a range of an open file. Throws CommandFailure when it cannot be read. */
export function readRange(descriptor: number, file: string, range: ByteRange): AsyncGenerator<Buffer> {
  return ownLines(chunksFrom(range.start, descriptor, file), range)
}

/** Waits for each chunk: a worker has nothing else to do, and what is in memory comes sooner than a callback. */
function* chunksFrom(start: number, descriptor: number, file: string): Generator<Buffer> {
  for (let position = start; ;) {
    // Not one chunk for all: a line keeps its bytes until its end was read.
    const chunk = Buffer.allocUnsafe(chunkBytes)
    const length = readAt(position, chunk, descriptor, file)
    if (length === 0) return
    yield chunk.subarray(0, length)
    position += length
  }
}

function readAt(position: number, chunk: Buffer, descriptor: number, file: string): number {
  try {
    return readSync(descriptor, chunk, { position })
  } catch (error) {
    throw unreadable(file, error)
  }
}
