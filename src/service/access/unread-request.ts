import { problemAt } from '../../problem/located-problem.js'
import { invalidRequest, refusal, type Refused } from '../decision.js'
import * as check from '../host-argument.js'
import { readingProblems } from '../problems/problem.js'

/** The reason why a host could not read a request to its end (E11). */
export type UnreadRequest = 'malformed' | 'too_large' | 'too_slow'

const REASONS: readonly UnreadRequest[] = ['malformed', 'too_large', 'too_slow']

/**
 * Refuses a request that did not arrive completely, and therefore was not executed (E11). It is `malformed` if it
 * is not valid HTTP or ends too early. It is `too_large` if its headers are too large, and `too_slow` if the client takes
 * too long to send it.
 *
 * @example
 * import { errorAnswer, unreadRequest } from 'quotewright/service'
 *
 * assert.equal(errorAnswer(unreadRequest('too_slow').refusal).status, 504)
 * assert.equal(errorAnswer(unreadRequest('malformed').refusal).status, 400)
 */
export function unreadRequest(why: UnreadRequest): Refused {
  check.oneOf(REASONS)(why, 'why')
  if (why === 'too_large')
    return refusal('resource_exhausted', 'The headers are too large. Send shorter ones.')
  if (why === 'too_slow') return refusal('timeout', 'The request took too long to arrive.')
  const details = { expected: 'object', sent: 'bytes that are not HTTP' } as const
  return invalidRequest(readingProblems([problemAt('invalid_type', [], details)]))
}
