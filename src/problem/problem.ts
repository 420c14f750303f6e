import type { ProblemCode } from './codes.js'
import type { ProblemDetails } from './details.js'
import type { LocatedProblem } from './located-problem.js'
import { messageOf } from './message.js'
import { endOf, pointerOf, startOf } from './path.js'

/**
 * One thing wrong with a request or with an account's settings, ready for JSON. Its code tells its details: in
 * TypeScript a problem whose `code` has been looked at has the `details` of that code.
 */
export type Problem<Code extends ProblemCode = ProblemCode> = {
  readonly [One in Code]: {
    /** Stable: see {@link problemCodes}. */
    readonly code: One
    /** For a person, in English; its wording is no contract. */
    readonly message: string
    /** Where: a snake_case pointer such as `lines[2].catalogue.product_id`; empty for the request itself. */
    readonly param: string
    /** The figures of the message in wire form, for other words than these: empty where there are none. */
    readonly details: ProblemDetails[One]
  }
}[Code]

export function problemOf({ code, path, details }: LocatedProblem): Problem {
  const param = pointerOf(path)
  // Every code has its sentences; one whose figures were not there would be told by its name.
  const message = messageOf(code, { start: startOf(path), end: endOf(path) }, details, code)
  // A problem may be formatted again, so its details are copied. It pairs them with its code, as a problem does.
  return { code, message, param, details: { ...details } } as Problem
}
