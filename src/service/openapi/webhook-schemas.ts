import { eventTypes } from '../data/events.js'
import { flag, object, text, timestamp, completeObject, type Schema } from './schema-parts.js'

// H10
const PREVIOUS: Readonly<Record<string, Schema>> = {
  'order.status_changed': completeObject({ status_id: { type: ['string', 'null'] } }),
  'order.archived': completeObject({ archived: flag }),
  'quote.converted_to_order': completeObject({ quote: completeObject({ id: text() }) }),
}

// H10 to H13, H21
export function webhookObjects(): Schema {
  return Object.fromEntries([...eventTypes, 'ping'].map((type) => [type, webhookObject(type)]))
}

function webhookObject(type: string): Schema {
  const body = completeObject({
    id: text(),
    type: { const: type },
    occurred_at: timestamp,
    data: dataOf(type),
  })
  return {
    post: {
      // Valid in URLs and in programming languages: onOrderStatusChanged.
      operationId: `on${type.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase())}`,
      summary: type === 'ping' ? 'A test of a webhook' : `The event ${type}`,
      security: [],
      tags: ['Webhooks'],
      parameters: HEADERS,
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
      responses: { '2XX': { description: type === 'ping' ? 'Accepted.' : ACCEPTED_EVENT } },
    },
  }
}

const ACCEPTED_EVENT = 'Accepted. After any other answer the service tries again, up to six attempts (H16).'

// H10, H21
function dataOf(type: string): Schema {
  if (type === 'ping') return object({})
  const subject = type.startsWith('order.') || type.endsWith('_to_order') ? 'order' : 'quote'
  const previous = PREVIOUS[type]
  return completeObject({
    [subject]: completeObject({ id: text() }),
    ...(previous === undefined ? {} : { previous }),
  })
}

/** Lacks `Content-Type`, which `content` states (H12). */
const HEADERS: readonly Schema[] = ['X-Service-Event', 'X-Service-Signature', 'Date', 'User-Agent'].map(
  (name) => ({ name, in: 'header', required: true, schema: text() }),
)
