import type { Problem } from '../../problem/problem.js'
import { errorEnvelope } from '../../wire/error-envelope.js'
import { invalidRequest, refusal, type Refused } from '../decision.js'

/**
 * Refuses a request that cannot be priced, with the error type that `errorEnvelope` gives (V2). The status is
 * 500 if any problem is not the caller's fault, 501 if the request only asks for something unsupported, and 400
 * otherwise. Pass at least one problem. A trailing `more_problems` does not change the type.
 */
export function pricingRefusal(problems: readonly Problem[]): Refused {
  const { type, message } = errorEnvelope(problems.filter(({ code }) => code !== 'more_problems'))
  return type === 'validation_failure' ? invalidRequest(problems) : refusal(type, message)
}
