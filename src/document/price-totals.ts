import type { DocumentKind } from '../wire/document.js'
import type { Either } from 'fp-ts/lib/Either.js'
import * as E from 'fp-ts/lib/Either.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { ParsedAdjustment } from '../wire/adjustment.generated.js'
import type { Contribution, DocumentTotals } from './priced.js'
import { ofEach, within, type LocatedProblem } from '../problem/located-problem.js'
import { checkAdjustment, priceAdjustment } from './adjustment.js'
import { checkTotalsFit, documentTotals } from './totals.js'

/** What is wrong with the adjustments by themselves (T2). */
export function checkAdjustments(
  adjustments: readonly ParsedAdjustment[] | undefined,
): readonly LocatedProblem[] {
  return ofEach(adjustments, (adjustment, index) => within(checkAdjustment(adjustment), 'adjustments', index))
}

/** The totals of lines and adjustments that are right, unless an amount does not fit (N8). */
export function priceTotals(
  sumOfLines: Contribution,
  adjustments: readonly ParsedAdjustment[] | undefined,
  account: ParsedAccount,
  shownOn: DocumentKind | 'workings',
): Either<readonly LocatedProblem[], DocumentTotals> {
  const priced = (adjustments ?? []).map((adjustment) => priceAdjustment(adjustment, sumOfLines, account))
  const wrong = ofEach(priced, ({ problems }, index) => within(problems, 'adjustments', index))
  if (wrong.length > 0) return E.left(wrong)
  const totals = documentTotals(sumOfLines, priced, account)
  const outOfRange = checkTotalsFit(totals, shownOn)
  return outOfRange.length > 0 ? E.left(outOfRange) : E.right(totals)
}
