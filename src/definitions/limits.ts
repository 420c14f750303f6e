/** The most decimals of a quantity (L2). */
export const QUANTITY_DECIMALS = 4
/** The most decimals of a discount (L2). */
export const DISCOUNT_DECIMALS = 2
/** The shortest length of a piece that is likely meant, in mm (V10, F11). */
export const SHORTEST_PIECE_MM = 50
/** The longest length of a piece that is likely meant, in mm, where the account does not say (A1, V10). */
export const LONGEST_PIECE_MM = 15_000
/** How many levels of sub-kits a kit may have below it (K1). */
export const MAX_KIT_DEPTH = 16
/** The most characters of compact JSON that the points, the lines or the angles of a drawing may take (F9). */
export const MAX_GEOMETRY_CHARACTERS = 15_000
/**
 * How deep a value that is kept as sent may be nested (M8). JSON can be read to any depth, but a host that writes a very
 * deep result would run out of stack.
 */
export const MAX_OPAQUE_DEPTH = 64
