import { Columns } from './columns.js'
import { fillBar, type Filled, type Filling } from './knapsack.js'
import { fillBarByTable } from './knapsack-table.js'
import { patternOf, type Pattern, type PatternPool } from './pattern.js'
import { Simplex, type FirstColumn } from './simplex.js'
import { isLimited, type CuttingTask, type Remainder, type Work } from './task.js'

export interface Relaxation {
  /** `bars` may be fractional. */
  readonly uses: readonly { readonly pattern: Pattern; readonly bars: number }[]
  readonly cost: number
  /** By kind of piece. */
  readonly prices: Float64Array
  /** False if the pivots or the budget ran out. The cost may then be too high. */
  readonly isSolved: boolean
}

/** A smaller improvement is a rounding error. */
const IMPROVEMENT = 1e-9
/** Relative to a cost. */
const ROUNDING = 1e-6

/** A linear programme with one row for each kind of piece and for each limited kind of bar. */
export class Programme {
  private readonly kinds: readonly number[]
  private readonly limited: readonly number[]
  private readonly rowOfKind: Int32Array
  private readonly rowOfStock: Int32Array
  private readonly columns = new Columns()
  private readonly simplex: Simplex
  private readonly known = new Set<string>()
  private readonly sizes: readonly number[]
  private readonly bounds: readonly number[]
  /** The largest value of a pattern ÷ its cost, at least 1. Undefined if unknown. */
  private maxWorth: number | undefined

  constructor(
    private readonly task: CuttingTask,
    private readonly remainder: Remainder,
    private readonly pool: PatternPool,
    private readonly work: Work,
  ) {
    const { demands, limits } = remainder
    this.kinds = [...demands.keys()].filter((kind) => (demands[kind] ?? 0) > 0)
    this.limited = [...limits.keys()].filter(
      (stock) => isLimited(this.limitOf(stock)) && this.limitOf(stock) > 0,
    )
    this.rowOfKind = rowsOf(this.kinds, demands.length, 0)
    this.rowOfStock = rowsOf(this.limited, limits.length, this.kinds.length)
    this.sizes = this.kinds.map((kind) => task.sizes[kind] ?? 0)
    this.bounds = this.kinds.map((kind) => demands[kind] ?? 0)
    const first = [
      ...this.kinds.map((kind) => this.firstOf(kind)),
      ...this.limited.map((stock) => this.slackOf(stock)),
    ]
    this.addSurplusAndOmissions()
    for (const pattern of pool.values())
      if (this.canUse(pattern) && !this.known.has(pattern.key)) this.add(pattern)
    work.left -= pool.size * 6
    this.simplex = new Simplex(
      this.columns,
      [...this.bounds, ...this.limited.map((stock) => this.limitOf(stock))],
      first,
    )
  }

  solve(): Relaxation | undefined {
    const { columns, simplex, work } = this
    const rows = simplex.duals.length
    let isSolved = false
    for (let pivot = 1; pivot <= 30 * rows + 200 && work.left > 0; pivot++) {
      work.left -= columns.pricingWork
      const known = columns.cheapest(simplex.duals, -IMPROVEMENT)
      const entering = known ?? this.newPattern()
      if (entering === undefined || (known === undefined && this.isBoundTight())) {
        isSolved = true
        break
      }
      const done = simplex.enter(entering.column, entering.reduced)
      if (done === undefined) return undefined
      work.left -= done
      if (pivot % 50 === 0) {
        simplex.refreshDuals()
        work.left -= rows * rows
      }
    }
    return this.relaxation(isSolved)
  }

  /** Tests whether the cost and Farley's bound round up to the same number. Further pivots then gain nothing. */
  private isBoundTight(): boolean {
    if (this.maxWorth === undefined) return false
    const rows = [...this.bounds, ...this.limited.map((stock) => this.limitOf(stock))]
    const cost = rows.reduce((sum, demand, row) => sum + demand * (this.simplex.duals[row] ?? 0), 0)
    const rounding = ROUNDING * Math.max(1, cost)
    return Math.ceil(cost - rounding) <= Math.ceil(cost / this.maxWorth - rounding)
  }

  private relaxation(isSolved: boolean): Relaxation {
    const { columns, kinds, simplex } = this
    const solution = simplex.solution()
    const prices = new Float64Array(this.remainder.demands.length)
    for (const [row, kind] of kinds.entries()) prices[kind] = simplex.duals[row] ?? 0
    return {
      uses: solution.flatMap(({ column, amount }) => {
        const pattern = columns.patternAt(column)
        return pattern === undefined ? [] : [{ pattern, bars: amount }]
      }),
      cost: solution.reduce((sum, { column, amount }) => sum + columns.costOf(column) * amount, 0),
      prices,
      isSolved,
    }
  }

  /** Adds an improving pattern for each kind of bar, if found. Returns the best. */
  private newPattern(): { readonly column: number; readonly reduced: number } | undefined {
    let best: { readonly column: number; readonly reduced: number } | undefined
    this.maxWorth = this.limited.length === 0 ? 1 : undefined
    for (const [stock, { capacity, cost }] of this.task.stocks.entries()) {
      if (this.limitOf(stock) === 0) continue
      const breakEven = cost - (this.simplex.duals[this.rowOfStock[stock] ?? -1] ?? 0)
      const filling = { values: this.simplex.duals, sizes: this.sizes, bounds: this.bounds, capacity }
      const { counts, value, isComplete } = this.fill(filling, breakEven, IMPROVEMENT * Math.max(1, cost))
      if (!isComplete || cost === 0) this.maxWorth = undefined
      if (this.maxWorth !== undefined) this.maxWorth = Math.max(this.maxWorth, value / cost)
      if (counts === undefined) continue
      const pattern = patternOf(
        stock,
        this.kinds.flatMap((kind, row) => {
          const pieces = counts[row] ?? 0
          return pieces > 0 ? [{ kind, pieces }] : []
        }),
      )
      if (this.known.has(pattern.key)) continue
      this.pool.set(pattern.key, pattern)
      const column = this.add(pattern)
      const reduced = breakEven - value
      if (reduced < (best?.reduced ?? -IMPROVEMENT)) best = { column, reduced }
    }
    return best
  }

  /** Searches briefly first, and longer only if that finds no improving filling. */
  private fill(filling: Filling, breakEven: number, step: number): Filled {
    const minValue = breakEven + step
    const quick = fillBar(filling, { minValue, step, maxNodes: 1500 }, this.work)
    if (quick.counts !== undefined || quick.isComplete) return quick
    const best = fillBarByTable(filling, 2_000_000, this.work)
    if (best === undefined) return fillBar(filling, { minValue, step, maxNodes: 20_000 }, this.work)
    return {
      value: Math.max(best.value, minValue),
      counts: best.value > minValue ? best.counts : undefined,
      isComplete: true,
    }
  }

  private limitOf(stock: number): number {
    return this.remainder.limits[stock] ?? 0
  }

  private canUse({ stock, cuts }: Pattern): boolean {
    const { demands } = this.remainder
    return this.limitOf(stock) > 0 && cuts.every(({ kind, pieces }) => pieces <= (demands[kind] ?? 0))
  }

  private add(pattern: Pattern): number {
    this.known.add(pattern.key)
    const entries = pattern.cuts.map(({ kind, pieces }) => ({
      row: this.rowOfKind[kind] ?? 0,
      value: pieces,
    }))
    const row = this.rowOfStock[pattern.stock] ?? -1
    const limit = row < 0 ? [] : [{ row, value: 1 }]
    return this.columns.add([...entries, ...limit], this.task.stocks[pattern.stock]?.cost ?? 0, pattern)
  }

  /** Returns a column that cuts unlimited bars into this piece alone, or omits the piece. */
  private firstOf(kind: number): FirstColumn {
    const { task, remainder } = this
    const row = this.rowOfKind[kind] ?? 0
    let [stock, pieces, each] = [-1, 1, task.omissions[kind] ?? 0]
    for (const [index, { capacity, cost }] of task.stocks.entries()) {
      if (isLimited(this.limitOf(index))) continue
      const fitting = Math.min(Math.floor(capacity / (task.sizes[kind] ?? 1)), remainder.demands[kind] ?? 0)
      if (fitting > 0 && cost / fitting < each) [stock, pieces, each] = [index, fitting, cost / fitting]
    }
    if (stock < 0) return { column: this.columns.add([{ row, value: 1 }], each), value: 1 }
    return { column: this.add(patternOf(stock, [{ kind, pieces }])), value: pieces }
  }

  /** Returns a column for bars that stay unused. */
  private slackOf(stock: number): FirstColumn {
    return { column: this.columns.add([{ row: this.rowOfStock[stock] ?? 0, value: 1 }], 0), value: 1 }
  }

  private addSurplusAndOmissions(): void {
    for (const [row, kind] of this.kinds.entries()) {
      this.columns.add([{ row, value: -1 }], 0)
      this.columns.add([{ row, value: 1 }], this.task.omissions[kind] ?? 0)
    }
  }
}

function rowsOf(indexes: readonly number[], length: number, first: number): Int32Array {
  const rows = new Int32Array(length).fill(-1)
  for (const [row, index] of indexes.entries()) rows[index] = first + row
  return rows
}
