import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import type { TokenRate } from 'quotewright/service'
import { hostApp } from './app.ts'
import { deliverer } from './deliver.ts'
import { eventually } from './eventually.ts'
import { forgetOld } from './forget.ts'
import type { Host } from './host.ts'
import { limits } from './limits.ts'
import { openDatabase } from './open-database.ts'
import { prepare } from './prepare.ts'
import { resolver, sendTo } from './send.ts'
import type { DatabaseTimes } from './server-database.ts'
import { shared } from './shared.ts'
import { onDisk } from './store/keep-document.ts'
import { fileFolder } from './store/file-folder.ts'

/** The locations of the data, and the parts of the host that a test replaces. */
export interface HostOptions extends Partial<
  Omit<Host, 'database' | 'onDisk' | 'eventually' | 'files' | 'limits' | 'isReady' | 'instant'>
> {
  /** The URL of a PostgreSQL server. Without one, PostgreSQL runs in this process. */
  readonly databaseUrl?: string | undefined
  /** The folder for PostgreSQL in this process. Without one, the data is in memory. */
  readonly databaseFolder?: string | undefined
  /** The time limits of the PostgreSQL server. They do not apply to PostgreSQL in this process. */
  readonly databaseTimes?: DatabaseTimes | undefined
  /** The folder for files. Without one, files are deleted when the host closes. */
  readonly filesFolder?: string | undefined
  /** The rate limit per API key (R8). Without one, the host never slows a key down. */
  readonly keyRate?: TokenRate | undefined
  /** The rate limit per address for wrong keys. Without one, the host never slows an address down. */
  readonly wrongKeyRate?: TokenRate | undefined
}

export interface RunningHost {
  readonly host: Host
  readonly app: Hono
  /** Resolves when the database has its tables. Until then, requests are answered with 503. */
  readonly ready: Promise<void>
  /** Sends all due webhooks. */
  readonly deliverDue: () => Promise<number>
  /** Deletes data that can no longer be requested. */
  readonly forgetOld: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Returns random bytes. Draws enough for hundreds of ids at once, because a system call for each id would take
 * longer than the rest of a read.
 */
function randomSource(): Host['random'] {
  let drawn = randomBytes(4_096)
  let used = 0
  return (bytes) => {
    if (used + bytes > drawn.length) [drawn, used] = [randomBytes(Math.max(4_096, bytes)), 0]
    used += bytes
    return drawn.subarray(used - bytes, used)
  }
}

function instantsOf(now: () => Date): () => string {
  let last = 0
  return () => {
    last = Math.max(now().getTime(), last + 1)
    return new Date(last).toISOString()
  }
}

/** The time for the body of a request, unless the options set another. */
const REQUEST_MS = 120_000

const UNLIMITED: TokenRate = { capacity: 1e12, perSecond: 1e12 }

/** Starts the host. Adds the schema and the example company to the database, as soon as it can be reached. */
export async function startHost(options: HostOptions = {}): Promise<RunningHost> {
  const {
    databaseUrl,
    databaseFolder,
    databaseTimes,
    filesFolder,
    keyRate,
    wrongKeyRate,
    now = () => new Date(),
    ...others
  } = options
  const database = await openDatabase(databaseUrl, databaseFolder, databaseTimes)
  const temporary =
    filesFolder === undefined ? await mkdtemp(join(tmpdir(), 'quotewright-files-')) : undefined
  let [isReady, isOver] = [false, false]
  const host: Host = {
    database,
    isReady: () => isReady,
    requestMs: REQUEST_MS,
    onDisk: shared(() => onDisk(database.query)),
    eventually: eventually(),
    files: fileFolder(filesFolder ?? temporary ?? ''),
    limits: limits(keyRate ?? UNLIMITED, wrongKeyRate ?? UNLIMITED),
    log: () => undefined,
    takesPublishedKeys: true,
    now,
    instant: instantsOf(now),
    random: randomSource(),
    resolve: resolver(),
    send: sendTo,
    convertHeic: () => Promise.resolve(undefined),
    baseUrl: 'http://localhost',
    fileSecret: randomBytes(32).toString('base64url'),
    ...others,
  }
  const ready = prepare(host, () => isOver).then(() => {
    isReady = true
  })
  return {
    host,
    app: hostApp(host),
    ready,
    deliverDue: deliverer(host),
    forgetOld: () => forgetOld(host),
    close: async () => {
      isOver = true
      await database.close()
      if (temporary !== undefined) await rm(temporary, { recursive: true, force: true })
    },
  }
}
