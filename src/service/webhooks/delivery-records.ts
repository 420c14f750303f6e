import type { DeliveryState } from '../../definitions/service-enums.js'
import { serviceLimits } from '../data/service-limits.js'
import { compareTimestamps, hostTime, type Timestamp, hasElapsed } from '../ids/timestamp.js'
import { DELIVERY_COLUMNS, type Delivery } from './delivery.js'
import { hostColumn, hostString, hostOptional, hostFacts, hostRecord } from '../host-argument.js'

/** The filters of a list of deliveries (H23). An absent field does not filter. */
export interface DeliveryFilter {
  /** Deliveries to this webhook. */
  readonly webhookId?: string
  /** Deliveries in this state. Unspecified means all. */
  readonly state?: DeliveryState
  /** Created at this time or later. */
  readonly createdAfter?: Timestamp
  /** Created before this time. */
  readonly createdBefore?: Timestamp
}

/** Answers leave out the body, so the host need not load it from its store. */
const VIEWED = hostRecord({
  ...DELIVERY_COLUMNS,
  body: hostColumn(hostString),
})

/**
 * Returns a delivery as clients read it (H22): without its body.
 *
 * @example
 * import { deliveriesOf, deliveryView } from 'quotewright/service'
 *
 * const subject = { kind: 'order', id: 'order_1' } as const
 * const event = { id: 'evt_1', type: 'order.created', occurredAt: '2026-11-20T09:30:00Z', subject } as const
 * const webhook = { webhookId: 'a', status: 'WEBHOOK_STATUS_ENABLED', eventTypes: ['order.created'] } as const
 * const made = deliveriesOf(event, [webhook], ['whdel_1'], '2026-11-20T09:30:00Z')
 * const delivery = (made.ok && made.value[0]) || assert.fail()
 * assert.equal('body' in deliveryView(delivery), false)
 */
export function deliveryView(delivery: Delivery): Omit<Delivery, 'body'> {
  VIEWED(delivery, 'delivery')
  const { body: _kept, ...view } = delivery
  return view
}

/**
 * Tests whether the record of a delivery can still be read (H23): for less than 30 days after its creation, to
 * the nanosecond. After that it is 404.
 *
 * @example
 * import { isRetained } from 'quotewright/service'
 *
 * const delivery = { createdAt: '2026-11-20T09:30:00.125Z' }
 * assert.equal(isRetained(delivery, '2026-12-20T09:30:00.124999999Z'), true)
 * assert.equal(isRetained(delivery, '2026-12-20T09:30:00.125Z'), false)
 */
export function isRetained(delivery: Pick<Delivery, 'createdAt'>, now: Timestamp): boolean {
  hostRecord({ createdAt: hostTime })(delivery, 'delivery')
  hostTime(now, 'now')
  return !hasElapsed(delivery.createdAt, now, serviceLimits.deliveryRetentionSeconds)
}

const { webhookId, state: STATE, createdAt } = DELIVERY_COLUMNS
const DELIVERY = hostRecord({ webhookId, state: STATE, createdAt })
const FILTER = hostFacts({
  webhookId: hostOptional(hostString),
  state: hostOptional(STATE),
  createdAfter: hostOptional(hostTime),
  createdBefore: hostOptional(hostTime),
})

/**
 * Tests whether a delivery matches the filters of a list (H23). All of them must hold.
 *
 * @example
 * import { matchesDelivery } from 'quotewright/service'
 *
 * const delivery = { webhookId: 'a', state: 'DELIVERY_STATE_PENDING', createdAt: '2026-11-20T09:30:00Z' } as const
 * assert.equal(matchesDelivery(delivery, { createdAfter: '2026-11-20T09:30:00Z' }), true)
 * assert.equal(matchesDelivery(delivery, { createdBefore: '2026-11-20T09:30:00Z' }), false)
 */
export function matchesDelivery(
  delivery: Pick<Delivery, 'webhookId' | 'state' | 'createdAt'>,
  filter: DeliveryFilter,
): boolean {
  DELIVERY(delivery, 'delivery')
  FILTER(filter, 'filter')
  const { webhookId, state, createdAfter, createdBefore } = filter
  if (webhookId !== undefined && webhookId !== delivery.webhookId) return false
  const isAnyState = state === undefined || state === 'DELIVERY_STATE_UNSPECIFIED'
  if (!isAnyState && state !== delivery.state) return false
  if (createdAfter !== undefined && compareTimestamps(delivery.createdAt, createdAfter) < 0) return false
  return createdBefore === undefined || compareTimestamps(delivery.createdAt, createdBefore) < 0
}
