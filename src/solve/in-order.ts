/** A figure that never falls as the position rises. */
interface OrderedFigure {
  readonly min: number
  readonly max: number
  readonly start: number
  /** The figure less the target, in cents. Infinite if an amount is out of range (N8). */
  readonly distanceAt: (position: number) => number
  readonly isExhausted: () => boolean
}

export interface FoundInOrder {
  /** A position at the target or just before it. Past the target if all positions are. */
  readonly at: number
  /** Includes the nearest position if the search is complete. */
  readonly found: readonly number[]
  /** Whether the lever ends at `at` without reaching the target. */
  readonly isShort: boolean
  readonly isComplete: boolean
}

export function searchInOrder(figure: OrderedFigure): FoundInOrder {
  const { max, distanceAt } = figure
  const at = meet(bracket(figure), figure)
  // If the lever ends before the target, its end is the nearest position.
  const isShort = distanceAt(at) > 0 || (at === max && distanceAt(at) < 0)
  return { at, ...scanned(at, figure), isShort }
}

/** Returns two positions around the target. Both are the same at the target, or at an end before it. */
function bracket({ min, max, start, distanceAt }: OrderedFigure): readonly [number, number] {
  const first = distanceAt(start)
  const direction = -Math.sign(first)
  let [near, step] = [start, Math.max(1, Math.ceil(Math.abs(first) / 2))]
  for (;;) {
    const next = Math.min(max, Math.max(min, near + direction * step))
    const isPassed = Math.sign(distanceAt(next)) !== Math.sign(first)
    if (isPassed || next === near) return [Math.min(near, next), Math.max(near, next)]
    near = next
    step *= 2
  }
}

/** Finds a position at the target or just before it. */
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

/** Stops at the first position past the target. Farther positions miss the target by at least as much. */
function scanned(at: number, figure: OrderedFigure): Pick<FoundInOrder, 'found' | 'isComplete'> {
  const { min, max, distanceAt } = figure
  const found = [at]
  let isComplete = true
  for (const direction of [1, -1] as const) {
    for (let position = at; position >= min && position <= max; position += direction) {
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

/** Strictly between the two positions. Undefined if a distance is infinite. */
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
