import { realpath } from 'node:fs/promises'
import { closeSync, openSync } from 'node:fs'
import { isAbsolute, relative, sep } from 'node:path'
import type { Job } from 'bullmq'
import type { Redis } from 'ioredis'
import { notesTo } from '../notes.js'
import { CommandFailure, ExitCode, type ProcessIo } from '../process-io.js'
import { answererOf, type Answerer } from '../workers/answerer.js'
import { readRange } from '../workers/byte-range.js'
import { packAnswers, type BatchAnswers } from './batch-answers.js'
import {
  connect,
  KEY_SECONDS,
  queuePackages,
  runKeys,
  THIS_VERSION,
  type BatchJob,
  type QueuedAssignment,
  type QueuePlace,
} from './open-queue.js'

export interface WorkOptions extends QueuePlace {
  readonly concurrency: number
  /** The folder whose files this worker may read. */
  readonly shared?: string
  /** Another worker takes a batch whose worker is silent for this long. */
  readonly leaseSeconds: number
  readonly quiet?: boolean
}

/** A batch fails if more workers than this die while answering it, because it is the likely cause. */
const MAX_STALLS = 2

/** Answers batches until a signal, and then finishes those in progress. */
export async function work(options: WorkOptions, io: ProcessIo): Promise<ExitCode> {
  const packages = await queuePackages()
  const redis = await connect(options, packages)
  const runs = new Map<string, Answerer>()
  const worker = new packages.bullmq.Worker<BatchJob>(
    options.queue,
    (job) => answerJob(job, redis, runs, options),
    {
      connection: redis,
      concurrency: options.concurrency,
      lockDuration: options.leaseSeconds * 1000,
      stalledInterval: Math.ceil(options.leaseSeconds * 500),
      maxStalledCount: MAX_STALLS,
      skipVersionCheck: true,
    },
  )
  worker.on('error', () => undefined)
  notesTo(io, options.quiet === true)([`waits for work on the queue ${options.queue}; Ctrl-C to stop`])
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve)
    redis.once('end', resolve)
  })
  const isLost = redis.status === 'end'
  await worker.close(isLost)
  redis.disconnect()
  if (isLost) throw new CommandFailure('The connection to Redis was lost and could not be restored.')
  return ExitCode.Answered
}

/** Skips a batch that is already answered, or that no command waits for any more. */
async function answerJob(
  { data }: Job<BatchJob>,
  redis: Redis,
  runs: Map<string, Answerer>,
  { shared }: WorkOptions,
): Promise<void> {
  const { run, batch } = data
  const keys = runKeys(run)
  if ((await redis.exists(keys.answers(batch))) === 1) return
  const answersTo = runs.get(run) ?? (await answererOfRun(redis, keys.assignment))
  if (answersTo === undefined) return
  if (!runs.has(run)) {
    // Keeps the settings of one run only.
    runs.clear()
    runs.set(run, answersTo)
  }
  const lines = data.shared === undefined ? await redis.getBuffer(keys.lines(batch)) : undefined
  if (lines === null) return
  const answers = await answersToBatch(data, lines, answersTo, shared)
  await redis
    .multi()
    .set(keys.answers(batch), packAnswers(answers), 'EX', KEY_SECONDS)
    .rpush(keys.done, String(batch))
    .expire(keys.done, KEY_SECONDS)
    .exec()
}

async function answererOfRun(redis: Redis, key: string): Promise<Answerer | undefined> {
  const json = await redis.get(key)
  if (json === null) return undefined
  const { assignment, version } = JSON.parse(json) as QueuedAssignment
  if (version !== THIS_VERSION) {
    throw new Error(`a worker runs quotewright ${THIS_VERSION}, but the command runs ${version}`)
  }
  return answererOf(assignment)
}

async function answersToBatch(
  { firstLine, shared }: BatchJob,
  lines: Buffer | undefined,
  answersTo: Answerer,
  folder: string | undefined,
): Promise<BatchAnswers> {
  const descriptor = shared === undefined ? undefined : await openShared(shared.file, folder)
  const chunks =
    shared === undefined || descriptor === undefined
      ? [lines ?? Buffer.alloc(0)]
      : readRange(descriptor, shared.file, { start: shared.start, end: shared.end ?? Infinity })
  try {
    const pieces = []
    for await (const piece of answersTo(asyncOf(chunks), { firstLine })) pieces.push(piece)
    return {
      text: Buffer.concat(pieces.map(({ text }) => text)),
      count: pieces.reduce((sum, { count }) => sum + count, 0),
      bytesRead: pieces.reduce((sum, { bytesRead }) => sum + bytesRead, 0),
      hasRefusal: pieces.some(({ hasRefusal }) => hasRefusal),
    }
  } catch (error) {
    // A CommandFailure has a message for the user. Any other error is a defect, and the queue retries the batch.
    if (error instanceof CommandFailure) return { failure: error.message }
    throw error
  } finally {
    if (descriptor !== undefined) closeSync(descriptor)
  }
}

async function* asyncOf(chunks: Iterable<Buffer> | AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* chunks
}

/** Refuses files outside the folder: anyone who can write to Redis could name them. */
async function openShared(file: string, folder: string | undefined): Promise<number> {
  if (folder === undefined) {
    throw new Error('a worker reads files only when it was started with --shared FOLDER')
  }
  const [path, root] = await Promise.all([realpath(file), realpath(folder)])
  const inside = relative(root, path)
  if (inside.split(sep)[0] === '..' || isAbsolute(inside))
    throw new Error(`${file} is not in the folder of --shared`)
  return openSync(path, 'r')
}
