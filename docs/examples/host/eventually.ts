import { setTimeout } from 'node:timers/promises'

/** The interval between two attempts, longer than a statement may take. */
const RETRY_MS = 2_400
/** The maximum number of waiting pieces of work. */
const MAX_WAITING = 9_000

/** Makes a function that repeats failed work until it succeeds. */
export function eventually(): (work: () => Promise<unknown>) => void {
  const waiting = new Set<() => Promise<unknown>>()
  let isTrying = false
  const tryAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      await setTimeout(RETRY_MS, undefined, { ref: false })
      for (const work of waiting) {
        const isDone = await work().then(
          () => true,
          () => false,
        )
        waiting.delete(work)
        if (isDone) continue
        // Moves this work to the end and stops the round, since the rest would probably fail too.
        waiting.add(work)
        break
      }
    }
  }
  return (work) => {
    if (waiting.size < MAX_WAITING) waiting.add(work)
    if (isTrying) return
    isTrying = true
    void tryAll().finally(() => (isTrying = false))
  }
}
