/** Excludes pieces that are too long. Above this: `too_many_pieces`. */
export const MAX_PACKED_PIECES = 10_000
/** Includes offcuts. Above this: `too_many_stock_lengths`. */
export const MAX_BAR_KINDS = 100
/** In steps: with a time limit, plans would differ between machines. */
export const CUTTING_BUDGET = 20_000_000
/** Column generation takes time cubic in the number of lengths. */
export const MAX_PLANNED_LENGTHS = 150
/** The most kinds of bars in column generation. */
export const MAX_PLANNED_BAR_KINDS = 24
