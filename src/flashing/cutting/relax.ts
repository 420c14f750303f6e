import type { PatternPool } from './pattern.js'
import { Programme, type Relaxation } from './programme.js'
import type { CuttingTask, Remainder, Work } from './task.js'

/**
 * Solves the relaxation by column generation (Gilmore and Gomory 1961): it adds patterns while
 * they improve it. Undefined if it would exceed the budget. New patterns are added to the pool.
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
