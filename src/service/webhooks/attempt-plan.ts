import { serviceLimits } from '../data/service-limits.js'
import { hostTime, millisecondsOf, writeTimestamp, type Timestamp } from '../ids/timestamp.js'
import * as check from '../host-argument.js'

/**
 * Returns when the next attempt is due, in UTC (H16). The delays after the first five failed attempts are 1
 * minute, 5 minutes, 30 minutes, 2 hours and 8 hours. Returns null after the sixth, and for an `attemptCount`
 * of 0.
 *
 * @example
 * import { nextAttemptAt } from 'quotewright/service'
 *
 * assert.equal(nextAttemptAt(5, '2026-11-20T12:06:05Z'), '2026-11-20T20:06:05.000Z')
 * assert.equal(nextAttemptAt(6, '2026-11-20T20:06:05Z'), null)
 */
export function nextAttemptAt(attemptCount: number, lastAttemptedAt: Timestamp): Timestamp | null {
  check.count(attemptCount, 'attemptCount')
  hostTime(lastAttemptedAt, 'lastAttemptedAt')
  const gap = serviceLimits.retryGapsSeconds[attemptCount - 1]
  return gap === undefined ? null : writeTimestamp((millisecondsOf(lastAttemptedAt) ?? 0) + gap * 1000)
}
