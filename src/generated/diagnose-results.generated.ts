// Generated from src/api by `npm run generate`. Do not edit.
import * as diagnosesApi from '../api/diagnose/diagnoses.js'
import type { ExplanationToTest } from '../api/diagnose/diagnoses.js'
import type { Diagnosis } from '../diagnose/diagnose.js'
import type { Observation } from '../diagnose/observation.js'
import type { SuggestedTestQuote } from '../diagnose/write-expected.js'
import type { AccountInput } from '../wire/account.generated.js'
import { resultOf } from '../problem/either.js'
import type { Result } from '../problem/problem.js'

/**
 * Identifies the known rounding and tax policies that reproduce another system's figures where they differ
 * from the engine's.
 *
 * It tries single policies first, then pairs, then the policies of named systems. It lists the explanations
 * that fit the most documents, with guesses last. An exact cause of at least half of the differing documents
 * stays listed unless a guess explains more, and at least ten. Each explanation has its number of
 * informative documents. If several explanations tie, your documents cannot distinguish them.
 *
 * `next` is the quote to enter next. It is present if several explanations remain, or if the only one has
 * fewer than three informative documents, unless no quote distinguishes them. It may have more lines than the
 * quote of {@link suggestTestQuote}, and distinguish fewer explanations.
 *
 * An observation is a request with the figures that the other system showed for it: a total, or as many
 * figures as you know. Pass many documents: a single total that differs by one cent has many possible causes.
 *
 * The explanations name policies by id. The constant `policies` has each id with a clause that describes the
 * policy, in `english` and `german`.
 *
 * `refused` lists the observations whose request cannot be priced, with their problems. The other
 * observations are compared.
 *
 * Problems: those of the settings (A2) and of the observations, with pointers such as `[0].figures.total`. If
 * no request can be priced, the problems of all requests, with pointers such as `[0].request.lines[2]` (V1).
 *
 * @example
 * import { diagnose } from 'quotewright/diagnose'
 *
 * const line = { labour: { pricing: { quantity: '1', unitPrice: { amountMicros: '1050000' } } } }
 * const request = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [line, line, line] }
 * // 10% of 3 × 1.05 is 0.32, rounded once; rounded line by line, the tax is 3 × 0.11 = 0.33
 * const figures = { total: { amountMicros: '3480000' }, taxAmount: { amountMicros: '330000' } }
 * const diagnosis = diagnose([{ request, figures }], { currency: 'AUD', tax: { rate: '0.10' } })
 * assert.ok(diagnosis.ok)
 * assert.ok(diagnosis.value.explanations.some(({ policies }) => policies[0] === 'tax-by-line'))
 */
export function diagnose<Request>(
  observations: readonly Observation<Request>[],
  account: AccountInput,
): Result<Diagnosis> {
  return resultOf(diagnosesApi.diagnose(observations, account))
}

/**
 * Suggests the quote to enter next in the other system: a small request for which the explanations give
 * different figures. The result lists these figures, and groups explanations that give the same figures.
 *
 * Problems: those of the settings (A2), and `required` at `[0].policies`, for example. It means that the
 * policies are missing, unknown or contradictory, or that `lineDiscounts` cannot be read.
 *
 * @example
 * import { suggestTestQuote } from 'quotewright/diagnose'
 *
 * const explanations = [{ policies: ['tax-by-line'] }, { policies: ['lines-not-rounded'] }]
 * const next = suggestTestQuote(explanations, { currency: 'AUD', tax: { rate: '0.10' } })
 * assert.ok(next.ok)
 * const [byLine, notRounded] = next.value.expected
 * assert.notDeepEqual(byLine?.figures, notRounded?.figures)
 * assert.deepEqual(next.value.together, [])
 */
export function suggestTestQuote(
  explanations: readonly ExplanationToTest[],
  account: AccountInput,
): Result<SuggestedTestQuote> {
  return resultOf(diagnosesApi.suggestTestQuote(explanations, account))
}
