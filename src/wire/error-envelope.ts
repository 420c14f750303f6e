import type { ProblemSource } from '../problem/located-problem.js'
import { elementsOf } from '../problem/elements.js'
import { valueAtStep } from '../problem/path.js'
import type { EnvelopeError, ErrorEnvelope } from './error-envelope.generated.js'
import { definedOnly } from './object.js'

/** Keeps the host's problems from the caller. */
export const SERVER_FAULT = 'The fault is on the server, not in the request.'

/** The fields of a problem that an envelope needs. */
export interface EnvelopeProblem extends EnvelopeError {
  /** The input with the problem. The default is the request. */
  readonly source?: ProblemSource
}

/**
 * Returns the HTTP status of an error envelope (V2):
 *
 * - 400 for `validation_failure`: the request has problems.
 * - 501 for `not_implemented`: the request is valid but not supported.
 * - 500 for `internal`: the settings, the options or the catalogue of the host have problems. Also for any other type.
 *
 * @example
 * import { errorEnvelope, httpStatus, validateQuote } from 'quotewright'
 *
 * const sent: unknown = JSON.parse('{"customerId": "cust_1", "lines": [{}]}')
 * const envelope = errorEnvelope(validateQuote(sent, { currency: 'AUD' }))
 * assert.equal(httpStatus(envelope), 400)
 */
export function httpStatus(envelope: Pick<ErrorEnvelope, 'type'>): 400 | 500 | 501 {
  const type = valueAtStep(envelope, 'type')
  if (type === 'validation_failure') return 400
  return type === 'not_implemented' ? 501 : 500
}

/**
 * Returns the body of a server's response to a rejected request (V2).
 *
 * Each error has the code, the message, the pointer, the path and the details of its problem. The type says
 * who must correct the problems, and {@link httpStatus} returns its HTTP status:
 *
 * - `internal` if any problem is in the settings, the options or the catalogue of the host. The list of errors is then
 *   empty and the message general: the caller cannot correct the host's settings and must not learn of them.
 * - `not_implemented` if every problem is `not_implemented` (V8). The list of errors is then empty, and the
 *   message names the unsupported feature.
 * - `validation_failure` otherwise, even for an empty list. So call this only if there are problems.
 *
 * A problem of your own needs a code that is not in {@link problemCodes}, a message and a pointer.
 *
 * @example
 * import { errorEnvelope } from 'quotewright'
 *
 * const envelope = errorEnvelope([{ code: 'required', message: 'customerId is missing.', param: 'customer_id' }])
 * assert.equal(envelope.type, 'validation_failure')
 * assert.equal(envelope.errors.length, 1)
 *
 * const own = { code: 'no_credit', message: 'The customer has no credit.', param: 'customer_id' }
 * assert.deepEqual(errorEnvelope([own]).errors, [own])
 */
export function errorEnvelope(problems: readonly EnvelopeProblem[], requestId?: string): ErrorEnvelope {
  const list = listed(problems)
  const id = requestId === undefined ? {} : { requestId }
  if (!list.every(isRequestProblem)) return { type: 'internal', message: SERVER_FAULT, ...id, errors: [] }
  const errors = list.map(errorOf)
  const [first] = errors
  if (first !== undefined && errors.every(({ code }) => code === 'not_implemented'))
    return { type: 'not_implemented', message: first.message, ...id, errors: [] }
  return { type: 'validation_failure', message: summaryOf(errors), ...id, errors }
}

export function summaryOf(errors: readonly { readonly code?: string; readonly details?: object }[]): string {
  return `${countOf(errors)} in the request.`
}

/** If any problem is not listed, the last one has the count of all (V1). */
function countOf(errors: readonly { readonly code?: string; readonly details?: object }[]): string {
  const last = errors.at(-1)
  const count =
    valueAtStep(last, 'code') === 'more_problems' ? valueAtStep(last?.details, 'count') : undefined
  if (typeof count === 'string') return `${String(errors.length - 1)} of ${count} problems`
  return errors.length === 1 ? '1 problem' : `${String(errors.length)} problems`
}

/** Problems from older callers have no source, and count as problems of the request. */
function isRequestProblem(problem: unknown): boolean {
  const source = valueAtStep(problem, 'source') ?? 'request'
  return source === 'request'
}

/** Only path and details are optional. */
function errorOf(problem: unknown): EnvelopeError {
  const [code, message, param, path, details] = FIELDS.map((field) => valueAtStep(problem, field))
  return { code, message, param, ...definedOnly({ path, details }) } as EnvelopeError
}

const FIELDS = ['code', 'message', 'param', 'path', 'details']

/** Stops at the first element that is not an object. */
function listed(problems: unknown): readonly unknown[] {
  const list = elementsOf(problems)
  const end = list.findIndex((one) => typeof one !== 'object' || one === null)
  return end === -1 ? list : list.slice(0, end)
}
