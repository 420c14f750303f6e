import { deliveriesOf, eventBody, eventsOf, type EventDocument, type Webhook } from 'quotewright/service'
import type { Host } from './host.ts'
import type { StoredDocument } from './store/documents.ts'
import type { WrittenWith } from './store/keep-document.ts'
import { idFor } from './store/new-id.ts'

/** Returns the events of a write and their deliveries. The statement that stores the document stores them too. */
export function announced(
  host: Host,
  operation: string,
  webhooks: readonly Webhook[],
  before: StoredDocument | undefined,
  after: StoredDocument,
  now: string,
): WrittenWith {
  const was = before === undefined ? null : eventDocumentOf(before)
  const stamp = { id: idFor(host, 'event'), now }
  const ids = webhooks.map(() => idFor(host, 'webhookDelivery'))
  const events = eventsOf(operation, was, eventDocumentOf(after), stamp)
  return {
    events: events.map((event) => ({ id: event.id, body: eventBody(event) })),
    deliveries: events.flatMap((event) => {
      const deliveries = deliveriesOf(event, webhooks, ids, now)
      if (!deliveries.ok) throw new Error(deliveries.refusal.message)
      return deliveries.value
    }),
  }
}

function eventDocumentOf({ kind, id, resource, isArchived }: StoredDocument): EventDocument {
  const { statusId, isSubmitted } = resource
  return {
    [`${kind}Id`]: id,
    isArchived,
    isSubmitted: isSubmitted === true,
    ...(typeof statusId === 'string' && { statusId }),
  }
}
