import type { Problem } from '../../problem/problem.js'
import { errorEnvelope } from '../../wire/error-envelope.js'
import { invalidRequest, refusal, type Refused } from '../decision.js'

/**
 * The refusal of a request that cannot be priced, of the type that its envelope has (V2): 500 when a problem is not the
 * sender's, 501 when nothing is wrong but what is not supported, 400 otherwise. It has at least one problem.
 */
export function pricingRefusal(problems: readonly Problem[]): Refused {
  const { type, message } = errorEnvelope(problems)
  return type === 'validation_failure' ? invalidRequest(problems) : refusal(type, message)
}
