import type { Either } from 'fp-ts/lib/Either.js'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { concatAll } from 'fp-ts/lib/Monoid.js'
import type { Account } from '../model/account.js'
import type { Adjustment } from '../model/adjustment.js'
import type { DocumentBody, DocumentKind, PricedBody } from '../model/document.js'
import type { Contribution, DocumentTotals, PricedLine } from '../model/priced.js'
import type { ReadLine } from '../model/sales-line.js'
import { allOf, ofEach, within, type Finding } from '../problem/finding.js'
import { checkAdjustment, priceAdjustment } from './adjustment.js'
import { candidatesOf } from './candidates.js'
import { contributionGroup } from './contribution-group.js'
import { priceLine, type LineSettings } from './line.js'
import { checkTempIds } from './temp-ids.js'
import { checkTotalsFit, documentTotals } from './totals.js'

/**
 * Prices the lines of a document, one by one, and its totals, which are a function of the sum of the lines and of
 * the adjustments alone. Only what has nothing wrong with it gets totals (V7).
 *
 * @param wrongBefore what is wrong with the document besides
 */
export function priceBody(
  { lines, adjustments }: DocumentBody,
  settings: LineSettings,
  kind: DocumentKind,
  wrongBefore: readonly Finding[],
): Either<readonly Finding[], PricedBody> {
  const priced = priceLines(lines, settings)
  const wrong = allOf(wrongBefore, priced.findings, checkAdjustments(adjustments))
  if (wrong.length > 0) return E.left(wrong)
  return pipe(
    priceTotals(sumOfLines(priced.lines), adjustments, settings.account, kind),
    E.map((totals) => ({ lines: priced.lines, adjustments, totals })),
  )
}

/** Lines, priced, and what is wrong with them. Findings are relative to the document. */
export interface PricedLines {
  readonly lines: readonly PricedLine[]
  readonly findings: readonly Finding[]
}

/** Prices lines one by one, each as if it were alone. */
export function priceLines(lines: readonly ReadLine[], settings: LineSettings): PricedLines {
  const priced: PricedLine[] = []
  const findings: (readonly Finding[])[] = []
  lines.forEach((line, index) => {
    for (const one of candidatesOf(line)) {
      const pricedLine = priceLine(one, settings)
      priced.push(pricedLine)
      if (pricedLine.findings.length > 0) findings.push(within(pricedLine.findings, 'lines', index))
    }
  })
  return { lines: priced, findings: [...findings.flat(), ...checkTempIds(lines)] }
}

/** What is wrong with the adjustments by themselves (T2). */
export function checkAdjustments(adjustments: readonly Adjustment[] | undefined): readonly Finding[] {
  return ofEach(adjustments, (adjustment, index) => within(checkAdjustment(adjustment), 'adjustments', index))
}

/** What lines contribute together. */
function sumOfLines(lines: readonly PricedLine[]): Contribution {
  return concatAll(contributionGroup)(lines.map(({ contribution }) => contribution))
}

/** The totals of lines and adjustments that are right, unless an amount does not fit (N8). */
export function priceTotals(
  sumOfLines: Contribution,
  adjustments: readonly Adjustment[] | undefined,
  account: Account,
  shownOn: DocumentKind | 'workings',
): Either<readonly Finding[], DocumentTotals> {
  const priced = (adjustments ?? []).map((adjustment) => priceAdjustment(adjustment, sumOfLines, account))
  const wrong = ofEach(priced, ({ findings }, index) => within(findings, 'adjustments', index))
  if (wrong.length > 0) return E.left(wrong)
  const totals = documentTotals(sumOfLines, priced, account)
  const outOfRange = checkTotalsFit(totals, shownOn)
  return outOfRange.length > 0 ? E.left(outOfRange) : E.right(totals)
}
