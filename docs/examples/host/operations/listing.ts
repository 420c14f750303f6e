import {
  isAfterCursor,
  compareRows,
  matchesFilter,
  paginate,
  parseListQuery,
  type Decision,
  type ListQuery,
} from 'quotewright/service'
import type { Answer, Call, Handler } from '../call.ts'
import type { Batch } from '../store/batch.ts'
import {
  resourcesAfter,
  resourcesOf,
  storable,
  type Resource,
  type ResourceKind,
} from '../store/resources.ts'
import { answer } from './reading.ts'

/** Reads the query of a list, or of a read with a filter. */
export function listQueryOf(call: Call): Decision<ListQuery> {
  return parseListQuery(call.operation.name, call.query, {}, call.params)
}

/** A list that the database sorts and preselects. */
interface OrderedList<Row extends object> {
  /** Returns a batch of rows after a place. They have the fields that the list is filtered by. */
  readonly read: (query: ListQuery, after: readonly string[] | undefined, max: number) => Promise<Batch<Row>>
  readonly placeOf: (row: Row, query: ListQuery) => readonly string[]
  /** Tests whether a row and all that follow no longer belong to the list. */
  readonly isOver?: (row: Row) => boolean
  /** The number of rows to read at a time, if the database cannot apply all filters. */
  readonly batchSize?: number
  readonly view: (rows: readonly Row[]) => readonly unknown[] | Promise<readonly unknown[]>
}

/** Answers with a page of a list. The library decides which of the preselected rows belong to it. */
export async function answerRows<Row extends object>(
  call: Call,
  list: OrderedList<Row>,
): Promise<Decision<Answer>> {
  const query = listQueryOf(call)
  if (!query.ok) return query
  const page = await rowsOfPage(query.value, list)
  return answerPage(call, query.value, page, await list.view(page.rows))
}

/** Returns the rows of a page and one more, if there are that many. The page ends early if its rows are large. */
async function rowsOfPage<Row extends object>(
  query: ListQuery,
  { read, placeOf, isOver = () => false, batchSize = query.size + 1 }: OrderedList<Row>,
): Promise<Batch<Row>> {
  const found: Row[] = []
  // Tokens are not signed (P5), so the place may be anything.
  let after = query.after?.map((value) => storable(String(value)))
  for (;;) {
    const batch = await read(query, after, batchSize)
    const end = batch.rows.findIndex(isOver)
    const rows = end < 0 ? batch.rows : batch.rows.slice(0, end)
    found.push(...rows.filter((row) => matchesFilter(row, query)))
    const last = batch.rows.at(-1)
    const isCut = batch.isCut && found.length > 0 && found.length <= query.size
    const isLast = last === undefined || end >= 0 || (batch.rows.length < batchSize && !batch.isCut)
    if (isLast || isCut || found.length > query.size) return { rows: found.slice(0, query.size + 1), isCut }
    after = [...placeOf(last, query)]
  }
}

/** Answers with a page. Pass one row more than the page has, if there is one. */
function answerPage(
  { operation }: Call,
  query: ListQuery,
  { rows, isCut }: Batch<object>,
  shown: readonly unknown[],
): Decision<Answer> {
  const { rows: kept, nextPageToken } = paginate(rows, query, isCut)
  return answer({ [operation.resourceKey ?? '']: shown.slice(0, kept.length), nextPageToken })
}

/**
 * Answers with a page of a list that was read as a whole. The rows have the fields that the list is sorted and
 * filtered by.
 */
export function answerList<Row extends object>(
  call: Call,
  rows: readonly Row[],
  view: (row: Row) => unknown = (row) => row,
): Decision<Answer> {
  const query = listQueryOf(call)
  if (!query.ok) return query
  const { order, after, size } = query.value
  const next = rows
    .filter((row) => matchesFilter(row, query.value) && (after === null || isAfterCursor(after, row, order)))
    .sort(compareRows(order))
    .slice(0, size + 1)
  return answerPage(call, query.value, { rows: next, isCut: false }, next.map(view))
}

/** The number of resources to read at a time. The database cannot apply all of their filters. */
const BATCH = 256

/** Lists all resources of a kind, as in `ListKits`. */
export function listing(
  kind: ResourceKind,
  view: (resource: Resource, call: Call) => unknown = (resource) => resource,
): Handler {
  return async (call) => {
    const { companyId } = call.caller
    const query = listQueryOf(call)
    if (!query.ok) return query
    if (query.value.order.length > 1) {
      const resources = await resourcesOf(call.read, companyId, kind)
      // The position in the company's list is not a stored field.
      const rows = resources.map((resource, displayOrder) => ({ ...resource, displayOrder, resource }))
      return answerList(call, rows, ({ resource }) => view(resource, call))
    }
    return answerRows(call, {
      read: ({ filters }, after, max) =>
        resourcesAfter(call.read, companyId, kind, filters, after?.[0] ?? '', max),
      placeOf: (resource, { order }) => order.map(({ field }) => String(resource[field])),
      batchSize: BATCH,
      view: (resources) => resources.map((resource) => view(resource, call)),
    })
  }
}
