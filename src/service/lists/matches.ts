import { compareTimestamps, isTimestamp } from '../ids/timestamp.js'
import { valueAtStep } from '../../problem/path.js'
import { filterKindOf } from './filter-kinds.js'
import type { FilterValue, ListQuery } from './list-query.js'
import { hostText, hostObject, hostOptional, hostList, hostRecord, hostNullable } from '../host-argument.js'

/** Lists of documents, which hide archived ones unless they are asked for (W7, P8). */
const DOCUMENT_LISTS: readonly string[] = ['ListOrders', 'QueryOrders', 'ListQuotes', 'QueryQuotes']

/**
 * Whether a row is in a list: all filters hold (P8), archived documents and inactive users are there only when asked for
 * (W7, P14). Rows have `customerId`, `labelIds`, `requiredBy`, `updatedAt` and so on; what a row lacks matches no filter.
 *
 * @example
 * import { matches, readListQuery } from 'quotewright/service'
 *
 * const query = readListQuery('ListOrders', { reference: 'SHED' })
 * assert.equal(query.ok && matches({ reference: 'New shed', isArchived: false }, query.value), true)
 */
export function matches(row: object, query: Pick<ListQuery, 'operation' | 'filters'>): boolean {
  hostObject(row, 'row')
  hostRecord({ operation: hostText, filters: hostObject })(query, 'query')
  const { operation, filters } = query
  if (DOCUMENT_LISTS.includes(operation) && filters['includeArchived'] !== true)
    if ((valueAtStep(row, 'isArchived') === true) !== (filters['archived'] === true)) return false
  if (operation === 'ListUsers' && filters['includeInactive'] !== true)
    if (valueAtStep(row, 'isActive') !== true) return false
  return Object.entries(filters).every(([parameter, value]) => holds(row, parameter, value))
}

function holds(row: object, parameter: string, value: FilterValue): boolean {
  const kind = filterKindOf(parameter)
  // P7: a hit of a search is in its list because the host found it.
  if (kind === undefined || kind.reads === 'search') return true
  if (['archived', 'includeArchived', 'includeInactive'].includes(parameter)) return true
  const own = valueAtStep(row, kind.field)
  switch (kind.reads) {
    // P8; Y8: the suppliers of a product.
    case 'ids':
      hostOptional(hostNullable(hostList()))(own, `row.${kind.field}`)
      return Array.isArray(own) && Array.isArray(value) && value.some((id) => own.includes(id))
    // P10: a window that ends before it begins has no row.
    case 'time': {
      hostOptional(hostNullable(hostText))(own, `row.${kind.field}`)
      if (!isTimestamp(own)) return false
      const compared = compareTimestamps(own, String(value))
      return kind.side === 'from' ? compared >= 0 : compared < 0
    }
    case 'part':
      return typeof own === 'string' && own.toLowerCase().includes(String(value).toLowerCase())
    case 'flag':
      // S1: a document that does not say so is a draft.
      return (own === true) === value
    default:
      return own === value
  }
}
