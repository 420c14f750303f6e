import type { AnswerPiece } from '../answering/answer-lines.js'
import { CommandFailure, type ProcessIo } from '../process-io.js'
import type { MarkedAssignment } from '../workers/share-out.js'
import { batchesOf, sharedBatches, type Batch } from './batches.js'
import { connect, openQueue, queuePackages, type QueuePlace } from './open-queue.js'
import { QueueRun } from './queue-run.js'

/** How lines are given to workers. */
export interface Queueing extends QueuePlace {
  /** Workers open the file themselves: it has the same path on every machine. */
  readonly isShared: boolean
}

/** So many batches are in Redis or being answered at a time; more wait until the first of them is collected. */
const MOST_WAITING = 64

/** The exit code of what SIGINT ended, as shells have it. */
const INTERRUPTED = 130

/**
 * The answers to the lines of a file, computed by workers on any machine. They come in order and are the same, byte by
 * byte, as one thread's answers: each batch is collected once, however often it was tried. Throws CommandFailure for a
 * batch that cannot be answered.
 */
export async function* answersFromQueue(
  file: string | undefined,
  assignment: MarkedAssignment,
  queueing: Queueing,
  io: ProcessIo,
): AsyncGenerator<AnswerPiece> {
  const packages = await queuePackages()
  const [redis, waiting] = await Promise.all([connect(queueing, packages), connect(queueing, packages)])
  const queue = openQueue(redis, queueing, packages)
  const run = new QueueRun({ redis, waiting, queue, assignment, io })
  // Ctrl-C: what is being given or awaited ends first, so that nothing is added after all was taken back.
  const interruption = new AbortController()
  const isInterrupted = (): boolean => interruption.signal.aborted
  const stop = (): void => {
    interruption.abort()
    waiting.disconnect()
  }
  process.once('SIGINT', stop)
  try {
    const batches = queueing.isShared ? sharedBatches(file) : batchesOf(file, io)
    const given: Batch[] = []
    let isMore = true
    while (!isInterrupted() && (isMore || given.length > 0)) {
      while (!isInterrupted() && isMore && given.length < MOST_WAITING) {
        const next = await batches.next()
        if (next.done === true) isMore = false
        else {
          given.push(next.value)
          await run.give(next.value)
        }
      }
      const first = given.shift()
      if (first === undefined || isInterrupted()) continue
      const answers = await run.collect(first)
      if ('failure' in answers) throw new CommandFailure(answers.failure)
      yield answers
    }
  } catch (error) {
    throw redis.status === 'end' && !(error instanceof CommandFailure)
      ? new CommandFailure('The connection to Redis was lost, and could not be made again.')
      : error
  } finally {
    await run.end()
    process.off('SIGINT', stop)
    if (isInterrupted()) process.exit(INTERRUPTED)
  }
}
