import { cheapPatterns, type CheapPattern } from './cheap-patterns.js'
import { barsPossible, OpenPlan, type Plan } from './pattern.js'
import type { SafePrices } from './safe-bound.js'
import { isLimited, type CuttingTask, type Remainder, type Work } from './task.js'

/** Limits the remainders remembered as impossible. */
const MAX_REMEMBERED = 50_000
/** Limits the different patterns in a plan, so that the stack cannot overflow. */
const MAX_DEPTH = 1000

/**
 * Finds a plan with all pieces that costs at most `cost`. Returns `none` if it proves that no such plan exists,
 * and undefined if the search is too long. A plan costs at least the safe bound plus its reduced costs, so only
 * patterns of small reduced cost matter.
 */
export function finishAt(
  task: CuttingTask,
  remainder: Remainder,
  safe: SafePrices,
  cost: number,
  effort: { readonly maxPatterns: number; readonly maxNodes: number },
  work: Work,
): Plan | 'none' | undefined {
  const slack = cost * safe.scale - safe.total
  if (slack < 0) return 'none'
  const patterns = cheapPatterns(task, remainder, safe, slack, effort, work)
  if (patterns === undefined) return undefined
  const search = new Cover(task, remainder, safe, patterns, effort.maxNodes)
  const isFound = search.cover(0, slack)
  work.left -= (effort.maxNodes - Math.max(0, search.stepsLeft)) * 25
  if (isFound) return search.plan.close()
  return search.stepsLeft > 0 ? 'none' : undefined
}

class Cover {
  readonly plan: OpenPlan
  private readonly impossible = new Map<string, number>()

  constructor(
    task: CuttingTask,
    remainder: Remainder,
    private readonly safe: SafePrices,
    private readonly patterns: readonly (readonly CheapPattern[])[],
    public stepsLeft: number,
  ) {
    this.plan = new OpenPlan(task, remainder)
  }

  cover(from: number, slack: number): boolean {
    const { demands, limits } = this.plan
    let kind = from
    while (demands[kind] === 0) kind++
    if (kind >= demands.length) return this.priceOfUnused() <= slack
    const key = `${demands.slice(kind).join()}|${limits.filter(isLimited).join()}`
    if ((this.impossible.get(key) ?? -1) >= slack) return false
    if (this.coverKind(kind, 0, slack)) return true
    if (this.stepsLeft > 0 && this.impossible.size < MAX_REMEMBERED) this.impossible.set(key, slack)
    return false
  }

  private coverKind(kind: number, from: number, slack: number): boolean {
    const { plan } = this
    if (plan.demands[kind] === 0) return this.cover(kind + 1, slack)
    const patterns = this.patterns[kind] ?? []
    if (plan.uses.length > MAX_DEPTH) this.stepsLeft = 0
    for (let index = from; index < patterns.length; index++) {
      const cheap = patterns[index]
      if (cheap === undefined || cheap.reduced > slack || --this.stepsLeft <= 0) return false
      const { pattern, reduced } = cheap
      const affordable = reduced > 0 ? Math.floor(slack / reduced) : Infinity
      for (let bars = Math.min(affordable, barsPossible(pattern, plan)); bars > 0; bars--) {
        if (this.stepsLeft <= 0) return false
        plan.add(pattern, bars)
        if (this.coverKind(kind, index + 1, slack - reduced * bars)) return true
        plan.removeLast()
      }
    }
    return false
  }

  /** Returns the price of unused limited bars, which the slack must cover. */
  private priceOfUnused(): number {
    return this.safe.barPrices.reduce(
      (sum, price, stock) => (price > 0 ? sum + price * (this.plan.limits[stock] ?? 0) : sum),
      0,
    )
  }
}
