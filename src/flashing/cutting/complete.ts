import { fillBars } from './fill-bars.js'
import { fillByWorth } from './fill-by-worth.js'
import type { PatternPool, Plan } from './pattern.js'
import type { CuttingTask, Remainder, Work } from './task.js'

interface Wanted {
  /** The cost that a plan must stay below. */
  readonly below: number
  /** A plan of this cost cannot be improved. */
  readonly enough: number
  readonly rounds: number
  /** Receives every pattern that a round uses. */
  readonly pool: PatternPool
}

/** The first rounds, which compute the worth of pieces from their sizes. */
const FRESH_ROUNDS = 3

/**
 * Fills bars with the longest pieces first, then by value correction. Undefined if no plan costs less than `below`.
 */
export function complete(
  task: CuttingTask,
  remainder: Remainder,
  { below, enough, rounds, pool }: Wanted,
  work: Work,
): Plan | undefined {
  let best = fillBars(task, remainder, below, work)
  const longest = Math.max(1, ...task.stocks.map(({ capacity }) => capacity))
  let worth = new Float64Array(task.sizes.length)
  for (let round = 0; round < rounds; round++) {
    const limit = best?.cost ?? below
    if (limit <= enough || work.left <= 0) break
    if (round < FRESH_ROUNDS) {
      worth = Float64Array.from(task.sizes, (size) => size * (1 + (round * 0.02 * size) / longest))
    }
    const correction = round === 0 ? 0 : 0.02 * (round % 4) + 0.001
    best = fillByWorth(task, remainder, { worth, correction, limit, pool }, work) ?? best
  }
  return best
}
