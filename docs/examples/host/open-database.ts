import type { Database } from './database.ts'
import { embeddedDatabase } from './embedded-database.ts'
import { serverDatabase, type DatabaseTimes } from './server-database.ts'

/**
 * Opens a PostgreSQL server if there is a URL. Otherwise runs PostgreSQL inside this process, in a folder or in
 * memory.
 */
export function openDatabase(
  url: string | undefined,
  folder: string | undefined,
  times?: DatabaseTimes,
): Promise<Database> {
  return url === undefined ? embeddedDatabase(folder) : Promise.resolve(serverDatabase(url, times))
}
