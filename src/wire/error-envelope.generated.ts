// Generated from nouns/error-envelope.ts by `npm run generate`. Do not edit.
import type { ProblemCode } from '../problem/codes.js'

/** One problem (V1). */
export interface EnvelopeError {
  /** What is wrong. Later releases may add codes (V9). */
  readonly code: ProblemCode
  /** For people. The wording may change in any release. */
  readonly message: string
  /** Where it is wrong, as a snake_case pointer; empty for the request itself (V1). */
  readonly param: string
}

/** The body of a response to a request with problems (V2). */
export interface ErrorEnvelope {
  /** not_implemented when every problem is not_implemented, otherwise validation_failure (V8). */
  readonly type: 'validation_failure' | 'not_implemented'
  /** For people. The wording may change in any release. */
  readonly message: string
  /** The id of the request, if one was given. */
  readonly requestId?: string
  /**
   * All problems, in the order of the request (V1). Empty when the type is not_implemented: the message
   * says it (V2).
   */
  readonly errors: readonly EnvelopeError[]
}
