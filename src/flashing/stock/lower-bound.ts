import { piecesOf, type Task } from './task.js'

/**
 * No packing takes fewer bars than this, and it is at least ⌈Σ / bar⌉ (S. Martello and P. Toth, "Knapsack
 * Problems", 1990, their second bound). Pieces over half a bar take a bar each. The others, down to any one of them, share
 * the room beside those long ones that leave enough for the shortest of them, and need further bars for the rest.
 * Nor does a bar hold more pieces of some length or longer than it holds of that very length.
 */
export function lowerBound({ groups, capacity }: Task): number {
  const long = groups.filter(({ size }) => 2n * size > capacity)
  const barsOfLong = piecesOf(long)
  let bound = barsOfLong
  let count = barsOfLong
  let rest = 0n
  for (const { size, pieces } of groups.slice(long.length)) {
    count += pieces
    rest += BigInt(pieces) * size
    for (let beside = long.at(-1); beside && beside.size + size <= capacity; beside = long.at(-1)) {
      rest -= BigInt(beside.pieces) * (capacity - beside.size)
      long.pop()
    }
    // For rest ≤ 0 the quotient is at most 0: there is room enough beside the long ones.
    const ofRest = Number((rest + capacity - 1n) / capacity)
    bound = Math.max(bound, barsOfLong + ofRest, Math.ceil(count / Number(capacity / size)))
  }
  return bound
}
