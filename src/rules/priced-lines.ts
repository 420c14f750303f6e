import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { invalid, type Answer } from '../problem/answer.js'
import { lookUpsOf } from '../document/host-look-ups.js'
import type { LineSettings } from '../document/line.js'
import { checkAdjustments, priceTotals } from '../document/price-totals.js'
import type { Account } from '../model/account.js'
import type { Catalogue } from '../model/catalogue.js'
import type { Contribution, PricedLine as Priced } from '../model/priced.js'
import { priceLines as priceAll } from '../engine.js'
import { allOf } from '../problem/located-problem.js'
import { accountOf } from '../api/account.js'
import type { AccountSettings } from '../wire/account.js'
import { readAdjustments } from '../wire/document-request.js'
import { quotedLinesWire, type PricedTotals, type QuoteDiscount } from '../wire/priced-document.js'
import { salesLineWire, type SalesLineWire } from '../wire/sales-line.js'
import { lineWorkings, type LineWorkings } from '../wire/workings.js'

/** One line, priced: as it reads back, what it adds to a document, and how its figures came about. */
export interface PricedLine {
  /** The line as it reads back, its figures filled in. */
  readonly line: SalesLineWire
  /** What it adds to a document, in whole cents. */
  readonly contribution: Contribution
  /** How its figures came about. */
  readonly workings: LineWorkings
}

/** Lines and adjustments, priced, with the totals that a quote of them would have. */
export interface PricedLines extends PricedTotals, QuoteDiscount {
  /** What each line contributes, in the order of the lines. */
  readonly contributions: readonly Contribution[]
  /** How each line's figures came about. */
  readonly workings: readonly LineWorkings[]
}

/**
 * Prices lines and adjustments that are no document yet, with the totals of a draft quote (M, L, K, F1, T): the root
 * entry's `priceLines` with an Either. Its problems are those of a quote's lines and adjustments, pointing from
 * `lines[i]` and `adjustments[i]`.
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { priceLines } from 'quotewright/fp'
 *
 * const labour = { pricing: { quantity: '3', unitPrice: { amountMicros: '85000000' } } }
 * const priced = priceLines([{ labour }], undefined, { currency: 'AUD' })
 * assert.ok(E.isRight(priced))
 * assert.equal(priced.right.subtotal.amountMicros, '255000000')
 */
export function priceLines(
  lines: unknown,
  adjustments: unknown,
  settings: AccountSettings,
  catalogue?: Catalogue | null,
): Answer<PricedLines> {
  return pipe(
    accountOf(settings),
    E.flatMap((account) => {
      const read = readAdjustments(adjustments)
      const priced = priceAll(lines, lineSettings(account, catalogue), (line) => withWorkings(line, account))
      const wrong = allOf(priced.problems, read.problems, checkAdjustments(read.adjustments))
      return pipe(
        wrong.length > 0 ? E.left(wrong) : priceTotals(priced.sum, read.adjustments, account, 'quote'),
        E.match(
          (problems) => invalid(problems, { lines, adjustments }, allOf(priced.unreadable, read.problems)),
          (totals) =>
            E.right({
              ...quotedLinesWire(
                { lines: priced.kept.map(({ line }) => line), adjustments: read.adjustments, totals },
                account,
              ),
              contributions: priced.kept.map(({ contribution }) => contribution),
              workings: priced.kept.map(({ workings }) => workings),
            }),
        ),
      )
    }),
  )
}

/**
 * Prices one line by itself (M, L, K, F1, V3): the root entry's `priceLine` with an Either. Its problems point from the
 * line, `catalogue.product_id`.
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { priceLine } from 'quotewright/fp'
 *
 * const refused = priceLine({ labour: { pricing: { quantity: '1' } } }, { currency: 'AUD' })
 * assert.ok(E.isLeft(refused))
 * assert.equal(refused.left[0]?.code, 'unit_price_required')
 */
export function priceLine(
  line: unknown,
  settings: AccountSettings,
  catalogue?: Catalogue | null,
): Answer<PricedLine> {
  return pipe(
    accountOf(settings),
    E.flatMap((account) => {
      const priced = priceAll([line], lineSettings(account, catalogue), (one) => withWorkings(one, account))
      const [one] = priced.kept
      if (priced.problems.length === 0 && one !== undefined) return E.right(one)
      // A line that is alone is the request: its pointers start at the line.
      return invalid(
        priced.problems.map((found) => ({ ...found, path: found.path.slice(2) })),
        line,
      )
    }),
  )
}

function withWorkings(line: Priced, { currency }: Account): PricedLine {
  return {
    line: salesLineWire(line, currency),
    contribution: line.contribution,
    workings: lineWorkings(line, currency),
  }
}

function lineSettings(account: Account, catalogue: Catalogue | null | undefined): LineSettings {
  return { account, catalogue: lookUpsOf(catalogue), isSubmitted: false }
}
