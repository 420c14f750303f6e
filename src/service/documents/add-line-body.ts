import { valueAtStep } from '../../problem/path.js'
import { addProblem, type Reading } from '../../wire/reading.js'
import { allowed, invalidRequest, type Decision } from '../decision.js'
import { readSentFilter, type FieldFilter } from '../fields/field-filter.js'
import { readSentRequestId } from '../ids/parse-id.js'
import { newBodyReading } from '../problems/listed-problems.js'
import { readingProblems } from '../problems/problem.js'
import { inOrderOf } from '../problems/request-order.js'

// C7
export interface AddLineBody {
  readonly line: unknown
  // J1
  readonly requestId?: string
  // X1
  readonly filter: FieldFilter
}

/** Does not check the line: `addLine` takes the same body and reports all problems (C7, E5). */
export function parseAddLine(body: unknown): Decision<AddLineBody> {
  const reading = newBodyReading()
  const { filter, ...read } = addLineBody(body, reading)
  return filter === undefined || reading.problems.length > 0
    ? invalidRequest(inOrderOf(body, readingProblems(reading.problems)))
    : allowed({ ...read, filter })
}

/** The `filter` is undefined if it is invalid. */
export function addLineBody(
  body: unknown,
  reading: Reading,
): Omit<AddLineBody, 'filter'> & { readonly filter: FieldFilter | undefined } {
  const line = valueAtStep(body, 'line')
  if (line === undefined || line === null) addProblem(reading, 'required', {}, 'line')
  const requestId = readSentRequestId(body, reading)
  const filter = readSentFilter(body, reading)
  return { line, ...(requestId === undefined ? {} : { requestId }), filter }
}
