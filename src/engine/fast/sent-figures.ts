export interface SentFigures {
  /** Holds one bit for each supplied field. */
  sent: number
  /** Holds a flag as 1 or 0, and a strategy as its integer. */
  readonly figures: Float64Array
}

export function isSent({ sent }: SentFigures, field: number): boolean {
  return (sent & (1 << field)) !== 0
}

export function figureAt({ sent, figures }: SentFigures, field: number): number {
  return (sent & (1 << field)) === 0 ? NaN : (figures[field] ?? NaN)
}
