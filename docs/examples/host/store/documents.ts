import { searchKey } from 'quotewright/service'
import type { Query } from '../database.ts'
import type { Completion } from './requests.ts'
import { isStorable, storable, type Resource } from './resources.ts'

export interface AttachedLabel {
  readonly labelId: string
  readonly attachedAt: string
}

/** A document as it is read. */
export interface StoredDocument {
  readonly id: string
  readonly kind: 'quote' | 'order'
  readonly createdAt: string
  readonly updatedAt: string
  /** Of an order, once it is kept. */
  readonly orderNumber: string | null
  readonly isArchived: boolean
  readonly isInvoiced: boolean
  readonly conversationId: string
  readonly labels: readonly AttachedLabel[]
  readonly facts: Resource
  readonly resource: Resource
  /** Those of its drawings that have a picture. */
  readonly drawn: readonly string[]
}

/** A document as a full read has it: with the labels themselves. */
export interface FullDocument extends StoredDocument {
  readonly labelResources: readonly Resource[]
}

/** A document as a write needs it: with what prices it again. */
export interface WritableDocument extends StoredDocument {
  readonly request: Resource
}

/** What is written with a document: events for webhooks, and the record of the request. */
export interface WrittenWith {
  readonly events: readonly { readonly id: string; readonly body: string }[]
  readonly deliveries: readonly object[]
  readonly completion?: Completion | undefined
}

const COLUMNS = `id, kind, created_at as "createdAt", updated_at as "updatedAt", order_number::text as "orderNumber",
  is_archived as "isArchived", is_invoiced as "isInvoiced", conversation_id as "conversationId", labels, facts, resource,
  array_to_json(array(
    select drawing_id from drawing_images
     where drawing_images.company_id = documents.company_id
       and drawing_images.conversation_id = documents.conversation_id)) as drawn`

const FULL = `select ${COLUMNS}, case when label_ids = '[]' then '[]' else array_to_json(array(
    select resources.resource from resources
     where resources.company_id = documents.company_id and resources.kind = 'label'
       and resources.id in (select jsonb_array_elements_text(label_ids)))) end as "labelResources"
  from documents where company_id = $1 and id = $2`

const WRITABLE = `select ${COLUMNS}, request from documents where company_id = $1 and id = $2 for update`

export function findDocument(query: Query, companyId: string, id: string): Promise<FullDocument | undefined> {
  return found<FullDocument>(query, FULL, companyId, id)
}

/** Until the transaction ends, no other write changes the document. */
export function lockDocument(
  query: Query,
  companyId: string,
  id: string,
): Promise<WritableDocument | undefined> {
  return found<WritableDocument>(query, WRITABLE, companyId, id)
}

async function found<Row extends object>(
  query: Query,
  sql: string,
  companyId: string,
  id: string,
): Promise<Row | undefined> {
  return isStorable(id) ? (await query<Row>(sql, [companyId, id]))[0] : undefined
}

/**
 * The last statement of a write. It gives the document its place in the feed, and an order its number: until it is
 * committed the company's other writes wait at theirs, so that a feed has them in the order in which they can be read.
 * They do not wait for the disk: its commit does not, and the request does so afterwards (`onDisk`).
 */
const KEEP = `with number as (
    update numbers set
      last_write_at = greatest($2::text, to_char((last_write_at::timestamptz + interval '1 millisecond')
                                                 at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
      order_number = order_number + case when $4 = 'order' and $23::bigint is null then 1 else 0 end
     where company_id = $1 returning last_write_at, order_number),
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
    select $1, event->>'id', event->>'body' from jsonb_array_elements($24::jsonb) event),
  queued as (
    insert into deliveries (company_id, id, webhook_id, event_id, created_at, next_attempt_at, resource)
    select $1, one->>'deliveryId', one->>'webhookId', one->>'eventId', one->>'createdAt', one->>'nextAttemptAt', one
      from json_array_elements($25::json) one),
  completed as (
    update request_records set record = $29::jsonb
     where api_key_id = $26 and request_id = $27 and record = $28::jsonb)
  select kept.*, set_config('synchronous_commit', 'off', true) from kept`

/** Adds a document, or replaces the one with its id, and answers with it as it is kept. */
export async function keepDocument<Kept extends WritableDocument>(
  query: Query,
  companyId: string,
  now: string,
  document: Kept,
  { events, deliveries, completion }: WrittenWith,
): Promise<Kept> {
  const { id, kind, createdAt, isArchived, isInvoiced, conversationId, labels, facts, resource } = document
  const [kept] = await query<Pick<StoredDocument, 'createdAt' | 'updatedAt' | 'orderNumber'>>(KEEP, [
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
    completion?.apiKeyId ?? null,
    completion?.requestId ?? null,
    completion === undefined ? null : JSON.stringify(completion.old),
    completion === undefined ? null : JSON.stringify(completion.record),
  ])
  if (kept === undefined) throw new Error('A document was not kept.')
  const { updatedAt, orderNumber } = kept
  return { ...document, createdAt: kept.createdAt, updatedAt, orderNumber }
}

/** Ends when everything that was committed before is on the disk: a commit of its own, which many may share. */
export async function onDisk(query: Query): Promise<void> {
  await query(`select pg_logical_emit_message(true, 'quotewright', '')`)
}

function textIn(resource: Resource, field: string): string | null {
  const value = resource[field]
  return typeof value === 'string' ? value : null
}

/** A time as the columns have it. What is finer than a millisecond is left to the library. */
function instantOf(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}

export async function removeDocument(query: Query, companyId: string, id: string): Promise<void> {
  await query('delete from documents where company_id = $1 and id = $2', [companyId, id])
}

/** All orders of a company that may still be open. */
export function liveOrders(query: Query, companyId: string): Promise<readonly StoredDocument[]> {
  return query<StoredDocument>(
    `select ${COLUMNS} from documents where company_id = $1 and kind = 'order' and not is_archived`,
    [companyId],
  )
}

/** What a filter leaves of the rows. It may leave too many, since the library decides; never too few. */
const CONDITIONS: Readonly<Record<string, string>> = {
  customerId: 'customer_id = $',
  statusId: 'status_id = $',
  statusName: 'status_name = $',
  isSubmitted: 'is_submitted = $',
  paymentStatus: 'payment_status = $',
  receivedStatus: 'received_status = $',
  fulfilmentMethod: 'fulfilment_method = $',
  labelIds: `label_ids <> '[]' and label_ids ?| array(select jsonb_array_elements_text($::jsonb))`,
  reference: 'position($ in search_key) > 0',
  requiredAfter: 'required_by >= $',
  requiredBefore: 'required_by <= $',
  updatedSince: 'updated_at >= $',
  updatedBefore: 'updated_at <= $',
  createdAfter: 'created_at >= $',
  createdBefore: 'created_at <= $',
}

export type Filters = Readonly<Record<string, string | boolean | readonly string[]>>

/** Some documents of a kind by their last change, those after a place of the list. */
export function documentsByUpdate(
  query: Query,
  companyId: string,
  kind: 'quote' | 'order',
  { filters, isNewestFirst }: { readonly filters: Filters; readonly isNewestFirst: boolean },
  after: readonly string[] | undefined,
  count: number,
): Promise<readonly StoredDocument[]> {
  const [comparison, direction] = isNewestFirst ? ['<', 'desc'] : ['>', 'asc']
  const parameters: unknown[] = [companyId, kind, count]
  const where = ['company_id = $1', 'kind = $2']
  const add = (condition: string, ...values: readonly unknown[]): void => {
    let next = parameters.push(...values) - values.length
    where.push(condition.replaceAll('$', () => `$${String(++next)}`))
  }
  if (filters['includeArchived'] !== true) add('is_archived = $', filters['archived'] === true)
  for (const [name, value] of Object.entries(filters)) {
    const condition = CONDITIONS[name]
    if (condition !== undefined) add(condition, parameterOf(name, value))
  }
  if (after !== undefined) add(`(updated_at, id) ${comparison} ($, $)`, after[0], after[1])
  return query<StoredDocument>(
    `select ${COLUMNS} from documents where ${where.join(' and ')}
      order by updated_at ${direction}, id ${direction} limit $3`,
    parameters,
  )
}

function parameterOf(name: string, value: Filters[string]): unknown {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string') return JSON.stringify(value.map(storable))
  if (name === 'reference') return storable(searchKey(value))
  return /(After|Before|Since)$/.test(name) ? instantOf(value) : storable(value)
}
