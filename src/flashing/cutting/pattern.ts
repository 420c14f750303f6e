import type { CuttingTask, Remainder } from './task.js'

export interface Pattern {
  readonly stock: number
  readonly cuts: readonly PatternCut[]
  /** Equal patterns have equal keys. */
  readonly key: string
}

export type PatternPool = Map<string, Pattern>

export interface PatternCut {
  readonly kind: number
  readonly pieces: number
}

export interface PatternUse {
  readonly pattern: Pattern
  readonly bars: number
}

export interface Plan {
  readonly uses: readonly PatternUse[]
  /** The cost of the bars and of the pieces left out. */
  readonly cost: number
  /** By kind of piece. */
  readonly omitted: readonly number[]
}

export function patternOf(stock: number, cuts: readonly PatternCut[]): Pattern {
  return { stock, cuts, key: `${stock}:${cuts.map(({ kind, pieces }) => `${kind}x${pieces}`).join()}` }
}

export function patternOfCounts(stock: number, counts: ArrayLike<number>): Pattern {
  const cuts: PatternCut[] = []
  for (let kind = 0; kind < counts.length; kind++) {
    const pieces = counts[kind] ?? 0
    if (pieces > 0) cuts.push({ kind, pieces })
  }
  return patternOf(stock, cuts)
}

/** Returns how many of the bars left can have this pattern without surplus pieces. */
export function barsPossible({ stock, cuts }: Pattern, { demands, limits }: Remainder): number {
  let bars = limits[stock] ?? 0
  for (const { kind, pieces } of cuts) bars = Math.min(bars, Math.floor((demands[kind] ?? 0) / pieces))
  return bars
}

/** Leaves out pieces that are no longer needed. Undefined if no piece is needed. */
function clipped({ stock, cuts }: Pattern, { demands }: Remainder): Pattern | undefined {
  const needed = cuts
    .map(({ kind, pieces }) => ({ kind, pieces: Math.min(pieces, demands[kind] ?? 0) }))
    .filter(({ pieces }) => pieces > 0)
  return needed.length === 0 ? undefined : patternOf(stock, needed)
}

export class OpenPlan {
  readonly demands: number[]
  readonly limits: number[]
  readonly uses: PatternUse[]
  cost: number

  constructor(
    private readonly task: CuttingTask,
    { demands, limits }: Remainder,
    before?: OpenPlan,
  ) {
    this.demands = [...demands]
    this.limits = [...limits]
    this.uses = [...(before?.uses ?? [])]
    this.cost = before?.cost ?? 0
  }

  add(pattern: Pattern, bars: number): void {
    for (const { kind, pieces } of pattern.cuts)
      this.demands[kind] = (this.demands[kind] ?? 0) - pieces * bars
    this.limits[pattern.stock] = (this.limits[pattern.stock] ?? 0) - bars
    this.cost += (this.task.stocks[pattern.stock]?.cost ?? 0) * bars
    this.uses.push({ pattern, bars })
  }

  removeLast(): void {
    const last = this.uses.pop()
    if (last === undefined) return
    const { pattern, bars } = last
    for (const { kind, pieces } of pattern.cuts)
      this.demands[kind] = (this.demands[kind] ?? 0) + pieces * bars
    this.limits[pattern.stock] = (this.limits[pattern.stock] ?? 0) + bars
    this.cost -= (this.task.stocks[pattern.stock]?.cost ?? 0) * bars
  }

  addClipped(pattern: Pattern, bars: number): void {
    let left = Math.min(bars, this.limits[pattern.stock] ?? 0)
    while (left > 0) {
      const needed = clipped(pattern, this)
      if (needed === undefined) return
      const possible = Math.min(left, barsPossible(needed, this))
      this.add(needed, possible)
      left -= possible
    }
  }

  copy(): OpenPlan {
    return new OpenPlan(this.task, this, this)
  }

  /** Appends `rest`, a plan for the remainder of this plan. */
  with(rest: Plan): Plan {
    return { uses: [...this.uses, ...rest.uses], cost: this.cost + rest.cost, omitted: rest.omitted }
  }

  /** Omits the pieces that remain. */
  close(): Plan {
    const omitted = this.demands
    const cost = omitted.reduce(
      (sum, pieces, kind) => sum + pieces * (this.task.omissions[kind] ?? 0),
      this.cost,
    )
    return { uses: this.uses, cost, omitted }
  }
}
