import { summaryOf } from '../wire/error-envelope.js'
import { errorTypes, type ErrorType } from './data/error-types.js'
import { listedProblems } from './problems/listed-problems.js'
import type { RefusalProblem } from './problems/problem.js'
import * as check from './host-argument.js'

/**
 * The result of a service rule: a value or a refusal. The engine's `Result` has problems in place of a refusal.
 * Since some refusals concern no field of the request, a refusal also has a type.
 */
export type Decision<A> = Allowed<A> | Refused

/** The request may continue. */
export interface Allowed<A> {
  /** True: there is a value. False: there is a refusal. */
  readonly ok: true
  readonly value: A
}

/** The request ends here. */
export interface Refused {
  /** True: there is a value. False: there is a refusal. */
  readonly ok: false
  /** The reason for the refusal. Pass it to `errorAnswer` to get the answer. */
  readonly refusal: Refusal
}

/** The refusal of a request: its type, its message and its problems (E1, E2). */
export interface Refusal {
  /** The type of error, which decides the HTTP status. */
  readonly type: ErrorType
  /**
   * The problems of a `validation_failure` in the order of the request, or the one problem of a `conflict`. Empty
   * for other types (E2). If there are more problems than {@link serviceLimits} allows, the last is
   * `more_problems` (E10).
   */
  readonly problems: readonly RefusalProblem[]
  /** The message for people, in English. */
  readonly message: string
  /** For a repeated request: the id of the resource that the first attempt created (J8). */
  readonly resourceId?: string
}

export function allowed<A>(value: A): Allowed<A> {
  return { ok: true, value }
}

/** E2: `validation_failure` and `conflict` need a problem. */
const REASON = check.oneOf(
  Object.keys(errorTypes).filter((type) => type !== 'validation_failure' && type !== 'conflict'),
)

/**
 * Makes a refusal that concerns no single field. Use it for facts that only the host knows, such as a deleted
 * key.
 *
 * @example
 * import { errorAnswer, refusal } from 'quotewright/service'
 *
 * const deleted = refusal('unauthenticated', 'A valid API key is required.')
 * assert.equal(errorAnswer(deleted.refusal).status, 401)
 */
export function refusal(
  type: Exclude<ErrorType, 'validation_failure' | 'conflict'>,
  message: string,
): Refused {
  REASON(type, 'type')
  check.text(message, 'message')
  return { ok: false, refusal: { type, problems: [], message: message === '' ? type : message } }
}

// E5
export function invalidRequest(found: readonly RefusalProblem[]): Refused {
  const problems = listedProblems(found)
  return { ok: false, refusal: { type: 'validation_failure', problems, message: summaryOf(problems) } }
}

export function unlessProblems<A>(problems: readonly RefusalProblem[], value: () => A): Decision<A> {
  return problems.length > 0 ? invalidRequest(problems) : allowed(value())
}

/**
 * Refuses with 404: the resource does not exist, or belongs to another company. The two cases must look the same
 * (I6, R3).
 *
 * @example
 * import { errorAnswer, notFound } from 'quotewright/service'
 *
 * assert.equal(errorAnswer(notFound('order').refusal).status, 404)
 */
export function notFound(what: string): Refused {
  check.filledText(what, 'what')
  return refusal('not_found', `The ${what} was not found.`)
}

/**
 * Refuses with 503: a store of the host is temporarily unavailable (E9). Any other failure of the host is
 * `internal`.
 *
 * @example
 * import { errorAnswer, storeUnavailable } from 'quotewright/service'
 *
 * assert.equal(errorAnswer(storeUnavailable().refusal).status, 503)
 */
export function storeUnavailable(): Refused {
  return refusal('unavailable', 'A store of the service is unavailable.')
}
