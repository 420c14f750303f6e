import { complete } from './complete.js'
import { CUTTING_BUDGET, MAX_PLANNED_BAR_KINDS, MAX_PLANNED_LENGTHS } from './cutting-limits.js'
import { finishAt } from './finish.js'
import { OpenPlan, type Pattern, type PatternPool, type Plan } from './pattern.js'
import type { Relaxation } from './programme.js'
import { relax } from './relax.js'
import { safePrices, type SafePrices } from './safe-bound.js'
import { hasPieces, type CuttingTask, type Remainder, type Work } from './task.js'

/** A plan, and a lower bound on the cost of any plan that cuts all pieces. */
interface PlannedCuts {
  readonly plan: Plan
  readonly bound: number
}

/** Up to this many lengths, the first relaxation may spend the whole budget. */
const MAX_LENGTHS_FOR_ALL = 100
/** Limits the departures from the largest fraction in one dive. */
const MAX_DEPARTURES = 5
/** Smaller fractions of bars are rounding errors. */
const ROUNDING = 1e-6

/**
 * Starts with sequential value correction, the only step if there are too many lengths or kinds of bars.
 * Then column generation gives a lower bound and fractions of bars, which dives round up to whole bars. Between
 * dives, an exact search looks for a cheaper plan.
 */
export function planCuts(
  task: CuttingTask,
  all: Remainder,
  start: PlannedCuts,
  budget = CUTTING_BUDGET,
): PlannedCuts {
  const search = new PlanSearch(task, all, start, budget)
  search.run()
  return { plan: search.best, bound: Math.min(search.bound, search.best.cost) }
}

class PlanSearch {
  best: Plan
  bound: number
  private readonly pool: PatternPool = new Map()
  private readonly work: Work

  constructor(
    private readonly task: CuttingTask,
    private readonly all: Remainder,
    start: PlannedCuts,
    private readonly budget: number,
  ) {
    this.work = { left: budget }
    this.best = start.plan
    this.bound = start.bound
  }

  run(): void {
    const whole = new OpenPlan(this.task, this.all)
    this.completeWith(whole, 3)
    const { sizes, stocks } = this.task
    if (this.isOver() || sizes.length > MAX_PLANNED_LENGTHS || stocks.length > MAX_PLANNED_BAR_KINDS) {
      if (!this.isOver()) this.completeWith(whole, 12)
      return
    }
    for (const { pattern } of this.best.uses) this.pool.set(pattern.key, pattern)
    const root = this.relaxWhole()
    if (root === undefined) return
    // The bound has a budget of its own, because the relaxation may have spent the budget of the search.
    const safe = safePrices(this.task, this.all, root.prices, { left: this.budget / 2 })
    if (safe !== undefined) this.bound = Math.max(this.bound, Math.ceil(safe.total / safe.scale))
    this.improve(whole, root, safe)
  }

  /** With many lengths, keeps part of the budget for sequential value correction. */
  private relaxWhole(): Relaxation | undefined {
    const hasManyLengths = this.task.sizes.length > MAX_LENGTHS_FOR_ALL
    const part = Math.min(hasManyLengths ? Math.floor(this.budget / 2) : this.budget, this.work.left)
    const forRelaxing = { left: part }
    const root = relax(this.task, this.all, this.pool, forRelaxing)
    this.work.left -= part - forRelaxing.left
    return root
  }

  private improve(whole: OpenPlan, root: Relaxation, safe: SafePrices | undefined): void {
    let searched = Infinity
    for (let departures = 0; departures <= MAX_DEPARTURES && !this.isOver(); departures++) {
      if (departures === 1) this.completeWith(whole, 12)
      if (safe !== undefined && departures > 0 && (departures <= 2 || this.best.cost < searched)) {
        searched = this.best.cost
        this.finish(safe, departures === 1 ? FIRST_FINISH : LATER_FINISH)
      }
      this.dive(whole, root, departures)
    }
  }

  private isOver(): boolean {
    return this.best.cost <= this.bound || this.work.left <= 0
  }

  private offer(plan: Plan): void {
    if (plan.cost < this.best.cost) this.best = plan
  }

  private completeWith(plan: OpenPlan, rounds: number): void {
    const wanted = {
      below: this.best.cost - plan.cost,
      enough: this.bound - plan.cost,
      rounds,
      pool: this.pool,
    }
    const rest = complete(this.task, plan, wanted, this.work)
    if (rest !== undefined) this.offer(plan.with(rest))
  }

  /** Searches only if the best plan has all pieces. */
  private finish(safe: SafePrices, effort: Parameters<typeof finishAt>[4]): void {
    while (!this.isOver() && this.best.omitted.every((pieces) => pieces === 0)) {
      const found = finishAt(this.task, this.all, safe, this.best.cost - 1, effort, this.work)
      if (found === undefined) return
      if (found === 'none') this.bound = this.best.cost
      else this.offer(found)
    }
  }

  /**
   * Fixes the whole bars. Then, for each of the largest fractions, rounds it up, relaxes the rest and
   * dives.
   */
  private dive(from: OpenPlan, relaxed: Relaxation | undefined, departures: number): void {
    if (relaxed === undefined || this.isOver()) return
    const min = from.cost + relaxed.cost - ROUNDING * Math.max(1, relaxed.cost)
    if (relaxed.isSolved && Math.ceil(min) >= this.best.cost) return
    const plan = from.copy()
    const fractions = fixWhole(plan, relaxed)
    this.completeWith(plan, 3)
    for (let departure = 0; departure <= departures && !this.isOver(); departure++) {
      const chosen = fractions[departure]
      if (chosen === undefined) return
      const next = plan.copy()
      fixFractions(next, chosen, fractions)
      if (next.cost >= this.best.cost) continue
      if (!hasPieces(next)) this.offer(next.close())
      else this.dive(next, relax(this.task, next, this.pool, this.work), departures - departure)
    }
  }
}

const FIRST_FINISH = { maxPatterns: 3000, maxNodes: 60_000 }
const LATER_FINISH = { maxPatterns: 20_000, maxNodes: 300_000 }

interface Fraction {
  readonly pattern: Pattern
  readonly part: number
}

function fixWhole(plan: OpenPlan, { uses }: Relaxation): readonly Fraction[] {
  const fractions: Fraction[] = []
  for (const { pattern, bars } of uses) {
    const whole = Math.floor(bars + ROUNDING)
    if (whole > 0) plan.addClipped(pattern, whole)
    if (bars - whole > ROUNDING) fractions.push({ pattern, part: bars - whole })
  }
  return fractions.sort((a, b) => b.part - a.part)
}

/** Adds bars for other large fractions too, so that a dive takes about a dozen steps. */
function fixFractions(plan: OpenPlan, chosen: Fraction, fractions: readonly Fraction[]): void {
  plan.addClipped(chosen.pattern, 1)
  let more = Math.ceil(fractions.length / 12) - 1
  for (const fraction of fractions) {
    if (more <= 0 || fraction.part < 0.5) return
    const { stock, cuts } = fraction.pattern
    const fits = cuts.every(({ kind, pieces }) => (plan.demands[kind] ?? 0) >= pieces)
    if (fraction === chosen || !fits || (plan.limits[stock] ?? 0) === 0) continue
    plan.add(fraction.pattern, 1)
    more--
  }
}
