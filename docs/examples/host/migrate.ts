import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Database } from './database.ts'

/**
 * The scripts of the schema, in order. Each runs once on a database, so never edit one that has run. To change the
 * schema, add a script.
 *
 * The first host of a new version runs a new script while hosts of the previous version are still running. So a script
 * may only add tables, indexes and columns with defaults. A later version may drop what only the previous version uses.
 */
const SCRIPTS = ['schema.sql', 'sizes.sql']

/**
 * Runs the scripts that have not run on this database yet. Each runs only once, even if several hosts start at the
 * same time. Throws if a script has been edited since it ran.
 */
export async function migrate(
  database: Database,
  folder: URL = new URL('./', import.meta.url),
  scripts: readonly string[] = SCRIPTS,
): Promise<void> {
  await database.migration(async (query) => {
    await query(`select pg_advisory_xact_lock(hashtext('quotewright schema'))`)
    await query('create table if not exists schema_scripts (name text primary key, hash text not null)')
    const rows = await query<{ name: string; hash: string }>('select name, hash from schema_scripts')
    const done = new Map(rows.map(({ name, hash }) => [name, hash]))
    for (const name of scripts) {
      const script = (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n')
      const hash = createHash('sha256').update(script).digest('hex')
      if (done.has(name) && done.get(name) !== hash)
        throw new Error(
          `${name} was edited after it ran on this database. Undo that, and add another script.`,
        )
      if (done.has(name)) continue
      for (const statement of script.split(/;\s*\n/)) if (statement.trim() !== '') await query(statement)
      await query('insert into schema_scripts (name, hash) values ($1, $2)', [name, hash])
    }
  })
}
