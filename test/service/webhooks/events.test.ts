import { describe, expect, test } from 'vitest'
import { eventBody, eventsOf, type EventDocument } from '../../../src/entries/service.js'

type WebhookEvent = Parameters<typeof eventBody>[0]

const NOW = '2026-11-20T09:30:00.125Z'
const STAMP = { id: 'evt_1', now: NOW }
const ORDER = { orderId: 'order_1', statusId: 'a' }
const QUOTE = { quoteId: 'quote_1' }
const event = (more: Partial<WebhookEvent>): WebhookEvent => ({
  id: 'evt_1',
  type: 'order.updated',
  occurredAt: NOW,
  subject: { kind: 'order', id: 'order_1' },
  ...more,
})

describe('H9, H10: events', () => {
  test('H9: an event of a quote that names an order throws', () => {
    expect(() => eventsOf('CreateQuote', null, ORDER, STAMP)).toThrow(/^after must be/)
    expect(() => eventsOf('CreateOrder', null, QUOTE, STAMP)).toThrow(/^after must be/)
  })

  test.each<[EventDocument | null, EventDocument, string, unknown]>([
    [null, ORDER, 'order.created', undefined],
    [null, QUOTE, 'quote.created', undefined],
    [QUOTE, { ...QUOTE, isSubmitted: true }, 'quote.status_changed', undefined],
    [{ ...QUOTE, isSubmitted: false }, { ...QUOTE, isSubmitted: true }, 'quote.status_changed', undefined],
    [{ ...QUOTE, isSubmitted: true }, { ...QUOTE, isSubmitted: true }, 'quote.updated', undefined],
    [{ ...QUOTE, isSubmitted: true }, QUOTE, 'quote.updated', undefined],
    [QUOTE, QUOTE, 'quote.updated', undefined],
    [{ ...QUOTE, statusId: 'a' }, { ...QUOTE, statusId: 'b' }, 'quote.updated', undefined],
    [ORDER, ORDER, 'order.updated', undefined],
    [ORDER, { ...ORDER, isSubmitted: true }, 'order.updated', undefined],
    [ORDER, { ...ORDER, statusId: 'b' }, 'order.status_changed', { statusId: 'a' }],
    [{ orderId: 'order_1' }, ORDER, 'order.status_changed', { statusId: null }],
    [ORDER, { orderId: 'order_1' }, 'order.status_changed', { statusId: 'a' }],
    [{ orderId: 'order_1', statusId: null }, { orderId: 'order_1' }, 'order.updated', undefined],
    [ORDER, { ...ORDER, isArchived: true }, 'order.archived', { isArchived: false }],
    [{ ...ORDER, isArchived: true }, { ...ORDER, isArchived: false }, 'order.archived', { isArchived: true }],
    [QUOTE, { orderId: 'order_1' }, 'quote.converted_to_order', { quoteId: 'quote_1' }],
    // An order that still names its former quote is an order.
    [{ ...ORDER, ...QUOTE }, ORDER, 'order.updated', undefined],
    [{ statusId: 'a' }, ORDER, 'order.updated', undefined],
  ])('H9: a change from %j to %j emits %s with the previous values %j', (before, after, type, previous) => {
    const kind = after.orderId === undefined ? 'quote' : 'order'
    expect(eventsOf('application', before, after, STAMP)).toEqual([
      {
        ...{ id: 'evt_1', type, occurredAt: NOW, subject: { kind, id: `${kind}_1` } },
        ...(previous === undefined ? {} : { previous }),
      },
    ])
  })

  test('H9: a create and a write have the event of their operation', () => {
    expect(eventsOf('CreateQuote', null, QUOTE, STAMP).map(({ type }) => type)).toEqual(['quote.created'])
    expect(eventsOf('AddOrderLineItem', ORDER, ORDER, STAMP).map(({ type }) => type)).toEqual([
      'order.updated',
    ])
  })

  test.each<[Partial<WebhookEvent>, string]>([
    [{ subject: { kind: 'order', id: 'order_1' } }, '{"order":{"id":"order_1"}}'],
    [{ subject: { kind: 'quote', id: 'quote_1' } }, '{"quote":{"id":"quote_1"}}'],
  ])('H10: an event with %j has the data %s', (more, data) => {
    expect(eventBody(event(more))).toBe(
      `{"id":"evt_1","type":"order.updated","occurred_at":"${NOW}","data":${data}}`,
    )
  })

  test('H10: an archived order has its previous value', () => {
    const archived = event({ type: 'order.archived', previous: { isArchived: false } })
    expect(eventBody(archived)).toContain('"previous":{"archived":false}')
  })

  test('H10: eventBody throws for an invalid event', () => {
    for (const wrong of [{ id: 5 }, { type: null }, { occurredAt: 'soon' }, { previous: 5 }])
      expect(() => eventBody({ ...event({}), ...wrong } as unknown as WebhookEvent)).toThrow(/^event\./)
  })
})
