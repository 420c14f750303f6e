import type { Either } from './either.js'
import type { Failure, Problem, Success } from './problem.js'

/** The requested value, or a refusal with the problems and the part without problems. */
export type PartialAnswer<A, Part> = Either<Refusal<Part>, A>

/** The problems of an input, and the part without problems. */
export interface Refusal<Part> {
  /** At least one, in the order of the request (V1). */
  readonly problems: readonly Problem[]
  /** The part without problems. Absent if nothing can be computed, for example with unreadable settings. */
  readonly partial?: Part
}

/** A value, or a failure with its problems and the part without problems. */
export type PartialResult<A, Part> = Success<A> | PartialFailure<Part>

/** The problems that prevent a value, and the part without problems. */
export interface PartialFailure<Part> extends Failure {
  /** The part without problems. Absent if nothing can be computed, for example with unreadable settings. */
  readonly partial?: Part
}

export function partialResultOf<A, Part>(answer: PartialAnswer<A, Part>): PartialResult<A, Part> {
  return answer._tag === 'Right' ? { ok: true, value: answer.right } : { ok: false, ...answer.left }
}
