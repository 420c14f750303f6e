import { isObject } from '../../wire/object.js'
import { SERVER_FAULT, errorEnvelope, type EnvelopeProblem } from '../../wire/error-envelope.js'
import type { EnvelopeError } from '../../wire/error-envelope.generated.js'
import { errorTypes, type ErrorType } from '../data/error-types.js'
import type { Refusal } from '../decision.js'
import * as check from '../host-argument.js'
import { truncate } from '../../problem/preview.js'
import { withFallback } from '../../problem/with-fallback.js'
import { serviceLimits } from '../data/service-limits.js'
import { elementsOf } from '../../problem/elements.js'

/** An answer that refuses a request. */
export interface ErrorAnswer {
  /** The HTTP status (E1). */
  readonly status: number
  /** The headers to set, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The body, ready for JSON (E2). */
  readonly body: ErrorBody
}

/** The body of an answer that refuses a request (E2). */
export interface ErrorBody {
  /** The type of error, which decides the status. */
  readonly type: ErrorType
  /** The message for people. The wording may change in any release. */
  readonly message: string
  /** The idempotency key of the request, if it has one. */
  readonly requestId?: string
  /** All problems of a `validation_failure`, or the one problem of a `conflict`. Empty for every other type. */
  readonly errors: readonly ErrorEntry[]
  /** For a repeated request: the id of the resource that the first attempt created (J8). */
  readonly resourceId?: string
}

/** One problem in the body of an answer. */
export type ErrorEntry = Omit<EnvelopeError, 'code'> & {
  /** A code of `problemCodes` or `serviceProblemCodes`. Later releases may add codes (E7). */
  readonly code: string
}

/** Gives 500 for an unknown type, such as one from a later release (E1). */
export function statusOf(type: ErrorType): number {
  check.text(type, 'type')
  return Object.hasOwn(errorTypes, type) ? errorTypes[type] : errorTypes.internal
}

/** Writes whole seconds, rounded up, at least 1 (E6). */
export function retryAfter(seconds: number): string {
  check.number(seconds, 'seconds')
  return seconds > 1 && seconds < MAX_SECONDS ? String(Math.ceil(seconds)) : '1'
}

/** `retryAfter` gives 1 from this number, because `String` writes much larger numbers with an exponent. */
const MAX_SECONDS = 1e15

const PROBLEMS = check.list(check.object)
const REFUSAL: check.Check = (refusal, name) => {
  if (Array.isArray(refusal)) PROBLEMS(refusal, name)
  else check.record({ type: check.text, message: check.text, problems: PROBLEMS })(refusal, name)
}

/**
 * Builds the answer to a refused request (E1, E2): status, headers and body. Takes the refusal of a decision, or the
 * problems that the engine found. For problems, the body is the result of `errorEnvelope`. Problems of the account
 * settings or the catalogue give `internal`, and a valid request for something unsupported gives `not_implemented`.
 *
 * `internal`, `unavailable` and `timeout` get a fixed message, whatever the refusal says (E8). An answer of
 * `unauthenticated` has a `www-authenticate` header. An answer of `rate_limited` has a `retry-after` header if you pass
 * the seconds. `requestId` is the idempotency key of the request, if it has one.
 *
 * A string longer than `serviceLimits.echoedCharacters` is truncated, wherever it is in the body (E12).
 *
 * Never throws, because hosts call it in their `catch` blocks. If `refusal` is neither a refusal nor a list
 * of problems, the answer is `internal`.
 *
 * @example
 * import { errorAnswer, parseDocumentId } from 'quotewright/service'
 *
 * const decision = parseDocumentId('cust_1', 'order')
 * const answer = decision.ok ? undefined : errorAnswer(decision.refusal)
 * assert.equal(answer?.status, 400)
 * assert.deepEqual(answer?.body.errors.map(({ code, param }) => [code, param]), [['wrong_id_kind', 'order_id']])
 *
 * @example
 * import { priceQuote } from 'quotewright'
 * import { errorAnswer } from 'quotewright/service'
 *
 * const sent: unknown = JSON.parse('{"companyName": "Harbour Roofing", "customerId": "cust_1"}')
 * const priced = priceQuote(sent, { currency: 'AUD' })
 * assert.equal(!priced.ok && errorAnswer(priced.problems).status, 501)
 */
export function errorAnswer(
  refusal: Refusal | readonly EnvelopeProblem[],
  requestId?: string,
  retryAfterSeconds?: number,
): ErrorAnswer {
  const key = typeof requestId === 'string' && requestId !== '' ? requestId : undefined
  const shortKey = withShortTexts(key)
  const body = withFallback<ErrorBody>(bodyOf(INTERNAL, shortKey), () => {
    REFUSAL(refusal, 'refusal')
    return withShortTexts(isList(refusal) ? errorEnvelope(refusal, key) : bodyOf(refusal, key))
  })
  return answerOf(body, retryAfterSeconds)
}

// E12: some strings repeat the request.
function withShortTexts<A>(value: A): A
function withShortTexts(value: unknown): unknown {
  if (typeof value === 'string') return truncate(value, serviceLimits.echoedCharacters)
  if (Array.isArray(value)) return elementsOf(value).map((part) => withShortTexts(part))
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withShortTexts(part)]))
    : value
}

/** Replaces an argument that is not a refusal. */
const INTERNAL: Refusal = { type: 'internal', problems: [], message: SERVER_FAULT }

function isList(refusal: Refusal | readonly EnvelopeProblem[]): refusal is readonly EnvelopeProblem[] {
  return Array.isArray(refusal)
}

function answerOf(body: ErrorBody, retryAfterSeconds?: number): ErrorAnswer {
  const headers = {
    'content-type': 'application/json',
    ...(body.type === 'unauthenticated' ? { 'www-authenticate': 'Bearer' } : {}),
    ...(body.type === 'rate_limited' && typeof retryAfterSeconds === 'number' && retryAfterSeconds >= 0
      ? { 'retry-after': retryAfter(retryAfterSeconds) }
      : {}),
  }
  return { status: statusOf(body.type), headers, body }
}

function bodyOf({ type, message, problems, resourceId }: Refusal, requestId: string | undefined): ErrorBody {
  // `errorEnvelope` decides the wording of the problems and the type of the error (V2).
  const envelope = errorEnvelope(problems, requestId)
  if (type === 'validation_failure') return envelope
  const known = Object.hasOwn(errorTypes, type) ? type : 'internal'
  return {
    type: known,
    message: MESSAGES.get(known) ?? message,
    ...(requestId === undefined ? {} : { requestId }),
    errors: known === 'conflict' ? envelope.errors : [],
    ...(known === 'conflict' && typeof resourceId === 'string' ? { resourceId } : {}),
  }
}

/** E8: clients learn nothing more about faults that are not theirs. */
const MESSAGES: ReadonlyMap<ErrorType, string> = new Map<ErrorType, string>([
  ['internal', SERVER_FAULT],
  ['unavailable', 'The service is not available at the moment. The request may be repeated.'],
  ['timeout', 'The request took too long. Whether it was executed is unknown.'],
])
