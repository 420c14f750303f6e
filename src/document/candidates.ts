import type { ReadLine, SalesLine } from '../model/sales-line.js'

/** The lines that stand where one should: a line that sets two kinds is looked at as each of them (V7). */
export function candidatesOf(line: ReadLine): readonly SalesLine[] {
  if (line === undefined) return []
  return line.kind === 'ambiguous' ? line.candidates : [line]
}
