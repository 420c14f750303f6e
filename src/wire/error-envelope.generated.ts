// Generated from nouns/error-envelope.ts by `npm run generate`. Do not edit.
import type { ProblemCode } from '../problem/codes.js'

/** One problem (V1). */
export interface EnvelopeError {
  /** What is wrong. These are all; later releases may add others (V9). */
  readonly code: ProblemCode
  /** For a person; its wording is no contract. */
  readonly message: string
  /** Where, as a snake_case pointer; empty for the request itself (V1). */
  readonly param: string
}

/** The body of an answer to a request with problems (V2). */
export interface ErrorEnvelope {
  /** not_implemented when that is all there is to say (V8). */
  readonly type: 'validation_failure' | 'not_implemented'
  /** For a person; its wording is no contract. */
  readonly message: string
  /** The request's own id. */
  readonly requestId?: string
  /** All problems, in the order of the request (V1). */
  readonly errors: readonly EnvelopeError[]
}
