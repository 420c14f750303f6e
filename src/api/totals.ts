import * as E from 'fp-ts/lib/Either.js'
import { addContributions, NO_CONTRIBUTION } from '../document/contribution.js'
import { checkAdjustments, priceTotals } from '../document/totals.js'
import type { AccountSettings } from '../wire/account.generated.js'
import type { Contribution, DocumentTotals as PricedTotals } from '../document/priced.js'
import type { Integer } from '../number/cents.js'
import { invalid, type Answer } from '../problem/answer.js'
import { allOf, problemAt, NO_PROBLEMS, ofEach, type LocatedProblem } from '../problem/located-problem.js'
import { preview } from '../problem/preview.js'
import type { Adjustment } from '../wire/document.generated.js'
import { readAdjustments } from '../wire/document.js'
import { moneyOfCents } from '../wire/money.js'
import { type PricedMoney } from '../wire/money.generated.js'
import { accountOf } from './account.js'

/** The totals of a document, with the figures that they are made of (T1 to T9). */
export interface DocumentTotals {
  /** The sum of the line totals, before tax and adjustments (T1). */
  readonly subtotal: PricedMoney
  /** The discounts on the document, without those of its lines (T2). */
  readonly discounts: PricedMoney
  /** The surcharges on the document (T2). */
  readonly surcharges: PricedMoney
  /** The amount that is taxed (T3). */
  readonly taxableBase: PricedMoney
  /** The tax, rounded half up to the cent, once or line by line (T4). */
  readonly taxAmount: PricedMoney
  /** Subtotal - discounts + surcharges + tax (T6). */
  readonly total: PricedMoney
  /** The sum of the line costs (T7). */
  readonly totalCost: PricedMoney
  /** Subtotal - discounts + surcharges - cost (T7). */
  readonly margin: PricedMoney
  /** The sum of the totals of labour lines (T8). */
  readonly labourTotal: PricedMoney
  /** The sum of all discounts, of lines and of the document (T9). */
  readonly discountAmount: PricedMoney
}

/**
 * The totals of a document, from the sum of its lines' contributions and its adjustments (T1 to T9).
 *
 * Problems: those of adjustments (T2); `invalid_type` at `sum_of_lines` when it is not a contribution;
 * `amount_out_of_range` (N8).
 *
 * @example
 * import { addContributions, documentTotals, noContribution, priceLine } from 'quotewright'
 *
 * const account = { currency: 'AUD' }
 * const line = priceLine({ labour: { pricing: { quantity: '2', unitPrice: { amountMicros: '90000000' } } } }, account)
 * assert.ok(line.ok)
 * const sum = addContributions(noContribution, line.value.contribution)
 * const totals = documentTotals(sum, undefined, account)
 * assert.ok(totals.ok)
 * assert.equal(totals.value.labourTotal.amountMicros, '180000000')
 */
export function documentTotals(
  sumOfLines: Contribution,
  adjustments: readonly Adjustment[] | undefined,
  account: AccountSettings,
): Answer<DocumentTotals> {
  const settings = accountOf(account)
  if (E.isLeft(settings)) return settings
  const request = { adjustments }
  const read = readAdjustments(adjustments)
  const problems = allOf([checkContribution(sumOfLines), read.problems, checkAdjustments(read.adjustments)])
  if (problems.length > 0) return invalid(problems, request, read.problems)
  // A caller's bigint may be small enough for a number. Adding zero brings each amount into its normal form.
  const sum = addContributions(NO_CONTRIBUTION, sumOfLines)
  const totals = priceTotals(sum, read.adjustments, settings.right, 'workings')
  return E.isLeft(totals)
    ? invalid(totals.left, request)
    : E.right(totalsWire(totals.right, settings.right.currency))
}

function totalsWire(totals: PricedTotals, currency: string): DocumentTotals {
  const money = (cents: Integer): PricedMoney => moneyOfCents(cents, currency)
  return {
    subtotal: money(totals.subtotal),
    discounts: money(totals.discounts),
    surcharges: money(totals.surcharges),
    taxableBase: money(totals.taxableBase),
    taxAmount: money(totals.taxAmount),
    total: money(totals.total),
    totalCost: money(totals.totalCost),
    margin: money(totals.margin),
    labourTotal: money(totals.labourTotal),
    discountAmount: money(totals.discountAmount),
  }
}

/** A contribution comes from pricing, but it has passed through the caller's hands. */
function checkContribution(sent: unknown): readonly LocatedProblem[] {
  const amounts = typeof sent === 'object' && sent !== null ? (sent as Readonly<Record<string, unknown>>) : {}
  return ofEach(Object.keys(NO_CONTRIBUTION), (field) => {
    const amount = Object.hasOwn(amounts, field) ? amounts[field] : undefined
    if (typeof amount === 'bigint' || Number.isSafeInteger(amount)) return NO_PROBLEMS
    return [problemAt('invalid_type', ['sumOfLines', field], { expected: 'cents', sent: preview(amount) })]
  })
}
