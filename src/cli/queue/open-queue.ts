import type * as bullmq from 'bullmq'
import type { Queue } from 'bullmq'
import type * as ioredis from 'ioredis'
import type { Redis } from 'ioredis'
import { currentVersion } from '../../entries/golden.js'
import { CommandFailure } from '../process-io.js'
import type { MarkedAssignment } from '../workers/share-out.js'

/** The two packages that share work among machines. Nobody else installs them. */
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

/** Where the queue is. */
export interface QueuePlace {
  /** The address of Redis: `redis://localhost:6379`. */
  readonly redis: string
  /** The name of the queue; workers of other names have other work. */
  readonly queue: string
}

/** How long a connection is tried again after it was lost, before whoever waits is refused. */
const PATIENCE_MILLISECONDS = 60_000
const LONGEST_PAUSE = 1000

/** Connects to Redis. A lost connection is made again, so a restart is no failure. Throws CommandFailure if there is no Redis. */
export async function connect(
  { redis: url }: QueuePlace,
  { ioredis: { Redis: Client } }: QueuePackages,
): Promise<Redis> {
  const redis = new Client(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    connectTimeout: 10_000,
    retryStrategy: (times) => {
      const pause = Math.min(times * 50, LONGEST_PAUSE)
      return times * pause > PATIENCE_MILLISECONDS ? null : pause
    },
  })
  // Each command has its own error. Without a listener, one that nobody asked for would be printed.
  redis.on('error', () => undefined)
  try {
    await firstConnection(redis)
    return redis
  } catch (error) {
    redis.disconnect()
    throw new CommandFailure(`Cannot reach Redis at ${withoutPassword(url)}: ${(error as Error).message}.`)
  }
}

/** At the start nothing is lost yet, so there is nothing to be patient for. */
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

function withoutPassword(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//')
}

/** What is done with the lines of a run, as it is kept in Redis. */
export interface QueuedAssignment {
  readonly assignment: MarkedAssignment
  /** The version of the command that waits. A worker of another one might price otherwise, and nobody would see it. */
  readonly version: string
}

/** The version of this command, and of the rules it follows. */
export const THIS_VERSION = `${currentVersion.engine} (rules ${currentVersion.rules})`

/** A batch as it is in the queue: where its lines are, and what is done with them is kept once for the run. */
export interface BatchJob {
  readonly run: string
  readonly batch: number
  /** The number of the first of its lines. */
  readonly firstLine: number
  /** A range of a file that workers share; absent where the lines themselves were sent. */
  readonly shared?: { readonly file: string; readonly start: number; readonly end: number | null }
}

/** Opens the queue of batches. */
export function openQueue(redis: Redis, { queue }: QueuePlace, packages: QueuePackages): Queue<BatchJob> {
  const opened = new packages.bullmq.Queue<BatchJob>(queue, { connection: redis, skipVersionCheck: true })
  opened.on('error', () => undefined)
  return opened
}

/** The keys of a run in Redis. What nobody collects is gone after a day. */
export const KEY_SECONDS = 86_400

export function runKeys(run: string) {
  const prefix = `quotewright:${run}`
  return {
    assignment: `${prefix}:assignment`,
    /** The numbers of batches that were answered, for whoever waits. */
    done: `${prefix}:done`,
    lines: (batch: number): string => `${prefix}:lines:${String(batch)}`,
    answers: (batch: number): string => `${prefix}:answers:${String(batch)}`,
  }
}
