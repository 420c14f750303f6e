import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { splitLines } from '../answering/split-lines.js'
import { isStandardInput, readInput, statsOf, unreadable } from '../files.js'
import { CommandFailure, type ProcessIo } from '../process-io.js'
import { byteRanges, lineCounter } from '../workers/byte-range.js'
import type { BatchJob } from './open-queue.js'

const BATCH_BYTES = 128 * 1024

export interface Batch {
  readonly number: number
  readonly firstLine: number
  /** Undefined for a range of a shared file. */
  readonly lastLine: number | undefined
  readonly lines: Buffer | undefined
  readonly shared: BatchJob['shared']
}

export async function* batchesOf(file: string | undefined, { stdin }: ProcessIo): AsyncGenerator<Batch> {
  let number = 0
  let firstLine = 1
  let lines: Buffer[] = []
  let bytes = 0
  const batch = (): Batch => {
    const lastLine = firstLine + lines.length - 1
    const made = { number, firstLine, lastLine, lines: Buffer.concat(withEnds(lines)), shared: undefined }
    number++
    firstLine = lastLine + 1
    lines = []
    bytes = 0
    return made
  }
  for await (const some of splitLines(readInput(file, stdin))) {
    for (const line of some) {
      lines.push(line)
      bytes += line.length + LINE_END.length
      if (bytes >= BATCH_BYTES) yield batch()
    }
  }
  if (lines.length > 0) yield batch()
}

const LINE_END = Buffer.from('\n')

function withEnds(lines: readonly Buffer[]): readonly Buffer[] {
  return lines.flatMap((line) => [line, LINE_END])
}

export async function* sharedBatches(file: string | undefined): AsyncGenerator<Batch> {
  if (isStandardInput(file)) {
    throw new CommandFailure('Standard input is not shared with workers: name a FILE, or leave out --shared.')
  }
  const { size } = await statsOf(file)
  const handle = await open(file).catch((error: unknown) => {
    throw unreadable(file, error)
  })
  try {
    const firstLineOf = lineCounter(handle.fd, file)
    let number = 0
    for (const range of byteRanges(size, BATCH_BYTES)) {
      const end = Number.isFinite(range.end) ? range.end : null
      const firstLine = firstLineOf(range)
      yield {
        number,
        firstLine,
        lastLine: undefined,
        lines: undefined,
        shared: { file: resolve(file), start: range.start, end },
      }
      number++
    }
  } finally {
    await handle.close()
  }
}
