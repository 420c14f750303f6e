import type { Query } from '../database.ts'
import { nextBatch, type Batch } from './batch.ts'
import { isStorable, type Resource } from './resources.ts'

export interface AttachedLabel {
  readonly labelId: string
  readonly attachedAt: string
}

/** A document for a read. */
export interface StoredDocument {
  readonly id: string
  readonly kind: 'quote' | 'order'
  readonly createdAt: string
  readonly updatedAt: string
  /** The number of an order. Null for a quote, and until the order is stored. */
  readonly orderNumber: string | null
  readonly isArchived: boolean
  readonly isInvoiced: boolean
  readonly conversationId: string
  readonly labels: readonly AttachedLabel[]
  readonly facts: Resource
  readonly resource: Resource
  /** The ids of its drawings that have a picture. */
  readonly drawn: readonly string[]
}

/** A document for a full read, with the resources of its labels. */
export interface FullDocument extends StoredDocument {
  readonly labelResources: readonly Resource[]
}

/** A document for a write, with the request from which it can be priced again. */
export interface WritableDocument extends StoredDocument {
  readonly request: Resource
}

/** The columns that every read of a document selects. */
export const COLUMNS = `id, kind, created_at as "createdAt", updated_at as "updatedAt", order_number::text as "orderNumber",
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

/** Locks a document: until the transaction ends, no other write changes it. */
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

export async function removeDocument(query: Query, companyId: string, id: string): Promise<void> {
  await query('delete from documents where company_id = $1 and id = $2', [companyId, id])
}

/** Returns the next submitted orders of a company with one of these received statuses or none, by their id. */
export function openOrders(
  query: Query,
  companyId: string,
  receivedStatuses: readonly string[],
  after: string,
  count: number,
): Promise<Batch<StoredDocument>> {
  const where = `company_id = $1 and kind = 'order' and not is_archived and is_submitted and id > $2
    and (received_status is null or received_status in (select jsonb_array_elements_text($3::jsonb)))`
  const parameters = [companyId, after, JSON.stringify(receivedStatuses)]
  return nextBatch(query, { columns: COLUMNS, table: 'documents', where, order: 'id', parameters }, count)
}

/**
 * Returns a time in the format of the columns. The library compares anything finer than a millisecond, or outside the
 * years 0 to 9999, which an offset can reach.
 */
export function instantOf(time: string | null): string | null {
  if (time === null) return null
  const text = new Date(time).toISOString()
  if (text.startsWith('+')) return '9999-12-31T23:59:59.999Z'
  return text.startsWith('-') ? '0000-01-01T00:00:00.000Z' : text
}
