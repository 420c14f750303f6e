import { open } from 'node:fs/promises'
import type { AnswerPiece } from '../answer-lines.js'
import type { Assignment } from '../assignment.js'
import { CommandFailure } from '../command-failure.js'
import { unreadable } from '../read-input.js'
import { answersInOrder } from './answers-in-order.js'
import { byteRanges } from './byte-range.js'
import { findDivisibleFile, type DivisibleFile } from './divisible-file.js'
import { usualSharing, workersWorthwhile, type Sharing } from './sharing.js'
import { startWorker, type AnsweringWorker } from './start-worker.js'

/**
 * The answers to the lines of a file, worked out by so many threads at most: in order, and byte by byte those that
 * one thread gives. Undefined for a file that is sooner done by one thread. Throws CommandFailure for what cannot
 * be shared out.
 */
export async function shareOut(
  file: string,
  assignment: Assignment,
  workers: number,
  sharing: Sharing = usualSharing,
): Promise<AsyncIterable<AnswerPiece> | undefined> {
  const divisible = await findDivisibleFile(file)
  const count = workersWorthwhile(divisible.bytes, workers, sharing)
  return count > 1 ? answerWith(count, divisible, assignment, sharing) : undefined
}

async function* answerWith(
  count: number,
  { name, bytes }: DivisibleFile,
  assignment: Assignment,
  { entry, rangeBytes, mostBytesWaiting }: Sharing,
): AsyncGenerator<AnswerPiece> {
  const handle = await open(name).catch((error: unknown) => {
    throw unreadable(name, error)
  })
  const mostBytesAhead = mostBytesWaiting / count
  const start = { assignment, descriptor: handle.fd, file: name, mostBytesAhead }
  const workers: AnsweringWorker[] = []
  try {
    for (let number = 0; number < count; number++) workers.push(startWorker(entry, start))
    yield* answersInOrder(byteRanges(bytes, rangeBytes), workers)
    const { size } = await handle.stat()
    if (size < bytes) throw new CommandFailure(`Cannot read ${name}: it became shorter meanwhile.`)
  } finally {
    await Promise.all(workers.map((worker) => worker.end()))
    await handle.close()
  }
}
