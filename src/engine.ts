/**
 * The main path: unknown JSON is read, priced and written, or answered with every problem in it.
 */
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { refused, type Answer } from './answer.js'
import { checkAdjustments, checkHeader, priceLines, priceTotals, sumOfLines } from './document/document.js'
import type { Account } from './model/account.js'
import type { Catalogue } from './model/catalogue.js'
import type { DocumentKind } from './model/document.js'
import { allOf } from './problem/finding.js'
import { readSettings } from './settings.js'
import type { AccountSettings } from './wire/account.js'
import { documentWire, readDocument, type PricedOrder, type PricedQuote } from './wire/document.js'

/** A host that looks nothing up (A3). */
const NO_CATALOGUE: Catalogue = {}

export function priceQuote(
  request: unknown,
  settings: AccountSettings,
  catalogue?: Catalogue | null,
): Answer<PricedQuote> {
  // A quote's document has all that an order's has, and its discount amount (T9).
  return priceDocument('quote', request, settings, catalogue ?? NO_CATALOGUE) as Answer<PricedQuote>
}

export function priceOrder(
  request: unknown,
  settings: AccountSettings,
  catalogue?: Catalogue | null,
): Answer<PricedOrder> {
  return priceDocument('order', request, settings, catalogue ?? NO_CATALOGUE)
}

function priceDocument(
  kind: DocumentKind,
  request: unknown,
  settings: AccountSettings,
  catalogue: Catalogue,
): Answer<PricedOrder> {
  return pipe(
    readSettings(settings),
    E.flatMap((account) => priceWith(kind, request, account, catalogue)),
  )
}

function priceWith(
  kind: DocumentKind,
  request: unknown,
  account: Account,
  catalogue: Catalogue,
): Answer<PricedOrder> {
  const { document, findings: unreadable } = readDocument(kind, request)
  const { isSubmitted } = document.header
  const priced = priceLines(document.lines, { account, catalogue, isSubmitted })
  const wrong = allOf(
    unreadable,
    checkHeader(document, catalogue),
    priced.findings,
    checkAdjustments(document.adjustments),
  )
  if (wrong.length > 0) return refused(wrong, request, unreadable)

  const { totals, findings: outOfRange } = priceTotals(
    sumOfLines(priced.lines),
    document.adjustments,
    account,
    kind,
  ) // V7
  if (outOfRange.length > 0) return refused(outOfRange, request)

  return E.right(documentWire({ ...document, lines: priced.lines, totals }, account))
}
