import * as E from '../../problem/either.js'
import { invalidDocument, type Answer } from '../../problem/answer.js'
import type { LocatedProblem } from '../../problem/located-problem.js'
import { priceLines } from '../engine.js'
import { previewSettings } from '../line.js'
import type { PricedLine } from '../priced.js'
import type { Opened } from './open-document.js'
import { elementAt } from './pages.js'

/** Paths of problems start at the document. */
export function pricedLineAt<Wire, Totals, A>(
  document: Opened<Wire, Totals>,
  at: number,
  write: (line: PricedLine) => A,
): Answer<A> {
  const sent = elementAt(document.lines, at)?.sent
  const { kept, problems, unreadable } = priceLines([sent], previewSettings(document.settings), write)
  const [line] = kept
  if (line !== undefined) return E.right(line)
  const located = (found: LocatedProblem): LocatedProblem => ({
    ...found,
    path: ['lines', at, ...found.path.slice(2)],
  })
  // Other lines do not change the order of this line's problems.
  const ofReading = unreadable.map(located)
  const known = new Set(unreadable)
  const others = problems.filter((problem) => !known.has(problem)).map(located)
  return invalidDocument(
    [...ofReading, ...others],
    { lines: { [at]: sent } },
    ofReading,
    document.settings.maxProblems,
  )
}
