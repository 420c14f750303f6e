import type { ProblemCode } from './codes.js'

/** A problem in an error response: the three fields of the specification and no others. */
export interface EnvelopeError {
  /** Stable: see {@link problemCodes}. */
  readonly code: ProblemCode
  /** For people. The wording may change in any release. */
  readonly message: string
  /** A snake_case pointer (V1). */
  readonly param: string
}

/** The body of an error response (V2). */
export interface ErrorEnvelope {
  /** `not_implemented` (HTTP 501) when nothing else is wrong (V8), else `validation_failure` (400). */
  readonly type: 'validation_failure' | 'not_implemented'
  /** The number of problems, for people. */
  readonly message: string
  /** The id of the request. */
  readonly requestId?: string
  /** The problems, in the order of the request (V1). */
  readonly errors: readonly EnvelopeError[]
}

/**
 * The body of a server's response to a refused request (V2, section 7 of the specification).
 *
 * An error has the code, the message and the pointer of its problem; details are left out. The type is
 * `not_implemented` (HTTP 501) when every problem is (V8), else `validation_failure` (400).
 *
 * @example
 * import { errorEnvelope } from 'quotewright'
 *
 * const envelope = errorEnvelope([{ code: 'required', message: 'customerId is required.', param: 'customer_id' }])
 * assert.equal(envelope.type, 'validation_failure')
 * assert.equal(envelope.errors.length, 1)
 */
export function errorEnvelope(problems: readonly EnvelopeError[], requestId?: string): ErrorEnvelope {
  const errors = listed(problems).map(({ code, message, param }) => ({ code, message, param }))
  const unsupported = errors.length > 0 && errors.every(({ code }) => code === 'not_implemented')
  return {
    type: unsupported ? 'not_implemented' : 'validation_failure',
    message:
      errors.length === 1 ? '1 problem in the request.' : `${String(errors.length)} problems in the request.`,
    ...(requestId === undefined ? {} : { requestId }),
    errors,
  }
}

/** The problems of a list, up to the first element that is none: a caller's list may have any number of holes. */
function listed(problems: unknown): readonly EnvelopeError[] {
  if (!Array.isArray(problems)) return []
  const list: readonly unknown[] = problems
  const end = list.findIndex((one) => typeof one !== 'object' || one === null)
  return (end === -1 ? list : list.slice(0, end)) as readonly EnvelopeError[]
}
