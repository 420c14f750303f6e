import { fieldOf, hasField } from '../../engine/host-object.js'
import { serviceLimits } from '../data/service-limits.js'
import { allowed, refusal, type Decision, type Refused } from '../decision.js'
import { hostTime, type Timestamp, hasElapsed } from '../ids/timestamp.js'
import { serviceProblem } from '../problems/problem.js'
import * as check from '../host-argument.js'

/** The host's record of a request with a `requestId`, stored by API key and `requestId` (J2). */
export interface RequestRecord {
  /** The fingerprint of the request (J3). */
  readonly fingerprint: string
  /** The state of the attempt. */
  readonly state: 'in_progress' | 'completed' | 'failed'
  /** The time at which the attempt began. */
  readonly createdAt: Timestamp
  /** The id of the resource that the attempt created (J8). Absent until the state is `completed`. */
  readonly resourceId?: string
}

/** The outcome of an attempt at a request (J5). */
export type RequestOutcome =
  | {
      /** The id of the resource that the attempt created. */
      readonly resourceId: string
    }
  | {
      /** True if the attempt failed or was refused. */
      readonly failed: true
    }

/** The problem codes of a request whose `requestId` is in use (J4). Such a request is not executed. */
export type RepeatCode =
  | 'request_id_reused'
  | 'request_replayed'
  | 'request_attempt_failed'
  | 'request_in_progress'

const RECORD = check.record({
  fingerprint: check.text,
  state: check.oneOf(['in_progress', 'completed', 'failed']),
  createdAt: hostTime,
  resourceId: check.optional(check.text),
})

const OUTCOME: check.Check = (value, name) => {
  check.object(value, name)
  const fields = hasField(value as object, 'resourceId')
    ? { resourceId: check.text }
    : { failed: check.mustBe('true', (failed) => failed === true) }
  check.facts(fields)(value, name)
}

/** The steps for a client after a conflict (J9). */
export interface RepeatAdvice {
  /** The part to read first: the resource that the request created, the state that it may have changed, or nothing. */
  readonly read: 'resource' | 'state' | 'nothing'
  /** Whether to repeat the request with a new `requestId` if it was not executed. */
  readonly sendsAgain: boolean
}

/**
 * Decides whether to execute a request (J4). `record` is the record stored for its API key and `requestId`,
 * or null. `fingerprint` is the fingerprint of the request.
 *
 * If the request is allowed, the value is a new record. Write it before anything else, atomically, and only
 * if the stored record is still `record`. After `serviceLimits.attemptSeconds`, the same request replaces the
 * record of an attempt without an outcome (J10). So store the writes of the attempt and its completed record in
 * one transaction, and only if the new record is still stored.
 *
 * If the request is refused, the refusal is a `conflict` with one of the four codes, at `request_id` (J7).
 *
 * @example
 * import { beginAttempt } from 'quotewright/service'
 *
 * const first = beginAttempt(null, 'abc', '2026-11-20T09:30:00Z')
 * assert.equal(first.ok && first.value.state, 'in_progress')
 * const second = beginAttempt(first.ok ? first.value : null, 'abc', '2026-11-20T09:30:01Z')
 * assert.equal(!second.ok && second.refusal.problems[0]?.code, 'request_in_progress')
 */
export function beginAttempt(
  record: RequestRecord | null,
  fingerprint: string,
  now: Timestamp,
): Decision<RequestRecord> {
  check.nullable(RECORD)(record, 'record')
  check.text(fingerprint, 'fingerprint')
  hostTime(now, 'now')
  if (record === null || !isUnexpired(record, now))
    return allowed({ fingerprint, state: 'in_progress', createdAt: now })
  if (fingerprint === '' || record.fingerprint !== fingerprint) return conflict('request_id_reused')
  if (record.state === 'completed') return conflict('request_replayed', fieldOf(record, 'resourceId'))
  if (record.state === 'failed') return conflict('request_attempt_failed')
  return hasElapsed(record.createdAt, now, serviceLimits.attemptSeconds)
    ? allowed({ fingerprint, state: 'in_progress', createdAt: now })
    : conflict('request_in_progress')
}

/**
 * Tests whether a record still counts (J2): for 24 hours after its attempt began. After that, treat it as
 * absent. Throws a TypeError for an invalid time, so that nothing is executed twice.
 *
 * @example
 * import { isUnexpired } from 'quotewright/service'
 *
 * const record = { createdAt: '2026-11-20T09:30:00Z' }
 * assert.equal(isUnexpired(record, '2026-11-21T09:30:00Z'), true)
 * assert.equal(isUnexpired(record, '2026-11-21T09:30:00.001Z'), false)
 */
export function isUnexpired(record: Pick<RequestRecord, 'createdAt'>, now: Timestamp): boolean {
  check.record({ createdAt: hostTime })(record, 'record')
  hostTime(now, 'now')
  // J2: the exact end of the 24 hours still counts.
  return hasElapsed(now, record.createdAt, -serviceLimits.idempotencySeconds)
}

/**
 * Returns the record of an attempt that has ended (J5, J8): completed with the id of the new resource, or
 * failed. An answer of 400 counts as failed too. A record that is already completed or failed does not
 * change.
 *
 * @example
 * import { recordAfter } from 'quotewright/service'
 *
 * const record = { fingerprint: 'abc', state: 'in_progress', createdAt: '2026-11-20T09:30:00Z' } as const
 * assert.equal(recordAfter(record, { resourceId: 'order_1' }).state, 'completed')
 * assert.equal(recordAfter(record, { failed: true }).state, 'failed')
 */
export function recordAfter(record: RequestRecord, outcome: RequestOutcome): RequestRecord {
  RECORD(record, 'record')
  OUTCOME(outcome, 'outcome')
  if (record.state !== 'in_progress') return record
  if (hasField(outcome, 'resourceId'))
    return { ...record, state: 'completed', resourceId: outcome.resourceId }
  return { ...record, state: 'failed' }
}

/**
 * Decides whether to execute a request while the store of records is unavailable (J6). A request without a
 * `requestId` is executed as usual. A request with a `requestId` is refused with 503.
 *
 * @example
 * import { withoutStore } from 'quotewright/service'
 *
 * assert.equal(withoutStore().ok, true)
 * const refused = withoutStore('6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a')
 * assert.equal(!refused.ok && refused.refusal.type, 'unavailable')
 */
export function withoutStore(requestId?: string): Decision<true> {
  check.optional(check.text)(requestId, 'requestId')
  // I11
  return requestId === undefined || requestId === ''
    ? allowed(true)
    : refusal('unavailable', 'Requests with a requestId cannot be executed at the moment.')
}

/**
 * Returns the steps for a client after a conflict (J9).
 *
 * @example
 * import { retryAdvice } from 'quotewright/service'
 *
 * assert.deepEqual(retryAdvice('request_replayed'), { read: 'resource', sendsAgain: false })
 */
export function retryAdvice(code: RepeatCode): RepeatAdvice {
  if (code === 'request_replayed') return { read: 'resource', sendsAgain: false }
  return { read: code === 'request_id_reused' ? 'nothing' : 'state', sendsAgain: true }
}

function conflict(code: RepeatCode, resourceId?: string): Refused {
  const problem = serviceProblem(code, ['requestId'])
  const id = resourceId === undefined ? {} : { resourceId }
  return { ok: false, refusal: { type: 'conflict', problems: [problem], message: problem.message, ...id } }
}
