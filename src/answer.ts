import type { Either } from 'fp-ts/lib/Either.js'
import * as E from 'fp-ts/lib/Either.js'
import type { LocatedProblem } from './problem/located-problem.js'
import { problemOf, type Problem } from './problem/problem.js'
import { inRequestOrder } from './problem/request-order.js'

/** What was asked for, or at least one problem in the way of it, in the order of the request. */
export type Answer<A> = Either<readonly Problem[], A>

/** V1: all problems together, in the order of the request. */
export function invalid(
  problems: readonly LocatedProblem[],
  request: unknown,
  reading?: readonly LocatedProblem[],
): Either<readonly Problem[], never> {
  return E.left(inRequestOrder(problems, request, reading).map(problemOf))
}

/** A value when nothing is wrong with it, else all that is (V1). */
export function validated<A>(value: A, problems: readonly LocatedProblem[], request: unknown): Answer<A> {
  return problems.length > 0 ? invalid(problems, request) : E.right(value)
}
