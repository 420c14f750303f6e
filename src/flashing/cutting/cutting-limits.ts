/**
 * The maximum number of pieces to pack, not counting pieces that are too long. With more pieces, the answer
 * has the reason `too_many_pieces` in place of a plan.
 */
export const MAX_PACKED_PIECES = 10_000
/** The maximum number of stock lengths and offcuts to choose from. Beyond this: `too_many_stock_lengths`. */
export const MAX_BAR_KINDS = 100
/** The budget of a plan, in counted steps. With a clock, plans would differ between machines. */
export const CUTTING_BUDGET = 20_000_000
/**
 * The maximum number of different lengths for column generation, whose work grows with the cube of this
 * number.
 */
export const MAX_PLANNED_LENGTHS = 150
/** The maximum number of kinds of bars for column generation. */
export const MAX_PLANNED_BARS = 24
