import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { refused, type Answer } from '../answer.js'
import { checkAdjustments, priceTotals } from '../document/document.js'
import type { Contribution } from '../model/priced.js'
import { allOf } from '../problem/finding.js'
import { readSettings } from '../settings.js'
import type { AccountSettings } from '../wire/account.js'
import type { AdjustmentWire } from '../wire/adjustment.js'
import { readLines } from '../wire/document.js'
import { moneyOfCents, type PricedMoney } from '../wire/money.js'

/** The totals of a document and what they are made of (T1 to T9). */
export interface DocumentTotals {
  readonly subtotal: PricedMoney
  /** The discounts on the document, not those of its lines. */
  readonly discounts: PricedMoney
  readonly surcharges: PricedMoney
  /** What the tax was taken on (T3). */
  readonly taxableBase: PricedMoney
  readonly taxAmount: PricedMoney
  readonly total: PricedMoney
  readonly totalCost: PricedMoney
  readonly margin: PricedMoney
  readonly labourTotal: PricedMoney
  /** The discounts of lines and document together (T9). */
  readonly discountAmount: PricedMoney
}

/** T1 to T9: the totals of lines that contribute so much together. */
export function documentTotals(
  lines: Contribution,
  adjustments: readonly AdjustmentWire[] | undefined,
  settings: AccountSettings,
): Answer<DocumentTotals> {
  return pipe(
    readSettings(settings),
    E.flatMap((account) => {
      const request = { adjustments }
      const read = readLines([], adjustments)
      const wrong = allOf(read.findings, checkAdjustments(read.adjustments))
      if (wrong.length > 0) return refused(wrong, request, read.findings)
      const { totals, findings } = priceTotals(lines, read.adjustments, account, 'quote')
      if (findings.length > 0) return refused(findings, request)
      const money = (cents: Contribution['total']): PricedMoney => moneyOfCents(cents, account.currency)
      return E.right({
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
      })
    }),
  )
}
