import type { Problem } from './problem.js'

/** The body of an error response (V2). */
export interface ErrorEnvelope {
  readonly type: 'validation_failure' | 'not_implemented'
  readonly message: string
  /** The request's own id, echoed. */
  readonly requestId?: string
  readonly errors: readonly Problem[]
}

/**
 * The body that a server answers a refused request with (V2, section 7 of the specification).
 *
 * Its type is `not_implemented` (HTTP 501) when that is all there is to say (V8), else `validation_failure` (400).
 *
 * @example
 * import { errorEnvelope } from 'quotewright'
 *
 * const envelope = errorEnvelope([{ code: 'required', message: 'customerId is required.', param: 'customer_id' }])
 * assert.equal(envelope.type, 'validation_failure')
 * assert.equal(envelope.errors.length, 1)
 */
export function errorEnvelope(problems: readonly Problem[], requestId?: string): ErrorEnvelope {
  const unsupported = problems.length > 0 && problems.every(({ code }) => code === 'not_implemented')
  const errors = problems.map(({ code, message, param }) => ({ code, message, param }))
  return {
    type: unsupported ? 'not_implemented' : 'validation_failure',
    message:
      problems.length === 1
        ? '1 problem in the request.'
        : `${String(problems.length)} problems in the request.`,
    ...(requestId === undefined ? {} : { requestId }),
    errors,
  }
}
