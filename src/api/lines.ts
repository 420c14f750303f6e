import * as E from 'fp-ts/lib/Either.js'
import { lookUpsOf, type Catalogue } from '../document/catalogue.js'
import type { LineSettings } from '../document/line.js'
import { checkAdjustments, priceTotals } from '../document/totals.js'
import { priceLines as priceAll } from '../engine.js'
import type { ParsedAccount, AccountInput } from '../wire/account.generated.js'
import type { Contribution, PricedLine as Priced } from '../document/priced.js'
import { invalid, type Answer } from '../problem/answer.js'
import { allOf } from '../problem/located-problem.js'
import {
  type AdjustmentInput,
  writePricedTotals,
  type PricedTotals,
  type SalesLine,
  type SalesLineInput,
} from '../wire/document.generated.js'
import { readAdjustments } from '../wire/document.js'
import { writeLine } from '../document/write-line.js'
import { lineWorkings, type LineWorkings } from '../document/line-workings.js'
import type { PricingOptions } from '../wire/options.generated.js'
import { accountOf, mostProblemsOf } from './account.js'

/** A priced line, with its contribution to a document and its workings. */
export interface PricedLine {
  /** The line with every figure that was worked out. */
  readonly line: SalesLine
  /** What it contributes to a document, in whole cents. */
  readonly contribution: Contribution
  /** How its figures came about. */
  readonly workings: LineWorkings
}

/** Priced lines and adjustments, with the totals that a quote would have. */
export interface PricedLines extends PricedTotals {
  /** What each line contributes, in the order of the lines. */
  readonly contributions: readonly Contribution[]
  /** How each line's figures came about. */
  readonly workings: readonly LineWorkings[]
}

/**
 * Prices lines and adjustments that are not a document yet, such as those of a form before there is a customer.
 *
 * The totals are those of a draft quote. The value also has the contribution and the workings of each line. Problems
 * point from `lines[i]` and `adjustments[i]`.
 *
 * Rules M, L, K, F1, T and V. Problems: those of a quote's lines and adjustments.
 *
 * @example
 * import { priceLines } from 'quotewright'
 *
 * const result = priceLines(
 *   [{ labour: { pricing: { quantity: '3', unitPrice: { amountMicros: '85000000' } } } }],
 *   [{ type: 'ADJUSTMENT_TYPE_DISCOUNT', percentage: '10' }],
 *   { currency: 'AUD' },
 * )
 * assert.ok(result.ok)
 * assert.equal(result.value.total.amountMicros, '229500000')
 */
export function priceLines(
  salesLines: readonly SalesLineInput[],
  adjustments: readonly AdjustmentInput[] | undefined,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: PricingOptions,
): Answer<PricedLines> {
  const known = accountOf(account)
  if (E.isLeft(known)) return known
  const most = mostProblemsOf(options)
  if (E.isLeft(most)) return most
  const settings = lineSettings(known.right, catalogue)
  const read = readAdjustments(adjustments)
  const priced = priceAll(salesLines, settings, (line) => withWorkings(line, known.right))
  const problems = allOf([priced.problems, read.problems, checkAdjustments(read.adjustments)])
  const totals =
    problems.length > 0 ? E.left(problems) : priceTotals(priced.sum, read.adjustments, known.right, 'quote')
  if (E.isLeft(totals)) {
    const request = { lines: salesLines, adjustments }
    return invalid(totals.left, request, allOf([priced.unreadable, read.problems]), most.right)
  }
  const lines = priced.kept.map(({ line }) => line)
  return E.right({
    ...writePricedTotals({ lines, ...totals.right, tax: known.right.tax }, known.right.currency),
    contributions: priced.kept.map(({ contribution }) => contribution),
    workings: priced.kept.map(({ workings }) => workings),
  })
}

/**
 * Prices one line. The value is the priced line, with its contribution to a document and its workings. Problems point
 * from the line, such as `catalogue.product_id`.
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
  line: SalesLineInput,
  account: AccountInput,
  catalogue?: Catalogue | null,
): Answer<PricedLine> {
  const known = accountOf(account)
  if (E.isLeft(known)) return known
  const settings = lineSettings(known.right, catalogue)
  const { kept, problems } = priceAll([line], settings, (priced) => withWorkings(priced, known.right))
  const [priced] = kept
  if (problems.length === 0 && priced !== undefined) return E.right(priced)
  // A single line is the whole request: pointers start at the line.
  return invalid(
    problems.map((problem) => ({ ...problem, path: problem.path.slice(2) })),
    line,
  )
}

function withWorkings(line: Priced, { currency }: ParsedAccount): PricedLine {
  return {
    line: writeLine(line, currency),
    contribution: line.contribution,
    workings: lineWorkings(line, currency),
  }
}

function lineSettings(account: ParsedAccount, catalogue: Catalogue | null | undefined): LineSettings {
  return { account, catalogue: lookUpsOf(catalogue), isSubmitted: false }
}
