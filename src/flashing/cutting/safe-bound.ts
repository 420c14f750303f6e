import { fillBar } from './knapsack.js'
import { fillBarByTable } from './knapsack-table.js'
import { isLimited, type CuttingTask, type Remainder, type Work } from './task.js'

export interface SafePrices {
  /** Price units per unit of cost. */
  readonly scale: number
  readonly prices: readonly number[]
  /** 0 for an unlimited bar. */
  readonly barPrices: readonly number[]
  /**
   * The prices of all pieces minus those of all limited bars. No plan costs less, in price units.
   */
  readonly total: number
}

const LARGEST_PRICE = 2 ** 36
const LARGEST_TOTAL = 2 ** 51

/**
 * Uses Farley's bound (1990). Bigints keep the rounding of the simplex from raising the bound. Returns undefined
 * if the budget is too small to find the best pattern of a bar.
 */
export function safePrices(
  task: CuttingTask,
  remainder: Remainder,
  relaxed: Float64Array,
  work: Work,
): SafePrices | undefined {
  const { demands, limits } = remainder
  const scale = scaleFor(task, demands, relaxed)
  const rounded = task.omissions.map((max, kind) =>
    Math.max(0, Math.min(Math.floor((relaxed[kind] ?? 0) * scale), max * scale)),
  )
  const values: number[] = []
  for (const [stock, { capacity }] of task.stocks.entries()) {
    const value = limits[stock] === 0 ? 0 : largestValue(task, demands, rounded, capacity, work)
    if (value === undefined) return undefined
    values.push(value)
  }
  const { cost, value } = safeFactor(task, limits, values, scale)
  const prices = rounded.map((price) => Number((BigInt(price) * cost) / value))
  const barPrices = values.map((max, stock) => {
    if (!isLimited(limits[stock] ?? 0)) return 0
    const reduced = Number((BigInt(max) * cost + value - 1n) / value)
    return Math.max(0, reduced - (task.stocks[stock]?.cost ?? 0) * scale)
  })
  const ofPieces = prices.reduce((sum, price, kind) => sum + price * (demands[kind] ?? 0), 0)
  const total = barPrices.reduce(
    (rest, price, stock) => rest - (price > 0 ? price * (limits[stock] ?? 0) : 0),
    ofPieces,
  )
  return { scale, prices, barPrices, total }
}

/** Returns a power of 2 that keeps prices and totals exact. */
function scaleFor({ stocks }: CuttingTask, demands: readonly number[], relaxed: Float64Array): number {
  const max = Math.max(1, ...stocks.map(({ cost }) => cost), ...relaxed)
  const pieces = demands.reduce((sum, count) => sum + count, 0)
  let scale = 1
  while (scale * max < LARGEST_PRICE && scale * max * pieces < LARGEST_TOTAL) scale *= 2
  return scale
}

/** Returns the exact value of the best pattern, or undefined if finding it exceeds the budget. */
function largestValue(
  { sizes }: CuttingTask,
  bounds: readonly number[],
  values: readonly number[],
  capacity: number,
  work: Work,
): number | undefined {
  const filling = { values, sizes, bounds, capacity }
  const { value, isComplete } = fillBar(filling, { minValue: 0, step: 0.5, maxNodes: 200_000 }, work)
  return isComplete ? value : fillBarByTable(filling, 60_000_000, work)?.value
}

/** Returns the largest factor up to 1 that keeps every pattern of an unlimited bar at or below its cost. */
function safeFactor(
  { stocks }: CuttingTask,
  limits: readonly number[],
  values: readonly number[],
  scale: number,
): { readonly cost: bigint; readonly value: bigint } {
  let [cost, value] = [1n, 1n]
  for (const [stock, max] of values.entries()) {
    if (isLimited(limits[stock] ?? 0)) continue
    const ofBar = BigInt((stocks[stock]?.cost ?? 0) * scale)
    if (BigInt(max) * cost > ofBar * value) [cost, value] = [ofBar, BigInt(max)]
  }
  return { cost, value }
}
