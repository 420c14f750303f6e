import { describe, expect, test } from 'vitest'
import {
  attemptRequest,
  deliveriesOf,
  deliveryAfter,
  deliveryView,
  webhookView,
  type Webhook,
} from '../../../src/entries/service.js'

const NOW = '2026-11-20T09:30:00.125Z'

describe('attempts and reads of webhooks', () => {
  const webhook: Webhook = {
    webhookId: 'webhook_1',
    url: 'https://example.com/hook',
    eventTypes: ['order.created'],
    status: 'WEBHOOK_STATUS_ENABLED',
    description: '',
    secret: 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
    createdAt: NOW,
    updatedAt: NOW,
    enabledAt: NOW,
  }
  const event = {
    id: 'evt_1',
    type: 'order.created',
    occurredAt: NOW,
    subject: { kind: 'order', id: 'order_1' },
  } as const
  const made = deliveriesOf(event, [webhook], ['whdel_1'], NOW)
  const delivery = made.ok ? made.value[0] : undefined

  test('H6: omit the secret and the host’s own fields in a read', () => {
    expect(Object.keys(webhookView(webhook)).sort()).toEqual(
      ['webhookId', 'url', 'eventTypes', 'status', 'description', 'createdAt', 'updatedAt'].sort(),
    )
  })

  test('H11: send the same body in every attempt, with its own time and signature', () => {
    if (delivery === undefined) throw new Error('there is no delivery')
    const [first, second] = [1795167005, 1795167065].map((seconds) =>
      attemptRequest(delivery, webhook, seconds),
    )
    if (first?.ok !== true || second?.ok !== true) throw new Error('an attempt cannot be made')
    expect(second.value.body).toBe(first.value.body)
    expect(second.value.headers['X-Service-Signature']).not.toBe(first.value.headers['X-Service-Signature'])
    expect([first.value.headers['Date'], second.value.headers['Date']]).toEqual([
      'Fri, 20 Nov 2026 09:30:05 GMT',
      'Fri, 20 Nov 2026 09:31:05 GMT',
    ])
    const failed = deliveryAfter(delivery, { status: 500, body: '' }, NOW)
    expect(failed.body).toBe(delivery.body)
  })

  test('H22: show a delivery with its event and without its body', () => {
    if (delivery === undefined) throw new Error('there is no delivery')
    expect(deliveryView(delivery)).toMatchObject({
      deliveryId: 'whdel_1',
      webhookId: 'webhook_1',
      eventId: 'evt_1',
      eventType: 'order.created',
      state: 'DELIVERY_STATE_PENDING',
      attemptCount: 0,
      createdAt: NOW,
    })
    expect(deliveryView(delivery)).not.toHaveProperty('body')
    const failed = deliveryAfter(delivery, { status: 500, body: '' }, NOW)
    expect([failed.deliveryId, failed.eventId]).toEqual(['whdel_1', 'evt_1'])
  })
})
