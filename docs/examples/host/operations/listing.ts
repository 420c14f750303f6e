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
import { resourcesAfter, resourcesOf, type Resource, type ResourceKind } from '../store/resources.ts'
import { answer } from './reading.ts'

/** Reads the query of a list, or of a read with a filter. */
export function listQueryOf(call: Call): Decision<ListQuery> {
  return parseListQuery(call.operation.name, call.query, {}, call.params)
}

/**
 * Returns the place after which a page starts, for comparison in the database. Tokens are not signed (P5), so the
 * place may be anything.
 */
function placeOf({ after }: ListQuery): readonly string[] | undefined {
  return after?.map((value) => String(value).replaceAll('\0', ''))
}

/** The number of rows to read at a time, unless the database can preselect them. */
const BATCH = 256

/**
 * Returns the rows of a page and one more, if there are that many. The page ends early if its rows are large.
 *
 * @param read returns a batch after a place, in the order of the list
 * @param kept selects the rows that belong to the list, and returns whether more may follow
 */
export async function rowsOfPage<Stored, Row>(
  query: ListQuery,
  read: (after: readonly string[] | undefined, most: number) => Promise<Batch<Stored>>,
  placeOfRow: (stored: Stored) => readonly string[],
  kept: (batch: readonly Stored[]) => { readonly rows: readonly Row[]; readonly mayFollow?: boolean },
  batchSize = BATCH,
): Promise<Batch<Row>> {
  const found: Row[] = []
  let after = placeOf(query)
  for (;;) {
    const batch = await read(after, batchSize)
    const { rows, mayFollow = true } = kept(batch.rows)
    found.push(...rows)
    const last = batch.rows.at(-1)
    const isCut = batch.isCut && found.length > 0 && found.length <= query.size
    const isLast = last === undefined || (batch.rows.length < batchSize && !batch.isCut)
    if (isLast || isCut || !mayFollow || found.length > query.size)
      return { rows: found.slice(0, query.size + 1), isCut }
    after = placeOfRow(last)
  }
}

/** Answers with a page. Pass one row more than the page has, if there is one. */
export function answerPage(
  { operation }: Call,
  query: ListQuery,
  { rows, isCut }: Batch<object>,
  shown: readonly unknown[],
): Decision<Answer> {
  const { rows: kept, nextPageToken } = paginate(rows, query, isCut)
  return answer({ [operation.resourceKey ?? '']: shown.slice(0, kept.length), nextPageToken })
}

/** Answers with a page of rows that the database lists by time and id. */
export async function answerByTime<Row extends { readonly createdAt: string; readonly id: string }>(
  call: Call,
  read: (after: readonly string[] | undefined, most: number) => Promise<Batch<Row>>,
  view: (rows: readonly Row[]) => readonly unknown[] | Promise<readonly unknown[]>,
): Promise<Decision<Answer>> {
  const query = listQueryOf(call)
  if (!query.ok) return query
  const page = await rowsOfPage(
    query.value,
    read,
    ({ createdAt, id }) => [createdAt, id],
    (batch) => ({ rows: batch }),
    query.value.size + 1,
  )
  return answerPage(call, query.value, page, await view(page.rows))
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

/** Lists all resources of a kind, as in `ListKits`. */
export function listing(
  kind: ResourceKind,
  view: (resource: Resource, call: Call) => unknown = (resource) => resource,
): Handler {
  return async (call) => {
    const { companyId } = call.caller
    const query = listQueryOf(call)
    if (!query.ok) return query
    const [first, ...others] = query.value.order
    if (others.length === 0) {
      const page = await rowsOfPage(
        query.value,
        (after, most) =>
          resourcesAfter(call.read, companyId, kind, query.value.filters, after?.[0] ?? '', most),
        (resource) => [String(resource[first?.field ?? ''])],
        (batch) => ({ rows: batch.filter((resource) => matchesFilter(resource, query.value)) }),
      )
      return answerPage(
        call,
        query.value,
        page,
        page.rows.map((resource) => view(resource, call)),
      )
    }
    const resources = await resourcesOf(call.read, companyId, kind)
    // The position in the company's list is not a stored field.
    const rows = resources.map((resource, displayOrder) => ({ ...resource, displayOrder, resource }))
    return answerList(call, rows, ({ resource }) => view(resource, call))
  }
}
