import type { Filling } from './knapsack.js'
import type { Work } from './task.js'

/** Equal pieces that a bar takes together or not at all. */
interface Share {
  readonly kind: number
  readonly pieces: number
}

/** One cell takes less time than a step of the other searches. */
const WORK_OF_CELL = 0.2

/** Returns undefined if the table would exceed `maxCells` or the budget. */
export function fillBarByTable(
  filling: Filling,
  maxCells: number,
  work: Work,
): { readonly value: number; readonly counts: Int32Array } | undefined {
  const { values, sizes, capacity } = filling
  const shares = sharesOf(filling)
  const cells = shares.length * (capacity + 1)
  if (cells > maxCells || cells * WORK_OF_CELL > work.left) return undefined
  work.left -= cells * WORK_OF_CELL
  const best = new Float64Array(capacity + 1)
  const taken = shares.map(({ kind, pieces }) => {
    const size = pieces * (sizes[kind] ?? 0)
    return takeShare(best, size, pieces * (values[kind] ?? 0))
  })
  const counts = new Int32Array(sizes.length)
  let free = capacity
  for (let index = shares.length - 1; index >= 0; index--) {
    const share = shares[index]
    if (share === undefined || taken[index]?.[free] !== 1) continue
    counts[share.kind] = (counts[share.kind] ?? 0) + share.pieces
    free -= share.pieces * (sizes[share.kind] ?? 0)
  }
  return { value: best[capacity] ?? 0, counts }
}

/** Updates `best`, and marks with 1 each free length that takes the share. */
function takeShare(best: Float64Array, size: number, value: number): Uint8Array {
  const taken = new Uint8Array(best.length)
  for (let free = best.length - 1; free >= size; free--) {
    const sum = (best[free - size] ?? 0) + value
    if (sum > (best[free] ?? 0)) {
      best[free] = sum
      taken[free] = 1
    }
  }
  return taken
}

/** Shares of 1, 2, 4 … pieces and the rest make every number up to the bound. */
function sharesOf({ values, sizes, bounds, capacity }: Filling): readonly Share[] {
  const shares: Share[] = []
  for (const [kind, size] of sizes.entries()) {
    if (!((values[kind] ?? 0) > 0)) continue
    let left = Math.min(bounds[kind] ?? 0, Math.floor(capacity / size))
    for (let pieces = 1; left > 0; pieces *= 2) {
      const share = Math.min(pieces, left)
      shares.push({ kind, pieces: share })
      left -= share
    }
  }
  return shares
}
