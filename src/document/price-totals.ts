import type { Either } from 'fp-ts/lib/Either.js'
import * as E from 'fp-ts/lib/Either.js'
import type { Account } from '../model/account.js'
import type { Adjustment } from '../model/adjustment.js'
import type { DocumentKind } from '../model/document.js'
import type { Contribution, DocumentTotals } from '../model/priced.js'
import { ofEach, within, type LocatedProblem } from '../problem/located-problem.js'
import { checkAdjustment, priceAdjustment } from './adjustment.js'
import { checkTotalsFit, documentTotals } from './totals.js'

/** What is wrong with the adjustments by themselves (T2). */
export function checkAdjustments(adjustments: readonly Adjustment[] | undefined): readonly LocatedProblem[] {
  return ofEach(adjustments, (adjustment, index) => within(checkAdjustment(adjustment), 'adjustments', index))
}

/** The totals of lines and adjustments that are right, unless an amount does not fit (N8). */
export function priceTotals(
  sumOfLines: Contribution,
  adjustments: readonly Adjustment[] | undefined,
  account: Account,
  shownOn: DocumentKind | 'workings',
): Either<readonly LocatedProblem[], DocumentTotals> {
  const priced = (adjustments ?? []).map((adjustment) => priceAdjustment(adjustment, sumOfLines, account))
  const wrong = ofEach(priced, ({ problems }, index) => within(problems, 'adjustments', index))
  if (wrong.length > 0) return E.left(wrong)
  const totals = documentTotals(sumOfLines, priced, account)
  const outOfRange = checkTotalsFit(totals, shownOn)
  return outOfRange.length > 0 ? E.left(outOfRange) : E.right(totals)
}
