/** All figures are whole numbers, so that every engine computes the same plan. */
export interface CuttingTask {
  /** Each length plus one kerf, longest first. */
  readonly sizes: readonly number[]
  readonly stocks: readonly CuttingStock[]
  /** The cost of omitting a piece of each kind: more than a bar for the piece. */
  readonly omissions: readonly number[]
}

interface CuttingStock {
  /** The usable length plus a kerf, because the last piece needs no cut. */
  readonly capacity: number
  /** 0 for offcuts. */
  readonly cost: number
}

/** The pieces that are still to be cut, and the bars that are still available. */
export interface Remainder {
  readonly demands: readonly number[]
  /** Infinity if a stock is unlimited. */
  readonly limits: readonly number[]
}

/** In steps: with a time limit, plans would differ between machines. */
export interface Work {
  left: number
}

export function hasPieces({ demands }: Remainder): boolean {
  return demands.some((pieces) => pieces > 0)
}

export function isLimited(limit: number): boolean {
  return limit !== Infinity
}
