import type { Either } from 'fp-ts/lib/Either.js'
import * as E from 'fp-ts/lib/Either.js'
import type { Finding } from './problem/finding.js'
import { problemOf, type Problem } from './problem/problem.js'
import { inRequestOrder } from './problem/request-order.js'

/** What was asked for, or at least one problem in the way of it, in the order of the request. */
export type Answer<A> = Either<readonly Problem[], A>

/** V1: all problems together, in the order of the request. */
export function refused(
  findings: readonly Finding[],
  request: unknown,
  reading?: readonly Finding[],
): Either<readonly Problem[], never> {
  return E.left(inRequestOrder(findings, request, reading).map(problemOf))
}

/** A value when nothing is wrong with it, else all that is (V1). */
export function answered<A>(value: A, findings: readonly Finding[], request: unknown): Answer<A> {
  return findings.length > 0 ? refused(findings, request) : E.right(value)
}
