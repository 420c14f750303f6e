import { rmSync } from 'node:fs'

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/**
 * Removes a file or a folder when the process ends, even by Ctrl-C, when nothing asynchronous can run. Returns a
 * function that cancels the removal. Call it before the path exists, because a signal may arrive right after.
 * `pathNow` returns undefined until the path exists.
 */
export function removeAtExit(pathNow: () => string | undefined): () => void {
  const remove = (): void => {
    const path = pathNow()
    try {
      if (path !== undefined) rmSync(path, { recursive: true, force: true })
    } catch {
      // Another process has it open. This process must end anyway.
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
