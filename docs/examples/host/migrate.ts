import { readFile } from 'node:fs/promises'
import type { Database } from './database.ts'

/** The scripts of the schema, in order. To change the schema, add a script. */
const SCRIPTS = ['schema.sql']

/**
 * Runs the scripts that have not run on this database yet. Each runs only once, even if several hosts start at the
 * same time.
 */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (query) => {
    await query(`select pg_advisory_xact_lock(hashtext('quotewright schema'))`)
    await query('create table if not exists schema_scripts (name text primary key)')
    const done = new Set(
      (await query<{ name: string }>('select name from schema_scripts')).map(({ name }) => name),
    )
    for (const name of SCRIPTS) {
      if (done.has(name)) continue
      const script = await readFile(new URL(name, import.meta.url), 'utf8')
      for (const statement of script.split(/;\s*\n/)) if (statement.trim() !== '') await query(statement)
      await query('insert into schema_scripts (name) values ($1)', [name])
    }
  })
}
