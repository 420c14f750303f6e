/** Not counting pieces that are too long. Beyond this: `too_many_pieces`. */
export const MAX_PACKED_PIECES = 10_000
/** Offcuts included. Beyond this: `too_many_stock_lengths`. */
export const MAX_BAR_KINDS = 100
/** In counted steps. With a clock, plans would differ between machines. */
export const CUTTING_BUDGET = 20_000_000
/** The work of column generation grows with the cube of this number. */
export const MAX_PLANNED_LENGTHS = 150
/** For column generation. */
export const MAX_PLANNED_BARS = 24
