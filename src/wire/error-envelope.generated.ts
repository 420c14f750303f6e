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
  readonly code: ProblemCode
  /** For people. The wording may change in any release. */
  readonly message: string
  /**
   * The field at fault, as a snake_case pointer; empty for the request itself.
   *
   * @see Rule V1 in docs/rules.md
   */
  readonly param: string
  /**
   * The same field as a list: the names and indexes that lead to it in the request.
   *
   * @see Rule V1 in docs/rules.md
   */
  readonly path?: readonly (string | number)[]
  /** The figures of the message, as JSON. */
  readonly details?: object
}

/**
 * The body of a response to a request with problems.
 *
 * @see Rule V2 in docs/rules.md
 */
export interface ErrorEnvelope {
  /**
   * internal when a problem is in the settings, the options or the catalogue, not in the request;
   * not_implemented when every problem is not_implemented; otherwise validation_failure.
   *
   * @see Rule V8 in docs/rules.md
   */
  readonly type: 'validation_failure' | 'not_implemented' | 'internal'
  /** For people. The wording may change in any release. */
  readonly message: string
  /** The id of the request, if one was given. */
  readonly requestId?: string
  /**
   * All problems, in the order of the request. Empty when the type is not_implemented, which the message
   * explains, or internal.
   *
   * @see Rules V1, V2 in docs/rules.md
   */
  readonly errors: readonly EnvelopeError[]
}
