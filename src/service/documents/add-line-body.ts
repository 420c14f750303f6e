import { valueAtStep } from '../../problem/path.js'
import { addProblem, newReading, type Reading } from '../../wire/reading.js'
import { allowed, invalidRequest, type Decision } from '../decision.js'
import { readSentFilter, type FieldFilter } from '../fields/field-filter.js'
import { readSentRequestId } from '../ids/parse-id.js'
import { readingProblems } from '../problems/problem.js'
import { inOrderOf } from '../problems/request-order.js'

/** The body of a call that adds a line (C7). */
export interface AddLineBody {
  /** The line, not yet read. */
  readonly line: unknown
  /** The id of the request, if it was sent (J1). */
  readonly requestId?: string
  /** Which fields are answered (X1). */
  readonly filter: FieldFilter
}

/**
 * Reads the body that adds a line: `line` is required, with `requestId`, `fields` and `excludeFields` next to it (C7). The
 * line itself is read by `addLine`, which takes the same body and reports everything that is wrong with it (E5).
 *
 * @example
 * import { readAddLine } from 'quotewright/service'
 *
 * const read = readAddLine({ line: { notes: {} } })
 * assert.ok(read.ok)
 * const none = readAddLine({ requestId: 'x' })
 * assert.deepEqual(!none.ok && none.refusal.problems.map(({ code, param }) => `${code} ${param}`), [
 *   'invalid_id request_id',
 *   'required line',
 * ])
 */
export function readAddLine(body: unknown): Decision<AddLineBody> {
  const reading = newReading()
  const { filter, ...read } = addLineBody(body, reading)
  return filter === undefined || reading.problems.length > 0
    ? invalidRequest(inOrderOf(body, readingProblems(reading.problems)))
    : allowed({ ...read, filter })
}

/** The body as far as it can be read; the filter is undefined when it cannot. */
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
