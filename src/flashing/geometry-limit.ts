/** The most characters that each of a drawing's points, lines and angles may take as compact JSON (F9). */
export const MAX_GEOMETRY_CHARACTERS = 15_000
