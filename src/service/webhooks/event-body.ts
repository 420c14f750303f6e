import { fieldOf } from '../../engine/host-object.js'
import { isObject } from '../../wire/object.js'
import { millisecondsOf, writeTimestamp } from '../ids/timestamp.js'
import * as check from '../host-argument.js'
import { type WebhookEvent, type EventPrevious, hostEvent } from './event.js'

const SUBJECT = check.facts({
  kind: check.oneOf(['order', 'quote']),
  id: check.filledText,
})

type PreviousField = 'statusId' | 'quoteId' | 'isArchived'

// H10: events of other types have no `previous`.
const PREVIOUS_FIELDS: Readonly<Partial<Record<WebhookEvent['type'], PreviousField>>> = {
  'order.status_changed': 'statusId',
  'order.archived': 'isArchived',
  'quote.converted_to_order': 'quoteId',
}

/**
 * Returns the body of an event's requests (H10): JSON without spaces, with `id`, `type`, `occurred_at` and
 * `data` in this order. Store it: every attempt sends these bytes (H11). Throws a TypeError for an event
 * without a subject, unless it is a ping, and for one whose `previous` does not suit its type.
 *
 * @example
 * import { eventBody } from 'quotewright/service'
 *
 * const body = eventBody({ id: 'evt_1', type: 'ping', occurredAt: '2026-11-20T09:30:00.000Z' })
 * assert.equal(body, '{"id":"evt_1","type":"ping","occurred_at":"2026-11-20T09:30:00.000Z","data":{}}')
 */
export function eventBody(event: WebhookEvent): string {
  hostEvent(event, 'event')
  const { id, type, occurredAt } = event
  const [subject, before] = [fieldOf(event, 'subject'), fieldOf(event, 'previous')]
  // H10, H21
  const checkSubject = type === 'ping' ? check.optional(SUBJECT) : SUBJECT
  checkSubject(subject, 'event.subject')
  checkPrevious(type)(before, 'event.previous')
  // H10: null means that the order had no status before.
  const previous = before ?? (type === 'order.status_changed' ? { statusId: null } : undefined)
  const named = subject === undefined ? {} : { [subject.kind]: { id: subject.id } }
  const data = { ...named, ...(previous === undefined ? {} : { previous: previousInBody(previous) }) }
  return JSON.stringify({ id, type, occurred_at: writeTimestamp(millisecondsOf(occurredAt) ?? 0), data })
}

function checkPrevious(type: WebhookEvent['type']): check.Check {
  const field = PREVIOUS_FIELDS[type]
  if (field === undefined) return check.mustBe(`left out for ${type}`, (previous) => previous === undefined)
  const hasField = (previous: unknown): boolean =>
    isObject(previous) && Object.hasOwn(previous, field) && previous[field] !== undefined
  const checkField = check.mustBe(`an object with ${field}`, hasField)
  return field === 'statusId' ? check.optional(checkField) : checkField
}

function previousInBody(previous: EventPrevious): object {
  const { statusId, quoteId, isArchived } = previous as Partial<Record<PreviousField, unknown>>
  if (statusId !== undefined) return { status_id: statusId }
  return quoteId === undefined ? { archived: isArchived } : { quote: { id: quoteId } }
}
