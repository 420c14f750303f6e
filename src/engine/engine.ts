import * as E from '../problem/either.js'
import type { LineSettings } from './line.js'
import { fastPathFor } from './fast/fast-path.js'
import { checkCustomer } from './look-ups.js'
import { checkAdjustments, priceTotals, sumOfContributions, ZERO_CONTRIBUTION } from './totals.js'
import { priceBatch, type FoundLines, type PricedLines } from './price-batch.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import { NO_LOOK_UPS, type LookUps } from './catalogue.js'
import type { Contribution, PricedLine, TotalsWithAdjustments } from './priced.js'
import { writeLine } from './write-line.js'
import {
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
} from '../wire/document.generated.js'
import { invalidDocument, type Answer } from '../problem/answer.js'
import { allOf, NO_PROBLEMS } from '../problem/located-problem.js'
import { readRequest, type DocumentKind } from '../wire/document.js'
import { isFull, newPreviewReading, newReading, readList } from '../wire/reading.js'
import { COMPARISONS_WITH_POLICIES } from '../pricing/other-totals.js'

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

export function priceDocument<Wire>(
  form: DocumentForm<Wire, unknown>,
  request: unknown,
  account: ParsedAccount,
  catalogue: LookUps,
  maxProblems: number,
  problemLimit?: number,
): Answer<Wire> {
  return priceRequest(request, account, catalogue, {
    kind: form.kind,
    maxProblems,
    problemLimit,
    keep: (line) => writeLine(line, account.currency),
    make: (figures) => form.write(figures, account.currency),
    fastPath: fastPathFor(account, catalogue),
  })
}

interface FastPath<Kept> {
  readonly price: (line: unknown) => Kept | undefined
  /** Undefined if no line adds to the sum. */
  readonly end: () => Contribution | undefined
}

interface DocumentFigures<Kept> extends TotalsWithAdjustments, Pick<ParsedAccount, 'tax'> {
  readonly header: ParsedOrderRequest
  readonly lines: readonly Kept[]
}

interface PricingSteps<Kept, Made> {
  readonly kind: DocumentKind
  // V1
  readonly maxProblems: number
  /** Reading stops at this many problems. */
  readonly problemLimit?: number | undefined
  readonly keep: (line: PricedLine, index: number) => Kept
  readonly make: (figures: DocumentFigures<Kept>) => Made
  readonly fastPath?: FastPath<Kept> | undefined
}

export function priceRequest<Kept, Made>(
  request: unknown,
  account: ParsedAccount,
  catalogue: LookUps,
  steps: PricingSteps<Kept, Made>,
): Answer<Made> {
  const { kind, maxProblems, keep, make } = steps
  const fastPath = Object.hasOwn(steps, 'fastPath') ? steps.fastPath : undefined
  const problemLimit = Object.hasOwn(steps, 'problemLimit') ? steps.problemLimit : undefined
  const { header, problems: unreadable } = readRequest(kind, request, account, problemLimit)
  const { adjustments, isSubmitted } = header
  const stage = isSubmitted ? 'submitted' : 'draft'
  const settings = { account, catalogue, stage, comparisons: COMPARISONS_WITH_POLICIES } as const
  const priced = priceLines(header.lines ?? [], settings, keep, fastPath, problemLimit)
  const problems = allOf([
    unreadable,
    catalogue === NO_LOOK_UPS ? NO_PROBLEMS : checkCustomer(header.customerId, catalogue),
    priced.problems,
    checkAdjustments(adjustments),
  ])
  // V7
  const totals = problems.length > 0 ? E.left(problems) : priceTotals(priced.sum, adjustments, account, kind)
  return E.isRight(totals)
    ? E.right(make({ header, lines: priced.kept, ...totals.right, tax: account.tax }))
    : invalidDocument(totals.left, request, allOf([unreadable, priced.unreadable]), maxProblems)
}

/**
 * Lines that are not ordinary wait until a batch is full, or an ordinary line, a hole or the end follows. In
 * smaller batches, reading, pricing and writing compete for processor cache. With all lines at once,
 * garbage collection takes longer than pricing.
 */
const BATCH = 64

export function priceLines<A>(
  lines: unknown,
  settings: LineSettings,
  keep: (line: PricedLine, index: number) => A,
  fastPath?: FastPath<A>,
  problemLimit?: number,
): PricedLines<A> {
  const isPreview = settings.stage === 'preview'
  const reading = isPreview ? newPreviewReading() : newReading(true, undefined, problemLimit)
  const list = readList(lines, 'lines', reading) ?? []
  reading.path.push('lines')
  const found: FoundLines<A> = { reading, kept: [], wrong: [], sum: ZERO_CONTRIBUTION, tempIds: undefined }
  let count = 0
  for (let index = 0; index < list.length; index++) {
    const isHole = !Object.hasOwn(list, index)
    const fastLine = isHole ? undefined : fastPath?.price(list[index])
    const end = fastLine === undefined ? index + 1 : index
    if (fastLine === undefined && !isHole && end - count < BATCH && end < list.length) continue
    if (count < end) priceBatch(list, count, end, settings, keep, found)
    if (fastLine !== undefined) found.kept.push(fastLine)
    count = index + 1
    if (isHole || isFull(reading) || found.wrong.length >= reading.problemLimit) break
  }
  const { kept, wrong, tempIds } = found
  const ordinary = fastPath?.end()
  const sum = ordinary === undefined ? found.sum : sumOfContributions(found.sum, ordinary)
  const { problems: unreadable, missing } = reading
  const problems = allOf([unreadable, wrong, tempIds?.duplicates ?? NO_PROBLEMS])
  return { kept, sum, count, unreadable, problems, missing }
}
