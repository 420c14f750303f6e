import type { Either } from 'fp-ts/lib/Either.js'
import * as E from 'fp-ts/lib/Either.js'
import type { LocatedProblem } from './located-problem.js'
import { problemOf, type Problem, type Result } from './problem.js'
import { inRequestOrder } from './request-order.js'

/** A value, or at least one problem that prevents it. Problems are in the order of the request. */
export type Answer<A> = Either<readonly Problem[], A>

/** V1: all problems together, in the order of the request. */
export function invalid(
  problems: readonly LocatedProblem[],
  request: unknown,
  reading?: readonly LocatedProblem[],
): Answer<never> {
  return E.left(inRequestOrder(problems, request, reading).map(problemOf))
}

/** The value when there are no problems, else every problem (V1). */
export function validated<A>(value: A, problems: readonly LocatedProblem[], request: unknown): Answer<A> {
  return problems.length > 0 ? invalid(problems, request) : E.right(value)
}

/** An answer for users of plain TypeScript. */
export function resultOf<A>(answer: Answer<A>): Result<A> {
  return answer._tag === 'Right' ? { ok: true, value: answer.right } : { ok: false, problems: answer.left }
}
