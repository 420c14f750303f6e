import type { ProblemDetails } from './codes.js'

/** Keeps problems short, since every line of a request may have one. */
const MAX_LISTED = 20

// V6
export function colourNotAvailable(
  colour: string,
  colours: ReadonlySet<string>,
): ProblemDetails['colour_not_available'] {
  const available = Object.freeze(firstOf(colours))
  const others = colours.size - available.length
  return others === 0 ? { colour, available } : { colour, available, others: String(others) }
}

function firstOf(colours: ReadonlySet<string>): string[] {
  const first: string[] = []
  for (const colour of colours) {
    if (first.length === MAX_LISTED) break
    first.push(colour)
  }
  return first
}
