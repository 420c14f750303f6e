import { summaryOf } from '../wire/error-envelope.js'
import { errorTypes, type ErrorType } from './data/error-types.js'
import type { RefusalProblem } from './problems/problem.js'
import { hostText, hostName } from './host-argument.js'

/**
 * What a rule of the service decides: a value, or a refusal. It has the form of the engine's `Result`, and says besides
 * which type of error the answer has: not every refusal is about a field of the request.
 */
export type Decision<A> = Allowed<A> | Refused

/** The request may go on. */
export interface Allowed<A> {
  /** True: there is a value. False: there is a refusal. */
  readonly ok: true
  /** What was decided. */
  readonly value: A
}

/** The request ends here. */
export interface Refused {
  /** True: there is a value. False: there is a refusal. */
  readonly ok: false
  /** What the answer says; `errorAnswer` makes the answer of it. */
  readonly refusal: Refusal
}

/** Why a request is refused (E1, E2). */
export interface Refusal {
  /** The type of error, which decides the HTTP status. */
  readonly type: ErrorType
  /** The problems of a `validation_failure`, in the order of the request; the one of a `conflict`; none of the others (E2). */
  readonly problems: readonly RefusalProblem[]
  /** For people, in English. */
  readonly message: string
  /** Of a repeated request: the id of what the first one created (J8). */
  readonly resourceId?: string
}

/** The request may go on, with this. */
export function allowed<A>(value: A): Allowed<A> {
  return { ok: true, value }
}

/**
 * A refusal that no single field is to blame for: what only the host can know, such as a key that was deleted.
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
  hostName(Object.keys(errorTypes))(type, 'type')
  hostText(message, 'message')
  return { ok: false, refusal: { type, problems: [], message: message === '' ? type : message } }
}

/** 400: what is wrong with the request, field by field (E5). */
export function invalidRequest(problems: readonly RefusalProblem[]): Refused {
  return { ok: false, refusal: { type: 'validation_failure', problems, message: summaryOf(problems) } }
}

/** A value, unless there are problems. */
export function unlessProblems<A>(problems: readonly RefusalProblem[], value: () => A): Decision<A> {
  return problems.length > 0 ? invalidRequest(problems) : allowed(value())
}

/**
 * 404: it does not exist, or belongs to another company, which must look the same (I6, R3).
 *
 * @example
 * import { errorAnswer, notFound } from 'quotewright/service'
 *
 * assert.equal(errorAnswer(notFound('order').refusal).status, 404)
 */
export function notFound(what: string): Refused {
  hostText(what, 'what')
  return refusal('not_found', `The ${what} was not found.`)
}
