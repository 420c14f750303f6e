import { hasField } from '../../engine/host-object.js'
import { serviceLimits } from '../data/service-limits.js'
import { hostTime, type Timestamp } from '../ids/timestamp.js'
import { nextAttemptAt } from './attempt-plan.js'
import * as check from '../host-argument.js'
import { type Delivery, DELIVERY_COLUMNS } from './delivery.js'

/** The outcome of an attempt (H15): an answer, or the reason why there was no answer. */
export type AttemptOutcome =
  | {
      /** The status of the answer. */
      readonly status: number
      /** The body of the answer, or its start. */
      readonly body: string
    }
  | {
      /** The reason why there was no answer. */
      readonly failed: 'timeout' | 'connection' | 'url_refused' | 'event_gone'
    }

const NO_ANSWER = { status: 0, body: '' }

const FAILURES = ['timeout', 'connection', 'url_refused', 'event_gone']

const OUTCOME: check.Check = (value, name) => {
  check.object(value, name)
  const fields = hasField(value as object, 'status')
    ? { status: check.number, body: check.text }
    : { failed: check.oneOf(FAILURES) }
  check.record(fields)(value, name)
}

/**
 * Returns a delivery as it is after an attempt at the time `now` (H15 to H18). Only a pending delivery changes.
 *
 * @example
 * import { deliveriesOf, deliveryAfter } from 'quotewright/service'
 *
 * const subject = { kind: 'order', id: 'order_1' } as const
 * const event = { id: 'evt_1', type: 'order.created', occurredAt: '2026-11-20T09:30:00Z', subject } as const
 * const webhook = { webhookId: 'a', status: 'WEBHOOK_STATUS_ENABLED', eventTypes: ['order.created'] } as const
 * const made = deliveriesOf(event, [webhook], ['whdel_1'], '2026-11-20T09:30:00Z')
 * const delivery = (made.ok && made.value[0]) || assert.fail()
 * const after = deliveryAfter(delivery, { failed: 'timeout' }, '2026-11-20T09:30:05Z')
 * assert.equal(after.nextAttemptAt, '2026-11-20T09:31:05.000Z')
 */
export function deliveryAfter(delivery: Delivery, outcome: AttemptOutcome, now: Timestamp): Delivery {
  check.record(DELIVERY_COLUMNS)(delivery, 'delivery')
  OUTCOME(outcome, 'outcome')
  hostTime(now, 'now')
  if (delivery.state !== 'DELIVERY_STATE_PENDING') return delivery
  const { nextAttemptAt: _planned, ...kept } = delivery
  const attemptCount = Math.min(delivery.attemptCount + 1, serviceLimits.deliveryAttempts)
  const answered = hasField(outcome, 'status') ? outcome : NO_ANSWER
  const next = isSuccess(answered.status) ? null : nextAttemptAt(attemptCount, now)
  return {
    ...kept,
    state: isSuccess(answered.status)
      ? 'DELIVERY_STATE_SUCCEEDED'
      : next === null
        ? 'DELIVERY_STATE_EXHAUSTED'
        : 'DELIVERY_STATE_PENDING',
    attemptCount,
    ...(next === null ? {} : { nextAttemptAt: next }),
    lastAttemptedAt: now,
    lastStatusCode: Number.isInteger(answered.status) ? answered.status : 0,
    lastResponseSnippet: responseSnippet(answered.body),
  }
}

/**
 * Returns the part of an answer's body to store (H17): its first 1,000 code points. A cut never splits a
 * surrogate pair.
 *
 * @example
 * import { responseSnippet } from 'quotewright/service'
 *
 * assert.equal(responseSnippet('x'.repeat(2_000)).length, 1_000)
 */
export function responseSnippet(text: string): string {
  check.text(text, 'text')
  const max = serviceLimits.snippetCharacters
  return Array.from(text.slice(0, max * 2))
    .slice(0, max)
    .join('')
}

/**
 * Tests whether an answer's status is a success (H15, H18): 200 to 299. A redirection is not a success, and is
 * not followed.
 *
 * @example
 * import { isSuccess } from 'quotewright/service'
 *
 * assert.deepEqual([204, 301].map(isSuccess), [true, false])
 */
export function isSuccess(status: number): boolean {
  check.number(status, 'status')
  return Number.isInteger(status) && status >= 200 && status <= 299
}
