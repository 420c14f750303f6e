import { describe, expect, test } from 'vitest'
import type { eventBody } from '../../../src/entries/service.js'
import {
  autoDisables,
  deliveriesOf,
  deliveryAfter,
  deliveryView,
  isDue,
  isRetained,
  isSuccess,
  nextAttemptAt,
  responseSnippet,
  subscriptionTransition,
  type Decision,
  type Delivery,
} from '../../../src/entries/service.js'

type WebhookEvent = Parameters<typeof eventBody>[0]

const NOW = '2026-11-20T09:30:05Z'
const EVENT: WebhookEvent = {
  ...{ id: 'evt_1', type: 'order.created', occurredAt: NOW },
  subject: { kind: 'order', id: 'order_1' },
}
const ENABLED = { webhookId: 'a', status: 'WEBHOOK_STATUS_ENABLED', eventTypes: ['order.created'] } as const
const DELIVERY: Delivery = {
  deliveryId: 'whdel_1',
  webhookId: 'a',
  eventId: 'evt_1',
  eventType: 'order.created',
  state: 'DELIVERY_STATE_PENDING',
  attemptCount: 0,
  nextAttemptAt: NOW,
  lastStatusCode: 0,
  lastResponseSnippet: '',
  createdAt: NOW,
  body: `{"id":"evt_1","type":"order.created","occurred_at":"2026-11-20T09:30:05.000Z","data":{"order":{"id":"order_1"}}}`,
}
const typeOf = (decision: Decision<unknown>): unknown =>
  decision.ok ? decision.value : decision.refusal.type

describe('H15 to H19: deliveries', () => {
  test('H15: each webhook gets one delivery, in the order of the webhooks', () => {
    const other = { ...ENABLED, webhookId: 'b' }
    expect(deliveriesOf(EVENT, [ENABLED, other], ['whdel_1', 'whdel_2', 'unused'], NOW)).toEqual({
      ok: true,
      value: [DELIVERY, { ...DELIVERY, deliveryId: 'whdel_2', webhookId: 'b' }],
    })
    expect(deliveriesOf(EVENT, [], [], NOW)).toEqual({ ok: true, value: [] })
  })

  test('H15, H17: an attempt leaves a delivery succeeded, pending or exhausted, and records the answer', () => {
    const { nextAttemptAt: _planned, ...kept } = DELIVERY
    expect(deliveryAfter(DELIVERY, { status: 204, body: 'thanks' }, NOW)).toEqual({
      ...kept,
      ...{ state: 'DELIVERY_STATE_SUCCEEDED', attemptCount: 1, lastAttemptedAt: NOW },
      ...{ lastStatusCode: 204, lastResponseSnippet: 'thanks' },
    })
    expect(deliveryAfter(DELIVERY, { failed: 'timeout' }, NOW)).toEqual({
      ...kept,
      ...{ state: 'DELIVERY_STATE_PENDING', attemptCount: 1, lastAttemptedAt: NOW },
      ...{ nextAttemptAt: '2026-11-20T09:31:05.000Z', lastStatusCode: 0, lastResponseSnippet: '' },
    })
    const last = deliveryAfter({ ...DELIVERY, attemptCount: 5 }, { status: 500, body: 'no' }, NOW)
    expect(last).toEqual({
      ...kept,
      ...{ state: 'DELIVERY_STATE_EXHAUSTED', attemptCount: 6, lastAttemptedAt: NOW },
      ...{ lastStatusCode: 500, lastResponseSnippet: 'no' },
    })
  })

  test('H15: attempts count up to six, and a fractional status counts as absent', () => {
    const after = (attemptCount: number) =>
      deliveryAfter({ ...DELIVERY, attemptCount }, { failed: 'timeout' }, NOW)
    expect([0, 1, 5, 9].map((count) => after(count).attemptCount)).toEqual([1, 2, 6, 6])
    const strange = deliveryAfter(DELIVERY, { status: 200.5, body: '' }, NOW)
    expect([strange.lastStatusCode, strange.state]).toEqual([0, 'DELIVERY_STATE_PENDING'])
  })

  test('H16: a next attempt exists only after one to five failed attempts', () => {
    expect([0, 5, 6, 7].map((count) => nextAttemptAt(count, NOW))).toEqual([
      ...[null, '2026-11-20T17:30:05.000Z', null, null],
    ])
  })

  test('H17: a snippet has at most 1,000 characters', () => {
    expect([999, 1000, 1001, 1500, 2500].map((length) => responseSnippet('a'.repeat(length)).length)).toEqual(
      [...[999, 1000, 1000, 1000, 1000]],
    )
  })

  test('H18: only a status of 200 to 299 is a success', () => {
    expect([199, 200, 299, 300, 200.5].map(isSuccess)).toEqual([false, true, true, false, false])
  })

  test('H19: only a pending delivery is due, and it needs a time of its next attempt', () => {
    expect(isDue(DELIVERY, ENABLED, NOW)).toBe(true)
    expect(isDue({ ...DELIVERY, state: 'DELIVERY_STATE_SUCCEEDED' }, ENABLED, NOW)).toBe(false)
    const { nextAttemptAt: _planned, ...unplanned } = DELIVERY
    expect(() => isDue(unplanned, ENABLED, NOW)).toThrow(/^delivery\.nextAttemptAt must be/)
  })
})

describe('H7, H8, H22, H23: records', () => {
  test('H23: a delivery is retained at the time of its creation', () => {
    expect(isRetained({ createdAt: NOW }, NOW)).toBe(true)
  })

  test('H22: the view of a delivery omits the body', () => {
    const { body: _body, ...view } = DELIVERY
    expect(deliveryView(DELIVERY)).toEqual(view)
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
    expect(typeOf(subscriptionTransition('WEBHOOK_STATUS_DISABLED', 'create'))).toBe('internal')
    expect(typeOf(subscriptionTransition('WEBHOOK_STATUS_DISABLED', 'enable'))).toBe('WEBHOOK_STATUS_ENABLED')
  })
})
