import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOST_FOLDER, WITHOUT_HOST } from './host-folder.ts'
import { startPostgres, withoutPostgres } from './postgres-server.ts'

type Query = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>
interface Opened {
  readonly query: Query
  readonly close: () => Promise<void>
}
interface HostFiles {
  readonly openDatabase: (url: string | undefined, folder: undefined) => Promise<Opened>
  readonly migrate: (database: Opened, folder: URL, scripts: readonly string[]) => Promise<void>
}

describe.skipIf(WITHOUT_HOST !== undefined)('the schema of the example host', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quotewright-schema-'))
  let database: Opened
  let run: (...scripts: readonly string[]) => Promise<void>

  beforeAll(async () => {
    const { openDatabase } = (await import(/* @vite-ignore */ `${HOST_FOLDER}open-database.ts`)) as HostFiles
    const { migrate } = (await import(/* @vite-ignore */ `${HOST_FOLDER}migrate.ts`)) as HostFiles
    database = await openDatabase(undefined, undefined)
    run = (...scripts) => migrate(database, pathToFileURL(`${folder}/`), scripts)
    writeFileSync(join(folder, 'first.sql'), 'create table sheds (id text);\ninsert into sheds values (1);\n')
    writeFileSync(join(folder, 'second.sql'), "alter table sheds add column roof text default 'steel';\n")
  })
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('changes by another script, which runs once and keeps the data', async () => {
    await run('first.sql')
    await Promise.all([run('first.sql', 'second.sql'), run('first.sql', 'second.sql')])
    await run('first.sql', 'second.sql')
    expect(await database.query('select * from sheds')).toEqual([{ id: '1', roof: 'steel' }])
  })

  test.skipIf(withoutPostgres() !== undefined)('may rewrite a large table without a time limit', async () => {
    const { openDatabase } = (await import(/* @vite-ignore */ `${HOST_FOLDER}open-database.ts`)) as HostFiles
    const { migrate } = (await import(/* @vite-ignore */ `${HOST_FOLDER}migrate.ts`)) as HostFiles
    const server = await startPostgres()
    const opened = await openDatabase(server.url, undefined)
    writeFileSync(
      join(folder, 'limit.sql'),
      "create table limits as select current_setting('statement_timeout');\n",
    )
    await migrate(opened, pathToFileURL(`${folder}/`), ['limit.sql'])
    expect(await opened.query('select * from limits')).toEqual([{ current_setting: '0' }])
    expect(await opened.query(`select current_setting('statement_timeout')`)).toEqual([
      { current_setting: '20s' },
    ])
    await opened.close()
    server.stop()
  })

  test('refuses a script that was edited after it ran, and changes nothing', async () => {
    writeFileSync(join(folder, 'first.sql'), 'create table barns (id text);\n')
    writeFileSync(join(folder, 'third.sql'), 'drop table sheds;\n')
    await expect(run('first.sql', 'second.sql', 'third.sql')).rejects.toThrow('first.sql')
    expect(await database.query('select * from sheds')).toHaveLength(1)
  })
})
