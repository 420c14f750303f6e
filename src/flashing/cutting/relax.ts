import type { PatternPool } from './pattern.js'
import { Programme, type Relaxation } from './programme.js'
import type { CuttingTask, Remainder, Work } from './task.js'

/**
 * Relaxes a task by column generation (Gilmore and Gomory 1961). Undefined if the budget is too small to
 * begin, or if the simplex finds no pivot.
 */
export function relax(
  task: CuttingTask,
  remainder: Remainder,
  pool: PatternPool,
  work: Work,
): Relaxation | undefined {
  const rows = remainder.demands.filter((pieces) => pieces > 0).length + task.stocks.length
  if (rows * rows * rows > work.left) return undefined
  const programme = new Programme(task, remainder, pool, work)
  return programme.solve()
}
