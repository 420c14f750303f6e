/**
 * The main path: unknown JSON is read, priced and written, or answered with every problem in it. How each thing is
 * read and written is in `wire/`, how it is priced in `document/`; here is who has a turn when.
 */
import * as E from 'fp-ts/lib/Either.js'
import { addContributions, NO_CONTRIBUTION } from './document/contribution.js'
import { priceLine, type LineSettings } from './document/line.js'
import { checkCustomer } from './document/look-ups.js'
import { checkAdjustments, priceTotals } from './document/price-totals.js'
import { newTempIds } from './document/temp-ids.js'
import type { Account } from './model/account.js'
import type { Catalogue } from './model/catalogue.js'
import type { DocumentKind } from './model/document.js'
import type { Contribution, DocumentTotals, PricedLine } from './model/priced.js'
import type { SalesLine } from './model/sales-line.js'
import { invalid, type Answer } from './problem/answer.js'
import { allOf, within, type LocatedProblem } from './problem/located-problem.js'
import { readDocument, readLines, sentLines } from './wire/document-request.js'
import {
  orderTotalsWire,
  orderWire,
  quoteTotalsWire,
  quoteWire,
  type OrderTotals,
  type PricedDocument,
  type PricedOrder,
  type PricedQuote,
  type QuoteTotals,
} from './wire/priced-document.js'
import { salesLineWire } from './wire/sales-line.js'

/** One of the two documents: what it is called, and how it and its totals are written. */
export interface DocumentForm<Wire, Totals> {
  readonly kind: DocumentKind
  readonly write: (document: PricedDocument, account: Account) => Wire
  readonly writeTotals: (totals: DocumentTotals, account: Account) => Totals
}

export const QUOTE: DocumentForm<PricedQuote, QuoteTotals> = {
  kind: 'quote',
  write: quoteWire,
  writeTotals: quoteTotalsWire,
}
export const ORDER: DocumentForm<PricedOrder, OrderTotals> = {
  kind: 'order',
  write: orderWire,
  writeTotals: orderTotalsWire,
}

/** Prices a document of either form by settings that are read, or answers with every problem in it. */
export function priceDocument<Wire>(
  { kind, write }: DocumentForm<Wire, unknown>,
  request: unknown,
  account: Account,
  catalogue: Catalogue,
): Answer<Wire> {
  const { header, lines, adjustments, problems: unreadable } = readDocument(kind, request)
  const settings = { account, catalogue, isSubmitted: header.isSubmitted }
  const priced = priceLines(lines, settings, (line) => salesLineWire(line, account.currency))
  const problems = allOf([
    unreadable,
    checkCustomer(header.customerId, catalogue),
    priced.problems,
    checkAdjustments(adjustments),
  ])
  // Only a document without problems gets totals (V7).
  const totals = problems.length > 0 ? E.left(problems) : priceTotals(priced.sum, adjustments, account, kind)
  return E.isRight(totals)
    ? E.right(write({ header, lines: priced.kept, adjustments, totals: totals.right }, account))
    : invalid(totals.left, request, allOf([unreadable, priced.unreadable]))
}

/** What the lines of a document come to. Problems are relative to the document. */
export interface PricedLines<A> {
  /** What was kept of each line, in their order. Incomplete when there are problems. */
  readonly kept: readonly A[]
  /** What they contribute together. Incomplete when there are problems. */
  readonly sum: Contribution
  /** Of the problems, those of reading. */
  readonly unreadable: readonly LocatedProblem[]
  readonly problems: readonly LocatedProblem[]
}

/**
 * How many lines are read, then priced, then written together. One at a time, the code of the three steps would take
 * turns in the processor's cache. All at once, three forms of every line would be alive together, and collecting
 * that garbage takes longer than pricing.
 */
const BATCH = 64

/** Reads and prices lines, each as if it were alone, and keeps of each what is wanted. */
export function priceLines<A>(
  lines: unknown,
  settings: LineSettings,
  keep: (line: PricedLine) => A,
): PricedLines<A> {
  const sent = sentLines(lines)
  const { list, reading } = sent
  const duplicatesOf = newTempIds()
  const kept: A[] = []
  const wrong: LocatedProblem[] = []
  let sum = NO_CONTRIBUTION
  for (let first = 0; first < list.length; first += BATCH) {
    const batch = readLines(sent, first, first + BATCH)
    const priced: PricedLine[] = []
    const price = (line: SalesLine, index: number): void => {
      const pricedLine = priceLine(line, settings)
      const problems = allOf([pricedLine.problems, duplicatesOf(line)])
      for (const problem of within(problems, 'lines', index)) wrong.push(problem)
      priced.push(pricedLine)
    }
    let index = first
    for (const line of batch) {
      // A line that sets two kinds is priced as each of them (V7).
      if (line?.kind === 'ambiguous') for (const candidate of line.candidates) price(candidate, index)
      else if (line !== undefined) price(line, index)
      index++
    }
    // Of a document with problems nothing else is answered (V7).
    if (wrong.length === 0 && reading.problems.length === 0) {
      for (const { contribution } of priced) sum = addContributions(sum, contribution)
      for (const pricedLine of priced) kept.push(keep(pricedLine))
    }
    // A hole in the list is its end.
    if (!Object.hasOwn(list, first + batch.length - 1)) break
  }
  return { kept, sum, unreadable: reading.problems, problems: allOf([reading.problems, wrong]) }
}
