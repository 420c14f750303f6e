import { byCost } from './first-fit.js'
import type { Group, WholeTask } from './whole-task.js'

export function piecesOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { pieces }) => sum + pieces, 0)
}

/** Returns a lower bound on the cost of the bars that the pieces need. */
export function minCost(task: WholeTask): bigint {
  const [only, ...others] = task.bars
  if (only !== undefined && others.length === 0 && only.limit === Infinity) {
    return BigInt(minBars(task.groups, only.capacity)) * only.cost
  }
  return costOfLength(task)
}

/** Assumes that fractions of bars are sold. */
function costOfLength(task: WholeTask): bigint {
  let left = task.groups.reduce((sum, { size, pieces }) => sum + BigInt(pieces) * size, 0n)
  let cost = 0n
  for (const stock of byCost(task)) {
    const bar = task.bars[stock]
    if (bar === undefined || left <= 0n) break
    const whole = bar.limit === Infinity ? left : BigInt(bar.limit) * bar.capacity
    const taken = whole < left ? whole : left
    left -= taken
    // All bars before the last kind are taken whole, so only the last quotient is rounded.
    cost += (taken * bar.cost + bar.capacity - 1n) / bar.capacity
  }
  return cost
}

/**
 * Returns a lower bound on the bars of this capacity in any packing, at least ⌈Σ sizes / capacity⌉ (S. Martello
 * and P. Toth, "Knapsack Problems", 1990, their second bound).
 *
 * Each piece longer than half a bar takes a bar of its own. The bound then considers each shorter length L.
 * Pieces from L up to half a bar first fill the bars of long pieces that have space for L. The rest of these pieces
 * need further bars. All pieces of at least L also need as many bars as if each had exactly the length L.
 */
export function minBars(groups: readonly Group[], capacity: bigint): number {
  const long = groups.filter(({ size }) => 2n * size > capacity)
  const barsOfLong = piecesOf(long)
  let bound = barsOfLong
  let count = barsOfLong
  let rest = 0n
  for (const { size, pieces } of groups.slice(long.length)) {
    count += pieces
    rest += BigInt(pieces) * size
    for (let last = long.at(-1); last && last.size + size <= capacity; last = long.at(-1)) {
      rest -= BigInt(last.pieces) * (capacity - last.size)
      long.pop()
    }
    // For rest ≤ 0 the quotient is at most 0: the long pieces' bars have enough space.
    const ofRest = Number((rest + capacity - 1n) / capacity)
    bound = Math.max(bound, barsOfLong + ofRest, Math.ceil(count / Number(capacity / size)))
  }
  return bound
}
