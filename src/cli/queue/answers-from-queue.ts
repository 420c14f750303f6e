import type { AnswerPiece } from '../answering/answer-lines.js'
import { CommandFailure, type ProcessIo } from '../process-io.js'
import type { MarkedAssignment } from '../workers/share-out.js'
import { batchesOf, sharedBatches, type Batch } from './batches.js'
import { connect, openQueue, queuePackages, type QueuePlace } from './open-queue.js'
import { QueueRun } from './queue-run.js'

interface Queueing extends QueuePlace {
  /** Whether workers open the file themselves, under the same path on every machine. */
  readonly isShared: boolean
}

/** Limits the batches in Redis, including those in progress. */
const MAX_WAITING = 64

/** The usual exit code after SIGINT. */
const INTERRUPTED = 130

/** Yields the same bytes as one thread, in order, even if workers tried a batch several times. */
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
  // On Ctrl-C the current step ends first, so that no batch is added after the cleanup.
  const interruption = new AbortController()
  const isInterrupted = (): boolean => interruption.signal.aborted
  const stop = (): void => {
    interruption.abort()
    waiting.disconnect()
  }
  process.once('SIGINT', stop)
  try {
    const batches = queueing.isShared ? sharedBatches(file) : batchesOf(file, io)
    const added: Batch[] = []
    let hasMore = true
    while (!isInterrupted() && (hasMore || added.length > 0)) {
      while (!isInterrupted() && hasMore && added.length < MAX_WAITING) {
        const next = await batches.next()
        if (next.done === true) hasMore = false
        else {
          added.push(next.value)
          await run.add(next.value)
        }
      }
      const first = added.shift()
      if (first === undefined || isInterrupted()) continue
      const answers = await run.collect(first)
      if ('failure' in answers) throw new CommandFailure(answers.failure)
      yield answers
    }
  } catch (error) {
    throw redis.status === 'end' && !(error instanceof CommandFailure)
      ? new CommandFailure('The connection to Redis was lost and could not be restored.')
      : error
  } finally {
    await run.end()
    process.off('SIGINT', stop)
    if (isInterrupted()) process.exit(INTERRUPTED)
  }
}
