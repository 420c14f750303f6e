import { fieldOf } from '../../engine/host-object.js'
import { allowed, invalidRequest, type Decision } from '../decision.js'
import { serviceLimits } from '../data/service-limits.js'
import { readingProblems } from '../problems/problem.js'
import { preview } from '../../problem/preview.js'
import { hostOrder, placeOf, type SortField } from './list-order.js'
import { pageToken } from './page-token.js'
import * as check from '../host-argument.js'

/** The page sizes that a host has chosen (P1). */
export interface PageSizes {
  /** Rows per page if the request has no size or 0. When omitted, 50. */
  readonly default?: number
  /** The maximum rows per page. When omitted, 200. */
  readonly max?: number
}

export const SIZES = check.facts({
  default: check.optional(check.positiveCount),
  max: check.optional(check.positiveCount),
})

/** One page of a list (P2). */
export interface Page<Row> {
  /** The rows, in the order of the list. */
  readonly rows: readonly Row[]
  /** The token of the next page. Empty at the end. */
  readonly nextPageToken: string
}

// P1
export function pageSizeOf(sent: unknown, sizes: PageSizes = {}): Decision<number> {
  SIZES(sizes, 'sizes')
  const defaultSize = fieldOf(sizes, 'default') ?? serviceLimits.defaultPageSize
  const max = fieldOf(sizes, 'max') ?? serviceLimits.maxPageSize
  const text = typeof sent === 'number' ? String(sent) : (sent ?? '')
  const path = ['pageSize']
  if (typeof text !== 'string' || !/^(-?\d+)?$/.test(text)) {
    const details = { expected: 'integer', sent: preview(sent) }
    return invalidRequest(readingProblems([{ code: 'invalid_type', path, details }]))
  }
  const size = Number(text)
  if (size < 0) {
    const details = { sent: text.slice(0, 20), min: '0' }
    return invalidRequest(readingProblems([{ code: 'out_of_range', path, details }]))
  }
  return allowed(Math.min(size === 0 ? defaultSize : size, max))
}

/**
 * Makes a page from rows that the host read in the order of the list. Pass one row more than
 * the size, if it exists: it shows that another page follows (P2). The token holds the place of the last row, so
 * rows inserted or removed before it do not shift the next page (P3).
 *
 * Set `isCut` if the host ended the page early because its rows are large. Another page may then follow.
 *
 * @example
 * import { paginate, parseListQuery } from 'quotewright/service'
 *
 * const read = parseListQuery('ListKits', { pageSize: '1' })
 * const query = read.ok ? read.value : assert.fail()
 * assert.notEqual(paginate([{ kitId: 'kit_1' }, { kitId: 'kit_2' }], query).nextPageToken, '')
 * assert.equal(paginate([{ kitId: 'kit_2' }], query).nextPageToken, '')
 */
export function paginate<Row extends object>(
  rows: readonly Row[],
  query: {
    /** The rows per page (P1). */
    readonly size: number
    /** The order of the list (P7). */
    readonly order: readonly SortField[]
    /** The fingerprint that page tokens are bound to (P4). */
    readonly fingerprint: string
  },
  isCut = false,
): Page<Row> {
  check.list(check.object)(rows, 'rows')
  check.record({ size: check.positiveCount, order: hostOrder, fingerprint: check.text })(query, 'query')
  check.flag(isCut, 'isCut')
  const kept = rows.slice(0, query.size)
  const last = kept.at(-1)
  const isEnd = (rows.length <= query.size && !isCut) || last === undefined
  return {
    rows: kept,
    nextPageToken: isEnd
      ? ''
      : pageToken(query.fingerprint, placeOf(last, query.order, `rows[${String(kept.length - 1)}]`)),
  }
}
