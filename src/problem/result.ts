import type { Problem } from './problem.js'

/** What was asked for, or every problem in the way of it. */
export type Result<A> = Success<A> | Failure

/** What was asked for. */
export interface Success<A> {
  /** Look here first: true is a value, false are problems. */
  readonly ok: true
  /** What was asked for. */
  readonly value: A
}

/** What was in the way of it. */
export interface Failure {
  /** Look here first: true is a value, false are problems. */
  readonly ok: false
  /** At least one, in the order of the request (V1). */
  readonly problems: readonly Problem[]
}
