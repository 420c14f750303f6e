/** Compares the bodies of events with the schemas of webhooks, in both directions. */
import { describe, expect, test } from 'vitest'
import {
  documentTransition,
  eventBody,
  eventsOf,
  eventTypes,
  pingEvent,
  type EventDocument,
} from '../../../src/entries/service.js'
import { SUBMITTED } from '../states.ts'
import { closedWebhooks, SchemaValidators } from './schema-validators.ts'

type WebhookEvent = Parameters<typeof eventBody>[0]

type Json = Readonly<Record<string, unknown>>

const stamp = { id: 'evt_1', now: '2026-11-20T09:30:05Z' }
const byApplication = (before: EventDocument | null, after: EventDocument): readonly WebhookEvent[] =>
  eventsOf('application', before, after, stamp)
const order = { orderId: 'order_1' }
const quote = { quoteId: 'quote_1' }

const EVENTS: readonly WebhookEvent[] = [
  ...byApplication(null, order),
  ...byApplication(order, order),
  ...byApplication({ ...order, statusId: 'a' }, { ...order, statusId: 'b' }),
  ...byApplication(order, { ...order, statusId: 'b' }),
  ...byApplication({ ...order, statusId: 'a' }, order),
  ...byApplication(order, { ...order, isArchived: true }),
  ...byApplication(null, quote),
  ...byApplication(quote, quote),
  ...byApplication(quote, { ...quote, isSubmitted: true }),
  ...byApplication(quote, order),
  pingEvent('evt_1', stamp.now),
  // This event comes from a host that does not know the previous status.
  {
    id: 'evt_1',
    type: 'order.status_changed',
    occurredAt: stamp.now,
    subject: { kind: 'order', id: 'order_1' },
  },
]

const validators = new SchemaValidators(closedWebhooks())
const isValid = (type: string, body: unknown): boolean =>
  validators.at('webhooks', type, 'post', 'requestBody', 'content', 'application/json', 'schema')(body)
const bodyOf = (event: WebhookEvent): Json => JSON.parse(eventBody(event)) as Json

/** Returns copies of a body, each without one field at any depth. */
function lessOf(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => {
    const { [name]: _, ...others } = value as Json
    return [others, ...lessOf(one).map((less) => ({ ...value, [name]: less }))]
  })
}

describe('H10: the schema of an event body', () => {
  test('is tested with every event type', () => {
    expect(new Set(EVENTS.map(({ type }) => type))).toEqual(new Set([...eventTypes, 'ping']))
  })

  test.each(EVENTS.map((event) => [event.type, bodyOf(event)] as const))(
    'accepts for %s the body %j, and refuses it if a field is missing',
    (type, body) => {
      expect(isValid(type, body)).toBe(true)
      for (const less of lessOf(body)) expect(isValid(type, less), JSON.stringify(less)).toBe(false)
    },
  )

  test.each([[undefined], ['a']])(
    'accepts a status change from the status %j, with the previous status in it',
    (previousStatusId) => {
      const event = {
        type: 'setStatus',
        statusId: 'b',
        ...(previousStatusId === undefined ? {} : { previousStatusId }),
      }
      const changed = documentTransition(SUBMITTED, event as never)
      const [effect] = changed.ok ? changed.value.effects : []
      const data = { order: { id: 'order_1' }, previous: effect?.previous }
      const body = { id: 'evt_1', type: effect?.event, occurred_at: stamp.now, data }
      expect(isValid('order.status_changed', body)).toBe(true)
      expect(effect?.previous).toEqual({ status_id: previousStatusId ?? null })
    },
  )
})
