import { PROBLEM_CODES } from './codes.generated.js'
import type { DetailsByCode } from './details.generated.js'

/** One kind of problem, as data, for users who want to know all checks in advance. */
export interface ProblemCodeEntry {
  /** Stable: part of the contract (V9). */
  readonly code: string
  /** A sentence of English, for a page or a help text. */
  readonly meaning: string
  /** The numbers of the rules that lead to it. */
  readonly rules: readonly string[]
  /** A pointer and the value there. */
  readonly example: string
}

/**
 * Every code there is (V9), each a {@link ProblemCodeEntry}. A code is stable; the wording of a message is not.
 * Frozen.
 *
 * @example
 * import { problemCodes } from 'quotewright'
 *
 * const mismatch = problemCodes.find(({ code }) => code === 'total_price_mismatch')
 * assert.deepEqual(mismatch?.rules, ['L7'])
 */
export const problemCodes = deepFreeze(PROBLEM_CODES satisfies readonly ProblemCodeEntry[])

/** A code of {@link problemCodes}: stable, unlike the wording of messages. */
export type ProblemCode = (typeof problemCodes)[number]['code']

/** The details of every kind of problem: empty where code and pointer say everything. */
export type ProblemDetails = {
  readonly [Code in ProblemCode]: Code extends keyof DetailsByCode ? DetailsByCode[Code] : NoDetails
}

/** No details: code and pointer say everything. */
export type NoDetails = Readonly<Record<string, never>>

/** Freezes a value and everything in it: published lists are shared by all users. */
export function deepFreeze<A>(value: A): A {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}
