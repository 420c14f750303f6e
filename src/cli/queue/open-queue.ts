import type * as bullmq from 'bullmq'
import type { Queue } from 'bullmq'
import type * as ioredis from 'ioredis'
import type { Redis } from 'ioredis'
import { libraryVersion } from '../../entries/golden.js'
import { CommandFailure } from '../process-io.js'
import { redisAddress } from './redis-address.js'
import type { MarkedAssignment } from '../workers/share-out.js'

/** The two optional packages for sharing work among machines. Users of --redis install them. */
interface QueuePackages {
  readonly bullmq: Pick<typeof bullmq, 'Queue' | 'Worker'>
  readonly ioredis: Pick<typeof ioredis, 'Redis'>
}

/** Loads the packages of the queue. Throws CommandFailure if they are not installed. */
export async function queuePackages(): Promise<QueuePackages> {
  try {
    const [queues, clients] = await Promise.all([import('bullmq'), import('ioredis')])
    return { bullmq: queues, ioredis: clients }
  } catch {
    throw new CommandFailure(
      'Work on several machines needs two packages that are not installed: npm install bullmq ioredis.',
    )
  }
}

export interface QueuePlace {
  /** The address of Redis, or where it comes from: `redis://localhost:6379`, `env`, `@redis.txt`. */
  readonly redis: string
  /** The name of the queue. A worker answers the batches of one queue only. */
  readonly queue: string
}

/** The approximate time for reconnecting. After it, waiting calls fail. */
const PATIENCE_MILLISECONDS = 60_000
const LONGEST_PAUSE = 1000

/**
 * Connects to Redis. Reconnects after a lost connection, so that a restart of Redis does not fail the run.
 * Throws CommandFailure if Redis does not answer.
 */
export async function connect(
  { redis: typed }: QueuePlace,
  { ioredis: { Redis: Client } }: QueuePackages,
): Promise<Redis> {
  const { server, shown } = redisAddress(typed)
  const redis = new Client({
    ...server,
    lazyConnect: true,
    maxRetriesPerRequest: null,
    connectTimeout: 10_000,
    retryStrategy: (times) => {
      const pause = Math.min(times * 50, LONGEST_PAUSE)
      return times * pause > PATIENCE_MILLISECONDS ? null : pause
    },
  })
  // Each command reports its own error. Without a listener, the client would print other errors.
  redis.on('error', () => undefined)
  try {
    await firstConnection(redis)
    return redis
  } catch (error) {
    redis.disconnect()
    throw new CommandFailure(`Cannot reach Redis at ${shown}: ${reasonOf(error)}.`)
  }
}

/** A server may repeat the password in its answer, so the message shows only its first word, such as `WRONGPASS`. */
function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return code ?? /^[A-Z]+/.exec(message)?.[0] ?? 'it does not answer'
}

/** Tries the first connection only once, because a failure at the start loses no work. */
function firstConnection(redis: Redis): Promise<void> {
  return new Promise((resolve, reject) => {
    redis.once('error', reject)
    redis.once('ready', () => {
      redis.off('error', reject)
      resolve()
    })
    redis.connect().catch(reject)
  })
}

/** The assignment for the lines of a run, as stored in Redis. */
export interface QueuedAssignment {
  readonly assignment: MarkedAssignment
  /**
   * The version of the waiting command. A worker of another version refuses the work, because it might price
   * differently.
   */
  readonly version: string
}

/** The version of this command, and of the rules it follows. */
export const THIS_VERSION = `${libraryVersion.engine} (rules ${libraryVersion.rules})`

/** A batch in the queue, with the place of its lines. The assignment is stored once for the whole run. */
export interface BatchJob {
  readonly run: string
  readonly batch: number
  /** The number of the first line. */
  readonly firstLine: number
  /** A range of a shared file. Absent if the batch contains the lines themselves. */
  readonly shared?: { readonly file: string; readonly start: number; readonly end: number | null }
}

export function openQueue(redis: Redis, { queue }: QueuePlace, packages: QueuePackages): Queue<BatchJob> {
  const opened = new packages.bullmq.Queue<BatchJob>(queue, { connection: redis, skipVersionCheck: true })
  opened.on('error', () => undefined)
  return opened
}

/** The number of seconds after which Redis deletes the keys of an abandoned run. */
export const KEY_SECONDS = 86_400

export function runKeys(run: string) {
  const prefix = `quotewright:${run}`
  return {
    assignment: `${prefix}:assignment`,
    /** The numbers of answered batches, for the waiting command. */
    done: `${prefix}:done`,
    lines: (batch: number): string => `${prefix}:lines:${String(batch)}`,
    answers: (batch: number): string => `${prefix}:answers:${String(batch)}`,
  }
}
