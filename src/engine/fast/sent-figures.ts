export interface SentFigures {
  /** Holds one bit for each supplied field. */
  sent: number
  /** Holds 1 or 0 for a flag, and the integer of a strategy. */
  readonly figures: Float64Array
}

export function isSent({ sent }: SentFigures, field: number): boolean {
  return (sent & (1 << field)) !== 0
}

export function figureAt({ sent, figures }: SentFigures, field: number): number {
  return (sent & (1 << field)) === 0 ? NaN : (figures[field] ?? NaN)
}
