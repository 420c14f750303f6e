import { compareTimes, hostTime, isTimestamp } from '../ids/timestamp.js'
import { valueAtStep } from '../../problem/path.js'
import { FILTERS, filterKindOf, type FilterKind } from './filter-kinds.js'
import type { FilterValue, ListQuery } from './list-query.js'
import * as check from '../host-argument.js'
import { hostListOperation } from '../host-operation.js'
import { operations } from '../data/operations.js'

// W7, P8: these lists hide archived documents by default.
const DOCUMENT_LISTS: readonly string[] = ['ListOrders', 'QueryOrders', 'ListQuotes', 'QueryQuotes']

/**
 * Tests whether a row belongs to a list. All filters must hold (P8). Archived documents and inactive users are
 * included only if the query asks for them (W7, P14). Rows have fields such as `customerId`, `labelIds`,
 * `requiredBy` and `updatedAt`. A missing flag counts as false. Any other missing field matches no filter.
 *
 * @example
 * import { matchesFilter, parseListQuery } from 'quotewright/service'
 *
 * const query = parseListQuery('ListOrders', { reference: 'SHED' })
 * assert.equal(query.ok && matchesFilter({ reference: 'New shed', isArchived: false }, query.value), true)
 */
export function matchesFilter(row: object, query: Pick<ListQuery, 'operation' | 'filters'>): boolean {
  check.record({ operation: hostListOperation, filters: hostFilters })(query, 'query')
  const { operation, filters } = query
  checkOfRow(operation, Object.keys(filters))(row, 'row')
  if (DOCUMENT_LISTS.includes(operation) && valueAtStep(filters, 'includeArchived') !== true)
    if ((valueAtStep(row, 'isArchived') === true) !== (valueAtStep(filters, 'archived') === true))
      return false
  if (operation === 'ListUsers' && valueAtStep(filters, 'includeInactive') !== true)
    if (valueAtStep(row, 'isActive') !== true) return false
  return Object.entries(filters).every(([parameter, value]) => holds(row, parameter, value))
}

/**
 * Returns the lower-case text that a filter such as `reference` compares (P8). A host may store this key with each
 * row, for searches by its database.
 *
 * @example
 * import { searchKey } from 'quotewright/service'
 *
 * assert.ok(searchKey('New SHED').includes(searchKey('shed')))
 */
export function searchKey(text: string): string {
  check.text(text, 'text')
  return text.toLowerCase()
}

function holds(row: object, parameter: string, value: FilterValue | undefined): boolean {
  const kind = filterKindOf(parameter)
  // P7: a search result belongs to its list because the host found it.
  if (kind === undefined || kind.reads === 'search' || value === undefined) return true
  if (['archived', 'includeArchived', 'includeInactive'].includes(parameter)) return true
  const own = valueAtStep(row, kind.field)
  switch (kind.reads) {
    // P8: one matching id is enough. In ListInventory, a row has the suppliers of its product (Y8).
    case 'ids': {
      const ids = new Set<unknown>(Array.isArray(own) ? own : [])
      return Array.isArray(value) && value.some((id) => ids.has(id))
    }
    // P10: a window that ends before it begins contains no rows.
    case 'time': {
      if (!isTimestamp(own)) return false
      const compared = compareTimes(own, String(value))
      return kind.side === 'from' ? compared >= 0 : compared < 0
    }
    case 'part':
      return typeof own === 'string' && searchKey(own).includes(searchKey(String(value)))
    case 'flag':
      // S1: a document without the flag is a draft.
      return (own === true) === value
    default:
      return own === value
  }
}

function checkOfValue(kind: FilterKind): check.Check {
  switch (kind.reads) {
    case 'ids':
      return check.list(check.text)
    case 'time':
      return hostTime
    case 'flag':
      return check.flag
    case 'enum':
      return check.oneOf(kind.names)
    default:
      return check.text
  }
}

/** Throws for a field of the wrong type, because it would silently match no filter (P8). */
function checkOfRow(operation: string, given: readonly string[]): check.Check {
  const { parameters = [] } = operations.find(({ name }) => name === operation) ?? {}
  const fields = [...parameters, ...given].flatMap((parameter) => {
    const kind = filterKindOf(parameter)
    if (kind === undefined || kind.reads === 'search') return []
    return [[kind.field, check.column(checkOfValue(kind))] as const]
  })
  return check.record(Object.fromEntries(fields))
}

const hostFilters: check.Check = (value, name) => {
  const checks = FILTERS.map(([parameter, kind]) => [parameter, check.optional(checkOfValue(kind))] as const)
  check.facts(Object.fromEntries(checks))(value, name)
}
