import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { invalid, type Answer } from '../problem/answer.js'
import { checkAdjustments, priceTotals } from '../document/price-totals.js'
import type { Contribution } from '../model/priced.js'
import { addContributions, NO_CONTRIBUTION } from '../document/contribution.js'
import { allOf, problemAt, NO_PROBLEMS, ofEach, type LocatedProblem } from '../problem/located-problem.js'
import { preview } from '../problem/preview.js'
import { accountOf } from '../api/account.js'
import type { AccountSettings } from '../wire/account.js'
import type { AdjustmentWire } from '../wire/adjustment.js'
import { readAdjustments } from '../wire/document-request.js'
import { moneyOfCents, type PricedMoney } from '../wire/money.js'

/** The totals of a document and what they are made of (T1 to T9). */
export interface DocumentTotals {
  /** What the lines count together, before tax and adjustments (T1). */
  readonly subtotal: PricedMoney
  /** The discounts on the document, not those of its lines. */
  readonly discounts: PricedMoney
  /** The surcharges on the document (T2). */
  readonly surcharges: PricedMoney
  /** What the tax was taken on (T3). */
  readonly taxableBase: PricedMoney
  /** Half up to the cent, once or line by line (T4). */
  readonly taxAmount: PricedMoney
  /** Subtotal - discounts + surcharges + tax (T6). */
  readonly total: PricedMoney
  /** The costs of the lines together (T7). */
  readonly totalCost: PricedMoney
  /** Subtotal - discounts + surcharges - cost (T7). */
  readonly margin: PricedMoney
  /** The totals of the labour lines (T8). */
  readonly labourTotal: PricedMoney
  /** The discounts of lines and document together (T9). */
  readonly discountAmount: PricedMoney
}

/**
 * The totals of lines that contribute so much together, with these adjustments (T1 to T9): the root entry's
 * `documentTotals` with an Either.
 *
 * Problems: those of the settings (A2) and of adjustments (T2); `invalid_type` at `sum_of_lines` when it is no
 * contribution; `amount_out_of_range` (N8).
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { documentTotals, noContribution } from 'quotewright/fp'
 *
 * const lines = { ...noContribution, total: 10000, taxable: 10000 }
 * const totals = documentTotals(lines, undefined, { currency: 'AUD', tax: { rate: '0.10' } })
 * assert.ok(E.isRight(totals))
 * assert.equal(totals.right.total.amountMicros, '110000000')
 */
export function documentTotals(
  lines: Contribution,
  adjustments: readonly AdjustmentWire[] | undefined,
  settings: AccountSettings,
): Answer<DocumentTotals> {
  return pipe(
    accountOf(settings),
    E.flatMap((account) => {
      const request = { adjustments }
      const read = readAdjustments(adjustments)
      const wrong = allOf(checkContribution(lines), read.problems, checkAdjustments(read.adjustments))
      if (wrong.length > 0) return invalid(wrong, request, read.problems)
      const money = (cents: Contribution['total']): PricedMoney => moneyOfCents(cents, account.currency)
      return pipe(
        // A caller's bigint may be one that a number says: adding nothing gives each amount its one form.
        priceTotals(addContributions(NO_CONTRIBUTION, lines), read.adjustments, account, 'workings'),
        E.match(
          (problems) => invalid(problems, request),
          (totals) =>
            E.right({
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
            }),
        ),
      )
    }),
  )
}

/** A contribution comes from pricing, but it passed through the caller's hands. */
function checkContribution(sent: unknown): readonly LocatedProblem[] {
  const amounts = typeof sent === 'object' && sent !== null ? (sent as Readonly<Record<string, unknown>>) : {}
  return ofEach(Object.keys(NO_CONTRIBUTION), (field) => {
    const amount = Object.hasOwn(amounts, field) ? amounts[field] : undefined
    if (typeof amount === 'bigint' || Number.isSafeInteger(amount)) return NO_PROBLEMS
    return [problemAt('invalid_type', ['sumOfLines', field], { expected: 'cents', sent: preview(amount) })]
  })
}
