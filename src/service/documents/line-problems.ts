import { describeProblem } from '../../problem/describe.js'
import { pointerOf, valueAtStep } from '../../problem/path.js'
import { preview } from '../../problem/preview.js'
import type { Problem } from '../../problem/problem.js'
import { isObject } from '../../wire/object.js'
import { addProblem } from '../../wire/reading.js'
import { newBodyReading } from '../problems/listed-problems.js'
import { readingProblems } from '../problems/problem.js'
import { priceDocumentOf, type Pricing } from './create-document.js'
import type { DocumentRecord } from './document-record.js'
import { throwIfMalformed } from './price-stored.js'

/** A line of the request, and its path in the body. */
export interface SentLine {
  readonly sent: unknown
  readonly at: readonly string[]
}

export function problemsOfLine(
  { sent, at }: SentLine,
  { kind, request }: DocumentRecord,
  { account, catalogue }: Pricing,
): readonly Problem[] {
  if (!isObject(sent)) {
    const reading = newBodyReading()
    addProblem(reading, 'invalid_type', { expected: 'object', sent: preview(sent) }, ...at)
    return readingProblems(reading.problems)
  }
  // Does not look up the customer again: creating the document did.
  const { customer: _, ...ofLines } = catalogue ?? {}
  const alone = {
    customerId: valueAtStep(request, 'customerId'),
    isSubmitted: valueAtStep(request, 'isSubmitted'),
    lines: [sent],
  }
  const priced = priceDocumentOf(kind, alone, account, ofLines)
  if (priced.ok) return []
  throwIfMalformed(
    priced.problems.filter(({ path }) => path[0] !== 'lines'),
    'facts.record',
  )
  return priced.problems.map((problem) => movedTo(problem, at))
}

/** Turns `lines[0].labour` into `line.labour`. No problem is at the list, which `problemsOfLine` makes. */
function movedTo(problem: Problem, at: readonly string[]): Problem {
  const [first, , ...rest] = problem.path
  if (first !== 'lines') return problem
  const below = problem.param.slice('lines[0]'.length)
  const moved = {
    ...problem,
    path: [...at, ...rest],
    param: at.length === 0 ? below.slice(1) : pointerOf(at) + below,
  }
  return { ...moved, message: describeProblem(moved, 'en') }
}
