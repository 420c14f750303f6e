import { patternOfCounts, type Pattern } from './pattern.js'
import type { SafePrices } from './safe-bound.js'
import { type CuttingTask, type Remainder, type Work } from './task.js'

/** `reduced` is the cost and the price of the bar, less the prices of the pieces. */
export interface CheapPattern {
  readonly pattern: Pattern
  readonly reduced: number
}

interface Listed {
  readonly kind: number
  readonly size: number
  readonly price: number
  readonly max: number
  /** Slightly above the price per unit of length. No later kind exceeds it. */
  readonly density: number
}

/** A relative margin for rounding a density. */
const ROUNDING = 1e-12

/**
 * Groups patterns of reduced cost up to `slack` by their longest piece. Undefined beyond `maxPatterns`, or at
 * `maxNodes`.
 */
export function cheapPatterns(
  task: CuttingTask,
  remainder: Remainder,
  safe: SafePrices,
  slack: number,
  { maxPatterns, maxNodes }: { readonly maxPatterns: number; readonly maxNodes: number },
  work: Work,
): readonly (readonly CheapPattern[])[] | undefined {
  const listing = new Listing(task, remainder, safe, slack, maxPatterns, maxNodes)
  for (const stock of task.stocks.keys()) if ((remainder.limits[stock] ?? 0) > 0) listing.list(stock)
  work.left -= (maxNodes - Math.max(0, listing.nodesLeft)) * 12
  if (listing.isOver) return undefined
  for (const patterns of listing.byKind) {
    patterns.sort((a, b) => a.reduced - b.reduced || (a.pattern.key < b.pattern.key ? -1 : 1))
  }
  return listing.byKind
}

class Listing {
  readonly byKind: CheapPattern[][]
  private readonly order: readonly Listed[]
  private readonly counts: Int32Array

  constructor(
    private readonly task: CuttingTask,
    { demands }: Remainder,
    private readonly safe: SafePrices,
    private readonly slack: number,
    private patternsLeft: number,
    public nodesLeft: number,
  ) {
    this.byKind = demands.map(() => [])
    this.counts = new Int32Array(demands.length)
    this.order = demands
      .map((max, kind) => {
        const [size = 1, price = 0] = [task.sizes[kind], safe.prices[kind]]
        return { kind, size, price, max, density: (price / size) * (1 + ROUNDING) }
      })
      .filter(({ max }) => max > 0)
      .sort((a, b) => b.price * a.size - a.price * b.size)
  }

  get isOver(): boolean {
    return this.nodesLeft <= 0 || this.patternsLeft < 0
  }

  list(stock: number): void {
    const { capacity = 0, cost = 0 } = this.task.stocks[stock] ?? {}
    const full = cost * this.safe.scale + (this.safe.barPrices[stock] ?? 0)
    this.visit(0, capacity, 0, { stock, full })
  }

  private visit(
    index: number,
    free: number,
    value: number,
    bar: { readonly stock: number; readonly full: number },
  ): void {
    const min = bar.full - this.slack
    const listed = this.order[index]
    if (listed === undefined) {
      if (value >= min) this.keep(bar.stock, bar.full - value)
      return
    }
    if (value + free * listed.density + 0.5 < min || this.patternsLeft < 0 || --this.nodesLeft <= 0) return
    const { kind, size, price, max } = listed
    const density = this.order[index + 1]?.density ?? 0
    for (let pieces = Math.min(max, Math.floor(free / size)); pieces >= 0; pieces--) {
      const [rest, sum] = [free - pieces * size, value + pieces * price]
      if (sum + rest * density + 0.5 < min) break
      this.counts[kind] = pieces
      this.visit(index + 1, rest, sum, bar)
      if (this.isOver) break
    }
    this.counts[kind] = 0
  }

  private keep(stock: number, reduced: number): void {
    const pattern = patternOfCounts(stock, this.counts)
    const longest = pattern.cuts[0]?.kind
    if (longest === undefined) return
    if (--this.patternsLeft >= 0) this.byKind[longest]?.push({ pattern, reduced })
  }
}
