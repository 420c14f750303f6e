import { DELIVERY_STATES, WEBHOOK_STATUSES, type DeliveryState } from '../../nouns/service-enums.js'
import { allowed, type Decision } from '../decision.js'
import { compareTimestamps, hostTime, type Timestamp } from '../ids/timestamp.js'
import { hostEvent, hostEventType, type WebhookEvent } from './event.js'
import { eventBody } from './event-body.js'
import type { Webhook } from './subscription.js'
import {
  hostColumn,
  hostCount,
  hostText,
  hostFilledText,
  hostName,
  hostList,
  hostRecord,
  hostNullable,
} from '../host-argument.js'

/** The sending of one event to one webhook (H22). A client reads all of it but the body. */
export interface Delivery {
  /** The id of the delivery. */
  readonly deliveryId: string
  /** The webhook that it is sent to. */
  readonly webhookId: string
  /** The id in the body, the same in every attempt. */
  readonly eventId: string
  /** The type of the event. */
  readonly eventType: WebhookEvent['type']
  /** What has become of it (H15). */
  readonly state: DeliveryState
  /** How many attempts there were. */
  readonly attemptCount: number
  /** When the next attempt is due; absent after the last. */
  readonly nextAttemptAt?: Timestamp
  /** When the last attempt was made; absent before the first. */
  readonly lastAttemptedAt?: Timestamp
  /** The status of the last answer; 0 when there was none (H17). */
  readonly lastStatusCode: number
  /** The start of the last answer's body (H17). */
  readonly lastResponseSnippet: string
  /** When the event was taken in. */
  readonly createdAt: Timestamp
  /** What every attempt sends (H11). Never answered. */
  readonly body: string
}

/** H22: the columns of a delivery, as the host keeps it. */
export const DELIVERY_COLUMNS = {
  deliveryId: hostText,
  webhookId: hostText,
  eventId: hostText,
  eventType: hostEventType,
  state: hostName(DELIVERY_STATES),
  attemptCount: hostCount,
  nextAttemptAt: hostColumn(hostTime),
  lastAttemptedAt: hostColumn(hostTime),
  lastStatusCode: hostCount,
  lastResponseSnippet: hostText,
  createdAt: hostTime,
  body: hostText,
}

const STATE = { state: DELIVERY_COLUMNS.state }

const STATUS = { status: hostName(WEBHOOK_STATUSES) }

const WEBHOOKS = hostList(
  hostRecord({
    ...STATUS,
    webhookId: hostText,
    eventTypes: hostList(hostText),
  }),
)

/**
 * The deliveries of an event (H15, H19): one for each webhook that is enabled and subscribed to its type, due at once.
 * `ids` are the ids of the deliveries, one of each delivery at least; fewer throw a TypeError.
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
  hostList(hostFilledText)(ids, 'ids')
  hostTime(now, 'now')
  const { id: eventId, type: eventType } = event
  const receivers = webhooks.filter(
    ({ status, eventTypes }) =>
      status === 'WEBHOOK_STATUS_ENABLED' && (eventTypes as readonly string[]).includes(eventType),
  )
  const body = eventBody(event)
  if (ids.length < receivers.length)
    throw new TypeError(`ids must have ${String(receivers.length)} ids, one of each delivery.`)
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
 * Whether an attempt is to be made now (H19): the delivery is pending and its time has come, and the webhook is enabled.
 * The webhook is null when it was deleted.
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
  hostRecord(STATE)(delivery, 'delivery')
  const { state, nextAttemptAt: due } = delivery
  // H15: a delivery that is pending is due some time, or its attempts would never go on.
  const isPending = state === 'DELIVERY_STATE_PENDING'
  const check = isPending ? hostTime : hostColumn(hostTime)
  check(due, 'delivery.nextAttemptAt')
  hostNullable(hostRecord(STATUS))(webhook, 'webhook')
  hostTime(now, 'now')
  return (
    isPending &&
    due !== undefined &&
    webhook?.status === 'WEBHOOK_STATUS_ENABLED' &&
    compareTimestamps(due, now) <= 0
  )
}
