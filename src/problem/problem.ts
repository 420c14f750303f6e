import type { ProblemCode, ProblemDetails } from './codes.js'
import {
  ENGLISH_OF_DOCUMENTS,
  ENGLISH_OF_REQUESTS,
  ENGLISH_OF_RULES,
  ENGLISH_OF_TEXTS,
} from './english.generated.js'
import { messageFormatter, type FormatMessage } from './format-message.js'
import type { LocatedProblem, ProblemSource } from './located-problem.js'
import { endOf, plainPath, pointerOf, startOf } from './path.js'

/**
 * One thing wrong with a request or with an account's settings, ready for JSON. Its code decides its details: in
 * TypeScript a problem whose `code` has been checked has the `details` of that code.
 */
export type Problem<Code extends ProblemCode = ProblemCode> = {
  readonly [One in Code]: {
    /** The stable code of the problem: see {@link problemCodes}. */
    readonly code: One
    /** For people, in English. The wording may change in any release. */
    readonly message: string
    /** Where: a snake_case pointer such as `lines[2].catalogue.product_id`; empty for the request itself. */
    readonly param: string
    /**
     * The same place as keys of the request itself: `['lines', 2, 'catalogue', 'productId']`; empty for the request
     * itself.
     */
    readonly path: readonly (string | number)[]
    /** The owner of the problem. The caller can correct only problems of the request. */
    readonly source: ProblemSource
    /** The figures of the message as JSON, for a message of your own; may be empty. */
    readonly details: ProblemDetails[One]
  }
}[Code]

/** A value, or every problem that prevents it. */
export type Result<A> = Success<A> | Failure

/** The result of a call that found no problems. */
export interface Success<A> {
  /** True: there is a value. False: there are problems. */
  readonly ok: true
  /** The value that the function returns. */
  readonly value: A
}

/** The problems that prevent a value. */
export interface Failure {
  /** True: there is a value. False: there are problems. */
  readonly ok: false
  /** At least one, in the order of the request (V1). */
  readonly problems: readonly Problem[]
}

/** The published form of a located problem of a request or of settings. */
export const problemOf = publishedWith(messageFormatter(ENGLISH_OF_REQUESTS))

/** The same for problems that can be found where documents are priced, without the messages of any others. */
export const problemOfDocument = publishedWith(messageFormatter(ENGLISH_OF_DOCUMENTS))

/** The same for problems that can be found by the rule of one line. */
export const problemOfRule = publishedWith(messageFormatter(ENGLISH_OF_RULES))

/** The same for problems of typed texts, without the messages of any others. */
export const problemOfText = publishedWith(messageFormatter(ENGLISH_OF_TEXTS))

function publishedWith(format: FormatMessage): (found: LocatedProblem) => Problem {
  return (found) => published(found, format)
}

function published(found: LocatedProblem, format: FormatMessage): Problem {
  const { code, path, details } = found
  const source = (Object.hasOwn(found, 'source') ? found.source : undefined) ?? 'request'
  const param = pointerOf(path)
  // Every code has sentences. Without its details, the message would be the code itself.
  const message = format(code, { start: startOf(path), end: endOf(path), label: undefined }, details, code)
  // A located problem may be formatted again, so path and details are copied. Code and details stay a pair.
  return { code, message, param, path: plainPath(path), source, details: { ...details } } as Problem
}
