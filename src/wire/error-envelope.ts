import { valueAtStep } from '../problem/path.js'
import type { EnvelopeError, ErrorEnvelope } from './error-envelope.generated.js'

/**
 * The body of a server's response to a refused request (V2, section 7 of the specification).
 *
 * An error has the code, the message and the pointer of its problem; details are left out. When every problem is
 * `not_implemented` (V8), so is the type (HTTP 501): there are no errors then, and the message says what is not
 * supported. Otherwise the type is `validation_failure` (400).
 *
 * @example
 * import { errorEnvelope } from 'quotewright'
 *
 * const envelope = errorEnvelope([{ code: 'required', message: 'customerId is required.', param: 'customer_id' }])
 * assert.equal(envelope.type, 'validation_failure')
 * assert.equal(envelope.errors.length, 1)
 */
export function errorEnvelope(problems: readonly EnvelopeError[], requestId?: string): ErrorEnvelope {
  const errors = listed(problems).map(ownFields)
  const [first] = errors
  const id = requestId === undefined ? {} : { requestId }
  if (first !== undefined && errors.every(({ code }) => code === 'not_implemented'))
    return { type: 'not_implemented', message: first.message, ...id, errors: [] }
  const message =
    errors.length === 1 ? '1 problem in the request.' : `${String(errors.length)} problems in the request.`
  return { type: 'validation_failure', message, ...id, errors }
}

/** The fields of an error that a problem has itself. */
function ownFields(problem: unknown): EnvelopeError {
  const [code, message, param] = ['code', 'message', 'param'].map((field) => valueAtStep(problem, field))
  return { code, message, param } as EnvelopeError
}

/** The problems of a list, up to the first element that is not an object: a caller's list may have any number of holes. */
function listed(problems: unknown): readonly unknown[] {
  if (!Array.isArray(problems)) return []
  const list: readonly unknown[] = problems
  const end = list.findIndex((one) => typeof one !== 'object' || one === null)
  return end === -1 ? list : list.slice(0, end)
}
