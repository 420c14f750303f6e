/** All figures are whole numbers, so that every engine computes the same plan. */
export interface CuttingTask {
  /** The length and one kerf. The longest first. */
  readonly sizes: readonly number[]
  readonly stocks: readonly CuttingStock[]
  /** More than the cost of a bar for this piece alone. */
  readonly omissions: readonly number[]
}

export interface CuttingStock {
  /** The usable length and one kerf, since the last piece needs no cut. */
  readonly capacity: number
  /** 0 for offcuts. */
  readonly cost: number
}

/** The pieces that are still to be cut, and the bars that are still available. */
export interface Remainder {
  readonly demands: readonly number[]
  /** Infinity if there are as many as needed. */
  readonly limits: readonly number[]
}

/** In counted steps. With a clock, plans would differ between machines. */
export interface Work {
  left: number
}

export function hasPieces({ demands }: Remainder): boolean {
  return demands.some((pieces) => pieces > 0)
}

export function isLimited(limit: number): boolean {
  return limit !== Infinity
}
