import type { DocumentTotals } from '../engine/priced.js'
import { searchBranches } from './branch.js'
import { searchInOrder } from './in-order.js'
import { nearestPermitted } from './permitted.js'
import type { Course, Positions } from './positions.js'
import { getFigure, type Target } from './target.js'

export interface Visited {
  readonly position: number
  readonly totals: DocumentTotals
  /** The figure less the target, in cents. */
  readonly residual: number
}

export interface Searched {
  /** Includes the nearest positions if the search was complete, and not only for an exact one. */
  readonly visited: readonly Visited[]
  /** Set if all visited positions are on one side of the target: the end of the lever, or the nearest. */
  readonly end: Visited | undefined
  /** False if there were too many positions to try. */
  readonly isComplete: boolean
}

const MAX_EVALUATIONS = 600
const MAX_TOTAL_EVALUATIONS = 1000

/** Remembers totals, and counts how often it calculated them. */
export class PositionSearch {
  readonly #positions: Positions
  readonly #totals = new Map<number, DocumentTotals | undefined>()

  constructor(positions: Positions) {
    this.#positions = positions
  }

  get evaluations(): number {
    return this.#totals.size
  }

  /** The present position, or the end of the range nearest to it. */
  get start(): number {
    const { min, max, present } = this.#positions
    return Math.min(Math.max(present, min), max)
  }

  totalsAt(position: number): DocumentTotals | undefined {
    if (!this.#totals.has(position)) this.#totals.set(position, this.#positions.totalsAt(position))
    return this.#totals.get(position)
  }

  /** Continues past positions that are not permitted. With `isExactWanted`, may leave out near misses. */
  around(target: Target, isPermitted: (one: Visited) => boolean, isExactWanted: boolean): Searched {
    const course = this.#positions.courseOf(target.figure)
    switch (course.type) {
      case 'fixed':
        return { visited: this.#anywhere(target, isPermitted), end: undefined, isComplete: true }
      case 'ordered':
        return this.#inOrder(target, course)
      case 'bounded':
        return this.#inBounds(target, course, isPermitted, isExactWanted)
    }
  }

  /** Returns the present position, or the nearest permitted one if the present is not permitted. */
  #anywhere(target: Target, isPermitted: (one: Visited) => boolean): readonly Visited[] {
    const { min, max, present } = this.#positions
    const there = this.visit(present, target)
    if (there === undefined) return []
    if (isPermitted(there)) return [there]
    const nearest = nearestPermitted({
      min,
      max,
      start: this.start,
      isPermitted: (position) => {
        const one = this.visit(position, target)
        return one !== undefined && isPermitted(one)
      },
    })
    return [(nearest === undefined ? undefined : this.visit(nearest, target)) ?? there]
  }

  #inOrder(target: Target, { sense }: Course & { readonly type: 'ordered' }): Searched {
    const { min, max, present } = this.#positions
    const maxEvaluations = this.#maxEvaluations()
    const { at, found, isShort, isComplete } = searchInOrder({
      min,
      max,
      start: this.start,
      distanceAt: (position) => {
        const residual = this.visit(position, target)?.residual
        // A figure out of range is beyond all figures in range.
        return residual === undefined ? (position > present ? Infinity : -Infinity) : residual * sense
      },
      isExhausted: () => this.evaluations > maxEvaluations,
    })
    const visited = found.flatMap((position) => this.visit(position, target) ?? [])
    return { visited, end: isShort ? this.visit(at, target) : undefined, isComplete }
  }

  #inBounds(
    target: Target,
    { between }: Course & { readonly type: 'bounded' },
    isPermitted: (one: Visited) => boolean,
    isExactWanted: boolean,
  ): Searched {
    const { min, max } = this.#positions
    const maxEvaluations = this.#maxEvaluations()
    const isComplete = searchBranches({
      min,
      max,
      start: this.start,
      residualAt: (position) => this.visit(position, target)?.residual,
      between: (low, high) => {
        const bounds = between(low, high)
        return bounds && { ...bounds, min: bounds.min - target.cents, max: bounds.max - target.cents }
      },
      isEnough: (position) => {
        const one = this.visit(position, target)
        return one !== undefined && isPermitted(one)
      },
      wanted: isExactWanted ? 1 : Infinity,
      isExhausted: () => this.evaluations >= maxEvaluations,
    })
    const visited = this.#nearest(target)
    const isOnOneSide =
      visited.every(({ residual }) => residual < 0) || visited.every(({ residual }) => residual > 0)
    const last = visited.find(({ position }) => position === max)
    return { visited, end: isOnOneSide ? (last ?? visited[0]) : undefined, isComplete }
  }

  visit(position: number, target: Target): Visited | undefined {
    const totals = this.totalsAt(position)
    if (totals === undefined) return undefined
    return { position, totals, residual: getFigure(totals, target.figure) - target.cents }
  }

  #nearest(target: Target): readonly Visited[] {
    let [below, above] = [-Infinity, Infinity]
    const visited = [...this.#totals.keys()].flatMap((position) => this.visit(position, target) ?? [])
    for (const { residual } of visited) {
      if (residual < 0) below = Math.max(below, residual)
      if (residual > 0) above = Math.min(above, residual)
    }
    return visited.filter(({ residual }) => residual >= below && residual <= above)
  }

  #maxEvaluations(): number {
    return Math.min(this.evaluations + MAX_EVALUATIONS, Math.max(MAX_TOTAL_EVALUATIONS, this.evaluations))
  }

  /** Counts an evaluation if the key requires pricing lines. */
  #keyAt(position: number): string {
    if (this.#positions.linesPriced > 0) this.totalsAt(position)
    return this.#positions.keyAt(position)
  }

  #nextKey(position: number, direction: 1 | -1): number | undefined {
    const { min, max } = this.#positions
    const keyAt = (at: number): string => this.#keyAt(at)
    const key = keyAt(position)
    const end = direction === 1 ? max : min
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

  positionsOfSameKey(position: number): readonly [number, number] {
    const { min, max } = this.#positions
    const [before, after] = [this.#nextKey(position, -1), this.#nextKey(position, 1)]
    return [before === undefined ? min : before + 1, after === undefined ? max : after - 1]
  }
}
