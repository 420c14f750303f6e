import type { Bar, Group, PackingTask } from './packing.js'

/**
 * A packing into this many bars; undefined when there is none, or when the steps have run out.
 *
 * Branch and bound, bar by bar. These restrictions lose no solution: the room left unused in the bars filled so far
 * may not exceed what all bars together can leave unused; a bar is filled until none of the remaining pieces fits; and
 * no bar is greater than the one before it (has more pieces of the first group in which they differ), because the
 * order of bars does not matter.
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

  /** Fills the last bar with pieces of this group and the following ones, so that less room remains than the limit. */
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
