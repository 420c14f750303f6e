/** All figures are whole numbers, so that every engine computes the same plan. */
export interface CuttingTask {
  /** Each length plus one kerf, longest first. */
  readonly sizes: readonly number[]
  readonly stocks: readonly CuttingStock[]
  /** To omit a piece costs more than a bar for it. */
  readonly omissions: readonly number[]
}

export interface CuttingStock {
  /** The usable length plus a kerf, since the last piece needs no cut. */
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

/** In steps, because with a clock plans would differ between machines. */
export interface Work {
  left: number
}

export function hasPieces({ demands }: Remainder): boolean {
  return demands.some((pieces) => pieces > 0)
}

export function isLimited(limit: number): boolean {
  return limit !== Infinity
}
