// Generated from src/api by `npm run generate`. Do not edit.
import * as diagnosesApi from '../api/diagnose/diagnoses.js'
import type { Diagnosis } from '../diagnose/diagnose.js'
import type { Observation } from '../diagnose/observation.js'
import type { SuggestedTestQuote } from '../diagnose/write-expected.js'
import type { AccountInput } from '../wire/account.generated.js'
import { resultOf } from '../problem/either.js'
import type { Result } from '../problem/problem.js'

/**
 * Identifies the known rounding and tax policies that reproduce another system's figures where those differ from ours.
 *
 * It tries single policies first, then pairs, then the policies of named systems. It lists the explanations that fit
 * the most documents, guesses last, each with the number of informative documents. If several tie, these documents cannot
 * distinguish them. With fewer than three informative documents, `next` is the quote to enter next, as
 * {@link suggestTestQuote} makes it.
 *
 * An observation is a request with the figures that the other system showed for it: a total, or as many figures as you
 * know. Send many documents, since a difference of one cent in a single total has many possible causes. `policies` has
 * the ids and descriptions of all policies.
 *
 * Observations whose request cannot be priced are listed with their problems in `refused`, and the others are
 * compared.
 *
 * Problems: those of the settings (A2) and of an observation, at `[0].figures.total`. If no request can be priced,
 * those of all requests, at `[0].request.lines[2]…` (V1).
 *
 * @example
 * import { diagnose } from 'quotewright/diagnose'
 *
 * const line = { labour: { pricing: { quantity: '1', unitPrice: { amountMicros: '1050000' } } } }
 * const request = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [line, line, line] }
 * // 3 × 1.05 is 3.15, and 10 % of it 0.32; line by line it is 3 × 0.11
 * const figures = { total: { amountMicros: '3480000' }, taxAmount: { amountMicros: '330000' } }
 * const diagnosis = diagnose([{ request, figures }], { currency: 'AUD', tax: { rate: '0.10' } })
 * assert.ok(diagnosis.ok)
 * assert.ok(diagnosis.value.explanations.some(({ policies }) => policies[0] === 'tax-by-line'))
 */
export function diagnose(observations: readonly Observation[], account: AccountInput): Result<Diagnosis> {
  return resultOf(diagnosesApi.diagnose(observations, account))
}

/**
 * Suggests the quote to enter next in the other system: a small request on which explanations differ. The figures
 * under each explanation come with it. Explanations with the same figures are grouped.
 *
 * Problems: those of the settings (A2); `required` at `[0].policies` if an explanation has no known policies, or
 * policies that contradict each other.
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
  explanations: readonly { readonly policies: readonly string[] }[],
  account: AccountInput,
): Result<SuggestedTestQuote> {
  return resultOf(diagnosesApi.suggestTestQuote(explanations, account))
}
