import type { Plan } from '../cutting/pattern.js'
import { planCuts } from '../cutting/plan-cuts.js'
import type { CuttingTask, Remainder } from '../cutting/task.js'
import { firstFit, mergeUses, type BarPlan } from './first-fit.js'
import { minCost } from './lower-bound.js'
import type { WholeTask } from './whole-task.js'

export interface PlannedBars extends BarPlan {
  readonly cost: bigint
  readonly minCost: bigint
  /** Whether all pieces are placed, and the bound proves that no other plan costs less. */
  readonly isOptimal: boolean
}

/** From here on, sums might be inexact. */
const SIZE_LIMIT = 2n ** 40n
const COST_LIMIT = 2n ** 36n

/** Improves first fit, unless a lower bound proves that no plan costs less, or numbers are too large. */
export function planBars(task: WholeTask): PlannedBars {
  const start = firstFit(task)
  const begun = judged(task, start, minCost(task))
  if (begun.isOptimal) return begun
  const smaller = smallTask(task)
  if (smaller === undefined) return begun
  const { small, all, costUnit } = smaller
  const bound = Number((begun.minCost + costUnit - 1n) / costUnit)
  const planned = planCuts(small, all, { plan: planOf(small, start), bound })
  const { uses, omitted } = planned.plan
  return judged(task, { uses: mergeUses(uses), omitted }, BigInt(planned.bound) * costUnit)
}

function judged(task: WholeTask, { uses, omitted }: BarPlan, bound: bigint): PlannedBars {
  const cost = uses.reduce(
    (sum, { pattern, bars }) => sum + BigInt(bars) * (task.bars[pattern.stock]?.cost ?? 0n),
    0n,
  )
  const min = bound < cost ? bound : cost
  return {
    uses,
    omitted,
    cost,
    minCost: min,
    isOptimal: cost === min && omitted.every((pieces) => pieces === 0),
  }
}

interface SmallTask {
  readonly small: CuttingTask
  readonly all: Remainder
  /** The cost of one unit of the small task. */
  readonly costUnit: bigint
}

/**
 * Divides sizes and costs by common divisors. Undefined without pieces, or if a length or cost stays too large.
 */
function smallTask({ groups, bars }: WholeTask): SmallTask | undefined {
  const sizeUnit = groups.reduce((divisor, { size }) => commonDivisor(divisor, size), 0n)
  const costUnit = bars.reduce((divisor, { cost }) => commonDivisor(divisor, cost), 0n) || 1n
  const longest = bars.reduce((max, { capacity }) => (capacity > max ? capacity : max), 0n) / (sizeUnit || 1n)
  const dearest = bars.reduce((max, { cost }) => (cost > max ? cost : max), 0n) / costUnit
  if (sizeUnit === 0n || longest >= SIZE_LIMIT || dearest >= COST_LIMIT) return undefined
  const sizes = groups.map(({ size }) => Number(size / sizeUnit))
  const shortest = sizes.at(-1) ?? 0
  // A bar that is too short for any piece keeps its index, but cannot be used.
  const stocks = bars.map(({ capacity, cost }) => ({
    capacity: capacity < 0n ? 0 : Number(capacity / sizeUnit),
    cost: Number(cost / costUnit),
  }))
  const [maxCost, maxCapacity] = [Math.max(1, Number(dearest)), Number(longest)]
  return {
    small: {
      sizes,
      stocks,
      omissions: sizes.map((size) => maxCost * (2 + Math.ceil((2 * size) / maxCapacity))),
    },
    all: {
      demands: groups.map(({ pieces }) => pieces),
      limits: bars.map(({ limit }, stock) => ((stocks[stock]?.capacity ?? 0) < shortest ? 0 : limit)),
    },
    costUnit,
  }
}

function commonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonDivisor(b, a % b)
}

function planOf({ stocks, omissions }: CuttingTask, { uses, omitted }: BarPlan): Plan {
  const ofBars = uses.reduce((sum, { pattern, bars }) => sum + bars * (stocks[pattern.stock]?.cost ?? 0), 0)
  return {
    uses,
    omitted,
    cost: omitted.reduce((sum, pieces, kind) => sum + pieces * (omissions[kind] ?? 0), ofBars),
  }
}
