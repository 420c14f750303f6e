import type { Either } from 'fp-ts/lib/Either.js'
import type { Failure, Problem, Success } from './problem.js'

/** The requested value, or the problems that prevent it with the part that is right. */
export type PartialAnswer<A, Part> = Either<Refusal<Part>, A>

/** The problems of an input, and the part that is right. */
export interface Refusal<Part> {
  /** At least one, in the order of the request (V1). */
  readonly problems: readonly Problem[]
  /** The part that is right. Absent when nothing can be computed, for example with unreadable settings. */
  readonly partial?: Part
}

/** A value, or the problems that prevent it with the part that is right. */
export type PartialResult<A, Part> = Success<A> | PartialFailure<Part>

/** The problems that prevent a value, and the part that is right. */
export interface PartialFailure<Part> extends Failure {
  /** The part that is right. Absent when nothing can be computed, for example with unreadable settings. */
  readonly partial?: Part
}

/** An answer for users of plain TypeScript. */
export function partialResultOf<A, Part>(answer: PartialAnswer<A, Part>): PartialResult<A, Part> {
  return answer._tag === 'Right' ? { ok: true, value: answer.right } : { ok: false, ...answer.left }
}
