import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { openSync, closeSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import type { AnswerPiece } from '../answering/answer-lines.js'
import { splitLines } from '../answering/split-lines.js'
import { isStandardInput, readInput, unreadable } from '../files.js'
import { CommandFailure, type ProcessIo } from '../process-io.js'
import { byteRanges, lineCounter } from '../workers/byte-range.js'
import type { MarkedAssignment } from '../workers/share-out.js'
import { unpackAnswers, type BatchAnswers } from './batch-answers.js'
import {
  connect,
  KEY_SECONDS,
  openQueue,
  queuePackages,
  runKeys,
  THIS_VERSION,
  type BatchJob,
  type QueuedAssignment,
  type QueuePlace,
} from './open-queue.js'

/** How lines are given to workers. */
export interface Queueing extends QueuePlace {
  /** Workers open the file themselves: it has the same path on every machine. */
  readonly isShared: boolean
}

/** Lines of about so many bytes are one batch. */
const BATCH_BYTES = 128 * 1024

/** So many batches are in Redis or being answered at a time; more wait until the first of them is collected. */
const MOST_WAITING = 64

const TRIES = 3

/** The exit code of what SIGINT ended, as shells have it. */
const INTERRUPTED = 130

/** A batch that was given to workers and has not been collected. */
interface Batch {
  readonly number: number
  readonly firstLine: number
  /** One more than the number of its last line; undefined where it is a range of a shared file. */
  readonly lastLine: number | undefined
  readonly lines: Buffer | undefined
  readonly shared: BatchJob['shared']
}

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
  const run = runOf({ redis, waiting, queue, assignment, name: assignment.marking.name, io })
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

interface RunParts {
  readonly redis: Redis
  /** A connection of its own for commands that wait. */
  readonly waiting: Redis
  readonly queue: Queue<BatchJob>
  readonly assignment: MarkedAssignment
  readonly name: string
  readonly io: ProcessIo
}

/** One run of the command: it gives batches to the queue, and collects their answers. */
function runOf({ redis, waiting, queue, assignment, name, io }: RunParts) {
  const id = randomUUID()
  const keys = runKeys(id)
  const open = new Set<Batch>()
  let hasSaidSo = false
  const queued: QueuedAssignment = { assignment, version: THIS_VERSION }
  const jobIdOf = ({ number }: Batch): string => `${id}-${String(number)}`

  async function give(batch: Batch): Promise<void> {
    open.add(batch)
    const writing = redis.multi().set(keys.assignment, JSON.stringify(queued), 'EX', KEY_SECONDS)
    if (batch.lines !== undefined) writing.set(keys.lines(batch.number), batch.lines, 'EX', KEY_SECONDS)
    await writing.exec()
    const { number, firstLine, shared } = batch
    await queue.add(
      'lines',
      { run: id, batch: number, firstLine, ...(shared === undefined ? {} : { shared }) },
      {
        jobId: jobIdOf(batch),
        attempts: TRIES,
        backoff: { type: 'exponential', delay: 200 },
        removeOnComplete: true,
        removeOnFail: false,
      },
    )
  }

  /** The answers of a batch, as soon as they are there. */
  async function collect(batch: Batch): Promise<BatchAnswers> {
    for (;;) {
      const packed = await redis.getBuffer(keys.answers(batch.number))
      if (packed !== null) {
        await forget(batch)
        return unpackAnswers(packed)
      }
      // Whichever batch is done, the wait ends; and it ends after a second, in case Redis has forgotten.
      const done = await waiting.blpop(keys.done, 1)
      if (done === null) await lookAfter(batch)
    }
  }

  /** Finds out what became of a batch that takes long: it failed, or Redis was restarted and knows nothing of it. */
  async function lookAfter(batch: Batch): Promise<void> {
    const job = await queue.getJob(jobIdOf(batch))
    const state = job === undefined ? 'unknown' : await job.getState()
    if (state === 'failed') {
      throw new CommandFailure(
        `${placeOf(batch, name)} could not be answered, after several tries: ${job?.failedReason ?? 'no reason is known'}.`,
      )
    }
    const isThere = (await redis.exists(keys.answers(batch.number))) === 1
    if (!isThere && (state === 'unknown' || state === 'completed')) await give(batch)
    if (!hasSaidSo && (await queue.getWorkersCount()) === 0) {
      hasSaidSo = true
      io.stderr.write(
        `quotewright: note: no worker listens on the queue ${queue.name}; "quotewright work --redis URL" is one\n`,
      )
    }
  }

  async function forget(batch: Batch): Promise<void> {
    open.delete(batch)
    await redis.del(keys.answers(batch.number), keys.lines(batch.number))
  }

  return {
    give,
    collect,
    /** Takes away what nobody will collect, and closes the connections. */
    async end(): Promise<void> {
      if (redis.status === 'ready') {
        await Promise.all([...open].map((batch) => queue.remove(jobIdOf(batch)).catch(() => 0)))
        await Promise.all([...open].map(forget)).catch(() => undefined)
        await redis.del(keys.assignment, keys.done).catch(() => 0)
      }
      await queue.close().catch(() => undefined)
      waiting.disconnect()
      redis.disconnect()
    },
  }
}

function placeOf({ firstLine, lastLine, shared }: Batch, name: string): string {
  if (lastLine === undefined) {
    const bytes = shared === undefined ? '' : ` (from byte ${String(shared.start)})`
    return `The lines from ${String(firstLine)}${bytes} of ${name}`
  }
  return lastLine === firstLine
    ? `Line ${String(firstLine)} of ${name}`
    : `The lines ${String(firstLine)} to ${String(lastLine)} of ${name}`
}

/** Whole lines, about as many bytes of them as a batch has. */
async function* batchesOf(file: string | undefined, { stdin }: ProcessIo): AsyncGenerator<Batch> {
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
      bytes += line.length
      if (bytes >= BATCH_BYTES) yield batch()
    }
  }
  if (lines.length > 0) yield batch()
}

const LINE_END = Buffer.from('\n')

function withEnds(lines: readonly Buffer[]): readonly Buffer[] {
  return lines.flatMap((line) => [line, LINE_END])
}

/** Ranges of a file that every worker can read. */
async function* sharedBatches(file: string | undefined): AsyncGenerator<Batch> {
  if (isStandardInput(file)) {
    throw new CommandFailure('Standard input is not shared with workers: name a FILE, or leave out --shared.')
  }
  const { size } = await stat(file).catch((error: unknown) => {
    throw unreadable(file, error)
  })
  const descriptor = openSync(file, 'r')
  try {
    const firstLineOf = lineCounter(descriptor, file)
    let number = 0
    for (const range of byteRanges(size, BATCH_BYTES)) {
      const end = Number.isFinite(range.end) ? range.end : null
      const firstLine = firstLineOf(range)
      yield {
        ...{ number, firstLine, lastLine: undefined, lines: undefined },
        shared: { file: resolve(file), start: range.start, end },
      }
      number++
    }
  } finally {
    closeSync(descriptor)
  }
}
