interface PermittedRange {
  readonly min: number
  readonly max: number
  readonly start: number
  /** The answer changes at most once on each side of the start. */
  readonly isPermitted: (position: number) => boolean
}

/** Prefers the start, then the nearest position above, then the one below. */
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
