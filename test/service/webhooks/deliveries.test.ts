import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  autoDisables,
  deliveriesOf,
  deliveryAfter,
  eventsOf,
  isDue,
  isRetained,
  isSuccess,
  nextAttemptAt,
  responseSnippet,
  type AttemptOutcome,
  type Delivery,
} from '../../../src/entries/service.js'

const NOW = '2026-11-20T09:30:05Z'
const SUBJECT = { kind: 'order', id: 'order_1' } as const
const EVENT = { id: 'evt_1', type: 'order.created', occurredAt: NOW, subject: SUBJECT } as const
const ENABLED = { webhookId: 'a', status: 'WEBHOOK_STATUS_ENABLED', eventTypes: ['order.created'] } as const

function newDelivery(): Delivery {
  const made = deliveriesOf(
    EVENT,
    [
      ENABLED,
      { ...ENABLED, status: 'WEBHOOK_STATUS_DISABLED' },
      { ...ENABLED, eventTypes: ['quote.created'] },
    ],
    ['whdel_1'],
    NOW,
  )
  if (!made.ok || made.value.length !== 1 || made.value[0] === undefined)
    throw new Error('there is not exactly one delivery')
  return made.value[0]
}

const OUTCOME: fc.Arbitrary<AttemptOutcome> = fc.oneof(
  fc.record({ status: fc.integer({ min: 100, max: 599 }), body: fc.string() }),
  fc.record({ failed: fc.constantFrom('timeout', 'connection', 'url_refused', 'event_gone') }),
)

describe('H8, H15 to H19, H23: deliveries', () => {
  test('H15: a delivery ends within six attempts for any outcomes, and does not change after its end', () => {
    fc.assert(
      fc.property(fc.array(OUTCOME, { minLength: 6, maxLength: 9 }), (outcomes) => {
        const success = outcomes.findIndex((one) => 'status' in one && one.status >= 200 && one.status < 300)
        const last = success < 0 || success > 5 ? 6 : success + 1
        let delivery = newDelivery()
        outcomes.forEach((outcome, index) => {
          const before = delivery
          delivery = deliveryAfter(delivery, outcome, NOW)
          expect(delivery.attemptCount).toBe(Math.min(index + 1, last))
          expect(delivery.nextAttemptAt === undefined).toBe(index + 1 >= last)
          if (index + 1 > last) expect(delivery).toBe(before)
        })
        expect(delivery.state).toBe(
          success < 0 || success > 5 ? 'DELIVERY_STATE_EXHAUSTED' : 'DELIVERY_STATE_SUCCEEDED',
        )
      }),
    )
  })
  test('H16: the plan of the worked example has the published times', () => {
    const times = ['09:30:05', '09:31:05', '09:36:05', '10:06:05', '12:06:05', '20:06:05']
    const planned = times.map((time) => `2026-11-20T${time}.000Z`)
    planned.forEach((time, index) => {
      expect(nextAttemptAt(index + 1, time)).toBe(planned[index + 1] ?? null)
    })
  })
  test('H17, H18: a snippet has at most 1000 characters, only 200 to 299 is a success, and a refused URL has status 0', () => {
    expect(responseSnippet('😀'.repeat(1001))).toBe('😀'.repeat(1000))
    expect([199, 200, 299, 300].map(isSuccess)).toEqual([false, true, true, false])
    const failed = deliveryAfter(newDelivery(), { failed: 'url_refused' }, NOW)
    expect([failed.lastStatusCode, failed.lastResponseSnippet, failed.attemptCount]).toEqual([0, '', 1])
  })
  test('H19: a delivery is due only from its time on, and only for an enabled webhook', () => {
    const delivery = newDelivery()
    expect(isDue(delivery, ENABLED, NOW)).toBe(true)
    expect(isDue(delivery, ENABLED, '2026-11-20T09:30:04Z')).toBe(false)
    expect(isDue(delivery, { status: 'WEBHOOK_STATUS_DISABLED' }, NOW)).toBe(false)
    expect(isDue(delivery, null, NOW)).toBe(false)
  })
  test('H8: a webhook is disabled seven days after its last success, or after a later enabling', () => {
    const since = { createdAt: '2026-11-01T00:00:00Z', enabledAt: '2026-11-01T00:00:00Z' }
    const webhook = { status: ENABLED.status, ...since, lastSuccessAt: '2026-11-10T08:00:00Z' }
    expect(autoDisables(webhook, '2026-11-16T20:06:05Z')).toBe(false)
    expect(autoDisables(webhook, '2026-11-17T08:00:00Z')).toBe(true)
    expect(autoDisables({ ...webhook, enabledAt: '2026-11-16T00:00:00Z' }, '2026-11-17T08:00:00Z')).toBe(
      false,
    )
  })
  test('H23: the delivery of the worked example is retained for 30 days, to the millisecond', () => {
    const delivery = { createdAt: '2026-11-20T09:30:00.125Z' }
    expect(isRetained(delivery, '2026-12-20T09:30:00.124Z')).toBe(true)
    expect(isRetained(delivery, '2026-12-20T09:30:00.125Z')).toBe(false)
  })
  test('H9: AddOrderLineItem emits order.updated, and GetOrder emits no event', () => {
    const stamp = { id: 'evt_1', now: NOW }
    const order = { orderId: 'order_1' }
    expect(eventsOf('AddOrderLineItem', order, order, stamp).map(({ type }) => type)).toEqual([
      'order.updated',
    ])
    expect(eventsOf('GetOrder', order, order, stamp)).toEqual([])
  })
})
