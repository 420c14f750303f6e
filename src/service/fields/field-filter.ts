import { addProblem, newReading, type Reader, type Reading } from '../../wire/reading.js'
import { valueAtStep } from '../../problem/path.js'
import { isObject } from '../../wire/object.js'
import { preview } from '../../problem/preview.js'
import type { Operation } from '../data/operation.js'
import { allowed, invalidRequest, type Decision } from '../decision.js'
import { readingProblems } from '../problems/problem.js'
import { dropFields, fieldTree, keepFields, type FieldTree } from './field-tree.js'
import {
  mustBe,
  hostText,
  hostFlag,
  hostNumber,
  hostObject,
  hostName,
  hostOptional,
  hostRecord,
  hostFacts,
  hostNullable,
} from '../host-argument.js'

/** Which fields of a resource an answer has: made by {@link readFilter}. */
export interface FieldFilter {
  /** What is kept, if something was named. It wins over {@link exclude} (X5). */
  readonly keep?: FieldTree
  /** What is dropped, if something was named. */
  readonly exclude?: FieldTree
}

/** The two fields or parameters of a request that choose what is answered (X1). */
export interface SentFilter {
  /** The names of fields to keep, separated by commas. */
  readonly fields?: unknown
  /** The names of fields to drop, separated by commas. */
  readonly excludeFields?: unknown
}

/** Every field. */
const EVERYTHING: FieldFilter = Object.freeze({})

/**
 * Reads `fields` and `excludeFields` of a query or a body (X1, X2): names separated by commas, spaces around them ignored;
 * of a repeated parameter, all. What is no text is `invalid_type`.
 *
 * @example
 * import { filterResource, readFilter } from 'quotewright/service'
 *
 * const filter = readFilter({ fields: 'orderId, total.currency' })
 * assert.ok(filter.ok)
 * const order = { orderId: 'order_1', total: { amountMicros: '1', currency: 'AUD' }, lines: [] }
 * assert.deepEqual(filterResource(order, filter.value), { orderId: 'order_1', total: { currency: 'AUD' } })
 */
export function readFilter(sent: SentFilter): Decision<FieldFilter> {
  const reading = newReading()
  const filter = readSentFilter(sent, reading)
  return filter === undefined ? invalidRequest(readingProblems(reading.problems)) : allowed(filter)
}

/** The filter of a body or a query, for readers that refuse it together with whatever else is wrong (E5). */
export function readSentFilter(sent: unknown, reading: Reading): FieldFilter | undefined {
  const names = readNames(valueAtStep(sent, 'fields'), 'fields', reading)
  const excluded = readNames(valueAtStep(sent, 'excludeFields'), 'excludeFields', reading)
  if (names === undefined || excluded === undefined) return undefined
  const [kept, dropped] = [fieldTree(names), fieldTree(excluded)]
  if (kept !== undefined) return { keep: kept }
  return dropped === undefined ? EVERYTHING : { exclude: dropped }
}

/**
 * Reads the filter of a request from where its operation takes it (X1): the query of a read, the body of a create. Every
 * other operation answers with all fields. The readers of bodies and of queries of lists refuse a filter that cannot be read
 * together with whatever else is wrong (E5), so a host asks for it when the operation was allowed.
 *
 * @example
 * import { operations, readRequestFilter } from 'quotewright/service'
 *
 * const create = operations.find(({ id }) => id === 'CreateOrder') ?? assert.fail()
 * const ignored = readRequestFilter(create, { query: { fields: 'orderId' }, body: {} })
 * assert.deepEqual(ignored, { ok: true, value: {} })
 */
export function readRequestFilter(
  operation: Pick<Operation, 'filterIn'>,
  request: { readonly query: SentFilter; readonly body: SentFilter },
): Decision<FieldFilter> {
  hostRecord({ filterIn: hostName(['query', 'body', 'none']) })(operation, 'operation')
  const { filterIn } = operation
  hostObject(request, 'request')
  if (filterIn !== 'none' && !(filterIn in request))
    throw new TypeError(`request.${filterIn} must be there, whatever was sent.`)
  return filterIn === 'query' || filterIn === 'body' ? readFilter(request[filterIn]) : allowed(EVERYTHING)
}

/** The names of a list (X2). Absent, null and empty are no list. */
const readNames: Reader<readonly string[]> = (value, step, reading) => {
  if (value === undefined || value === null) return []
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  const names: string[] = []
  // No method of lists: they walk over holes to the end, and there may be thousands of millions.
  for (let index = 0; index < list.length; index++) {
    const text = list[index]
    if (typeof text !== 'string') {
      addProblem(reading, 'invalid_type', { expected: 'string', sent: preview(value) }, step)
      return undefined
    }
    for (const name of text.split(',')) if (name.trim() !== '') names.push(name.trim())
  }
  return names
}

const TREE = hostFacts({
  branches: mustBe('the map that readFilter made', (value) => value instanceof Map),
  isWhole: hostFlag,
})
const FILTER = hostFacts({
  keep: hostOptional(TREE),
  exclude: hostOptional(TREE),
})

/**
 * A resource with the fields of a filter. Paths start at the resource (X4), lead through lists into each of their
 * elements, and ignore names that there are not (X6).
 *
 * @example
 * import { filterResource, readFilter } from 'quotewright/service'
 *
 * const filter = readFilter({ excludeFields: 'lines.labour' })
 * assert.ok(filter.ok)
 * const lines = [{ notes: { text: 'a' } }, { labour: { productName: 'L' } }]
 * assert.deepEqual(filterResource({ lines }, filter.value), { lines: [{ notes: { text: 'a' } }, {}] })
 */
export function filterResource(resource: unknown, filter: FieldFilter): unknown {
  FILTER(filter, 'filter')
  if (filter.keep !== undefined) return keepFields(resource, filter.keep)
  return filter.exclude === undefined ? resource : dropFields(resource, filter.exclude)
}

/**
 * The body of an answer with the fields of a filter. Where the resource is under a key of the body, such as `order` or
 * `orders`, paths start there, and the keys next to it stay (X4). Only an answer of success is filtered (X8).
 *
 * @example
 * import { filterAnswer, readFilter } from 'quotewright/service'
 *
 * const filter = readFilter({ fields: 'orderId' })
 * assert.ok(filter.ok)
 * const body = { orders: [{ orderId: 'order_1', lines: [] }], nextPageToken: '' }
 * assert.deepEqual(filterAnswer(200, body, filter.value, { resourceKey: 'orders' }), {
 *   orders: [{ orderId: 'order_1' }],
 *   nextPageToken: '',
 * })
 */
export function filterAnswer(
  status: number,
  body: unknown,
  filter: FieldFilter,
  place: { readonly resourceKey: string | null },
): unknown {
  hostNumber(status, 'status')
  FILTER(filter, 'filter')
  // A host may pass the whole operation.
  hostRecord({ resourceKey: hostNullable(hostText) })(place, 'place')
  if (status < 200 || status > 299) return body
  const { resourceKey } = place
  if (resourceKey === null) return filterResource(body, filter)
  if (!isObject(body)) return body
  const entries = Object.entries(body)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, key === resourceKey ? filterResource(value, filter) : value]),
  )
}
