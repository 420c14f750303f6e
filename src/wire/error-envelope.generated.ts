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
  /** The same place in the keys of the request: names and indexes (V1). */
  readonly path?: readonly (string | number)[]
  /** The figures of the message, in wire form. */
  readonly details?: object
}

/** The body of a response to a request with problems (V2). */
export interface ErrorEnvelope {
  /**
   * internal when a problem is not of the request but of settings or a catalogue; not_implemented when
   * every problem is not_implemented (V8); otherwise validation_failure.
   */
  readonly type: 'validation_failure' | 'not_implemented' | 'internal'
  /** For people. The wording may change in any release. */
  readonly message: string
  /** The id of the request, if one was given. */
  readonly requestId?: string
  /**
   * All problems, in the order of the request (V1). Empty when the type is not_implemented, since the
   * message says it, and when it is internal (V2).
   */
  readonly errors: readonly EnvelopeError[]
}
