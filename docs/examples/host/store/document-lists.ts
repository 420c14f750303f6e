import { searchKey } from 'quotewright/service'
import type { Query } from '../database.ts'
import { nextBatch, type Batch } from './batch.ts'
import { COLUMNS, instantOf, type StoredDocument } from './documents.ts'
import { storable } from './resources.ts'

/**
 * The condition of each filter. It may select too many rows, because the library decides in the end, but never too
 * few.
 */
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

export type Filters = Readonly<Record<string, string | boolean | readonly string[]>>

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
  const order = `updated_at ${direction}, id ${direction}`
  const selection = { columns: COLUMNS, table: 'documents', where: where.join(' and '), order, parameters }
  return nextBatch(query, selection, count)
}

function parameterOf(name: string, value: Filters[string]): unknown {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string') return JSON.stringify(value.map(storable))
  if (name === 'reference') return storable(searchKey(value))
  return /(After|Before|Since)$/.test(name) ? instantOf(value) : storable(value)
}
