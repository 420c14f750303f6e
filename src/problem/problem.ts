import type { ProblemCode, ProblemDetails } from './codes.js'
import {
  ENGLISH_OF_DOCUMENTS,
  ENGLISH_OF_FORMS,
  ENGLISH_OF_REQUESTS,
  ENGLISH_OF_RULES,
  ENGLISH_OF_TEXTS,
} from './english.generated.js'
import { messageFormatter, type FormatMessage } from './format-message.js'
import type { LocatedProblem, ProblemSource } from './located-problem.js'
import { endOfPath, plainPath, pointerOf, startOfPath } from './path.js'

/**
 * A single problem of a request or of account settings, ready for JSON. The code decides the details: after a
 * check of `code`, TypeScript knows the type of `details`.
 */
export type Problem<Code extends ProblemCode = ProblemCode> = {
  readonly [One in Code]: {
    /** The stable code of the problem: see {@link problemCodes}. */
    readonly code: One
    /** For people, in English. The wording may change in any release. */
    readonly message: string
    /**
     * The field at fault: a snake_case pointer such as `lines[2].catalogue.product_id`; empty for the request
     * itself.
     */
    readonly param: string
    /**
     * The same field as a list of keys of the request: `['lines', 2, 'catalogue', 'productId']`; empty for
     * the request itself.
     */
    readonly path: readonly (string | number)[]
    /** The owner of the problem. The caller can correct only problems of the request. */
    readonly source: ProblemSource
    /** The values in the message as JSON, for a message of your own; may be empty. */
    readonly details: ProblemDetails[One]
  }
}[Code]

/** A value, or the problems that prevent it. */
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

export const problemOf = publishedWith(messageFormatter(ENGLISH_OF_REQUESTS))

/** Has only the messages for pricing a document, so that a bundle stays small. */
export const problemOfDocument = publishedWith(messageFormatter(ENGLISH_OF_DOCUMENTS))

/** Like {@link problemOfDocument}, without the names of policies. */
export const problemInForm = publishedWith(messageFormatter(ENGLISH_OF_FORMS))

/** Has only the messages for the rules of one line. */
export const problemOfRule = publishedWith(messageFormatter(ENGLISH_OF_RULES))

/** Has only the messages for typed text. */
export const problemOfText = publishedWith(messageFormatter(ENGLISH_OF_TEXTS))

function publishedWith(format: FormatMessage): (found: LocatedProblem) => Problem {
  return (found) => published(found, format)
}

function published(found: LocatedProblem, format: FormatMessage): Problem {
  const { code, path, details } = found
  const source = (Object.hasOwn(found, 'source') ? found.source : undefined) ?? 'request'
  const param = pointerOf(path)
  // Every code has sentences. If details were missing, the message would be the code itself.
  const message = format(
    code,
    { start: startOfPath(path), end: endOfPath(path), label: undefined },
    details,
    code,
  )
  // Copies path and details, since a located problem may be published again. The cast is safe: code and details
  // match.
  return { code, message, param, path: plainPath(path), source, details: { ...details } } as Problem
}
