import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { StoreUnavailable } from './store-unavailable.ts'

/** Runs one statement, with `$1`, `$2` … for its parameters, and returns its rows. */
export type Query = <Row extends object = object>(
  sql: string,
  parameters?: readonly unknown[],
) => Promise<readonly Row[]>

/** Either kind of PostgreSQL: a server, or one inside this process. The same SQL runs on both. */
export interface Database {
  readonly query: Query
  /**
   * Runs one statement on the records of requests. It has connections of its own and little time, so a stuck table
   * delays nothing else. A statement that takes too long is not executed.
   */
  readonly records: Query
  /** Runs statements that are stored together or not at all. An error of the work undoes them and is thrown again. */
  transaction<A>(work: (query: Query) => Promise<A>): Promise<A>
  /** A transaction whose statements may take any time, because a change of the schema may rewrite a large table. */
  migration<A>(work: (query: Query) => Promise<A>): Promise<A>
  /**
   * Begins no statement inside this process until the returned function is called. Such statements block the process.
   */
  readonly hold: () => () => void
  close(): Promise<void>
}

/** The longest times, in milliseconds, that a PostgreSQL server may take. */
export interface DatabaseTimes {
  /** To give a connection for documents. */
  readonly connectMs: number
  /** To run a statement on documents. */
  readonly statementMs: number
  /** To give a connection for the records of requests, and to run a statement on them. */
  readonly recordsMs: number
}
const USUAL_TIMES: DatabaseTimes = { connectMs: 5_000, statementMs: 20_000, recordsMs: 1_200 }

/**
 * Opens a PostgreSQL server if there is a URL. Otherwise runs PostgreSQL inside this process, in a folder or in
 * memory.
 */
export function openDatabase(
  url: string | undefined,
  folder: string | undefined,
  times = USUAL_TIMES,
): Promise<Database> {
  return url === undefined ? embedded(folder) : Promise.resolve(server(url, times))
}

async function embedded(folder: string | undefined): Promise<Database> {
  const database = await PGlite.create(folder === undefined ? {} : { dataDir: folder })
  let held: Promise<void> | undefined
  const queryOf =
    (of: Pick<PGlite, 'query'>): Query =>
    async <Row extends object>(sql: string, parameters: readonly unknown[] = []) => {
      if (held !== undefined) await held
      const { rows } = await of.query<Row>(sql, [...parameters])
      // Several statements in a row would delay all other requests.
      await setImmediate()
      return rows
    }
  const transaction: Database['transaction'] = (work) =>
    database.transaction((inside) => work(queryOf(inside)))
  return {
    query: queryOf(database),
    records: queryOf(database),
    transaction,
    migration: transaction,
    hold: () => {
      let letGo: () => void = () => undefined
      held = new Promise((done) => (letGo = done))
      return letGo
    },
    close: () => database.close(),
  }
}

/** The limits of a pool: its number of connections, and the maximum time to get a connection and to run a statement. */
interface PoolLimits {
  readonly connections: number
  readonly connectMs: number
  /** Absent if a statement may take any time. */
  readonly statementMs?: number
}
/** The server cancels a statement first, so that no statement runs after the answer to its request. */
const MARGIN_MS = 800

function poolOf(url: string, { connections, connectMs, statementMs }: PoolLimits): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    ...(statementMs !== undefined && {
      statement_timeout: statementMs,
      query_timeout: statementMs + MARGIN_MS,
    }),
    keepAlive: true,
    // There are few statements, and all find their rows by an index, so separate plans for different parameters
    // gain nothing.
    options: '-c plan_cache_mode=force_generic_plan',
  })
  // The next request replaces a broken connection. Without these listeners, it would end the process.
  pool.on('error', (error) => {
    console.error(`A connection to the database broke: ${error.message}`)
  })
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

function queryOn(pool: pg.Pool): Query {
  return <Row extends object>(sql: string, parameters: readonly unknown[] = []) =>
    ask(() => pool.query<Row>(statement(sql, parameters)))
}

function transactionOn(pool: pg.Pool): Database['transaction'] {
  return async (work) => {
    const client = await orAway(() => pool.connect())
    const query: Query = <Row extends object>(sql: string, parameters: readonly unknown[] = []) =>
      ask(() => client.query<Row>(statement(sql, parameters)))
    try {
      await query('begin')
      const done = await work(query)
      await query('commit')
      client.release()
      return done
    } catch (error) {
      // A connection that cannot roll back is discarded.
      await client.query('rollback').then(
        () => {
          client.release()
        },
        () => {
          client.release(true)
        },
      )
      throw error
    }
  }
}

function server(url: string, { connectMs, statementMs, recordsMs }: DatabaseTimes): Database {
  const pool = poolOf(url, { connections: 10, connectMs, statementMs })
  const records = poolOf(url, { connections: 3, connectMs: recordsMs, statementMs: recordsMs })
  const migrations = poolOf(url, { connections: 1, connectMs })
  return {
    query: queryOn(pool),
    records: queryOn(records),
    transaction: transactionOn(pool),
    migration: transactionOn(migrations),
    hold: () => () => undefined,
    close: async () => {
      await Promise.all([pool.end(), records.end(), migrations.end()])
    },
  }
}

const names = new Map<string, string>()
/** There are few different statements, apart from lists with their filters. */
const MAX_NAMES = 250

/** Gives a statement a name, so that each connection plans it only once. */
function statement(text: string, values: readonly unknown[]): pg.QueryConfig {
  const known = names.get(text)
  const name = known ?? (names.size < MAX_NAMES ? `host_${String(names.size)}` : undefined)
  if (known === undefined && name !== undefined) names.set(text, name)
  return { text, values: [...values], ...(name !== undefined && { name }) }
}

async function ask<Row extends object>(query: () => Promise<pg.QueryResult<Row>>): Promise<readonly Row[]> {
  return (await orAway(query)).rows
}

async function orAway<A>(work: () => Promise<A>): Promise<A> {
  try {
    return await work()
  } catch (error) {
    throw isUnreachable(error) ? new StoreUnavailable(String(error), { cause: error }) : error
  }
}

/** The PostgreSQL errors for a failed connection, a stopped server, too many connections, and a cancelled statement. */
const UNREACHABLE = /^(08|57P0[1-3]|57014|53300)/

/** Tests whether the database is unreachable. Any error that PostgreSQL did not report comes from the connection. */
function isUnreachable(error: unknown): boolean {
  return error instanceof pg.DatabaseError ? UNREACHABLE.test(error.code ?? '') : error instanceof Error
}
