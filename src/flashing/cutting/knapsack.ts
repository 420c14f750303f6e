import type { Work } from './task.js'

/** A bar to fill, with the value, the size and the maximum number of each kind of piece. */
export interface Filling {
  readonly values: ArrayLike<number>
  readonly sizes: readonly number[]
  readonly bounds: ArrayLike<number>
  readonly capacity: number
}

interface Effort {
  /** The search looks only for fillings of a greater value. */
  readonly minValue: number
  /** The search may miss a filling that exceeds the best so far, or at first `minValue`, by no more than this. */
  readonly step: number
  readonly maxNodes: number
}

export interface Filled {
  /** `minValue` without a filling. */
  readonly value: number
  /** By kind of piece. Undefined if no filling was found. */
  readonly counts: Int32Array | undefined
  /** False if the nodes ran out, so that a better filling may exist. */
  readonly isComplete: boolean
}

interface Choice {
  readonly kind: number
  readonly size: number
  readonly value: number
  readonly max: number
  /** The smallest size of this choice and those after it. */
  readonly smallest: number
  /** The value per unit of length of the next choice. No later choice has a higher one. */
  readonly nextDensity: number
  readonly next: Choice | undefined
  taken: number
}

/** Fills a bar by branch and bound (Gilmore and Gomory 1963). */
export function fillBar(filling: Filling, effort: Effort, work: Work): Filled {
  const first = choicesOf(filling)
  const search = new FillingSearch(first, filling.sizes.length, effort)
  if (first !== undefined) search.visit(first, filling.capacity, 0)
  const nodes = effort.maxNodes - Math.max(0, search.nodesLeft)
  work.left -= nodes * 12 + filling.sizes.length * 30
  return { value: search.best, counts: search.found, isComplete: search.nodesLeft > 0 }
}

/** Orders kinds by descending value per length. Leaves out kinds that do not fit or have no value. */
function choicesOf({ values, sizes, bounds, capacity }: Filling): Choice | undefined {
  const fitting: Pick<Choice, 'kind' | 'size' | 'value' | 'max'>[] = []
  for (const [kind, size] of sizes.entries()) {
    const value = values[kind] ?? 0
    const max = Math.min(bounds[kind] ?? 0, Math.floor(capacity / size))
    if (value > 0 && max > 0) fitting.push({ kind, size, value, max })
  }
  fitting.sort((a, b) => b.value * a.size - a.value * b.size)
  return fitting.reduceRight<Choice | undefined>(choiceBefore, undefined)
}

/** Names each field, because a spread would take longer than the search. */
function choiceBefore(
  next: Choice | undefined,
  { kind, size, value, max }: Pick<Choice, 'kind' | 'size' | 'value' | 'max'>,
): Choice {
  const smallest = next === undefined ? size : Math.min(size, next.smallest)
  const nextDensity = next === undefined ? 0 : next.value / next.size
  return { kind, size, value, max, smallest, nextDensity, next, taken: 0 }
}

class FillingSearch {
  best: number
  found: Int32Array | undefined
  nodesLeft: number
  private readonly step: number

  constructor(
    private readonly first: Choice | undefined,
    private readonly kinds: number,
    { minValue, step, maxNodes }: Effort,
  ) {
    this.best = minValue
    this.step = step
    this.nodesLeft = maxNodes
  }

  visit(from: Choice | undefined, free: number, value: number): void {
    let choice = from
    while (choice !== undefined && choice.size > free) {
      choice = choice.smallest > free ? undefined : choice.next
    }
    if (choice === undefined) {
      this.keep(value)
      return
    }
    if (--this.nodesLeft <= 0) return
    const { size, next, nextDensity, value: each } = choice
    for (let pieces = Math.min(choice.max, Math.floor(free / size)); pieces >= 0; pieces--) {
      const rest = free - pieces * size
      const sum = value + pieces * each
      if (sum + rest * nextDensity <= this.best + this.step) break
      choice.taken = pieces
      this.visit(next, rest, sum)
      if (this.nodesLeft <= 0) break
    }
    choice.taken = 0
  }

  private keep(value: number): void {
    if (value <= (this.found === undefined ? this.best : this.best + this.step)) return
    this.best = value
    const counts = (this.found ??= new Int32Array(this.kinds)).fill(0)
    for (let choice = this.first; choice !== undefined; choice = choice.next)
      counts[choice.kind] = choice.taken
  }
}
