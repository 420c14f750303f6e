import { deliveriesOf, eventBody, eventsOf, type EventDocument, type Webhook } from 'quotewright/service'
import type { Call, Write } from './call.ts'
import type { Host } from './host.ts'
import { addEvent, putDelivery } from './store/deliveries.ts'
import type { StoredDocument } from './store/documents.ts'
import { idFor } from './store/new-id.ts'
import { webhooksOf } from './store/webhooks.ts'

/** Keeps the event of an operation, and its deliveries, in the transaction of what it is about. */
export function emit(
  { host, caller, operation }: Call,
  write: Write,
  before: StoredDocument | undefined,
  after: StoredDocument,
): Promise<void> {
  return announce(host, write, caller.companyId, operation.id, before, after)
}

/** The same for any write: of an operation, or of the web application. */
export async function announce(
  host: Host,
  { query, now }: Write,
  companyId: string,
  operation: string,
  before: StoredDocument | undefined,
  after: StoredDocument,
): Promise<void> {
  const stamp = { id: idFor(host, 'event'), now }
  const was = before === undefined ? null : eventDocumentOf(before)
  const webhooks = await webhooksOf<Webhook>(query, companyId)
  const ids = webhooks.map(() => idFor(host, 'webhookDelivery'))
  for (const event of eventsOf(operation, was, eventDocumentOf(after), stamp)) {
    const deliveries = deliveriesOf(event, webhooks, ids, now)
    if (!deliveries.ok) throw new Error(deliveries.refusal.message)
    await addEvent(query, companyId, event.id, eventBody(event))
    for (const delivery of deliveries.value) await putDelivery(query, companyId, delivery)
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
