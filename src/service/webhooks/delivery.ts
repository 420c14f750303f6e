import { fieldOf } from '../../engine/host-object.js'
import { DELIVERY_STATES, WEBHOOK_STATUSES, type DeliveryState } from '../../definitions/service-enums.js'
import { allowed, type Decision } from '../decision.js'
import { compareTimes, hostTime, type Timestamp } from '../ids/timestamp.js'
import { hostEvent, hostEventType, type WebhookEvent } from './event.js'
import { eventBody } from './event-body.js'
import type { Webhook } from './subscription.js'
import * as check from '../host-argument.js'

/** The delivery of one event to one webhook (H22). Clients can read everything but the body. */
export interface Delivery {
  /** The id of the delivery. */
  readonly deliveryId: string
  /** The id of its webhook. */
  readonly webhookId: string
  /** The id of the event in the body, the same in every attempt. */
  readonly eventId: string
  /** The type of the event. */
  readonly eventType: WebhookEvent['type']
  /** The state of the delivery (H15). */
  readonly state: DeliveryState
  /** The number of attempts so far. */
  readonly attemptCount: number
  /** The time at which the next attempt is due. Absent once the delivery has succeeded or is exhausted. */
  readonly nextAttemptAt?: Timestamp
  /** The time of the last attempt. Absent before the first. */
  readonly lastAttemptedAt?: Timestamp
  /** The status of the answer to the last attempt, or 0 without one (H17, H22). */
  readonly lastStatusCode: number
  /** The start of the body of that answer, or empty without one (H17, H22). */
  readonly lastResponseSnippet: string
  /** The time at which the event was recorded. */
  readonly createdAt: Timestamp
  /** The body of every attempt (H11). */
  readonly body: string
}

// H22
export const DELIVERY_COLUMNS = {
  deliveryId: check.text,
  webhookId: check.text,
  eventId: check.text,
  eventType: hostEventType,
  state: check.oneOf(DELIVERY_STATES),
  attemptCount: check.count,
  nextAttemptAt: check.column(hostTime),
  lastAttemptedAt: check.column(hostTime),
  lastStatusCode: check.count,
  lastResponseSnippet: check.text,
  createdAt: hostTime,
  body: check.text,
}

const STATE = { state: DELIVERY_COLUMNS.state }

const STATUS = { status: check.oneOf(WEBHOOK_STATUSES) }

const WEBHOOKS = check.list(
  check.record({
    ...STATUS,
    webhookId: check.text,
    eventTypes: check.list(check.text),
  }),
)

/**
 * Makes the deliveries of an event (H15, H19): one for each enabled webhook that subscribes to its type, due
 * immediately. `ids` are the ids for the new deliveries. Throws a TypeError if there are too few.
 *
 * @example
 * import { deliveriesOf } from 'quotewright/service'
 *
 * const subject = { kind: 'order', id: 'order_1' } as const
 * const event = { id: 'evt_1', type: 'order.created', occurredAt: '2026-11-20T09:30:00Z', subject } as const
 * assert.deepEqual(deliveriesOf(event, [], [], '2026-11-20T09:30:00Z'), { ok: true, value: [] })
 */
export function deliveriesOf(
  event: WebhookEvent,
  webhooks: readonly Pick<Webhook, 'webhookId' | 'status' | 'eventTypes'>[],
  ids: readonly string[],
  now: Timestamp,
): Decision<readonly Delivery[]> {
  hostEvent(event, 'event')
  WEBHOOKS(webhooks, 'webhooks')
  check.list(check.filledText)(ids, 'ids')
  hostTime(now, 'now')
  const { id: eventId, type: eventType } = event
  const receivers = webhooks.filter(
    ({ status, eventTypes }) =>
      status === 'WEBHOOK_STATUS_ENABLED' && (eventTypes as readonly string[]).includes(eventType),
  )
  const body = eventBody(event)
  if (ids.length < receivers.length)
    throw new TypeError(`ids must have ${String(receivers.length)} ids, one per delivery.`)
  const common = { eventId, eventType, state: 'DELIVERY_STATE_PENDING', attemptCount: 0 } as const
  const times = { nextAttemptAt: now, createdAt: now }
  const answer = { lastStatusCode: 0, lastResponseSnippet: '' }
  return allowed(
    receivers.map(({ webhookId }, index) => {
      return { deliveryId: ids[index] ?? '', webhookId, ...common, ...times, ...answer, body }
    }),
  )
}

/**
 * Tests whether to make an attempt now (H19): the delivery is pending and due, and the webhook is enabled. Pass
 * null if the webhook was deleted.
 *
 * @example
 * import { isDue } from 'quotewright/service'
 *
 * const delivery = { state: 'DELIVERY_STATE_PENDING', nextAttemptAt: '2026-11-20T09:30:00Z' } as const
 * assert.equal(isDue(delivery, { status: 'WEBHOOK_STATUS_ENABLED' }, '2026-11-20T09:30:00Z'), true)
 * assert.equal(isDue(delivery, null, '2026-11-20T09:30:00Z'), false)
 */
export function isDue(
  delivery: Pick<Delivery, 'state' | 'nextAttemptAt'>,
  webhook: Pick<Webhook, 'status'> | null,
  now: Timestamp,
): boolean {
  check.record(STATE)(delivery, 'delivery')
  const { state } = delivery
  const due = fieldOf(delivery, 'nextAttemptAt')
  // H15: without a due time, the delivery would wait forever.
  const isPending = state === 'DELIVERY_STATE_PENDING'
  const checkDue = isPending ? hostTime : check.column(hostTime)
  checkDue(due, 'delivery.nextAttemptAt')
  check.nullable(check.record(STATUS))(webhook, 'webhook')
  hostTime(now, 'now')
  return (
    isPending &&
    due !== undefined &&
    webhook?.status === 'WEBHOOK_STATUS_ENABLED' &&
    compareTimes(due, now) <= 0
  )
}
