import * as E from '../problem/either.js'
import { lookUpsOf, type Catalogue } from '../engine/catalogue.js'
import { previewSettings } from '../engine/line.js'
import { checkAdjustments, pricePartialTotals, priceTotals } from '../engine/totals.js'
import { priceLines as priceAll } from '../engine/engine.js'
import type { ParsedAccount, AccountInput } from '../wire/account.generated.js'
import type { ReadonlyInput } from '../wire/object.js'
import { inPlaces, writePartialTotals, type PartialTotals } from '../engine/partial-totals.js'
import type { Contribution, PricedLine as Priced } from '../engine/priced.js'
import { invalidDocument, type Answer } from '../problem/answer.js'
import { allOf } from '../problem/located-problem.js'
import type { PartialAnswer } from '../problem/partial-answer.js'
import {
  type AdjustmentInput,
  type PricedTotals,
  type QuoteTotals,
  type PreviewSalesLine,
  type SalesLineInput,
  writePricedTotals,
  writeQuoteTotals,
} from '../wire/document.generated.js'
import { readAdjustments } from '../wire/document.js'
import { writeLine } from '../engine/write-line.js'
import { lineWorkings, type LineWorkings } from '../engine/line-workings.js'
import type { PricingOptions } from '../wire/options.generated.js'
import { accountOf, hostSettingsOf } from './account.js'

/** A priced line, with its contribution to a document and its workings. */
export interface PricedLine {
  /** The line with every figure that was worked out. */
  readonly line: PreviewSalesLine
  /** What it contributes to a document, in whole cents. */
  readonly contribution: Contribution
  /** How its figures came about. */
  readonly workings: LineWorkings
}

/** Priced lines and adjustments, with the totals that a quote would have. */
export interface PricedLines extends Omit<PricedTotals, 'lines'> {
  /** The lines in their order, with every figure that was worked out. */
  readonly lines: readonly PreviewSalesLine[]
  /** What each line contributes, in the order of the lines. */
  readonly contributions: readonly Contribution[]
  /** How each line's figures came about. */
  readonly workings: readonly LineWorkings[]
  /** Only {@link PartialLines} has it. */
  readonly isPartial?: never
}

/** The lines and adjustments that are right, with the totals of a quote that has only these. */
export interface PartialLines extends PartialTotals<QuoteTotals> {
  /** In their places; undefined for a line with problems, which does not count. */
  readonly lines: readonly (PreviewSalesLine | undefined)[]
  /** What each line contributes, in the places of the lines. */
  readonly contributions: readonly (Contribution | undefined)[]
  /** How each line's figures came about, in the places of the lines. */
  readonly workings: readonly (LineWorkings | undefined)[]
}

/**
 * Prices lines and adjustments that are not a document yet, such as those of a form before there is a customer.
 *
 * The totals are those of a draft quote. The value also has the contribution and the workings of each line. Problems
 * point from `lines[i]` and `adjustments[i]`.
 *
 * One bad line does not hide the others: with the problems, `partial` has the lines and adjustments that are right, in
 * their places, and their totals. It is marked with `isPartial`, and absent when the settings have problems (A2) or an
 * amount does not fit (N8). A preview requires only what changes figures: a catalogue line needs no `productId`, an
 * on-the-fly line no `productName`, and a flashing no drawing (V7).
 *
 * Rules M, L, K, F1, T and V. Problems: those of a quote's lines and adjustments.
 *
 * @example
 * import { priceLines } from 'quotewright'
 *
 * const labour = (quantity: string) => ({
 *   labour: { pricing: { quantity, unitPrice: { amountMicros: '85000000' } } },
 * })
 * const result = priceLines(
 *   [labour('3'), labour('')],
 *   [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }],
 *   { currency: 'AUD' },
 * )
 * const totals = result.ok ? result.value : result.partial
 * assert.equal(totals?.total.amountMicros, '229500000')
 * assert.equal(totals?.isPartial, true)
 * assert.equal(totals?.lines[1], undefined)
 * assert.ok(!result.ok)
 * assert.equal(result.problems[0]?.code, 'zero_quantity')
 */
export function priceLines(
  salesLines: readonly ReadonlyInput<SalesLineInput>[],
  adjustments: readonly AdjustmentInput[] | undefined,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: PricingOptions,
): PartialAnswer<PricedLines, PartialLines> {
  const host = hostSettingsOf(account, options)
  if (E.isLeft(host)) return E.left({ problems: host.left })
  const { account: known, maxProblems } = host.right
  const read = readAdjustments(adjustments)
  const settings = previewSettings({ account: known, catalogue: lookUpsOf(catalogue) })
  const priced = priceAll(salesLines, settings, (line, place) => ({
    place,
    kept: withWorkings(line, known),
  }))
  const wrongAdjustments = allOf([read.problems, checkAdjustments(read.adjustments)])
  const problems = allOf([priced.problems, wrongAdjustments])
  const totals =
    problems.length > 0 ? E.left(problems) : priceTotals(priced.sum, read.adjustments, known, 'quote')
  if (E.isRight(totals)) {
    const lines = priced.kept.map(({ kept }) => kept.line)
    return E.right({
      ...writePricedTotals({ lines: [], ...totals.right, tax: known.tax }, known.currency),
      lines,
      contributions: priced.kept.map(({ kept }) => kept.contribution),
      workings: priced.kept.map(({ kept }) => kept.workings),
    })
  }
  const partial = pricePartialTotals(priced.sum, read.adjustments, wrongAdjustments, known, 'quote')
  const places = inPlaces(priced.kept, priced.count)
  const request = { lines: salesLines, adjustments }
  const unreadable = allOf([priced.unreadable, read.problems])
  return E.left({
    problems: invalidDocument(totals.left, request, unreadable, maxProblems).left,
    ...(partial && {
      partial: {
        lines: places.map((line) => line?.line),
        ...writePartialTotals(partial, writeQuoteTotals, known),
        contributions: places.map((line) => line?.contribution),
        workings: places.map((line) => line?.workings),
      },
    }),
  })
}

/**
 * Prices one line. The value is the priced line, with its contribution to a document and its workings. Problems point
 * from the line, such as `catalogue.product_id`. Like {@link priceLines}, it requires only what changes figures (V7).
 *
 * Rules M, L, K, F1 and V. Problems: those of a quote's line.
 *
 * @example
 * import { priceLine } from 'quotewright'
 *
 * const result = priceLine({ notes: { text: 'Scaffolding by others.' } }, { currency: 'AUD' })
 * assert.ok(result.ok)
 * assert.equal(result.value.contribution.total, 0)
 */
export function priceLine(
  line: ReadonlyInput<SalesLineInput>,
  account: AccountInput,
  catalogue?: Catalogue | null,
): Answer<PricedLine> {
  const known = accountOf(account)
  if (E.isLeft(known)) return known
  const settings = previewSettings({ account: known.right, catalogue: lookUpsOf(catalogue) })
  const { kept, problems } = priceAll([line], settings, (priced) => withWorkings(priced, known.right))
  const [priced] = kept
  if (problems.length === 0 && priced !== undefined) return E.right(priced)
  // A single line is the whole request: pointers start at the line.
  return invalidDocument(
    problems.map((problem) => ({ ...problem, path: problem.path.slice(2) })),
    line,
  )
}

/** @internal */
export function withWorkings(line: Priced, { currency }: ParsedAccount): PricedLine {
  return {
    line: writeLine(line, currency),
    contribution: line.contribution,
    workings: lineWorkings(line, currency),
  }
}
