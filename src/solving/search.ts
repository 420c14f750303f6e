import type { DocumentTotals } from '../document/priced.js'
import { searchBranches } from './branch.js'
import type { Course, Positions } from './positions.js'
import { figureOf, type Target } from './target.js'

/** A position with its totals, and how far its figure is from the target in the sense of the lever. */
export interface Visited {
  readonly position: number
  readonly totals: DocumentTotals
  /** The figure less the target, in cents. */
  readonly residual: number
}

/** Everything that may be nearest to a target. */
export interface Searched {
  /** Positions around the target: every other one is no nearer, or has the totals of one of these. */
  readonly visited: readonly Visited[]
  /** Where the lever ends before it reaches the target; undefined when it does not. */
  readonly end: Visited | undefined
  /** False when there were too many positions to look at all that count. */
  readonly isComplete: boolean
}

/** The evaluations of totals that a search for one target may take, and for all of them. */
const MOST_EVALUATIONS = 600
const MOST_IN_ALL = 1000

/** A search that remembers totals, and counts how often it had to work them out. */
export class PositionSearch {
  readonly #positions: Positions
  readonly #totals = new Map<number, DocumentTotals | undefined>()

  constructor(positions: Positions) {
    this.#positions = positions
  }

  get evaluations(): number {
    return this.#totals.size
  }

  totalsAt(position: number): DocumentTotals | undefined {
    if (!this.#totals.has(position)) this.#totals.set(position, this.#positions.totalsAt(position))
    return this.#totals.get(position)
  }

  /**
   * All positions that may be nearest to a target. One that reaches it without being permitted does not end the search.
   * Where only what reaches it is wanted, others may be left out.
   */
  around(target: Target, isPermitted: (one: Visited) => boolean, isExactWanted: boolean): Searched {
    const course = this.#positions.courseOf(target.figure)
    switch (course.type) {
      case 'fixed': {
        const there = this.#visit(this.#positions.present, target)
        return { visited: there === undefined ? [] : [there], end: undefined, isComplete: true }
      }
      case 'ordered':
        return this.#inOrder(target, course)
      case 'bounded':
        return this.#inBounds(target, course, isPermitted, isExactWanted)
    }
  }

  #inOrder(target: Target, { sense, wobble }: Course & { readonly type: 'ordered' }): Searched {
    const { least, greatest } = this.#positions
    const distance = (position: number): number => this.#distance(position, target, sense)
    const [low, high] = this.#bracket(distance)
    // A lever that ends before the target has its nearest position there, or near it by roundings.
    const start = distance(low) >= 0 ? low : distance(high) <= 0 ? high : this.#meet(low, high, distance)
    const isShort = (start === greatest && distance(start) < 0) || (start === least && distance(start) > 0)
    const searched = this.#scanned(start, target, distance, wobble)
    const isMissed = isShort && !searched.visited.some(({ residual }) => residual === 0)
    return { ...searched, end: isMissed ? this.#visit(start, target) : undefined }
  }

  #inBounds(
    target: Target,
    { between }: Course & { readonly type: 'bounded' },
    isPermitted: (one: Visited) => boolean,
    isExactWanted: boolean,
  ): Searched {
    const { least, greatest, present } = this.#positions
    const most = this.#most()
    const isComplete = searchBranches({
      least,
      greatest,
      start: Math.min(Math.max(present, least), greatest),
      residualAt: (position) => this.#visit(position, target)?.residual,
      between: (low, high) => {
        const bounds = between(low, high)
        return bounds && { ...bounds, least: bounds.least - target.cents, most: bounds.most - target.cents }
      },
      isEnough: (position) => {
        const one = this.#visit(position, target)
        return one !== undefined && isPermitted(one)
      },
      wanted: isExactWanted ? 1 : Infinity,
      isExhausted: () => this.evaluations >= most,
    })
    const visited = this.#nearest(target)
    const isOnOneSide =
      visited.every(({ residual }) => residual < 0) || visited.every(({ residual }) => residual > 0)
    const last = visited.find(({ position }) => position === greatest)
    return { visited, end: isOnOneSide ? (last ?? visited[0]) : undefined, isComplete }
  }

  /** Of all positions with known totals those that reach the target, and the nearest below and above it. */
  #nearest(target: Target): readonly Visited[] {
    let [below, above] = [-Infinity, Infinity]
    const visited = [...this.#totals.keys()].flatMap((position) => this.#visit(position, target) ?? [])
    for (const { residual } of visited) {
      if (residual < 0) below = Math.max(below, residual)
      if (residual > 0) above = Math.min(above, residual)
    }
    return visited.filter(({ residual }) => residual >= below && residual <= above)
  }

  #most(): number {
    return Math.min(this.evaluations + MOST_EVALUATIONS, Math.max(MOST_IN_ALL, this.evaluations))
  }

  /** The figure less the target, negated where the figure falls with the position: it rises, apart from roundings. */
  #distance(position: number, { figure, cents }: Target, sense: number): number {
    const totals = this.totalsAt(position)
    // What does not fit is beyond all that does.
    if (totals === undefined) return position > this.#positions.present ? Infinity : -Infinity
    return (figureOf(totals, figure) - cents) * sense
  }

  /** Two positions with the target between them, or the end of the lever in its direction, from the present outwards. */
  #bracket(distance: (position: number) => number): readonly [number, number] {
    const { least, greatest, present } = this.#positions
    const start = Math.min(Math.max(present, least), greatest)
    const first = distance(start)
    if (first === 0) return [start, start]
    const direction = first < 0 ? 1 : -1
    const end = direction === 1 ? greatest : least
    let [near, step] = [start, Math.max(1, Math.ceil(Math.abs(first) / 2))]
    for (;;) {
      const next = direction === 1 ? Math.min(end, near + step) : Math.max(end, near - step)
      const isPassed = distance(next) * direction >= 0
      if (isPassed || next === end) return direction === 1 ? [near, next] : [next, near]
      near = next
      step *= 2
    }
  }

  /** A position at the target, or the last before it. The target is between the two. */
  #meet(low: number, high: number, distance: (position: number) => number): number {
    let [below, above] = [low, high]
    for (let round = 0; above - below > 1; round++) {
      const middle = Math.floor(below + (above - below) / 2)
      const guess = round % 3 === 2 ? middle : (interpolated(below, above, distance) ?? middle)
      const found = distance(guess)
      if (found === 0) return guess
      if (found < 0) below = guess
      else above = guess
    }
    return below
  }

  /** Looks from a position in both directions, until nothing nearer can follow. */
  #scanned(start: number, target: Target, distance: (position: number) => number, wobble: number): Searched {
    const most = this.#most()
    const visited: Visited[] = []
    let isComplete = true
    const visit = (position: number): void => {
      const found = this.#visit(position, target)
      if (found !== undefined) visited.push(found)
    }
    visit(start)
    for (const direction of [1, -1] as const) {
      // How far the nearest position past the target is from it. Farther than that and roundings, none is nearer.
      let nearest = Infinity
      let position: number | undefined = start
      while (position !== undefined) {
        const passed = distance(position) * direction
        if (passed > 0) nearest = Math.min(nearest, passed)
        if (passed >= nearest + wobble) break
        if (this.evaluations > most) {
          isComplete = false
          break
        }
        position = this.#nextKey(position, direction)
        if (position !== undefined) visit(position)
      }
    }
    return { visited, end: undefined, isComplete }
  }

  #visit(position: number, target: Target): Visited | undefined {
    const totals = this.totalsAt(position)
    if (totals === undefined) return undefined
    return { position, totals, residual: figureOf(totals, target.figure) - target.cents }
  }

  /** The key of a position. Where lines are priced for it, that is an evaluation. */
  #keyAt(position: number): string {
    if (this.#positions.linesPriced > 0) this.totalsAt(position)
    return this.#positions.keyAt(position)
  }

  /** The nearest position in a direction that has another key; undefined when there is none. */
  #nextKey(position: number, direction: 1 | -1): number | undefined {
    const { least, greatest } = this.#positions
    const keyAt = (at: number): string => this.#keyAt(at)
    const key = keyAt(position)
    const end = direction === 1 ? greatest : least
    let [same, step] = [position, 1]
    let other: number | undefined
    while (other === undefined) {
      if (same === end) return undefined
      const next = direction === 1 ? Math.min(end, same + step) : Math.max(end, same - step)
      if (keyAt(next) === key) same = next
      else other = next
      step *= 2
    }
    while (Math.abs(other - same) > 1) {
      const middle = Math.floor((other + same) / 2)
      if (keyAt(middle) === key) same = middle
      else other = middle
    }
    return other
  }

  /** The first and the last position with the key of this one. */
  sameKey(position: number): readonly [number, number] {
    const { least, greatest } = this.#positions
    const [before, after] = [this.#nextKey(position, -1), this.#nextKey(position, 1)]
    return [before === undefined ? least : before + 1, after === undefined ? greatest : after - 1]
  }
}

/** Where a straight line between two positions meets the target, strictly between them. */
function interpolated(
  below: number,
  above: number,
  distance: (position: number) => number,
): number | undefined {
  const [first, last] = [distance(below), distance(above)]
  if (!Number.isFinite(last - first)) return undefined
  const guess = below + Math.round((-first / (last - first)) * (above - below))
  return Number.isFinite(guess) ? Math.min(above - 1, Math.max(below + 1, guess)) : undefined
}
