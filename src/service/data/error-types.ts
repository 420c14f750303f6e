/**
 * The types of errors of the service, with their HTTP statuses (E1). Frozen.
 *
 * @example
 * import { errorTypes } from 'quotewright/service'
 *
 * assert.equal(errorTypes.failed_precondition, 400)
 */
export const errorTypes = Object.freeze({
  validation_failure: 400,
  failed_precondition: 400,
  unauthenticated: 401,
  permission_denied: 403,
  not_found: 404,
  conflict: 409,
  rate_limited: 429,
  resource_exhausted: 429,
  internal: 500,
  not_implemented: 501,
  unavailable: 503,
  timeout: 504,
} as const)

/** A type of {@link errorTypes}. */
export type ErrorType = keyof typeof errorTypes
