// Generated from definitions/error-envelope.ts by `npm run generate`. Do not edit.
import type { ProblemCode } from '../problem/codes.js'

/**
 * One problem of a refused request.
 *
 * @see Rule V1 in docs/rules.md
 */
export interface EnvelopeError {
  /**
   * The kind of problem. Later releases may add codes.
   *
   * @see Rule V9 in docs/rules.md
   */
  readonly code: ProblemCode | (string & {})
  /** For people. The wording may change in any release. */
  readonly message: string
  /**
   * The snake_case pointer of the field at fault; empty for the whole request.
   *
   * @see Rule V1 in docs/rules.md
   */
  readonly param: string
  /**
   * The same field as a list of the names and indexes that lead to it.
   *
   * @see Rule V1 in docs/rules.md
   */
  readonly path?: readonly (string | number)[]
  /** The values in the message, as JSON. */
  readonly details?: object
}

/**
 * The body of a response to a request with problems.
 *
 * @see Rule V2 in docs/rules.md
 */
export interface ErrorEnvelope {
  /**
   * internal if a problem is in the settings, options or catalogue; not_implemented if every problem has
   * that code; otherwise validation_failure.
   *
   * @see Rule V8 in docs/rules.md
   */
  readonly type: 'validation_failure' | 'not_implemented' | 'internal'
  /** For people. The wording may change in any release. */
  readonly message: string
  /** The id of the request, if one was given. */
  readonly requestId?: string
  /**
   * All problems, in the order of the request. Empty if the type is internal, or not_implemented: then the
   * message says why.
   *
   * @see Rules V1, V2 in docs/rules.md
   */
  readonly errors: readonly EnvelopeError[]
}
