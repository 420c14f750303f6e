import { setTimeout } from 'node:timers/promises'
import { StoreUnavailable } from './store-unavailable.ts'
import type { Host } from './host.ts'
import { migrate } from './migrate.ts'
import { seed } from './seed.ts'

/** The interval between two attempts to reach the database. */
const RETRY_MS = 800

/**
 * Adds the schema and the example company. Tries again until the database can be reached. Never resolves if the host
 * closes first.
 */
export async function prepare(host: Host, isOver: () => boolean): Promise<void> {
  for (;;) {
    try {
      await migrate(host.database)
      await seed(host)
      return
    } catch (error) {
      if (isOver()) return new Promise(() => undefined)
      if (!(error instanceof StoreUnavailable)) throw error
      console.error(`The database cannot be reached: ${error.message}`)
      await setTimeout(RETRY_MS)
    }
  }
}
