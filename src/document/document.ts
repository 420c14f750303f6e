import { concatAll } from 'fp-ts/lib/Monoid.js'
import type { Account } from '../model/account.js'
import type { Adjustment } from '../model/adjustment.js'
import type { Catalogue } from '../model/catalogue.js'
import type { DocumentKind, SalesDocument } from '../model/document.js'
import type { Contribution, DocumentTotals, PricedLine } from '../model/priced.js'
import type { ReadLine } from '../model/sales-line.js'
import { ofEach, within, type Finding } from '../problem/finding.js'
import { checkAdjustment, priceAdjustment } from './adjustment.js'
import { contributionGroup } from './contribution-group.js'
import { NO_CONTRIBUTION } from './contribution.js'
import { candidatesOf } from './candidates.js'
import { priceLine, type LineSettings } from './line.js'
import { checkCustomer } from './look-ups.js'
import { checkTempIds } from './temp-ids.js'
import { checkTotalsFit, documentTotals } from './totals.js'

/** A document's lines, priced, and what is wrong with it so far. Findings are relative to the document. */
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

/** What is wrong with the document itself, its lines and adjustments apart (V6, V8). */
export function checkHeader({ header }: SalesDocument, catalogue: Catalogue): readonly Finding[] {
  return checkCustomer(header.customerId, catalogue)
}

/** What lines contribute together. */
export function sumOfLines(lines: readonly PricedLine[]): Contribution {
  return concatAll(contributionGroup)(lines.map(({ contribution }) => contribution))
}

/** The totals of lines and adjustments that are right (V7), and the amounts that do not fit (N8). */
export function priceTotals(
  sum: Contribution,
  adjustments: readonly Adjustment[] | undefined,
  account: Account,
  shownOn: DocumentKind | 'workings',
): { readonly totals: DocumentTotals; readonly findings: readonly Finding[] } {
  const priced = (adjustments ?? []).map((adjustment) => priceAdjustment(adjustment, sum, account))
  const wrong = priced.flatMap(({ findings }, index) => within(findings, 'adjustments', index))
  const totals = documentTotals(
    wrong.length > 0 ? NO_CONTRIBUTION : sum,
    wrong.length > 0 ? [] : priced,
    account,
  )
  return { totals, findings: wrong.length > 0 ? wrong : checkTotalsFit(totals, shownOn) }
}
