import { plainText } from '../../number/number-text.js'
import type { Millimetres, Pieces } from '../../number/units.js'

/** Pieces of one length. */
export interface Cut {
  readonly pieces: Pieces
  /** The length of one piece, in mm. */
  readonly length: Millimetres
}

/** Pieces to be packed into as few stock lengths ("bars") as possible. */
export interface PackingTask {
  /** The longest first. */
  readonly groups: readonly Group[]
  /** The capacity of a bar: the stock length plus one kerf, since the last piece needs no cut. */
  readonly capacity: bigint
}

/** Pieces of one length, as whole numbers. */
export interface Group {
  /** Unique within its task. */
  readonly id: number
  /** The length plus one kerf, as a whole number of the task's unit. */
  readonly size: bigint
  readonly pieces: number
  /** The length of one piece, in mm. */
  readonly length: Millimetres
}

/** One stock length: the group of each of its pieces, the longest first. */
export type Bar = readonly Group[]

/**
 * Makes a task whose unit is the smallest decimal of any length, so that all lengths are exact whole numbers.
 */
export function packingTask(cuts: readonly Cut[], stockLength: Millimetres, kerf: Millimetres): PackingTask {
  const lengths = [stockLength, kerf, ...cuts.map(({ length }) => length)]
  const decimals = lengths.reduce((most, length) => Math.max(most, decimalsOf(plainText(length))), 0)
  const unitsOf = (text: string): bigint =>
    BigInt(text.replace('.', '')) * 10n ** BigInt(decimals - decimalsOf(text))
  const unitsOfKerf = unitsOf(plainText(kerf))

  // Keyed by string, not by bigint: a map hashes all wide bigints with many trailing zeros to the same value.
  const groups = new Map<string, Group>()
  for (const { pieces, length } of cuts) {
    const text = plainText(length)
    const known = groups.get(text) ?? {
      id: groups.size,
      size: unitsOf(text) + unitsOfKerf,
      pieces: 0,
      length,
    }
    groups.set(text, { ...known, pieces: known.pieces + Number(plainText(pieces)) })
  }
  return {
    groups: [...groups.values()].sort((a, b) => (a.size < b.size ? 1 : -1)),
    capacity: unitsOf(plainText(stockLength)) + unitsOfKerf,
  }
}

/** Returns the number of decimals with which a number is written. */
function decimalsOf(text: string): number {
  const point = text.indexOf('.')
  return point === -1 ? 0 : text.length - point - 1
}

/** Returns the total number of pieces in all groups. */
export function piecesOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { pieces }) => sum + pieces, 0)
}

/** The maximum number of pieces for which a packing with fewer bars than the heuristic's is searched. */
export const MAX_SEARCHED_PIECES = 100
/** The maximum number of steps of that search, so that no list takes long. */
export const MAX_SEARCH_STEPS = 50_000

/** Returns the heuristic's bars, or fewer if the search finds them, and a lower bound for every packing. */
export function minBars(task: PackingTask): { readonly bars: readonly Bar[]; readonly atLeast: number } {
  const bars = firstFitDecreasing(task)
  let atLeast = lowerBound(task)
  if (piecesOf(task.groups) > MAX_SEARCHED_PIECES) return { bars, atLeast }
  const steps = { left: MAX_SEARCH_STEPS }
  // Counts upwards, so that the first number of bars that suffices is the smallest.
  for (; atLeast < bars.length; atLeast++) {
    const fewer = searchBars(task, atLeast, steps)
    if (fewer !== undefined) return { bars: fewer, atLeast }
    if (steps.left < 0) break
  }
  return { bars, atLeast }
}

/**
 * Puts each piece, the longest first, into the first bar with enough space. A binary tree finds that bar in
 * logarithmic time: its leaves hold the space in every bar, and each node the largest space below it. An unused bar
 * has space for any piece, so a new bar starts when no other has enough.
 */
export function firstFitDecreasing({ groups, capacity }: PackingTask): readonly Bar[] {
  const leaves = 2 ** Math.ceil(Math.log2(Math.max(1, piecesOf(groups))))
  const room = new Array<bigint>(2 * leaves).fill(capacity)
  // Every node of the tree was filled above.
  const roomOf = (node: number): bigint => room[node] as bigint
  const bars: Group[][] = []
  for (const group of groups) {
    for (let piece = 0; piece < group.pieces; piece++) {
      let node = 1
      while (node < leaves) node = 2 * node + (roomOf(2 * node) >= group.size ? 0 : 1)
      const number = node - leaves
      if (number === bars.length) bars.push([])
      bars[number]?.push(group)
      room[node] = roomOf(node) - group.size
      for (node >>= 1; node > 0; node >>= 1) {
        const [left, right] = [roomOf(2 * node), roomOf(2 * node + 1)]
        room[node] = left > right ? left : right
      }
    }
  }
  return bars
}

/**
 * A lower bound for the number of bars in every packing, at least ⌈Σ / bar⌉ (S. Martello and P. Toth, "Knapsack
 * Problems", 1990, their second bound).
 *
 * Each piece longer than half a bar needs its own bar. The bound then considers each shorter length. Pieces from
 * this length up to half a bar fill the long pieces' bars where this length still fits. The rest of them need
 * further bars. All pieces of at least this length also need as many bars as if each had exactly this length.
 */
export function lowerBound({ groups, capacity }: PackingTask): number {
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

/**
 * Searches for a packing into this many bars. Undefined if it does not exist, or if the steps have run out.
 *
 * Branch and bound, bar by bar. These restrictions lose no solution:
 *
 * - the space left unused in the filled bars may not exceed what all bars together can leave unused;
 * - a bar is filled until none of the remaining pieces fits;
 * - no bar is greater than the one before it, because the order of bars does not matter. The greater of two bars is
 *   the one with more pieces of the first group in which they differ.
 */
export function searchBars(
  { groups, capacity }: PackingTask,
  count: number,
  steps: { left: number },
): readonly Bar[] | undefined {
  const left = groups.map(({ pieces }) => pieces)
  const bars: number[][] = []
  const total = groups.reduce((sum, { size, pieces }) => sum + BigInt(pieces) * size, 0n)
  const mayBeUnused = BigInt(count) * capacity - total

  const nextBar = (unused: bigint): boolean => {
    if (left.every((pieces) => pieces === 0)) return true
    bars.push(groups.map(() => 0))
    if (fill(0, capacity, capacity + 1n, unused, bars.length > 1)) return true
    bars.pop()
    return false
  }

  /**
   * Fills the last bar with pieces of this group and later groups, so that less space than `limit` remains.
   */
  const fill = (from: number, room: bigint, limit: bigint, unused: bigint, isLikeLast: boolean): boolean => {
    const bar = bars.at(-1) as number[] // nextBar added it
    const last = bars.at(-2) ?? []
    let isAlike = isLikeLast
    let index = from
    let group = groups[index]
    while (group !== undefined && (left[index] === 0 || group.size > room)) {
      isAlike &&= last[index] === 0
      group = groups[++index]
    }
    if (group === undefined) return room < limit && unused + room <= mayBeUnused && nextBar(unused + room)
    if (--steps.left < 0) return false

    const available = left[index] as number // there is one entry for each group
    const fits = room / group.size
    const most = fits < BigInt(available) ? Number(fits) : available
    const least = room === capacity ? 1 : 0 // A bar starts with the longest remaining piece.
    for (let pieces = isAlike ? Math.min(most, last[index] as number) : most; pieces >= least; pieces--) {
      bar[index] = pieces
      left[index] = available - pieces
      const nextRoom = room - BigInt(pieces) * group.size
      const nextLimit = pieces < most ? group.size : limit
      if (fill(index + 1, nextRoom, nextLimit, unused, isAlike && pieces === last[index])) return true
    }
    bar[index] = 0
    left[index] = available
    return false
  }

  if (!nextBar(0n)) return undefined
  return bars.map((bar) =>
    bar.flatMap((pieces, index) =>
      groups.slice(index, index + 1).flatMap((group) => Array<Group>(pieces).fill(group)),
    ),
  )
}
