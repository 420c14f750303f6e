/**
 * Pieces to be cut from bars at the least cost. All figures are whole numbers, so that every engine computes the
 * same plan.
 */
export interface CuttingTask {
  /** The size of each kind of piece: its length and one kerf. The longest first. */
  readonly sizes: readonly number[]
  readonly stocks: readonly CuttingStock[]
  /** The cost of leaving out one piece of each kind: more than the cost of a bar for this piece alone. */
  readonly omissions: readonly number[]
}

/** A kind of bar. */
export interface CuttingStock {
  /** The usable length and one kerf, since the last piece needs no cut. */
  readonly capacity: number
  /** The cost of one bar: 0 for offcuts. */
  readonly cost: number
}

/** The pieces that are still to be cut, and the bars that are still available. */
export interface Remainder {
  readonly demands: readonly number[]
  /** The number of bars of each kind. Infinity if there are as many as needed. */
  readonly limits: readonly number[]
}

/** The budget of a plan, in counted steps. With a clock, plans would differ between machines. */
export interface Work {
  left: number
}

export function hasPieces({ demands }: Remainder): boolean {
  return demands.some((pieces) => pieces > 0)
}

export function isLimited(limit: number): boolean {
  return limit !== Infinity
}
