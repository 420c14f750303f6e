import type { Bar, Group, Task } from './task.js'

/**
 * A packing into so many bars, or undefined: there is none, or the steps have run out.
 *
 * Branch and bound, bar by bar. Nothing is missed by looking only where what the bars filled so far leave unused
 * is no more than all bars may; where a bar is filled until no piece that is left would fit; and where no bar is
 * greater than the one before it (more pieces of the first group in which they differ), since bars can change
 * places. Of all packings into so many bars, the one whose bars in turn are the greatest passes.
 */
export function searchBars(
  { groups, capacity }: Task,
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

  /** Fills the last bar from a group on, such that less room remains than the limit. */
  const fill = (from: number, room: bigint, limit: bigint, unused: bigint, isLikeLast: boolean): boolean => {
    const bar = bars.at(-1) as number[] // nextBar has begun it
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

    const available = left[index] as number // one for each group
    const fits = room / group.size
    const most = fits < BigInt(available) ? Number(fits) : available
    const least = room === capacity ? 1 : 0 // A bar begins with the longest piece that is left.
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
