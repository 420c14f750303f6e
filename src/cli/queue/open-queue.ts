import type * as bullmq from 'bullmq'
import type { Queue } from 'bullmq'
import type * as ioredis from 'ioredis'
import type { Redis } from 'ioredis'
import { libraryVersion } from '../../entries/golden.js'
import { CommandFailure } from '../process-io.js'
import { redisAddress } from './redis-address.js'
import type { MarkedAssignment } from '../workers/share-out.js'

/** Optional packages for users of --redis. */
interface QueuePackages {
  readonly bullmq: Pick<typeof bullmq, 'Queue' | 'Worker'>
  readonly ioredis: Pick<typeof ioredis, 'Redis'>
}

export async function queuePackages(): Promise<QueuePackages> {
  try {
    const [queues, clients] = await Promise.all([import('bullmq'), import('ioredis')])
    return { bullmq: queues, ioredis: clients }
  } catch {
    throw new CommandFailure('Work on several machines needs two more packages: npm install bullmq ioredis.')
  }
}

export interface QueuePlace {
  /** An address such as `redis://localhost:6379`, or `env`, or `@redis.txt`. */
  readonly redis: string
  /** A worker answers batches of this queue only. */
  readonly queue: string
}

/** Pending commands fail after about this time without Redis. */
const PATIENCE_MILLISECONDS = 60_000
const LONGEST_PAUSE = 1000

/** Reconnects after a lost connection, so that a restart of Redis does not fail the run. */
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
  // Commands report their own errors. Without a listener, the client would print the others.
  redis.on('error', () => undefined)
  try {
    await firstConnection(redis)
    return redis
  } catch (error) {
    redis.disconnect()
    throw new CommandFailure(`Cannot reach Redis at ${shown}: ${reasonOf(error)}.`)
  }
}

/** A server may repeat the password in a message, so only the first word is shown, such as `WRONGPASS`. */
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

export interface QueuedAssignment {
  readonly assignment: MarkedAssignment
  /** A worker of another version refuses the work: its prices might differ. */
  readonly version: string
}

export const THIS_VERSION = `${libraryVersion.engine} (rules ${libraryVersion.rules})`

/** Redis stores the assignment once for the whole run. */
export interface BatchJob {
  readonly run: string
  readonly batch: number
  readonly firstLine: number
  /** Absent if Redis stores the lines themselves. */
  readonly shared?: { readonly file: string; readonly start: number; readonly end: number | null }
}

export function openQueue(redis: Redis, { queue }: QueuePlace, packages: QueuePackages): Queue<BatchJob> {
  const opened = new packages.bullmq.Queue<BatchJob>(queue, { connection: redis, skipVersionCheck: true })
  opened.on('error', () => undefined)
  return opened
}

/** Redis deletes the keys of an abandoned run after this time. */
export const KEY_SECONDS = 86_400

export function runKeys(run: string) {
  const prefix = `quotewright:${run}`
  return {
    assignment: `${prefix}:assignment`,
    /** Lists the numbers of answered batches for the waiting command. */
    done: `${prefix}:done`,
    lines: (batch: number): string => `${prefix}:lines:${String(batch)}`,
    answers: (batch: number): string => `${prefix}:answers:${String(batch)}`,
  }
}
