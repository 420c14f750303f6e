import { patternOf, type Pattern, type PatternUse } from '../cutting/pattern.js'
import type { WholeTask } from './whole-task.js'

export interface BarPlan {
  readonly uses: readonly PatternUse[]
  readonly omitted: readonly number[]
}

/**
 * Plans by first-fit decreasing. Limited bars come first, in ascending order of cost per length.
 * Works with numbers of any size.
 */
export function firstFit(task: WholeTask): BarPlan {
  const { groups, bars } = task
  const order = byCost(task)
  const limited = order.filter((stock) => bars[stock]?.limit !== Infinity)
  const unlimited = order.filter((stock) => bars[stock]?.limit === Infinity)
  const opened = new OpenBars(groups.reduce((sum, { pieces }) => sum + pieces, 0) + limitedBars(task))
  const capacity = (stock: number): bigint => bars[stock]?.capacity ?? 0n
  for (const stock of limited) {
    for (let bar = 0; bar < (bars[stock]?.limit ?? 0); bar++) opened.open(stock, capacity(stock))
  }
  const omitted = groups.map(() => 0)
  for (const [group, { size, pieces }] of groups.entries()) {
    const stock = unlimited.find((one) => capacity(one) >= size)
    for (let piece = 0; piece < pieces; piece++) {
      if (opened.put(group, size)) continue
      if (stock === undefined) {
        omitted[group] = pieces - piece
        break
      }
      opened.open(stock, capacity(stock))
      opened.put(group, size)
    }
  }
  return { uses: mergeUses(opened.patterns().map((pattern) => ({ pattern, bars: 1 }))), omitted }
}

function limitedBars({ bars }: WholeTask): number {
  return bars.reduce((sum, { limit }) => sum + (limit === Infinity ? 0 : limit), 0)
}

/** Sorts usable bars by ascending cost per length. In a tie, shorter bars come first. */
export function byCost({ bars }: WholeTask): readonly number[] {
  return [...bars.keys()]
    .filter((stock) => (bars[stock]?.capacity ?? 0n) > 0n && bars[stock]?.limit !== 0)
    .sort((a, b) => {
      const [first, second] = [bars[a], bars[b]]
      if (first === undefined || second === undefined) return 0
      const [ofFirst, ofSecond] = [first.cost * second.capacity, second.cost * first.capacity]
      if (ofFirst !== ofSecond) return ofFirst < ofSecond ? -1 : 1
      return first.capacity === second.capacity ? a - b : first.capacity < second.capacity ? -1 : 1
    })
}

/** A binary tree finds the first bar with enough space in logarithmic time. */
class OpenBars {
  private readonly leaves: number
  private readonly free: bigint[]
  private readonly bars: { readonly stock: number; readonly groups: number[] }[] = []

  constructor(max: number) {
    this.leaves = 2 ** Math.ceil(Math.log2(Math.max(1, max)))
    this.free = new Array<bigint>(2 * this.leaves).fill(-1n)
  }

  open(stock: number, capacity: bigint): void {
    this.set(this.bars.push({ stock, groups: [] }) - 1, capacity)
  }

  /** Returns false if no bar has space. */
  put(group: number, size: bigint): boolean {
    if (this.freeAt(1) < size) return false
    let node = 1
    while (node < this.leaves) node = 2 * node + (this.freeAt(2 * node) >= size ? 0 : 1)
    const number = node - this.leaves
    this.bars[number]?.groups.push(group)
    this.set(number, this.freeAt(node) - size)
    return true
  }

  patterns(): readonly Pattern[] {
    return this.bars.flatMap(({ stock, groups }) => {
      if (groups.length === 0) return []
      const counts = new Map<number, number>()
      for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1)
      return [
        patternOf(
          stock,
          [...counts].map(([kind, pieces]) => ({ kind, pieces })),
        ),
      ]
    })
  }

  private freeAt(node: number): bigint {
    return this.free[node] ?? -1n
  }

  private set(bar: number, free: bigint): void {
    let node = this.leaves + bar
    this.free[node] = free
    for (node >>= 1; node > 0; node >>= 1) {
      const [left, right] = [this.freeAt(2 * node), this.freeAt(2 * node + 1)]
      this.free[node] = left > right ? left : right
    }
  }
}

/** Adds up equal patterns, in order of first occurrence. */
export function mergeUses(uses: readonly PatternUse[]): readonly PatternUse[] {
  const alike = new Map<string, PatternUse>()
  for (const { pattern, bars } of uses) {
    alike.set(pattern.key, { pattern, bars: (alike.get(pattern.key)?.bars ?? 0) + bars })
  }
  return [...alike.values()]
}
