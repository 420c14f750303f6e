import { ORDER_PREFIX, QUOTE_PREFIX, WEBHOOK_DELIVERY_PREFIX } from '../../nouns/ids.js'
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
import { hostPath, hostName } from '../host-argument.js'

/** A place in a request, as keys: `['lines', 0, 'lineId']`, or the name of a parameter: `['orderId']` (E4). */
export type RequestPath = readonly (string | number)[]

const readQuoteId = idWith(QUOTE_PREFIX)
const readOrderId = idWith(ORDER_PREFIX)

/** How the ids of each kind with a published prefix are read (I2); all others are read by {@link readOtherId} (I5). */
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
 * Reads the id of a kind, from a path, a filter or a body (I4). Of an id with a published prefix only the prefix is
 * looked at, but of a flashing template's the whole form (I2). An id of a kind without one is any text that begins with
 * none of the published prefixes (I5).
 *
 * Problems, at the path: `wrong_id_kind` for an id of another kind, `invalid_id` for what has no id's form, `required` when
 * there is none, and `invalid_type`.
 *
 * @example
 * import { parseId } from 'quotewright/service'
 *
 * assert.deepEqual(parseId('cust_1', 'customer', ['customerId']), { ok: true, value: 'cust_1' })
 * const refused = parseId('order_1', 'kit', ['kitId'])
 * assert.equal(!refused.ok && refused.refusal.problems[0]?.code, 'wrong_id_kind')
 */
export function parseId(value: unknown, kind: IdKind, path: RequestPath): Decision<string> {
  hostName(Object.keys(idKinds))(kind, 'kind')
  hostPath(path, 'path')
  return readAt(value, readerOf(kind), path)
}

/**
 * Reads the id of a document from the path of a request (I7). The id of an order where a quote is asked for, or the other
 * way round, is 404: that document does not exist there. Every other id is read as {@link parseId} does it.
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
  hostName(['quote', 'order'])(kind, 'kind')
  hostPath(path, 'path')
  const isOfOther = isIdOf(value, kind === 'quote' ? ORDER_PREFIX : QUOTE_PREFIX)
  return isOfOther ? notFound(kind) : readAt(value, kind === 'quote' ? readQuoteId : readOrderId, path)
}

/**
 * Reads the `requestId` of a body (I11): a UUID of any version, in small letters. The case of a UUID does not count, so
 * keep and look up records by this value, and repeat the one that was sent in answers (J7). A value that was not sent, or
 * is empty, is undefined; every other value is `invalid_id` or `invalid_type`.
 *
 * @example
 * import { parseRequestId } from 'quotewright/service'
 *
 * const sent = '6f1d2c7e-4b0a-4c55-9a83-1f2e3d4c5b6a'
 * assert.deepEqual(parseRequestId(sent), { ok: true, value: sent })
 * assert.deepEqual(parseRequestId(sent.toUpperCase()), { ok: true, value: sent })
 * assert.deepEqual(parseRequestId(undefined), { ok: true, value: undefined })
 */
export function parseRequestId(value: unknown, path: RequestPath = ['requestId']): Decision<Uuid | undefined> {
  hostPath(path, 'path')
  return isAbsent(value) ? allowed(undefined) : readAt(value, readUuid, path)
}

/** The `requestId` of a body, for readers that refuse it together with whatever else is wrong (I11, E5). */
export function readSentRequestId(body: unknown, reading: Reading): Uuid | undefined {
  const sent = valueAtStep(body, 'requestId')
  return isAbsent(sent) ? undefined : readUuid(sent, 'requestId', reading)
}

/** Reads a value with a reader of the house; the problems are at a path of the request. */
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
