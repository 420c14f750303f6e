import { rmSync } from 'node:fs'

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Call before creating the path, or in the same synchronous step: a signal may arrive right after. */
export function removeAtExit(pathNow: () => string | undefined): () => void {
  const remove = (): void => {
    const path = pathNow()
    try {
      if (path !== undefined) rmSync(path, { recursive: true, force: true })
    } catch {
      // This process must end, even if another process has the file open.
    }
  }
  const endWith = (signal: (typeof SIGNALS)[number]): void => {
    // Other listeners have work to finish, and end the process afterwards.
    if (process.listenerCount(signal) === 0) process.exit(EXIT_CODES[signal])
  }
  process.once('exit', remove)
  for (const signal of SIGNALS) process.once(signal, endWith)
  return () => {
    process.off('exit', remove)
    for (const signal of SIGNALS) process.off(signal, endWith)
  }
}
