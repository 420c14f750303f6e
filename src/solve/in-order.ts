/** A figure that never falls as the position rises. */
export interface OrderedFigure {
  readonly least: number
  readonly greatest: number
  /** The position to begin at. */
  readonly start: number
  /** The figure less the target, in cents; infinite if an amount does not fit (N8). */
  readonly distanceAt: (position: number) => number
  /** Whether the search has used up its evaluations. */
  readonly isExhausted: () => boolean
}

/** The positions that may be nearest to the target. */
export interface FoundInOrder {
  /** The position at the target, or the last before it. */
  readonly at: number
  /** The positions found; all others are at least as far away. */
  readonly found: readonly number[]
  /** Whether the lever ends there, before the target. */
  readonly isShort: boolean
  readonly isComplete: boolean
}

/** Brackets the target, narrows it down, and looks for the first position past it on either side. */
export function searchInOrder(figure: OrderedFigure): FoundInOrder {
  const { greatest, distanceAt } = figure
  const at = meet(bracket(figure), figure)
  // A lever that ends before the target has its nearest position there.
  const isShort = distanceAt(at) > 0 || (at === greatest && distanceAt(at) < 0)
  return { at, ...scanned(at, figure), isShort }
}

/** Two positions with the target between them, from the start outwards; or twice the end of the lever before it. */
function bracket({ least, greatest, start, distanceAt }: OrderedFigure): readonly [number, number] {
  const first = distanceAt(start)
  const direction = -Math.sign(first)
  let [near, step] = [start, Math.max(1, Math.ceil(Math.abs(first) / 2))]
  for (;;) {
    const next = Math.min(greatest, Math.max(least, near + direction * step))
    const isPassed = Math.sign(distanceAt(next)) !== Math.sign(first)
    if (isPassed || next === near) return [Math.min(near, next), Math.max(near, next)]
    near = next
    step *= 2
  }
}

/** A position at the target, or the last before it. The target is between the two. */
function meet([low, high]: readonly [number, number], { distanceAt }: OrderedFigure): number {
  let [below, above] = [low, high]
  for (let round = 0; above - below > 1; round++) {
    const middle = Math.floor(below + (above - below) / 2)
    const guess = round % 3 === 2 ? middle : (interpolated(below, above, distanceAt) ?? middle)
    const found = distanceAt(guess)
    if (found < 0) below = guess
    else if (found > 0) above = guess
    else return guess
  }
  return below
}

/**
 * Searches from a position in both directions, up to the first position past the target. Positions behind it are
 * farther away.
 */
function scanned(at: number, figure: OrderedFigure): Pick<FoundInOrder, 'found' | 'isComplete'> {
  const { least, greatest, distanceAt } = figure
  const found = [at]
  let isComplete = true
  for (const direction of [1, -1] as const) {
    for (let position = at; position >= least && position <= greatest; position += direction) {
      if (position !== at) found.push(position)
      if (direction * distanceAt(position) > 0) break
      if (figure.isExhausted()) {
        isComplete = false
        break
      }
    }
  }
  return { found, isComplete }
}

/** The point where a straight line between two positions meets the target, strictly between them. */
function interpolated(
  below: number,
  above: number,
  distanceAt: (position: number) => number,
): number | undefined {
  const [first, last] = [distanceAt(below), distanceAt(above)]
  if (!Number.isFinite(last - first)) return undefined
  const guess = below + Math.round((-first / (last - first)) * (above - below))
  return Math.min(above - 1, Math.max(below + 1, guess))
}
