import { fillBar } from './knapsack.js'
import { barsPossible, OpenPlan, patternOfCounts, type PatternPool, type Plan } from './pattern.js'
import { hasPieces, isLimited, type CuttingTask, type Remainder, type Work } from './task.js'

interface WorthRound {
  /** The worth of a piece of each kind. A round with a `correction` changes it. */
  readonly worth: Float64Array
  /** The extra worth of long pieces. 0 for a round that corrects nothing. */
  readonly correction: number
  /** A plan of this cost or more is of no use. */
  readonly limit: number
  /** Receives every pattern that the round uses. */
  readonly pool: PatternPool
}

/** For each bar, compares at most this many kinds of limited bars. */
const MAX_COMPARED = 24

interface Candidate {
  readonly stock: number
  readonly counts: Int32Array
  readonly load: number
  readonly costPerLength: number
  readonly fullness: number
}

/**
 * Repeatedly adds the pattern of the lowest cost per length. A correction makes the pieces of
 * badly filled bars worth more (sequential value correction, Mukhacheva and Zalgaller 1993).
 */
export function fillByWorth(
  task: CuttingTask,
  remainder: Remainder,
  round: WorthRound,
  work: Work,
): Plan | undefined {
  const plan = new OpenPlan(task, remainder)
  while (hasPieces(plan)) {
    if (work.left <= 0) return undefined
    const bar = bestBar(task, plan, round.worth, work)
    if (bar === undefined) break
    const pattern = patternOfCounts(bar.stock, bar.counts)
    const possible = barsPossible(pattern, plan)
    const bars = round.correction > 0 ? Math.ceil(possible / 2) : possible
    if (round.correction > 0) correct(task, bar, round)
    plan.add(pattern, bars)
    round.pool.set(pattern.key, pattern)
    if (plan.cost >= round.limit) return undefined
  }
  const closed = plan.close()
  return closed.cost < round.limit ? closed : undefined
}

/** Returns the bar whose best pattern costs least per length of its pieces, in a tie the fullest. */
function bestBar(task: CuttingTask, plan: OpenPlan, worth: Float64Array, work: Work): Candidate | undefined {
  let best: Candidate | undefined
  let compared = 0
  for (const [stock, { capacity, cost }] of task.stocks.entries()) {
    const limit = plan.limits[stock] ?? 0
    if (limit === 0 || (isLimited(limit) && ++compared > MAX_COMPARED)) continue
    const filling = { values: worth, sizes: task.sizes, bounds: plan.demands, capacity }
    const { counts } = fillBar(filling, { minValue: 0, step: 0, maxNodes: 1500 }, work)
    if (counts === undefined) continue
    const load = counts.reduce((sum, pieces, kind) => sum + pieces * (task.sizes[kind] ?? 0), 0)
    const candidate = { stock, counts, load, costPerLength: cost / load, fullness: load / capacity }
    const isBetter =
      best === undefined ||
      candidate.costPerLength < best.costPerLength ||
      (candidate.costPerLength === best.costPerLength && candidate.fullness > best.fullness)
    if (isBetter) best = candidate
  }
  return best
}

/**
 * Moves the worth of each placed kind a quarter of the way to size ÷ fullness. Adds a bonus for
 * long pieces.
 */
function correct(
  { sizes, stocks }: CuttingTask,
  { stock, counts, fullness }: Candidate,
  { worth, correction }: WorthRound,
): void {
  const capacity = stocks[stock]?.capacity ?? 1
  for (const [kind, pieces] of counts.entries()) {
    if (pieces === 0) continue
    const size = sizes[kind] ?? 0
    worth[kind] = ((worth[kind] ?? 0) * 3 + (size * (1 + (correction * size) / capacity)) / fullness) / 4
  }
}
