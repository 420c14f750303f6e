import type { ProblemCode } from './codes.js'
import type { Finding } from './finding.js'
import { messageOf } from './message.js'
import { pointerOf } from './path.js'

/** One thing wrong with a request or with an account's settings, ready for JSON. */
export interface Problem {
  /** Stable: see {@link problemCodes}. */
  readonly code: ProblemCode
  /** For a person; its wording is no contract. */
  readonly message: string
  /** Where: a snake_case pointer such as `lines[2].catalogue.product_id`; empty for the request itself. */
  readonly param: string
}

export function problemOf(found: Finding): Problem {
  return { code: found.code, message: messageOf(found), param: pointerOf(found.path) }
}
