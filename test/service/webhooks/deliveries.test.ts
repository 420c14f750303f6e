import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  autoDisables,
  deliveriesOf,
  deliveryAfter,
  eventBody,
  isRetained,
  isSuccess,
  nextAttemptAt,
  responseSnippet,
  subscriptionTransition,
  type AttemptOutcome,
} from '../../../src/entries/service.js'
import { outcomeOf } from '../outcome.js'
import { deliveryAt } from './records.js'

const NOW = '2026-11-20T09:30:05Z'
const SUBJECT = { kind: 'order', id: 'order_1' } as const
const EVENT = { id: 'evt_1', type: 'order.created', occurredAt: NOW, subject: SUBJECT } as const
const ENABLED = { status: 'WEBHOOK_STATUS_ENABLED', eventTypes: ['order.created'] }

const DELIVERY = deliveryAt(NOW)

const OUTCOME: fc.Arbitrary<AttemptOutcome> = fc.oneof(
  fc.record({ status: fc.integer({ min: 100, max: 599 }), body: fc.string() }),
  fc.record({ failed: fc.constantFrom('timeout', 'connection', 'url_refused', 'event_gone') }),
)

describe('H7, H8, H15 to H18, H23: deliveries', () => {
  test('H15: a delivery ends within six attempts for any outcomes, and does not change after its end', () => {
    fc.assert(
      fc.property(fc.array(OUTCOME, { minLength: 6, maxLength: 9 }), (outcomes) => {
        const success = outcomes.findIndex((one) => 'status' in one && one.status >= 200 && one.status < 300)
        const last = success < 0 || success > 5 ? 6 : success + 1
        let delivery = DELIVERY
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
    expect(nextAttemptAt(7, NOW)).toBe(null)
  })

  test('H15: each enabled webhook of the event type gets one delivery, in the order of the webhooks', () => {
    const body = eventBody(EVENT)
    const [first, second] = ['webhook_1', 'b'].map((webhookId) => ({ ...ENABLED, webhookId }))
    const others = [
      { ...ENABLED, webhookId: 'c', status: 'WEBHOOK_STATUS_DISABLED' },
      { ...ENABLED, webhookId: 'd', eventTypes: ['quote.created'] },
    ]
    const webhooks = [first, ...others, second] as Parameters<typeof deliveriesOf>[1]
    expect(outcomeOf(deliveriesOf(EVENT, webhooks, ['whdel_1', 'whdel_2', 'unused'], NOW))).toEqual([
      { ...DELIVERY, body },
      { ...DELIVERY, body, deliveryId: 'whdel_2', webhookId: 'b' },
    ])
    expect(deliveriesOf(EVENT, [], [], NOW)).toEqual({ ok: true, value: [] })
  })

  test('H15: attempts count up to six, and a fractional status counts as absent', () => {
    const after = (attemptCount: number) =>
      deliveryAfter({ ...DELIVERY, attemptCount }, { failed: 'timeout' }, NOW)
    expect([0, 1, 5, 9].map((count) => after(count).attemptCount)).toEqual([1, 2, 6, 6])
    const strange = deliveryAfter(DELIVERY, { status: 200.5, body: '' }, NOW)
    expect([strange.lastStatusCode, strange.state]).toEqual([0, 'DELIVERY_STATE_PENDING'])
  })

  test('H18: a status with a fraction is not a success', () => {
    expect(isSuccess(200.5)).toBe(false)
  })

  test('H17: a snippet has at most 1,000 characters', () => {
    expect([999, 1000, 1001, 1500, 2500].map((length) => responseSnippet('a'.repeat(length)).length)).toEqual(
      [...[999, 1000, 1000, 1000, 1000]],
    )
  })

  test('H23: a delivery is retained at the time of its creation', () => {
    expect(isRetained({ createdAt: NOW }, NOW)).toBe(true)
  })

  const since = { createdAt: '2026-11-01T00:00:00Z', enabledAt: '2026-11-10T00:00:00Z' }
  const webhook = { status: 'WEBHOOK_STATUS_ENABLED', ...since } as const

  test('H8: a webhook without any success is disabled a week after it was enabled', () => {
    expect(autoDisables(webhook, '2026-11-16T23:59:59Z')).toBe(false)
    expect(autoDisables(webhook, '2026-11-17T00:00:00Z')).toBe(true)
    expect(autoDisables({ ...webhook, status: 'WEBHOOK_STATUS_DISABLED' }, '2026-11-17T00:00:00Z')).toBe(
      false,
    )
  })

  test('H7: creating an existing webhook again is an internal error', () => {
    for (const status of ['WEBHOOK_STATUS_ENABLED', 'WEBHOOK_STATUS_DISABLED'] as const)
      expect(outcomeOf(subscriptionTransition(status, 'create'))).toEqual(['internal'])
  })
})
