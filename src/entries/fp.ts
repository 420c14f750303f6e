/**
 * quotewright for fp-ts. Functions that return a `Result` in the root entry return an `Either` here. Also exports
 * the group of line contributions, and io-ts codecs for the parts of a request.
 *
 * The examples of the functions use the root entry. For an `Either`, read `isRight(x)` instead of `x.ok`, `x.right`
 * instead of `x.value`, and `x.left` instead of `x.problems`.
 *
 * @example
 * import { either as E, function as F } from 'fp-ts'
 * import { priceQuote, parseAccount } from 'quotewright/fp'
 *
 * const total = F.pipe(
 *   parseAccount({ currency: 'AUD' }),
 *   E.flatMap((account) => priceQuote({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }, account)),
 *   E.map((quote) => quote.total.amountMicros),
 * )
 * assert.deepEqual(total, E.right('0'))
 *
 * @packageDocumentation
 */
export * from '../generated/api.generated.js'
export { addContributions, contributionGroup, negateContribution } from '../engine/contribution.js'
export { ZERO_CONTRIBUTION as zeroContribution } from '../engine/totals.js'
export { advisoryCodes } from '../problem/advisory-codes.js'
export type { Advisory } from '../problem/advisory.js'
export { LANGUAGES } from '../languages/languages.js'
export { describeProblem } from '../problem/describe.js'
export { errorEnvelope, httpStatus, type EnvelopeProblem } from '../wire/error-envelope.js'
export type { ErrorEnvelope } from '../wire/error-envelope.generated.js'
export { problemCodes, type ProblemCode } from '../problem/codes.js'
export type { Answer } from '../problem/answer.js'
export type { Refusal } from '../problem/partial-answer.js'
export type { Problem } from '../problem/problem.js'
export * from '../generated/codecs.generated.js'
export { problemsOf } from '../schema/codecs.js'
