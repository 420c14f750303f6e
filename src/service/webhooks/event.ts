import type { EventType } from '../data/events.js'
import { operations } from '../data/operations.js'
import { orElse } from '../../problem/or-else.js'
import { millisecondsOf, writeTimestamp, type Timestamp } from '../ids/timestamp.js'

/** Something that happened to an order or a quote, as webhooks hear of it (H10). */
export interface WebhookEvent {
  /** The id of the event, the same in every attempt (H14). */
  readonly id: string
  /** The type of the event; `ping` is that of a test (H21). */
  readonly type: EventType | 'ping'
  /** When it happened. */
  readonly occurredAt: Timestamp
  /** The order or the quote that it happened to; a ping has none. */
  readonly subject?: EventSubject
  /** What it was before, of a transition. */
  readonly previous?: EventPrevious
}

/** What an event is about: an order or a quote, by its id (H10). */
export interface EventSubject {
  /** Whether it is an order or a quote. */
  readonly kind: 'order' | 'quote'
  /** The id of the order or the quote. */
  readonly id: string
}

/** What was before a transition (H10): the status, the quote that became an order, or whether it was archived. */
export type EventPrevious =
  | {
      /** The status before; null when there was none. */
      readonly statusId: string | null
    }
  | {
      /** The id of the quote. */
      readonly quoteId: string
    }
  | {
      /** Whether it was archived before. */
      readonly isArchived: boolean
    }

/** What an event is worked out from: an order or a quote before or after a write. */
export interface EventDocument {
  /** The id of an order. */
  readonly orderId?: string
  /** The id of a quote. */
  readonly quoteId?: string
  /** The workflow status of an order. */
  readonly statusId?: string | null
  /** Whether it is archived. */
  readonly isArchived?: boolean
  /** Whether it is submitted or sent. */
  readonly isSubmitted?: boolean
}

/** The id and the time of an event that is made (H9). */
export interface EventStamp {
  /** The id of the event. */
  readonly id: string
  /** When the write happened. */
  readonly now: Timestamp
}

/**
 * The events that a write emits (H9): one for a write whose operation lists an event, none for any other. A
 * write of the host's own, which is no operation, is `application`: its event follows from what changed. `before` is null
 * for what is created.
 *
 * @example
 * import { eventsOf } from 'quotewright/service'
 *
 * const stamp = { id: 'evt_1', now: '2026-11-20T09:30:00.125Z' }
 * const events = eventsOf('application', { orderId: 'order_1', statusId: 'a' }, { orderId: 'order_1', statusId: 'b' }, stamp)
 * assert.deepEqual(events.map(({ type, previous }) => [type, previous]), [['order.status_changed', { statusId: 'a' }]])
 */
export function eventsOf(
  operation: string,
  before: EventDocument | null,
  after: EventDocument,
  stamp: EventStamp,
): readonly WebhookEvent[] {
  return orElse([], () => {
    const { id, now } = stamp
    const subject = subjectOf(after)
    if (subject === undefined) return []
    const types =
      operation === 'application'
        ? changesOf(before, after, subject.kind)
        : (operations.find((one) => one.id === operation)?.events ?? []).map((type) => ({ type }))
    return types.map((change) => ({ id, ...change, occurredAt: now, subject }))
  })
}

/**
 * The event that tests a webhook (H21): of type `ping`, about nothing.
 *
 * @example
 * import { eventBody, pingEvent } from 'quotewright/service'
 *
 * assert.equal(
 *   eventBody(pingEvent('evt_1', '2026-11-20T09:30:00Z')),
 *   '{"id":"evt_1","type":"ping","occurred_at":"2026-11-20T09:30:00.000Z","data":{}}',
 * )
 */
export function pingEvent(id: string, now: Timestamp): WebhookEvent {
  return { id, type: 'ping', occurredAt: now }
}

/**
 * The body of an event's requests (H10): JSON without spaces, with `id`, `type`, `occurred_at` and `data` in this order. It
 * is kept, and every attempt sends these bytes (H11). It is empty when the event is none.
 */
export function eventBody(event: WebhookEvent): string {
  return orElse('', () => {
    const { id, type, occurredAt, subject, previous } = event
    const named = subject === undefined ? {} : { [subject.kind]: { id: subject.id } }
    const data = { ...named, ...(previous === undefined ? {} : { previous: previousInBody(previous) }) }
    const milliseconds = millisecondsOf(occurredAt)
    if (milliseconds === undefined || typeof id !== 'string' || typeof type !== 'string') return ''
    return JSON.stringify({ id, type, occurred_at: writeTimestamp(milliseconds), data })
  })
}

function previousInBody(previous: EventPrevious): object {
  if ('statusId' in previous) return { status_id: previous.statusId }
  if ('quoteId' in previous) return { quote: { id: previous.quoteId } }
  return { archived: previous.isArchived }
}

function subjectOf({ orderId, quoteId }: EventDocument): EventSubject | undefined {
  if (typeof orderId === 'string') return { kind: 'order', id: orderId }
  return typeof quoteId === 'string' ? { kind: 'quote', id: quoteId } : undefined
}

/** The one event of a change, the rarest first (H9, H10); none of an archived quote, since there is none for it (S1). */
function changesOf(
  before: EventDocument | null,
  after: EventDocument,
  kind: EventSubject['kind'],
): readonly Pick<WebhookEvent, 'type' | 'previous'>[] {
  if (before === null) return [{ type: `${kind}.created` }]
  if (kind === 'order' && before.orderId === undefined && before.quoteId !== undefined)
    return [{ type: 'quote.converted_to_order', previous: { quoteId: before.quoteId } }]
  const [wasArchived, isArchived] = [before.isArchived === true, after.isArchived === true]
  if (wasArchived !== isArchived)
    return kind === 'quote' ? [] : [{ type: 'order.archived', previous: { isArchived: wasArchived } }]
  if (kind === 'quote') {
    const isSent = after.isSubmitted === true && before.isSubmitted !== true
    return [{ type: isSent ? 'quote.status_changed' : 'quote.updated' }]
  }
  const [old, fresh] = [before.statusId ?? null, after.statusId ?? null]
  return old === fresh
    ? [{ type: 'order.updated' }]
    : [{ type: 'order.status_changed', previous: { statusId: old } }]
}
