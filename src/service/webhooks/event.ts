import { eventTypes, type EventType } from '../data/events.js'
import { operations } from '../data/operations.js'
import { hostTime, type Timestamp } from '../ids/timestamp.js'
import {
  mustBe,
  hostText,
  hostFlag,
  hostName,
  hostOptional,
  hostRecord,
  hostFacts,
  hostNullable,
  hostValue,
} from '../host-argument.js'
import { hostOperation } from '../host-operation.js'

/** Something that happened to an order or a quote, as webhooks hear of it (H10). */
export interface WebhookEvent {
  /** The id of the event, the same in every attempt (H14). */
  readonly id: string
  /** The type of the event; `ping` is that of a test (H21). */
  readonly type: EventType | 'ping'
  /** When it happened. */
  readonly occurredAt: Timestamp
  /** The order or the quote that it happened to. Only a ping has none. */
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

const DOCUMENT = hostRecord({
  orderId: hostOptional(hostText),
  quoteId: hostOptional(hostText),
  statusId: hostOptional(hostNullable(hostText)),
  isArchived: hostOptional(hostFlag),
  isSubmitted: hostOptional(hostFlag),
})

/** The type of an event, of a ping too. */
export const hostEventType = hostName([...eventTypes, 'ping'])

/** An event, as the host passes it. */
export const hostEvent = hostRecord({
  id: hostText,
  type: hostEventType,
  occurredAt: hostTime,
  subject: hostValue,
  previous: hostOptional((value, name) => {
    PREVIOUS(value, name)
    const said = Object.values(value as object).filter((one) => one !== undefined)
    mustBe('one of statusId, quoteId and isArchived', () => said.length === 1)(value, name)
  }),
})

const PREVIOUS = hostFacts({
  statusId: hostOptional(hostNullable(hostText)),
  quoteId: hostOptional(hostText),
  isArchived: hostOptional(hostFlag),
})

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
  if (operation !== 'application') hostOperation(operation, 'operation')
  hostNullable(DOCUMENT)(before, 'before')
  DOCUMENT(after, 'after')
  hostFacts({ id: hostText, now: hostTime })(stamp, 'stamp')
  const { id, now } = stamp
  const listed = operations.find((one) => one.id === operation)?.events ?? []
  if (operation !== 'application' && listed.length === 0) return []
  const subject = subjectOf(after)
  if (subject === undefined) throw new TypeError('after must have an orderId or a quoteId.')
  const types =
    operation === 'application' ? changesOf(before, after, subject.kind) : listed.map((type) => ({ type }))
  return types.map((change) => ({ id, ...change, occurredAt: now, subject }))
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
  hostText(id, 'id')
  hostTime(now, 'now')
  return { id, type: 'ping', occurredAt: now }
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
