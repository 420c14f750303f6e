import { allowed, invalidRequest, unlessProblems, type Decision } from '../decision.js'
import { operations } from '../data/operations.js'
import { parseFilter, type SentFilter } from '../fields/field-filter.js'
import { parseEnum } from '../ids/enum.js'
import { parseId } from '../ids/parse-id.js'
import { parseTimestamp } from '../ids/timestamp.js'
import { readingProblems, serviceProblem, type RefusalProblem } from '../problems/problem.js'
import { isAbsent } from '../../wire/object.js'
import { preview } from '../../problem/preview.js'
import { valueAtStep } from '../../problem/path.js'
import { filterKindOf, type FilterKind } from './filter-kinds.js'
import { listOrder, type SortField, type SortValue } from './list-order.js'
import { pageSizeOf, SIZES, type PageSizes } from './page.js'
import { isPageToken, queryFingerprint, parsePageToken } from './page-token.js'
import { hostOperation, hostPathOf } from '../host-operation.js'

/** Query parameters as a host's framework provides them. A repeated parameter is a list. */
export type QueryParameters = Readonly<Record<string, string | readonly string[] | undefined>>

/** The value of a filter. Flags are true or false, and lists of ids are sorted. */
export type FilterValue = string | boolean | readonly string[]

/** The query of a list (P8), as plain data. */
export interface ListQuery {
  /** The name of the operation. */
  readonly operation: string
  /** The filters of the query, by parameter. */
  readonly filters: Readonly<Record<string, FilterValue>>
  /** The rows per page (P1). */
  readonly size: number
  /** The order of the list (P7). */
  readonly order: readonly SortField[]
  /** The place after which the page starts. Null for the first page (P3). */
  readonly after: readonly SortValue[] | null
  /** The fingerprint that page tokens are bound to (P4). Empty for a read without pages. */
  readonly fingerprint: string
}

/**
 * Reads the query of a list (P1, P4, P8). Parameters that the operation does not take are ignored. Each problem is at
 * its parameter, in snake_case (E4). If any filter is invalid, only the form of the token is checked.
 *
 * `path` has the parameters of the path, as `matchOperation` returns them. Pass it for a list below a document, such as
 * its messages, because page tokens are bound to the path.
 *
 * @example
 * import { parseListQuery } from 'quotewright/service'
 *
 * const query = parseListQuery('ListOrders', { archived: 'true', pageSize: '20' })
 * assert.deepEqual(query.ok && query.value.filters, { archived: true })
 *
 * const messages = parseListQuery('ListOrderMessages', { pageSize: '20' }, {}, { orderId: 'order_1' })
 * assert.equal(messages.ok && messages.value.fingerprint, '39d5d63d9d6da1f7')
 */
export function parseListQuery(
  operation: string,
  query: QueryParameters,
  sizes: PageSizes = {},
  path: Readonly<Record<string, string>> = {},
): Decision<ListQuery> {
  hostOperation(operation, 'operation')
  SIZES(sizes, 'sizes')
  hostPathOf(operation)(path, 'path')
  const problems: RefusalProblem[] = []
  const keep = <A>(read: Decision<A>): A | undefined => {
    if (read.ok) return read.value
    problems.push(...read.refusal.problems)
    return undefined
  }
  const found = operations.find(({ name }) => name === operation)
  const isList = found?.isList === true
  // W3: a read without pages ignores the parameters of pages.
  const sentPage: QueryParameters = isList ? query : {}
  const size = keep(pageSizeOf(valueAtStep(sentPage, 'pageSize'), sizes)) ?? 0
  const filters: Record<string, FilterValue> = {}
  for (const parameter of found?.parameters ?? []) {
    const sent = valueAtStep(query, parameter)
    const kind = filterKindOf(parameter)
    if (kind === undefined || isNotGiven(sent)) continue
    const value = keep(readFilterValue(sent, kind, parameter))
    if (value !== undefined && !isUnspecified(value, kind)) filters[parameter] = value
  }
  if (Object.hasOwn(filters, 'statusId') && Object.hasOwn(filters, 'statusName'))
    problems.push(...wrongType(filters['statusName'], 'statusName', 'absent'))
  const fingerprint = isList ? queryFingerprint(operation, { ...boundBy(filters), ...path }) : ''
  const order = listOrder(operation)
  const token = valueAtStep(sentPage, 'pageToken')
  const isQueryKnown = problems.every(({ path }) => path[0] === 'pageSize')
  const after =
    isNotGiven(token) || (!isQueryKnown && isPageToken(token))
      ? null
      : keep(readPlace(token, fingerprint, order.length))
  if (found?.filterIn === 'query') keep(parseFilter(query as SentFilter))
  return unlessProblems(problems, () => ({
    operation,
    filters,
    size,
    order,
    after: after ?? null,
    fingerprint,
  }))
}

function readPlace(token: unknown, fingerprint: string, length: number): Decision<readonly SortValue[]> {
  const key = parsePageToken(token, fingerprint)
  if (!key.ok || key.value.length === length) return key
  return invalidRequest([serviceProblem('page_token_invalid', ['pageToken'])])
}

function readFilterValue(sent: unknown, kind: FilterKind, parameter: string): Decision<FilterValue> {
  if (kind.reads === 'ids') return readIds(sent, kind.kind, parameter)
  if (typeof sent !== 'string') return invalidRequest(wrongType(sent, parameter, 'string'))
  switch (kind.reads) {
    case 'id':
      return parseId(sent, kind.kind, [parameter])
    case 'enum':
      return parseEnum(kind.names, sent, [parameter], 'query')
    case 'time':
      return parseTimestamp(sent, [parameter])
    case 'flag':
      if (sent === 'true' || sent === 'false') return allowed(sent === 'true')
      return invalidRequest(wrongType(sent, parameter, 'boolean'))
    case 'search':
      return allowed(sent)
    case 'part':
    case 'text': {
      const { max } = kind
      if (max === undefined || sent.length <= max || Array.from(sent).length <= max) return allowed(sent)
      const details = { sent: String(Array.from(sent).length), min: '0', max: String(max) }
      return invalidRequest(readingProblems([{ code: 'out_of_range', path: [parameter], details }]))
    }
  }
}

function readIds(
  sent: unknown,
  kind: Parameters<typeof parseId>[1],
  parameter: string,
): Decision<readonly string[]> {
  const list: readonly unknown[] = Array.isArray(sent) ? sent : [sent]
  const [ids, problems] = [new Set<string>(), [] as RefusalProblem[]]
  for (let index = 0; index < list.length; index++) {
    const read = parseId(list[index], kind, [parameter, index])
    if (!read.ok) problems.push(...read.refusal.problems)
    else if (ids.has(read.value))
      problems.push(serviceProblem('duplicate_id', [parameter, index], { id: read.value }))
    else ids.add(read.value)
    // Stops at the first hole, because a sparse array can have billions of holes.
    if (!Object.hasOwn(list, index)) break
  }
  return unlessProblems(problems, () => [...ids].sort())
}

function wrongType(sent: unknown, parameter: string, expected: string): readonly RefusalProblem[] {
  const details = { expected, sent: preview(sent) }
  return readingProblems([{ code: 'invalid_type', path: [parameter], details }])
}

function isNotGiven(sent: unknown): boolean {
  return isAbsent(sent) || (Array.isArray(sent) && sent.length === 0)
}

function isUnspecified(value: FilterValue, kind: FilterKind): boolean {
  return kind.reads === 'enum' && value === kind.names[0]
}

/** Leaves out filters with their default value (P4). Writes flags as strings, as in a query. */
function boundBy(filters: Readonly<Record<string, FilterValue>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([parameter, value]) => !isDefault(filterKindOf(parameter), value))
      .map(([parameter, value]) => [parameter, typeof value === 'boolean' ? String(value) : value]),
  )
}

function isDefault(kind: FilterKind | undefined, value: FilterValue): boolean {
  return kind?.reads === 'flag' && kind.isFalseByDefault === true && value === false
}
