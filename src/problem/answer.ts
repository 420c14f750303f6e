import * as E from './either.js'
import { problemAt, type LocatedProblem } from './located-problem.js'
import { withNearMisses } from './near-miss.js'
import { problemInForm, problemOf, problemOfDocument, problemOfRule, type Problem } from './problem.js'
import { inRequestOrder } from './request-order.js'

/** The requested value, or the problems that prevent it (at least one), in request order. */
export type Answer<A> = E.Either<readonly Problem[], A>

export const ALL_PROBLEMS = Infinity

export type Refuse = (
  problems: readonly LocatedProblem[],
  request: unknown,
  reading?: readonly LocatedProblem[],
  max?: number,
) => E.Left<readonly Problem[]>

/** Makes an answer with problems, in the order of the request (V1). */
export const invalid = refusalWith(problemOf)

/** Like {@link invalid}, without messages on price tables, for smaller bundles. */
export const invalidDocument = refusalWith(problemOfDocument)

/** Like {@link invalidDocument}, without names of policies. */
export const invalidInForm = refusalWith(problemInForm)

/** Keeps the messages about documents out of a bundle. */
export const invalidRule = refusalWith(problemOfRule)

function refusalWith(publish: (found: LocatedProblem) => Problem): Refuse {
  return (problems, request, reading, max) =>
    E.left(listedProblems(problems, request, reading, max).map(publish))
}

/**
 * Returns the problems of an answer, without messages, in the order of the request. Adds a similar field of
 * the request to each problem of a missing field (V1).
 *
 * @param reading the part of `problems` that reading the request found; by default all
 * @param max the maximum number of listed problems; if there are more, another problem gives their number
 */
export function listedProblems(
  problems: readonly LocatedProblem[],
  request: unknown,
  reading?: readonly LocatedProblem[],
  max = ALL_PROBLEMS,
): readonly LocatedProblem[] {
  const all = inRequestOrder(problems, request, reading)
  return withNearMisses(all.length > max ? firstOf(all, max) : all, request)
}

/** Drops problems before messages, pointers and paths are made for them. */
function firstOf(all: readonly LocatedProblem[], max: number): readonly LocatedProblem[] {
  const details = { count: String(all.length), listed: String(max) }
  return [...all.slice(0, max), problemAt('more_problems', [], details)]
}
