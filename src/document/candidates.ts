import type { ReadLine, SalesLine } from '../model/sales-line.js'

/** Looks at the line that stands somewhere. One that sets two kinds is looked at as each of them (V7). */
export function eachCandidate(line: ReadLine, look: (candidate: SalesLine) => void): void {
  if (line === undefined) return
  if (line.kind === 'ambiguous') line.candidates.forEach(look)
  else look(line)
}
