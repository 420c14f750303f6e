import { DOCUMENT_KINDS } from '../../definitions/enums.js'
import { ORDER_PREFIX, QUOTE_PREFIX, WEBHOOK_DELIVERY_PREFIX } from '../../definitions/ids.js'
import {
  idWith,
  readCustomerId,
  readOtherId,
  readProductId,
  readRowPriceId,
  readTemplateId,
  readUuid,
  type Uuid,
} from '../../wire/scalars.js'
import { isAbsent } from '../../wire/object.js'
import { addProblem, readWhole, type Reader, type Reading } from '../../wire/reading.js'
import { allowed, invalidRequest, notFound, type Decision } from '../decision.js'
import { readingProblems } from '../problems/problem.js'
import { valueAtStep } from '../../problem/path.js'
import { idKinds, type IdKind } from './id-kinds.js'
import * as check from '../host-argument.js'

/**
 * A place in a request: a list of keys such as `['lines', 0, 'lineId']`, or the name of a parameter such as
 * `['orderId']` (E4).
 */
export type RequestPath = readonly (string | number)[]

const readQuoteId = idWith(QUOTE_PREFIX)
const readOrderId = idWith(ORDER_PREFIX)

/** Readers of the kinds with a published prefix (I2). {@link readOtherId} reads all other ids (I5). */
const READERS: Readonly<Partial<Record<IdKind, Reader<string>>>> = {
  flashingTemplate: readTemplateId,
  customer: readCustomerId,
  product: readProductId,
  rowPrice: readRowPriceId,
  quote: readQuoteId,
  order: readOrderId,
  webhookDelivery: idWith(WEBHOOK_DELIVERY_PREFIX),
}

/**
 * Reads an id of the given kind, from a path, a filter or a body (I4). For a kind with a published prefix, only
 * the prefix is checked; for a flashing template, the whole form (I2). For any other kind, a string is valid
 * unless it begins with a published prefix (I5).
 *
 * Problems, at the path: `wrong_id_kind` for an id of another kind, `invalid_id` for a malformed id, `required`
 * for an absent id, and `invalid_type`.
 *
 * @example
 * import { parseId } from 'quotewright/service'
 *
 * assert.deepEqual(parseId('cust_1', 'customer', ['customerId']), { ok: true, value: 'cust_1' })
 * const refused = parseId('order_1', 'kit', ['kitId'])
 * assert.equal(!refused.ok && refused.refusal.problems[0]?.code, 'wrong_id_kind')
 */
export function parseId(value: unknown, kind: IdKind, path: RequestPath): Decision<string> {
  check.oneOf(Object.keys(idKinds))(kind, 'kind')
  check.path(path, 'path')
  return readAt(value, readerOf(kind), path)
}

/**
 * Reads the id of a document from the path of a request (I7). An order's id in place of a quote's, or the
 * reverse, gives 404: no such document exists there. Reads any other id like {@link parseId}.
 *
 * @example
 * import { parseDocumentId } from 'quotewright/service'
 *
 * const refused = parseDocumentId('quote_01m7w4n5hx008j4ct4ank7f24s', 'order')
 * assert.equal(!refused.ok && refused.refusal.type, 'not_found')
 */
export function parseDocumentId(
  value: unknown,
  kind: 'quote' | 'order',
  path: RequestPath = [`${kind}Id`],
): Decision<string> {
  check.oneOf(DOCUMENT_KINDS)(kind, 'kind')
  check.path(path, 'path')
  const isOtherKind = isIdOf(value, kind === 'quote' ? ORDER_PREFIX : QUOTE_PREFIX)
  return isOtherKind ? notFound(kind) : readAt(value, kind === 'quote' ? readQuoteId : readOrderId, path)
}

/**
 * Reads the `requestId` of a body (I11): a UUID of any version, returned in lower case. UUIDs ignore case, so
 * store and look up records by the returned value. In answers, repeat the client's spelling (J7). Returns
 * undefined if absent or empty. Other values give `invalid_id` or `invalid_type`.
 *
 * @example
 * import { parseRequestId } from 'quotewright/service'
 *
 * const sent = '6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a'
 * assert.deepEqual(parseRequestId(sent), { ok: true, value: sent })
 * assert.deepEqual(parseRequestId(sent.toUpperCase()), { ok: true, value: sent })
 * assert.deepEqual(parseRequestId(undefined), { ok: true, value: undefined })
 */
export function parseRequestId(
  value: unknown,
  path: RequestPath = ['requestId'],
): Decision<Uuid | undefined> {
  check.path(path, 'path')
  return isAbsent(value) ? allowed(undefined) : readAt(value, readUuid, path)
}

/** Adds problems to the reading, so that one answer reports the problems of all fields (I11, E5). */
export function readSentRequestId(body: unknown, reading: Reading): Uuid | undefined {
  const sent = valueAtStep(body, 'requestId')
  return isAbsent(sent) ? undefined : readUuid(sent, 'requestId', reading)
}

/** Reports an absent value as `required`, even if the reader accepts it. */
export function readAt<A>(value: unknown, reader: Reader<A>, path: RequestPath): Decision<A> {
  const { read, problems } = readWhole(value, isAbsent(value) ? addRequired : reader)
  if (read !== undefined && problems.length === 0) return allowed(read)
  return invalidRequest(
    readingProblems(problems.map((found) => ({ ...found, path: [...path, ...found.path] }))),
  )
}

const addRequired: Reader<never> = (_, step, reading) => {
  addProblem(reading, 'required', {}, step)
  return undefined
}

function readerOf(kind: IdKind): Reader<string> {
  return (valueAtStep(READERS, kind) as Reader<string> | undefined) ?? readOtherId
}

function isIdOf(value: unknown, prefix: string): boolean {
  return typeof value === 'string' && value.startsWith(prefix) && value.length > prefix.length
}
