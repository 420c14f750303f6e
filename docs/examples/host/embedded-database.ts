import { setImmediate } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import type { Database, Query } from './database.ts'

/** Runs PostgreSQL inside this process, in a folder or in memory. */
export async function embeddedDatabase(folder: string | undefined): Promise<Database> {
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
