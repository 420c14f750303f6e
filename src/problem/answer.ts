import type { Either } from 'fp-ts/lib/Either.js'
import * as E from 'fp-ts/lib/Either.js'
import type { LocatedProblem } from './located-problem.js'
import { problemOf, type Problem, type Result } from './problem.js'
import { inRequestOrder } from './request-order.js'

/** What was asked for, or at least one problem that prevents it, in the order of the request. */
export type Answer<A> = Either<readonly Problem[], A>

/** V1: all problems together, in the order of the request. */
export function invalid(
  problems: readonly LocatedProblem[],
  request: unknown,
  reading?: readonly LocatedProblem[],
): Answer<never> {
  return E.left(inRequestOrder(problems, request, reading).map(problemOf))
}

/** An answer for users of plain TypeScript. */
export function resultOf<A>(answer: Answer<A>): Result<A> {
  return answer._tag === 'Right' ? { ok: true, value: answer.right } : { ok: false, problems: answer.left }
}
