import { describe, expect, test } from 'vitest'
import {
  eventsOf,
  matchesFilter,
  parseListQuery,
  subscriptionTransition,
  type EventDocument,
} from '../../../src/entries/service.js'

const NOW = '2026-11-20T09:30:00.125Z'

describe('states, events and deliveries of webhooks', () => {
  const stamp = { id: 'evt_1', now: NOW }
  const eventOf = (before: EventDocument, after: EventDocument): unknown =>
    eventsOf('application', before, after, stamp).map(({ type, previous }) => [type, previous])

  test('H7: a webhook is enabled, disabled or deleted, and only a creation restores a deleted webhook', () => {
    const happened = ['enable', 'disable', 'auto_disable', 'delete'] as const
    for (const state of ['WEBHOOK_STATUS_ENABLED', 'WEBHOOK_STATUS_DISABLED'] as const) {
      const states = happened.map((event) => subscriptionTransition(state, event))
      expect(states.map((after) => after.ok && after.value)).toEqual([
        'WEBHOOK_STATUS_ENABLED',
        'WEBHOOK_STATUS_DISABLED',
        'WEBHOOK_STATUS_DISABLED',
        'gone',
      ])
    }
    for (const event of happened) {
      const after = subscriptionTransition('gone', event)
      expect(after.ok ? '' : after.refusal.type).toBe('not_found')
    }
    expect(subscriptionTransition('gone', 'create')).toEqual({ ok: true, value: 'WEBHOOK_STATUS_ENABLED' })
    const again = subscriptionTransition('WEBHOOK_STATUS_ENABLED', 'create')
    expect(again.ok ? '' : again.refusal.type).toBe('internal')
    expect(() => subscriptionTransition('WEBHOOK_STATUS_UNSPECIFIED', 'create')).toThrow(/^state must/)
  })

  test('H9: a conversion is one event, whatever else changes', () => {
    const order = { orderId: 'order_1', statusId: 'in', isSubmitted: true, isArchived: true }
    expect(eventOf({ quoteId: 'quote_1', isSubmitted: true }, order)).toEqual([
      ['quote.converted_to_order', { quoteId: 'quote_1' }],
    ])
  })

  test('H9: the event of archiving or restoring an order has the previous flag, and a quote has no such event', () => {
    const order = { orderId: 'order_1', statusId: 'a' }
    expect(eventOf(order, { ...order, isArchived: true, statusId: 'b' })).toEqual([
      ['order.archived', { isArchived: false }],
    ])
    expect(eventOf({ ...order, isArchived: true }, order)).toEqual([['order.archived', { isArchived: true }]])
    expect(eventOf({ quoteId: 'quote_1' }, { quoteId: 'quote_1', isArchived: true })).toEqual([])
  })

  test('H23: a delivery matches only if all filters match', () => {
    const sent = {
      webhookId: 'webhook_1',
      state: '1',
      createdAfter: NOW,
      createdBefore: '2026-11-21T00:00:00Z',
    }
    const query = parseListQuery('ListWebhookDeliveries', sent)
    const filters = { ...sent, state: 'DELIVERY_STATE_PENDING' } as const
    expect(query.ok && query.value.filters).toEqual(filters)
    const delivery = { webhookId: 'webhook_1', state: 'DELIVERY_STATE_PENDING', createdAt: NOW } as const
    for (const [changed, isIn] of [
      [{}, true],
      [{ webhookId: 'webhook_2' }, false],
      [{ state: 'DELIVERY_STATE_EXHAUSTED' }, false],
      [{ createdAt: '2026-11-20T09:30:00.124999999Z' }, false],
      [{ createdAt: '2026-11-21T00:00:00Z' }, false],
      [{ createdAt: '2026-11-20T23:59:59.999999999Z' }, true],
    ] as const) {
      const row = { ...delivery, ...changed }
      expect(query.ok && matchesFilter(row, query.value), JSON.stringify(changed)).toBe(isIn)
    }
  })
})
