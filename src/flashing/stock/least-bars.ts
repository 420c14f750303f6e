import { piecesOf, type Bar, type Group, type PackingTask } from './packing.js'
import { searchBars } from './search-bars.js'

/** The most pieces for which a packing into fewer bars than the heuristic's is searched. */
export const MAX_SEARCHED_PIECES = 100
/** The most steps of that search, so that no list can make it take long. */
export const MAX_SEARCH_STEPS = 50_000

/** The heuristic's bars, or fewer where the search finds them; and a number that no packing can go below. */
export function leastBars(task: PackingTask): { readonly bars: readonly Bar[]; readonly atLeast: number } {
  const bars = firstFitDecreasing(task)
  let atLeast = lowerBound(task)
  if (piecesOf(task.groups) > MAX_SEARCHED_PIECES) return { bars, atLeast }
  const steps = { left: MAX_SEARCH_STEPS }
  // Upwards, so that the first number of bars that suffices is the least.
  for (; atLeast < bars.length; atLeast++) {
    const fewer = searchBars(task, atLeast, steps)
    if (fewer !== undefined) return { bars: fewer, atLeast }
    if (steps.left < 0) break
  }
  return { bars, atLeast }
}

/**
 * Puts each piece, the longest first, into the first bar that has room for it. The leaves of a binary tree hold the room
 * of every bar, each node above the largest room below it, so that the first bar with enough room is found in
 * logarithmic time. An unused bar has room for any piece, so a new bar is started when no other has room.
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
 * A number of bars that no packing can go below; it is at least ⌈Σ / bar⌉ (S. Martello and P. Toth, "Knapsack
 * Problems", 1990, their second bound). Pieces over half a bar take a bar each. For each shorter length: the pieces from
 * there up to half a bar go into the room left in those bars where that length still fits, and need further bars
 * for the rest. The pieces of this length or longer also need at least as many bars as if all had this length.
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
    // For rest ≤ 0 the quotient is at most 0: the long pieces' bars have room enough.
    const ofRest = Number((rest + capacity - 1n) / capacity)
    bound = Math.max(bound, barsOfLong + ofRest, Math.ceil(count / Number(capacity / size)))
  }
  return bound
}
