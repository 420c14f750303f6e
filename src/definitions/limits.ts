// L2
export const QUANTITY_DECIMALS = 4
// L2
export const DISCOUNT_DECIMALS = 2
/** Shorter pieces are implausible (V10, F11). */
export const SHORTEST_PIECE_MM = 50
/** Longer pieces are implausible, unless the account settings give another limit (A1, V10). */
export const LONGEST_PIECE_MM = 15_000
/** Levels below a kit (K1). */
export const MAX_KIT_DEPTH = 16
/** Limits each of points, lines and angles of a drawing, as compact JSON (F9). */
export const MAX_GEOMETRY_CHARACTERS = 15_000
/** Limits values kept as sent (M8), so that no host overflows its stack writing a result. */
export const MAX_OPAQUE_DEPTH = 64
