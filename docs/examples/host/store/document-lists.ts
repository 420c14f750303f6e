import type { Query } from '../database.ts'
import { nextBatch, type Batch } from './batch.ts'
import { COLUMNS, type StoredDocument } from './documents.ts'
import { numbered, preselecting, type Filters } from './preselect.ts'

const CONDITIONS: Readonly<Record<string, string>> = {
  customerId: 'customer_id = $',
  statusId: 'documents.status_id = $',
  statusName: 'documents.status_name = $',
  isSubmitted: 'is_submitted = $',
  paymentStatus: 'payment_status = $',
  receivedStatus: 'received_status = $',
  fulfilmentMethod: 'fulfilment_method = $',
  labelIds: `documents.label_ids <> '[]' and label_ids ?| array(select jsonb_array_elements_text($::jsonb))`,
  reference: 'position($ in search_key) > 0',
  requiredAfter: 'required_by >= $',
  requiredBefore: 'required_by <= $',
  updatedSince: 'updated_at >= $',
  updatedBefore: 'updated_at <= $',
  createdAfter: 'created_at >= $',
  createdBefore: 'created_at <= $',
}

/** Returns the next documents of a kind after a place in the list, by their last change. */
export function documentsByUpdate(
  query: Query,
  companyId: string,
  kind: 'quote' | 'order',
  { filters, isNewestFirst }: { readonly filters: Filters; readonly isNewestFirst: boolean },
  after: readonly string[] | undefined,
  count: number,
): Promise<Batch<StoredDocument>> {
  const [comparison, direction] = isNewestFirst ? ['<', 'desc'] : ['>', 'asc']
  const parameters: unknown[] = [companyId, kind]
  const where = ['company_id = $1', 'kind = $2']
  if (filters['includeArchived'] !== true)
    where.push(numbered('is_archived = $', parameters, filters['archived'] === true))
  where.push(...preselecting(CONDITIONS, filters, parameters))
  if (after !== undefined)
    where.push(numbered(`(updated_at, id) ${comparison} ($, $)`, parameters, after[0], after[1]))
  const order = `updated_at ${direction}, id ${direction}`
  const selection = { columns: COLUMNS, table: 'documents', where: where.join(' and '), order, parameters }
  return nextBatch(query, selection, count)
}
