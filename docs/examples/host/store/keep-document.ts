import { searchKey } from 'quotewright/service'
import type { Query } from '../database.ts'
import { instantOf, type StoredDocument, type WritableDocument } from './documents.ts'
import { LostRecord, type Completion } from './requests.ts'
import { storable, type Resource } from './resources.ts'

/** Everything that a write stores with a document: events for webhooks, and the record of the request. */
export interface WrittenWith {
  readonly events: readonly { readonly id: string; readonly body: string }[]
  readonly deliveries: readonly object[]
  readonly completion?: Completion | undefined
}

/**
 * The last statement of a write. It gives the document its place in the feed, and an order its number. Until it is
 * committed, the company's other writes wait at the same statement, so that a feed shows writes in the order in
 * which they become readable. It does not wait for the disk; the request does that later (`onDisk`).
 */
const keep = (isHeld: string): string => `number as (
    update numbers set
      last_write_at = greatest($2::text, to_char((last_write_at::timestamptz + interval '1 millisecond')
                                                 at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
      order_number = order_number + case when $4 = 'order' and $23::bigint is null then 1 else 0 end
     where company_id = $1${isHeld} returning last_write_at, order_number),
  kept as (
    insert into documents (company_id, updated_at, id, kind, created_at, is_archived, is_invoiced, is_submitted,
        customer_id, status_id, status_name, search_key, label_ids, payment_status, received_status,
        fulfilment_method, required_by, conversation_id, labels, facts, request, resource, order_number)
    select $1, last_write_at, $3, $4, coalesce($5, last_write_at), $6, $7, $8, $9, $10, $11, $12, $13::jsonb, $14, $15,
        $16, $17, $18, $19::jsonb, $20::jsonb, $21::json, $22::json,
        case when $4 = 'order' then coalesce($23::bigint, order_number) end
      from number
    on conflict (company_id, id) do update set
      updated_at = excluded.updated_at, is_archived = excluded.is_archived, is_invoiced = excluded.is_invoiced,
      is_submitted = excluded.is_submitted, status_id = excluded.status_id, status_name = excluded.status_name,
      label_ids = excluded.label_ids, payment_status = excluded.payment_status,
      received_status = excluded.received_status, fulfilment_method = excluded.fulfilment_method,
      required_by = excluded.required_by, labels = excluded.labels, facts = excluded.facts,
      request = excluded.request, resource = excluded.resource
    returning created_at as "createdAt", updated_at as "updatedAt", order_number::text as "orderNumber"),
  announced as (
    insert into events (company_id, id, body)
    select $1, event->>'id', event->>'body' from kept, jsonb_array_elements($24::jsonb) event),
  queued as (
    insert into deliveries (company_id, id, webhook_id, event_id, created_at, next_attempt_at, resource)
    select $1, one->>'deliveryId', one->>'webhookId', one->>'eventId', one->>'createdAt', one->>'nextAttemptAt', one
      from kept, json_array_elements($25::json) one)
  select kept.*, set_config('synchronous_commit', 'off', true) from kept`
/** Without a request id, the records of requests are not touched, because they may be unavailable (J6). */
const KEEP_ALONE = `with ${keep('')}`
/** Nothing is stored if another attempt has replaced the record (J10). */
const KEEP_AND_COMPLETE = `with completed as (
    update request_records set record = $29::jsonb
     where api_key_id = $26 and request_id = $27 and record = $28::jsonb returning request_id),
  ${keep(' and exists (select from completed)')}`

/** Adds a document, or replaces the one with its id. Returns the stored document. */
export async function keepDocument<Kept extends WritableDocument>(
  query: Query,
  companyId: string,
  now: string,
  document: Kept,
  { events, deliveries, completion }: WrittenWith,
): Promise<Kept> {
  const { id, kind, createdAt, isArchived, isInvoiced, conversationId, labels, facts, resource } = document
  const [kept] = await query<Pick<StoredDocument, 'createdAt' | 'updatedAt' | 'orderNumber'>>(
    completion === undefined ? KEEP_ALONE : KEEP_AND_COMPLETE,
    [
      companyId,
      now,
      id,
      kind,
      createdAt === '' ? null : createdAt,
      isArchived,
      isInvoiced,
      resource['isSubmitted'] === true,
      textIn(resource, 'customerId'),
      textIn(resource, 'statusId'),
      textIn(resource, 'statusName'),
      storable(searchKey(textIn(resource, 'reference') ?? '')),
      JSON.stringify(labels.map(({ labelId }) => labelId)),
      textIn(facts, 'paymentStatus'),
      textIn(facts, 'receivedStatus'),
      textIn(facts, 'fulfilmentMethod'),
      instantOf(textIn(facts, 'requiredBy')),
      conversationId,
      JSON.stringify(labels),
      JSON.stringify(facts),
      JSON.stringify(document.request),
      JSON.stringify(resource),
      document.orderNumber,
      JSON.stringify(events),
      JSON.stringify(deliveries),
      ...(completion === undefined
        ? []
        : [
            completion.apiKeyId,
            completion.requestId,
            JSON.stringify(completion.old),
            JSON.stringify(completion.record),
          ]),
    ],
  )
  if (kept === undefined)
    throw completion === undefined ? new Error('A document was not kept.') : new LostRecord()
  const { updatedAt, orderNumber } = kept
  return { ...document, createdAt: kept.createdAt, updatedAt, orderNumber }
}

/**
 * Resolves when everything that was committed before is on the disk. It makes a separate commit, which many
 * requests can share.
 */
export async function onDisk(query: Query): Promise<void> {
  await query(`select pg_logical_emit_message(true, 'quotewright', '')`)
}

function textIn(resource: Resource, field: string): string | null {
  const value = resource[field]
  return typeof value === 'string' ? value : null
}
