import { barsPossible, OpenPlan, patternOf, type PatternCut, type Plan } from './pattern.js'
import { isLimited, type CuttingTask, type Remainder, type Work } from './task.js'

export function fillBars(
  task: CuttingTask,
  remainder: Remainder,
  limit: number,
  work: Work,
): Plan | undefined {
  const plan = new OpenPlan(task, remainder)
  for (const stock of byCost(task, remainder)) {
    while (plan.cost < limit) {
      const cuts = longestThatFit(task, plan, task.stocks[stock]?.capacity ?? 0)
      work.left -= task.sizes.length
      if (cuts.length === 0) break
      const pattern = patternOf(stock, cuts)
      const bars = barsPossible(pattern, plan)
      if (bars === 0) break
      plan.add(pattern, bars)
    }
  }
  const closed = plan.close()
  return closed.cost < limit ? closed : undefined
}

/** Sorts by ascending cost per length. In a tie, limited bars come first, then shorter ones. */
function byCost({ stocks }: CuttingTask, { limits }: Remainder): readonly number[] {
  const costPerLength = (stock: number): number => (stocks[stock]?.cost ?? 0) / (stocks[stock]?.capacity ?? 1)
  const length = (stock: number): number => stocks[stock]?.capacity ?? 0
  const unlimited = (stock: number): number => Number(!isLimited(limits[stock] ?? 0))
  return [...stocks.keys()]
    .filter((stock) => (limits[stock] ?? 0) > 0)
    .sort(
      (a, b) => costPerLength(a) - costPerLength(b) || unlimited(a) - unlimited(b) || length(a) - length(b),
    )
}

function longestThatFit(
  { sizes }: CuttingTask,
  { demands }: Remainder,
  capacity: number,
): readonly PatternCut[] {
  const cuts: PatternCut[] = []
  let free = capacity
  for (const [kind, size] of sizes.entries()) {
    const pieces = Math.min(demands[kind] ?? 0, Math.floor(free / size))
    if (pieces <= 0) continue
    cuts.push({ kind, pieces })
    free -= pieces * size
  }
  return cuts
}
