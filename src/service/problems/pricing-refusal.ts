import type { Problem } from '../../problem/problem.js'
import { errorEnvelope } from '../../wire/error-envelope.js'
import { invalidRequest, refusal, type Refused } from '../decision.js'

/** Uses the type that `errorEnvelope` gives without `more_problems` (V2). Pass at least one problem. */
export function pricingRefusal(problems: readonly Problem[]): Refused {
  const { type, message } = errorEnvelope(problems.filter(({ code }) => code !== 'more_problems'))
  return type === 'validation_failure' ? invalidRequest(problems) : refusal(type, message)
}
