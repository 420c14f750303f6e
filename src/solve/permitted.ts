/** The range of a lever, and the positions that the constraints permit. */
export interface PermittedRange {
  readonly min: number
  readonly max: number
  readonly start: number
  /**
   * Returns whether a position fits and breaks no constraint. From the start, the result changes at most once
   * in each direction.
   */
  readonly isPermitted: (position: number) => boolean
}

/**
 * Returns the start if it is permitted, or else the nearest permitted position above it, or else below it.
 * Undefined if no position is permitted.
 */
export function nearestPermitted(range: PermittedRange): number | undefined {
  const { min, max, start, isPermitted } = range
  if (isPermitted(start)) return start
  for (const [direction, end] of [
    [1, max],
    [-1, min],
  ] as const) {
    let refused = start
    for (let step = 1; refused !== end; step *= 2) {
      const next = Math.min(max, Math.max(min, start + direction * step))
      if (isPermitted(next)) return lastPermitted(next, refused, isPermitted)
      refused = next
    }
  }
  return undefined
}

/** Returns the last permitted position on the way from a permitted position to a refused one. */
export function lastPermitted(
  from: number,
  toward: number,
  isPermitted: PermittedRange['isPermitted'],
): number {
  let [permitted, refused] = [from, toward]
  while (Math.abs(refused - permitted) > 1) {
    const middle = Math.floor((permitted + refused) / 2)
    if (isPermitted(middle)) permitted = middle
    else refused = middle
  }
  return permitted
}
