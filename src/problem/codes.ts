import { PROBLEM_CODES, type ProblemCode } from './codes.generated.js'
import type { DetailsByCode } from './details.generated.js'

/** One kind of problem, as data, for users who want to know all checks in advance. */
export interface ProblemCodeEntry<Code extends string = ProblemCode> {
  /** A stable code, part of the contract (V9). */
  readonly code: Code
  /** An English phrase for documentation or a help text. */
  readonly meaning: string
  /** The numbers of the rules behind the problem. */
  readonly rules: readonly string[]
  /** A pointer and the value there. */
  readonly example: string
}

/**
 * Lists every code (V9). A code is stable; the wording of a message is not. Frozen.
 *
 * @example
 * import { problemCodes } from 'quotewright'
 *
 * const mismatch = problemCodes.find(({ code }) => code === 'total_price_mismatch')
 * assert.deepEqual(mismatch?.rules, ['L7'])
 */
export const problemCodes: readonly ProblemCodeEntry[] = deepFreeze(PROBLEM_CODES)

export type { ProblemCode }

/** The details of every kind of problem; empty if code and pointer suffice. */
export type ProblemDetails = {
  readonly [Code in ProblemCode]: Code extends keyof DetailsByCode ? DetailsByCode[Code] : NoDetails
}

/** No details: code and pointer suffice. */
export type NoDetails = Readonly<Record<string, never>>

/** Protects the published lists, which all callers share. */
export function deepFreeze<A>(value: A): A {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}
