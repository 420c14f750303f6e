import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/** Runs one statement, with `$1`, `$2` … for its parameters, and answers its rows. */
export type Query = <Row extends object = object>(
  sql: string,
  parameters?: readonly unknown[],
) => Promise<readonly Row[]>

/** PostgreSQL, whichever: the same SQL runs on both. */
export interface Database {
  readonly query: Query
  /** Runs statements that are kept together or not at all. What the work throws undoes them, and is thrown on. */
  transaction<A>(work: (query: Query) => Promise<A>): Promise<A>
  close(): Promise<void>
}

/** A server when there is a URL, else PostgreSQL inside this process: in a folder, or in memory. */
export function openDatabase(url: string | undefined, folder: string | undefined): Promise<Database> {
  return url === undefined ? embedded(folder) : Promise.resolve(server(url))
}

async function embedded(folder: string | undefined): Promise<Database> {
  const database = await PGlite.create(folder === undefined ? {} : { dataDir: folder })
  return {
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await database.query<Row>(sql, [...parameters])).rows,
    transaction: (work) =>
      database.transaction((transaction) =>
        work(
          async <Row>(sql: string, parameters: readonly unknown[] = []) =>
            (await transaction.query<Row>(sql, [...parameters])).rows,
        ),
      ),
    close: () => database.close(),
  }
}

function server(url: string): Database {
  const pool = new pg.Pool({ connectionString: url })
  return {
    query: async <Row extends object>(sql: string, parameters: readonly unknown[] = []) =>
      (await pool.query<Row>(sql, [...parameters])).rows,
    transaction: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const done = await work(
          async <Row extends object>(sql: string, parameters: readonly unknown[] = []) =>
            (await client.query<Row>(sql, [...parameters])).rows,
        )
        await client.query('commit')
        client.release()
        return done
      } catch (error) {
        // A connection that cannot roll back is not used again.
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
    },
    close: () => pool.end(),
  }
}
