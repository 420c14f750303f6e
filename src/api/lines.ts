import * as E from '../problem/either.js'
import type { Catalogue } from '../engine/catalogue.js'
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
import { hostSettingsOf } from './account.js'
import { previewLine, lineSettingsOf } from './preview-line.js'

/** A priced line, with its contribution to a document and its workings. */
export interface PricedLine {
  /** The line with all its calculated figures. */
  readonly line: PreviewSalesLine
  /** The amounts that the line adds to its document, in whole cents. */
  readonly contribution: Contribution
  /** The workings of the line's figures. */
  readonly workings: LineWorkings
}

/** Priced lines and adjustments, with the totals of a quote that contains them. */
export interface PricedLines extends Omit<PricedTotals, 'lines'> {
  /** The lines in their order, with all calculated figures. */
  readonly lines: readonly PreviewSalesLine[]
  /** The contribution of each line, in the order of the lines. */
  readonly contributions: readonly Contribution[]
  /** The workings of each line's figures. */
  readonly workings: readonly LineWorkings[]
  /** Never set here; `true` on the partial totals. */
  readonly isPartial?: never
}

/** The lines and adjustments without problems, with the totals of a quote that contains only these. */
export interface PartialLines extends PartialTotals<QuoteTotals> {
  /** One element per requested line: undefined for a line with problems, which does not count. */
  readonly lines: readonly (PreviewSalesLine | undefined)[]
  /** The contribution of each line, undefined for a line with problems. */
  readonly contributions: readonly (Contribution | undefined)[]
  /** The workings of each line's figures, undefined for a line with problems. */
  readonly workings: readonly (LineWorkings | undefined)[]
}

/**
 * Prices lines and adjustments that are not a complete document yet, such as those of a form without a
 * customer.
 *
 * Returns the totals of a draft quote, and the contribution and workings of each line. Pointers of problems
 * start with `lines[i]` or `adjustments[i]`.
 *
 * One bad line does not hide the others. If there are problems, `partial` contains the lines and adjustments
 * without problems, at their original indexes, and their totals. It is marked with `isPartial`, and absent if
 * the settings or the options have problems (A2), or if these totals are out of range (N8).
 *
 * A preview requires only fields that change figures. A catalogue line needs no `productId`, an on-the-fly line no
 * `productName`, and a flashing no drawing (V7).
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
  const priced = priceAll(salesLines, lineSettingsOf(known, catalogue), (line, place) => ({
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
 * Prices one line. Returns the priced line, with its contribution to a document and its workings. Pointers of
 * problems start at the line, such as `catalogue.product_id`. Like {@link priceLines}, it requires only
 * fields that change figures (V7).
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
  return previewLine(line, account, catalogue, withWorkings)
}

/** @internal */
export function withWorkings(line: Priced, { currency }: ParsedAccount): PricedLine {
  return {
    line: writeLine(line, currency),
    contribution: line.contribution,
    workings: lineWorkings(line, currency),
  }
}
