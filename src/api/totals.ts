import * as E from '../problem/either.js'
import { addContributions } from '../engine/contribution.js'
import { checkAdjustments, priceTotals, ZERO_CONTRIBUTION } from '../engine/totals.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { Contribution } from '../engine/priced.js'
import { invalidDocument, type Answer } from '../problem/answer.js'
import { allOf, problemAt, NO_PROBLEMS, ofEach, type LocatedProblem } from '../problem/located-problem.js'
import { valueAtStep } from '../problem/path.js'
import { preview } from '../problem/preview.js'
import { writeDocumentTotals, type AdjustmentInput, type DocumentTotals } from '../wire/document.generated.js'
import { readAdjustments } from '../wire/document.js'
import { accountOf } from './account.js'

/**
 * Calculates the totals of a document from its adjustments and the sum of its lines' contributions (T1 to
 * T9).
 *
 * Problems: those of adjustments (T2); `invalid_type` at each amount of `sum_of_lines` that is missing or not
 * in whole cents; `amount_out_of_range` (N8).
 *
 * @example
 * import { addContributions, documentTotals, zeroContribution, priceLine } from 'quotewright'
 *
 * const account = { currency: 'AUD' }
 * const line = priceLine({ labour: { pricing: { quantity: '2', unitPrice: { amountMicros: '90000000' } } } }, account)
 * assert.ok(line.ok)
 * const sum = addContributions(zeroContribution, line.value.contribution)
 * const totals = documentTotals(sum, undefined, account)
 * assert.ok(totals.ok)
 * assert.equal(totals.value.labourTotal.amountMicros, '180000000')
 */
export function documentTotals(
  sumOfLines: Contribution,
  adjustments: readonly AdjustmentInput[] | undefined,
  account: AccountInput,
): Answer<DocumentTotals> {
  const settings = accountOf(account)
  if (E.isLeft(settings)) return settings
  const request = { adjustments }
  const read = readAdjustments(adjustments)
  const problems = allOf([checkContribution(sumOfLines), read.problems, checkAdjustments(read.adjustments)])
  if (problems.length > 0) return invalidDocument(problems, request, read.problems)
  // A caller's bigint may be small enough for a number. Adding zero brings each amount into its normal form.
  const sum = addContributions(ZERO_CONTRIBUTION, sumOfLines)
  const totals = priceTotals(sum, read.adjustments, settings.right, 'workings')
  return E.isLeft(totals)
    ? invalidDocument(totals.left, request)
    : E.right(writeDocumentTotals(totals.right, settings.right.currency))
}

/** The caller may have changed the contribution that pricing made. */
function checkContribution(sent: unknown): readonly LocatedProblem[] {
  return ofEach(Object.keys(ZERO_CONTRIBUTION), (field) => {
    const amount = valueAtStep(sent, field)
    if (typeof amount === 'bigint' || Number.isSafeInteger(amount)) return NO_PROBLEMS
    return [problemAt('invalid_type', ['sumOfLines', field], { expected: 'cents', sent: preview(amount) })]
  })
}
