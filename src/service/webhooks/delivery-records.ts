import { serviceLimits } from '../data/service-limits.js'
import { hostTime, type Timestamp, hasElapsed } from '../ids/timestamp.js'
import { DELIVERY_COLUMNS, type Delivery } from './delivery.js'
import * as check from '../host-argument.js'

/** Accepts a delivery without its body, because clients never read the body. */
const VIEWED = check.record({
  ...DELIVERY_COLUMNS,
  body: check.column(check.text),
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
 * the nanosecond. After that, answer requests for it with 404.
 *
 * @example
 * import { isRetained } from 'quotewright/service'
 *
 * const delivery = { createdAt: '2026-11-20T09:30:00.125Z' }
 * assert.equal(isRetained(delivery, '2026-12-20T09:30:00.124999999Z'), true)
 * assert.equal(isRetained(delivery, '2026-12-20T09:30:00.125Z'), false)
 */
export function isRetained(delivery: Pick<Delivery, 'createdAt'>, now: Timestamp): boolean {
  check.record({ createdAt: hostTime })(delivery, 'delivery')
  hostTime(now, 'now')
  return !hasElapsed(delivery.createdAt, now, serviceLimits.deliveryRetentionSeconds)
}
