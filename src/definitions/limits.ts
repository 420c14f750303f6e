/** The maximum number of decimals of a quantity (L2). */
export const QUANTITY_DECIMALS = 4
/** The maximum number of decimals of a discount (L2). */
export const DISCOUNT_DECIMALS = 2
/** The shortest plausible length of a piece, in mm (V10, F11). */
export const SHORTEST_PIECE_MM = 50
/** The longest plausible length of a piece, in mm, unless the account settings give another (A1, V10). */
export const LONGEST_PIECE_MM = 15_000
/** The maximum number of levels of sub-kits below a kit (K1). */
export const MAX_KIT_DEPTH = 16
/**
 * The maximum length of the points, the lines or the angles of a drawing, in characters of compact JSON (F9).
 */
export const MAX_GEOMETRY_CHARACTERS = 15_000
/**
 * The maximum nesting of a value that is kept as sent (M8). The engine reads JSON of any depth, but a host
 * could run out of stack when it writes a very deep result.
 */
export const MAX_OPAQUE_DEPTH = 64
