import { rmSync } from 'node:fs'

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Removes a file or a folder when the process ends, by Ctrl-C too: nothing that is asynchronous runs then. The function
 * that is returned leaves it alone from now on. It is called before the path is made, since a signal may come right after;
 * `pathNow` answers undefined as long as there is none.
 */
export function removeAtExit(pathNow: () => string | undefined): () => void {
  const remove = (): void => {
    const path = pathNow()
    try {
      if (path !== undefined) rmSync(path, { recursive: true, force: true })
    } catch {
      // Somebody else has it open; the process ends all the same.
    }
  }
  const endWith = (signal: (typeof SIGNALS)[number]): void => {
    // Others have something to end as well, and end the process when they have.
    if (process.listenerCount(signal) === 0) process.exit(EXIT_CODES[signal])
  }
  process.once('exit', remove)
  for (const signal of SIGNALS) process.once(signal, endWith)
  return () => {
    process.off('exit', remove)
    for (const signal of SIGNALS) process.off(signal, endWith)
  }
}
