/**
 * The main path: unknown JSON is read, priced and written, or answered with every problem in it. Readers and writers are
 * in `wire/`, pricing is in `document/`; this file calls them in order.
 */
import * as E from './problem/either.js'
import { addContributions, NO_CONTRIBUTION } from './document/contribution.js'
import { priceLine, type LineSettings } from './document/line.js'
import { enterLane, leaveLane } from './document/ordinary/ordinary-lane.js'
import { checkCustomer } from './document/look-ups.js'
import { checkAdjustments, priceTotals } from './document/totals.js'
import { newTempIds } from './document/temp-ids.js'
import type { ParsedAccount } from './wire/account.generated.js'
import { NO_LOOK_UPS, type LookUps } from './document/catalogue.js'
import type { Contribution, PricedLine, TotalsWithAdjustments } from './document/priced.js'
import { writeLine } from './document/write-line.js'
import {
  type SalesLine,
  writeOrderTotals,
  writePricedOrder,
  writePricedQuote,
  writeQuoteTotals,
  type OrderTotals,
  type ParsedOrderRequest,
  type PricedOrder,
  type PricedQuote,
  type PricedOrderFigures,
  type PricedQuoteFigures,
  type QuoteTotals,
  type QuoteTotalsFigures,
} from './wire/document.generated.js'
import { invalidDocument, type Answer } from './problem/answer.js'
import { allOf, NO_PROBLEMS, within, type LocatedProblem } from './problem/located-problem.js'
import { readRequest, type DocumentKind } from './wire/document.js'
import { newPreviewReading, newReading, readElements, readList } from './wire/reading.js'
import { NO_LINES, readSalesLine, type ReadLine } from './wire/sales-line.js'

/** One of the two documents: its kind, and how it and its totals are written. */
export interface DocumentForm<Wire, Totals> {
  readonly kind: DocumentKind
  readonly write: (figures: PricedOrderFigures & PricedQuoteFigures, currency: string) => Wire
  readonly writeTotals: (figures: QuoteTotalsFigures, currency: string) => Totals
}

export const QUOTE: DocumentForm<PricedQuote, QuoteTotals> = {
  kind: 'quote',
  write: writePricedQuote,
  writeTotals: writeQuoteTotals,
}
export const ORDER: DocumentForm<PricedOrder, OrderTotals> = {
  kind: 'order',
  write: writePricedOrder,
  writeTotals: writeOrderTotals,
}

/** Prices a document of either form with a parsed account, or answers with every problem in it. */
export function priceDocument<Wire>(
  form: DocumentForm<Wire, unknown>,
  request: unknown,
  account: ParsedAccount,
  catalogue: LookUps,
  mostProblems: number,
): Answer<Wire> {
  const lane = enterLane(account, catalogue)
  const answer = priceRequest(request, account, catalogue, {
    kind: form.kind,
    mostProblems,
    keep: (line) => writeLine(line, account.currency),
    make: (lines, header, totals) => writeDocument(form, header, lines, totals, account),
    lane,
  })
  if (lane !== undefined) leaveLane(lane)
  return answer
}

/** Makes of a line as it was sent, in one pass, what would be kept of it; undefined when it does not know the line. */
interface Lane<Kept> {
  readonly price: (line: unknown) => Kept | undefined
  /** What the lines that it knew add to their document. */
  readonly contribution: () => Contribution
}

/** What is made of a priced document. */
interface Making<Kept, Made> {
  readonly kind: DocumentKind
  /** How many problems are listed at most (V1). */
  readonly mostProblems: number
  /** What is kept of each line. */
  readonly keep: (line: PricedLine) => Kept
  /** What the answer is. Called only for a document without problems. */
  readonly make: (lines: readonly Kept[], header: ParsedOrderRequest, totals: TotalsWithAdjustments) => Made
  readonly lane?: Lane<Kept> | undefined
}

/** Prices a document and answers with what is made of it, or with every problem in it. */
export function priceRequest<Kept, Made>(
  request: unknown,
  account: ParsedAccount,
  catalogue: LookUps,
  { kind, mostProblems, keep, make, lane }: Making<Kept, Made>,
): Answer<Made> {
  const { header, problems: unreadable } = readRequest(kind, request, account)
  const { adjustments, isSubmitted } = header
  const stage = isSubmitted ? 'submitted' : 'draft'
  const priced = priceLines(header.lines ?? [], { account, catalogue, stage }, keep, lane)
  const problems = allOf([
    unreadable,
    catalogue === NO_LOOK_UPS ? NO_PROBLEMS : checkCustomer(header.customerId, catalogue),
    priced.problems,
    checkAdjustments(adjustments),
  ])
  // Only a document without problems gets totals (V7).
  const totals = problems.length > 0 ? E.left(problems) : priceTotals(priced.sum, adjustments, account, kind)
  return E.isRight(totals)
    ? E.right(make(priced.kept, header, totals.right))
    : invalidDocument(totals.left, request, allOf([unreadable, priced.unreadable]), mostProblems)
}

/** Writes a document that has no problems. */
export function writeDocument<Wire>(
  form: DocumentForm<Wire, unknown>,
  header: ParsedOrderRequest,
  lines: readonly SalesLine[],
  { totals, adjustments }: TotalsWithAdjustments,
  { tax, currency }: ParsedAccount,
): Wire {
  return form.write({ header, lines, adjustments, totals, tax }, currency)
}

/** The priced lines of a document. Problems are relative to the document. */
export interface PricedLines<A> {
  /** What was kept of the lines, in their order. If there are problems: of the right lines of a preview only (V7). */
  readonly kept: readonly A[]
  /** The sum of their contributions. */
  readonly sum: Contribution
  /** How many lines were read: all of them, unless the list has a hole. */
  readonly count: number
  /** The problems found by reading. */
  readonly unreadable: readonly LocatedProblem[]
  readonly problems: readonly LocatedProblem[]
  /** Required fields that are missing and change no figure. They are among the problems, but not of a preview (V7). */
  readonly missing: readonly LocatedProblem[]
}

/**
 * How many lines are read, then priced, then written together. With one line at a time, the code of the three steps
 * competes for the processor's cache. With all at once, three forms of every line are in memory, and collecting that
 * garbage takes longer than pricing.
 */
const BATCH = 64

/** Reads and prices each line independently, and keeps a part of it. */
export function priceLines<A>(
  lines: unknown,
  settings: LineSettings,
  keep: (line: PricedLine, index: number) => A,
  lane?: Lane<A>,
): PricedLines<A> {
  const isPreview = settings.stage === 'preview'
  const reading = isPreview ? newPreviewReading() : newReading()
  const list = readList(lines, 'lines', reading) ?? []
  reading.path.push('lines')
  const kept: A[] = []
  const wrong: LocatedProblem[] = []
  const duplicates: LocatedProblem[] = []
  let sum = NO_CONTRIBUTION
  let count = 0
  let duplicatesOf: ReturnType<typeof newTempIds> | undefined
  /** Reads, prices and keeps the lines from one place to before another. False: the list has a hole there. */
  const priceBatch = (first: number, end: number): boolean => {
    const [unreadableBefore, wrongBefore] = [reading.problems.length, wrong.length]
    const batch = readElements(list, first, end, readSalesLine, NO_LINES, reading)
    const priced: PricedLine[] = []
    let index = first
    for (const candidates of batch) {
      // A line that sets two kinds is priced as each of them (V7).
      for (const line of candidates) {
        const pricedLine = priceLine(line, settings)
        for (const problem of within(pricedLine.problems, 'lines', index)) wrong.push(problem)
        if (line.kind === 'flashing') {
          duplicatesOf ??= newTempIds()
          for (const problem of within(duplicatesOf(line.line), 'lines', index)) duplicates.push(problem)
        }
        priced.push(pricedLine)
      }
      index++
    }
    // Once there are problems, they alone are the answer to a document. A preview goes on with the right lines (V7).
    if (wrong.length === 0 && reading.problems.length === 0) {
      for (const { contribution } of priced) {
        sum = sum === NO_CONTRIBUTION ? contribution : addContributions(sum, contribution)
      }
      let place = first
      for (const pricedLine of priced) kept.push(keep(pricedLine, place++))
    } else if (isPreview) {
      const problems = [...reading.problems.slice(unreadableBefore), ...wrong.slice(wrongBefore)]
      for (const { line, place } of rightLines(batch, priced, first, problems)) {
        sum = addContributions(sum, line.contribution)
        kept.push(keep(line, place))
      }
    }
    count += batch.length
    return Object.hasOwn(list, first + batch.length - 1)
  }

  for (let first = 0; first < list.length;) {
    // The lane prices the lines that it knows. Those before the next one that it knows are a batch.
    const most = Math.min(first + BATCH, list.length)
    let inLane: A | undefined
    let end = lane === undefined ? most : first
    for (; lane !== undefined && end < most; end++) {
      inLane = Object.hasOwn(list, end) ? lane.price(list[end]) : undefined
      if (inLane !== undefined) break
    }
    // Reading stops at a hole in the list.
    if (end > first && !priceBatch(first, end)) break
    if (inLane !== undefined) {
      kept.push(inLane)
      count++
      end++
    }
    first = end
  }
  if (lane !== undefined) sum = addContributions(sum, lane.contribution())
  return {
    kept,
    sum,
    count,
    unreadable: reading.problems,
    problems: allOf([reading.problems, wrong, duplicates]),
    missing: reading.missing,
  }
}

/** The lines of a batch that have no problems, each with its index. A tempId on two drawings changes no figure (F9). */
function rightLines(
  batch: readonly ReadLine[],
  priced: readonly PricedLine[],
  first: number,
  problems: readonly LocatedProblem[],
): readonly { readonly line: PricedLine; readonly place: number }[] {
  const wrong = new Set(problems.map(({ path }) => path[1]))
  let candidate = 0
  return batch.flatMap((candidates, offset) => {
    const line = priced[candidate]
    candidate += candidates.length
    const place = first + offset
    return line === undefined || candidates.length !== 1 || wrong.has(place) ? [] : [{ line, place }]
  })
}
