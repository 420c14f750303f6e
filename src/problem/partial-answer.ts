import type { Either } from 'fp-ts/lib/Either.js'
import type { Failure, Problem, Success } from './problem.js'

/** What was asked for; or the problems that prevent it, with what is right all the same. */
export type PartialAnswer<A, Part> = Either<Refusal<Part>, A>

/** The problems of an input, and what is right in it. */
export interface Refusal<Part> {
  /** At least one, in the order of the request (V1). */
  readonly problems: readonly Problem[]
  /** What is right. Absent when nothing can be computed, as with settings that cannot be read. */
  readonly partial?: Part
}

/** A value; or the problems that prevent it, with what is right all the same. */
export type PartialResult<A, Part> = Success<A> | PartialFailure<Part>

/** The problems that prevent a value, and what is right. */
export interface PartialFailure<Part> extends Failure {
  /** What is right. Absent when nothing can be computed, as with settings that cannot be read. */
  readonly partial?: Part
}

/** An answer for users of plain TypeScript. */
export function partialResultOf<A, Part>(answer: PartialAnswer<A, Part>): PartialResult<A, Part> {
  return answer._tag === 'Right' ? { ok: true, value: answer.right } : { ok: false, ...answer.left }
}
