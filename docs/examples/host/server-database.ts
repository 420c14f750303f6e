import pg from 'pg'
import type { Database, Query } from './database.ts'
import { StoreUnavailable } from './store-unavailable.ts'

/** The time limits of a PostgreSQL server, in milliseconds. */
export interface DatabaseTimes {
  /** The limit for getting a connection for documents: 5,000. */
  readonly connectMs?: number
  /** The limit for a statement on documents: 20,000. */
  readonly statementMs?: number
  /** The limit for getting a connection for the records of requests, and for each statement on them: 1,200. */
  readonly recordsMs?: number
}

/** Connects to a PostgreSQL server. */
export function serverDatabase(
  url: string,
  { connectMs = 5_000, statementMs = 20_000, recordsMs = 1_200 }: DatabaseTimes = {},
): Database {
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
