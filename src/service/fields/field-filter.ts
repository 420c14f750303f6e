import { fieldOf, hasField } from '../../engine/host-object.js'
import { addProblem, newReading, type Reader, type Reading } from '../../wire/reading.js'
import { valueAtStep } from '../../problem/path.js'
import { isObject } from '../../wire/object.js'
import { preview } from '../../problem/preview.js'
import type { Operation } from '../data/operation.js'
import { serviceLimits } from '../data/service-limits.js'
import { allowed, invalidRequest, type Decision } from '../decision.js'
import { readingProblems } from '../problems/problem.js'
import { dropFields, fieldTree, keepFields, type FieldTree } from './field-tree.js'
import * as check from '../host-argument.js'

/** The fields of a resource that an answer keeps or drops. Made by {@link parseRequestFilter}. */
export interface FieldFilter {
  /** The fields to keep, if the request names any. They win over {@link exclude} (X5). */
  readonly keep?: FieldTree
  /** The fields to drop, if the request names any. */
  readonly exclude?: FieldTree
}

/** The two fields or parameters of a request that choose the fields of the answer (X1). */
export interface SentFilter {
  /** The names of fields to keep, separated by commas. */
  readonly fields?: unknown
  /** The names of fields to drop, separated by commas. */
  readonly excludeFields?: unknown
}

const EVERYTHING: FieldFilter = Object.freeze({})

// X1, X2
export function parseFilter(sent: SentFilter): Decision<FieldFilter> {
  const reading = newReading()
  const filter = readSentFilter(sent, reading)
  return filter === undefined ? invalidRequest(readingProblems(reading.problems)) : allowed(filter)
}

/** Adds problems to the reading, so that the answer reports the problems of all fields together (E5). */
export function readSentFilter(sent: unknown, reading: Reading): FieldFilter | undefined {
  const names = readNames(valueAtStep(sent, 'fields'), 'fields', reading)
  const excluded = readNames(valueAtStep(sent, 'excludeFields'), 'excludeFields', reading)
  if (names === undefined || excluded === undefined) return undefined
  const [kept, dropped] = [fieldTree(names), fieldTree(excluded)]
  if (kept !== undefined) return { keep: kept }
  return dropped === undefined ? EVERYTHING : { exclude: dropped }
}

/**
 * Reads the filter of a request from its query or its body, depending on the operation (X1). Operations without
 * a filter return all fields. Call it last, because the reader of a body or list query reports an invalid filter
 * together with all other problems (E5).
 *
 * @example
 * import { operations, parseRequestFilter } from 'quotewright/service'
 *
 * const create = operations.find(({ id }) => id === 'CreateOrder') ?? assert.fail()
 * const ignored = parseRequestFilter(create, { query: { fields: 'orderId' }, body: {} })
 * assert.deepEqual(ignored, { ok: true, value: {} })
 */
export function parseRequestFilter(
  operation: Pick<Operation, 'filterIn'>,
  request: {
    /** The parsed query: each parameter by its name. */
    readonly query: SentFilter
    /** The parsed body. */
    readonly body: SentFilter
  },
): Decision<FieldFilter> {
  check.record({ filterIn: check.oneOf(['query', 'body', 'none']) })(operation, 'operation')
  const { filterIn } = operation
  check.object(request, 'request')
  if (filterIn === 'none') return allowed(EVERYTHING)
  if (!hasField(request, filterIn))
    throw new TypeError(`request.${filterIn} must be passed, even without a filter.`)
  return parseFilter(fieldOf(request, filterIn))
}

/** Combines the values of a repeated parameter (X2). */
const readNames: Reader<readonly string[]> = (value, step, reading) => {
  if (value === undefined || value === null) return []
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  const names: string[] = []
  const max = serviceLimits.filterCharacters
  let characters = 0
  // Stops at the first hole, because a sparse array can have billions of holes.
  for (let index = 0; index < list.length; index++) {
    const text = list[index]
    if (typeof text !== 'string') {
      addProblem(reading, 'invalid_type', { expected: 'string', sent: preview(value) }, step)
      return undefined
    }
    characters += text.length
    if (characters > max) {
      const details = { sent: String(characters), min: '0', max: String(max) }
      addProblem(reading, 'out_of_range', details, step)
      return undefined
    }
    for (const name of text.split(',')) if (name.trim() !== '') names.push(name.trim())
  }
  return names
}

const TREE = check.facts({
  branches: check.mustBe('the map that parseRequestFilter made', (value) => value instanceof Map),
  isWhole: check.flag,
})
const FILTER = check.facts({
  keep: check.optional(TREE),
  exclude: check.optional(TREE),
})

// X4, X6
export function filterResource(resource: unknown, filter: FieldFilter): unknown {
  FILTER(filter, 'filter')
  const [keep, exclude] = [fieldOf(filter, 'keep'), fieldOf(filter, 'exclude')]
  if (keep !== undefined) return keepFields(resource, keep)
  return exclude === undefined ? resource : dropFields(resource, exclude)
}

/**
 * Applies a filter to the body of an answer. If the resource is under a key of the body, such as `order` or
 * `orders`, paths start there, and the other keys stay (X4). Only successful answers are filtered (X8).
 *
 * @example
 * import { filterAnswer, parseRequestFilter } from 'quotewright/service'
 *
 * const filter = parseRequestFilter({ filterIn: 'query' }, { query: { fields: 'orderId' }, body: {} })
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
  place: {
    /** The field of the body that holds the resource or the list. Null if the body is the resource itself. */
    readonly resourceKey: string | null
  },
): unknown {
  check.number(status, 'status')
  FILTER(filter, 'filter')
  // Other fields are allowed, because a host may pass the whole operation.
  check.record({ resourceKey: check.nullable(check.text) })(place, 'place')
  if (status < 200 || status > 299) return body
  const { resourceKey } = place
  if (resourceKey === null) return filterResource(body, filter)
  if (!isObject(body)) return body
  const entries = Object.entries(body)
  return Object.fromEntries(
    entries.map(([key, value]) => [key, key === resourceKey ? filterResource(value, filter) : value]),
  )
}
