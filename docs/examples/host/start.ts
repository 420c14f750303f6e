import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { hostApp } from './app.ts'
import { openDatabase } from './database.ts'
import { deliverDue } from './deliver.ts'
import { forgetOld } from './forget.ts'
import type { Host } from './host.ts'
import { migrate } from './migrate.ts'
import { seed } from './seed.ts'
import { resolve, sendTo } from './send.ts'

/** Where the data is, and whatever of the world a test puts in the place of the real one. */
export interface HostOptions extends Partial<Omit<Host, 'database'>> {
  /** A PostgreSQL server. Without one, PostgreSQL is in this process. */
  readonly databaseUrl?: string | undefined
  /** The folder of the PostgreSQL in this process. Without one, it is in memory. */
  readonly databaseFolder?: string | undefined
}

/** A host that answers requests. */
export interface RunningHost {
  readonly host: Host
  readonly app: Hono
  /** Sends the webhooks whose time has come. */
  readonly deliverDue: () => Promise<number>
  /** Deletes what nobody can ask for any more. */
  readonly forgetOld: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens the database, brings its schema and the example company into it, and answers requests from it. */
export async function startHost(options: HostOptions = {}): Promise<RunningHost> {
  const { databaseUrl, databaseFolder, ...others } = options
  const database = await openDatabase(databaseUrl, databaseFolder)
  const host: Host = {
    database,
    now: () => new Date(),
    random: (bytes) => randomBytes(bytes),
    resolve,
    send: sendTo,
    convertHeic: () => Promise.resolve(undefined),
    baseUrl: 'http://localhost',
    fileSecret: randomBytes(32).toString('base64url'),
    ...others,
  }
  await migrate(database)
  await seed(host)
  return {
    host,
    app: hostApp(host),
    deliverDue: () => deliverDue(host),
    forgetOld: () => forgetOld(host),
    close: () => database.close(),
  }
}
