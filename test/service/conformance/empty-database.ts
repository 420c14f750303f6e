import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HOST_FOLDER } from './host-folder.ts'

const prepared = fileURLToPath(new URL('../../../.tmp/empty-databases/', import.meta.url))
const pglite = `${HOST_FOLDER}node_modules/@electric-sql/pglite/`

interface Pglite {
  readonly PGlite: { create(options: { readonly dataDir: string }): Promise<{ close(): Promise<void> }> }
}

/** Copies an empty database into a new folder, since PGlite takes seconds of processor time to create one. */
export async function emptyDatabase(): Promise<string> {
  const { version } = JSON.parse(readFileSync(`${pglite}package.json`, 'utf8')) as {
    readonly version: string
  }
  const path = join(prepared, version)
  if (!existsSync(path)) await prepare(path)
  const copy = mkdtempSync(join(tmpdir(), 'quotewright-database-'))
  cpSync(path, copy, { recursive: true })
  return copy
}

/** Removes a folder with a database, and the files that a host kept beside it. */
export function removeDatabase(folder: string): void {
  for (const path of [folder, `${folder}-files`]) rmSync(path, { recursive: true, force: true })
}

/** Other tests may prepare the same database at the same time. The first of them to finish is used. */
async function prepare(path: string): Promise<void> {
  const own = `${path}-${randomUUID()}`
  mkdirSync(prepared, { recursive: true })
  const { PGlite } = (await import(/* @vite-ignore */ `${pglite}dist/index.js`)) as Pglite
  const database = await PGlite.create({ dataDir: own })
  await database.close()
  try {
    renameSync(own, path)
  } catch (error) {
    if (!existsSync(path)) throw error
    rmSync(own, { recursive: true })
  }
}
