/** The figures read from an object, each at the index of its field in the schema definition. */
export interface SentFigures {
  /** The supplied fields, one bit each. */
  sent: number
  /** The number of a decimal or an amount, the integer of a strategy, or 1 or 0 for a flag. */
  readonly figures: Float64Array
}

export function isSent({ sent }: SentFigures, field: number): boolean {
  return (sent & (1 << field)) !== 0
}

/** Returns the figure of a field; NaN if the request leaves it out. */
export function figureAt({ sent, figures }: SentFigures, field: number): number {
  return (sent & (1 << field)) === 0 ? NaN : (figures[field] ?? NaN)
}
