import { fieldOf } from '../../engine/host-object.js'
import { eventTypes, type EventType } from '../data/events.js'
import { operations } from '../data/operations.js'
import { hostTime, type Timestamp } from '../ids/timestamp.js'
import * as check from '../host-argument.js'
import { hostOperation } from '../host-operation.js'

/** An event of an order or a quote, for webhooks (H10). */
export interface WebhookEvent {
  /** The id of the event, the same in every attempt (H14). */
  readonly id: string
  /** The type of the event. `ping` is a test (H21). */
  readonly type: EventType | 'ping'
  /** The time at which it happened. */
  readonly occurredAt: Timestamp
  /** The order or quote that the event is about. Absent only for a ping. */
  readonly subject?: EventSubject
  /** The value before a transition. Absent for other events (H10). */
  readonly previous?: EventPrevious
}

/** The subject of an event: an order or a quote, by its id (H10). */
export interface EventSubject {
  /** Whether it is an order or a quote. */
  readonly kind: 'order' | 'quote'
  /** The id of the order or the quote. */
  readonly id: string
}

/** The value before a transition (H10): the status, the quote that became an order, or the archive flag. */
export type EventPrevious =
  | {
      /** The earlier status, or null if the order had no status. */
      readonly statusId: string | null
    }
  | {
      /** The id of the quote. */
      readonly quoteId: string
    }
  | {
      /** Whether the order was archived before. */
      readonly isArchived: boolean
    }

/** The fields of an order or a quote that decide its events, before or after a write. */
export interface EventDocument {
  /** The id of an order. */
  readonly orderId?: string
  /** The id of a quote. */
  readonly quoteId?: string
  /** The workflow status of an order. */
  readonly statusId?: string | null
  /** Whether it is archived. */
  readonly isArchived?: boolean
  /** Whether an order is submitted, or a quote sent to the customer. */
  readonly isSubmitted?: boolean
}

/** The id and the time of a new event (H9). */
export interface EventStamp {
  /** The id of the event. */
  readonly id: string
  /** The time of the write. */
  readonly now: Timestamp
}

const DOCUMENT = check.record({
  orderId: check.optional(check.text),
  quoteId: check.optional(check.text),
  statusId: check.optional(check.nullable(check.text)),
  isArchived: check.optional(check.flag),
  isSubmitted: check.optional(check.flag),
})

export const hostEventType = check.oneOf([...eventTypes, 'ping'])

export const hostEvent = check.record({
  id: check.text,
  type: hostEventType,
  occurredAt: hostTime,
  subject: check.anything,
  previous: check.optional((value, name) => {
    PREVIOUS(value, name)
    const given = Object.values(value as object).filter((one) => one !== undefined)
    check.mustBe('an object with only one of statusId, quoteId and isArchived', () => given.length === 1)(
      value,
      name,
    )
  }),
})

const PREVIOUS = check.facts({
  statusId: check.optional(check.nullable(check.text)),
  quoteId: check.optional(check.text),
  isArchived: check.optional(check.flag),
})

/**
 * Returns the events that a write emits (H9): one if the operation lists an event, otherwise none. For a
 * write in the host's own application, pass `application`: the change then decides the event, if any.
 * `before` is null for a new document.
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
  check.nullable(DOCUMENT)(before, 'before')
  DOCUMENT(after, 'after')
  check.facts({ id: check.text, now: hostTime })(stamp, 'stamp')
  const { id, now } = stamp
  const listed = operations.find((one) => one.id === operation)?.events ?? []
  if (operation !== 'application' && listed.length === 0) return []
  const subject = subjectOf(after)
  if (subject === undefined) throw new TypeError('after must have an orderId or a quoteId.')
  if (listed.some((type) => !type.startsWith(`${subject.kind}.`)))
    throw new TypeError(`after must be what ${operation} writes, not the ${subject.kind} ${subject.id}.`)
  const types =
    operation === 'application' ? changesOf(before, after, subject.kind) : listed.map((type) => ({ type }))
  return types.map((change) => ({ id, ...change, occurredAt: now, subject }))
}

/**
 * Returns the event that tests a webhook (H21): of type `ping`, without a subject.
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
  check.text(id, 'id')
  hostTime(now, 'now')
  return { id, type: 'ping', occurredAt: now }
}

function subjectOf(document: EventDocument): EventSubject | undefined {
  const [orderId, quoteId] = [fieldOf(document, 'orderId'), fieldOf(document, 'quoteId')]
  if (typeof orderId === 'string') return { kind: 'order', id: orderId }
  return typeof quoteId === 'string' ? { kind: 'quote', id: quoteId } : undefined
}

/** Follows the order of H9. Archiving or unarchiving a quote has no event (S1). */
function changesOf(
  before: EventDocument | null,
  after: EventDocument,
  kind: EventSubject['kind'],
): readonly Pick<WebhookEvent, 'type' | 'previous'>[] {
  if (before === null) return [{ type: `${kind}.created` }]
  const quoteId = fieldOf(before, 'quoteId')
  if (kind === 'order' && fieldOf(before, 'orderId') === undefined && quoteId !== undefined)
    return [{ type: 'quote.converted_to_order', previous: { quoteId } }]
  const hasFlag = (document: EventDocument, flag: 'isArchived' | 'isSubmitted'): boolean =>
    fieldOf(document, flag) === true
  const [wasArchived, isArchived] = [hasFlag(before, 'isArchived'), hasFlag(after, 'isArchived')]
  if (wasArchived !== isArchived)
    return kind === 'quote' ? [] : [{ type: 'order.archived', previous: { isArchived: wasArchived } }]
  const becomesSubmitted = hasFlag(after, 'isSubmitted') && !hasFlag(before, 'isSubmitted')
  if (kind === 'quote') {
    return [{ type: becomesSubmitted ? 'quote.status_changed' : 'quote.updated' }]
  }
  // S1: submitting a draft sets its first status. Both changes are one event.
  if (becomesSubmitted) return [{ type: 'order.updated' }]
  const [old, fresh] = [fieldOf(before, 'statusId') ?? null, fieldOf(after, 'statusId') ?? null]
  return old === fresh
    ? [{ type: 'order.updated' }]
    : [{ type: 'order.status_changed', previous: { statusId: old } }]
}
