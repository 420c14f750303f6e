import { describe, expect, test } from 'vitest'
import {
  documentTransition,
  eventsOf,
  parseDocumentFacts,
  searchKey,
  shownFacts,
} from '../../../src/entries/service.js'
import { outcomeOf, refusalOf } from '../outcome.js'
import { SUBMITTED } from '../states.js'

const STAMP = { id: 'evt_1', now: '2026-11-20T09:30:00.125Z' }

describe('W8: facts that change outside the operations', () => {
  test('W8: a new order shows three unspecified facts, and a new quote one', () => {
    expect(shownFacts('order', {})).toEqual({
      paymentStatus: 'PAYMENT_STATUS_UNSPECIFIED',
      receivedStatus: 'RECEIVED_STATUS_UNSPECIFIED',
      fulfilmentMethod: 'FULFILMENT_METHOD_UNSPECIFIED',
    })
    expect(shownFacts('quote', { requiredBy: '2026-12-01T00:00:00Z' })).toEqual({
      fulfilmentMethod: 'FULFILMENT_METHOD_UNSPECIFIED',
      requiredBy: '2026-12-01T00:00:00Z',
    })
  })

  test('W8: names and integers are read, null is omitted, and a quote has no payment status', () => {
    const stated = {
      paymentStatus: 3,
      receivedStatus: 'RECEIVED_STATUS_DELIVERED',
      fulfilmentMethod: null,
      requiredBy: '2026-12-01T07:00:00+10:00',
    }
    expect(outcomeOf(parseDocumentFacts('order', stated))).toEqual({
      paymentStatus: 'PAYMENT_STATUS_PAID',
      receivedStatus: 'RECEIVED_STATUS_DELIVERED',
      requiredBy: '2026-12-01T07:00:00+10:00',
    })
    expect(outcomeOf(parseDocumentFacts('quote', stated))).toEqual({
      requiredBy: '2026-12-01T07:00:00+10:00',
    })
  })

  test('W8, E5: all problems are reported together, in the order of the request', () => {
    expect(refusalOf(parseDocumentFacts('order', { requiredBy: 'soon', paymentStatus: 'PAID' }))).toBe(
      'validation_failure: invalid_timestamp required_by, unknown_enum_value payment_status',
    )
  })

  test('S1: stating facts updates any document that is not archived', () => {
    const event = { type: 'setFacts' } as const
    expect(outcomeOf(documentTransition(SUBMITTED, event))).toEqual({
      state: SUBMITTED,
      effects: [{ event: 'order.updated' }],
    })
    expect(outcomeOf(documentTransition({ ...SUBMITTED, kind: 'quote' }, event))).toMatchObject({
      effects: [{ event: 'quote.updated' }],
    })
    expect(documentTransition({ ...SUBMITTED, isArchived: true }, event).ok).toBe(false)
  })

  test('S1, H9: an order that is submitted has one event, although it gets its first status', () => {
    const draft = { orderId: 'order_1', isSubmitted: false }
    const submitted = { orderId: 'order_1', isSubmitted: true, statusId: 'in' }
    const [event, ...others] = eventsOf('application', draft, submitted, STAMP)
    expect([event?.type, event?.previous, others]).toEqual(['order.updated', undefined, []])
    const [moved] = eventsOf('application', submitted, { ...submitted, statusId: 'cut' }, STAMP)
    expect([moved?.type, moved?.previous]).toEqual(['order.status_changed', { statusId: 'in' }])
  })

  test('P8: a search key is in lower case', () => {
    expect(searchKey('ÄRGER in Shed 7')).toBe('ärger in shed 7')
  })
})
