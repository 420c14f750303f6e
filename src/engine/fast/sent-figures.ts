/** The figures of an object that was read: each in its place, which is that of its field in the noun. */
export interface SentFigures {
  /** The supplied fields, one bit each. */
  sent: number
  /** Of a decimal or an amount: the number. Of a strategy: its place in the list. Of a flag: 1 or 0. */
  readonly figures: Float64Array
}

export function isSent({ sent }: SentFigures, field: number): boolean {
  return (sent & (1 << field)) !== 0
}

/** Returns the figure of a field; NaN if the request leaves it out. */
export function figureAt({ sent, figures }: SentFigures, field: number): number {
  return (sent & (1 << field)) === 0 ? NaN : (figures[field] ?? NaN)
}
