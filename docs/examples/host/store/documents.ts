import type { Query } from '../database.ts'
import { isStorable, type Resource } from './resources.ts'

export interface AttachedLabel {
  readonly labelId: string
  readonly attachedAt: string
}

/** A document as it is kept. */
export interface StoredDocument {
  readonly id: string
  readonly kind: 'quote' | 'order'
  readonly createdAt: string
  readonly updatedAt: string
  readonly isArchived: boolean
  readonly isInvoiced: boolean
  readonly conversationId: string
  readonly labels: readonly AttachedLabel[]
  readonly facts: Resource
  readonly request: Resource
  readonly resource: Resource
}

const COLUMNS = `id, kind, created_at as "createdAt", updated_at as "updatedAt", is_archived as "isArchived",
  is_invoiced as "isInvoiced", conversation_id as "conversationId",
  labels, facts, request, resource`

export async function findDocument(
  query: Query,
  companyId: string,
  id: string,
): Promise<StoredDocument | undefined> {
  if (!isStorable(id)) return undefined
  const [row] = await query<StoredDocument>(
    `select ${COLUMNS} from documents where company_id = $1 and id = $2`,
    [companyId, id],
  )
  return row
}

/** Adds a document, or replaces the one with its id. */
export async function putDocument(query: Query, companyId: string, document: StoredDocument): Promise<void> {
  await query(
    `insert into documents (company_id, id, kind, created_at, updated_at, is_archived, is_invoiced,
                            conversation_id, labels, facts, request, resource)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (company_id, id) do update set
       updated_at = excluded.updated_at, is_archived = excluded.is_archived, is_invoiced = excluded.is_invoiced,
       labels = excluded.labels, facts = excluded.facts,
       request = excluded.request, resource = excluded.resource`,
    [
      companyId,
      document.id,
      document.kind,
      document.createdAt,
      document.updatedAt,
      document.isArchived,
      document.isInvoiced,
      document.conversationId,
      JSON.stringify(document.labels),
      JSON.stringify(document.facts),
      JSON.stringify(document.request),
      JSON.stringify(document.resource),
    ],
  )
}

export async function removeDocument(query: Query, companyId: string, id: string): Promise<void> {
  await query('delete from documents where company_id = $1 and id = $2', [companyId, id])
}

/** Some documents of a kind by their last change, those after a place of the list. */
export function documentsByUpdate(
  query: Query,
  companyId: string,
  kind: 'quote' | 'order',
  isNewestFirst: boolean,
  after: readonly string[] | undefined,
  count: number,
): Promise<readonly StoredDocument[]> {
  const [comparison, direction] = isNewestFirst ? ['<', 'desc'] : ['>', 'asc']
  return query<StoredDocument>(
    `select ${COLUMNS} from documents
      where company_id = $1 and kind = $2
        and ($3::text is null or (updated_at, id) ${comparison} ($3, $4))
      order by updated_at ${direction}, id ${direction} limit $5`,
    [companyId, kind, after?.[0] ?? null, after?.[1] ?? null, count],
  )
}

/** All orders of a company that may still be open. */
export function liveOrders(query: Query, companyId: string): Promise<readonly StoredDocument[]> {
  return query<StoredDocument>(
    `select ${COLUMNS} from documents where company_id = $1 and kind = 'order' and not is_archived`,
    [companyId],
  )
}
