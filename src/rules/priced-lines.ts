import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { refused, type Answer } from '../answer.js'
import { lookUpsOf } from '../document/host-look-ups.js'
import type { LineSettings } from '../document/line.js'
import { checkAdjustments, priceTotals } from '../document/price-totals.js'
import type { Account } from '../model/account.js'
import type { Catalogue } from '../model/catalogue.js'
import type { Contribution, PricedLine as Priced } from '../model/priced.js'
import { priceLines as priceAll } from '../priced-lines.js'
import { allOf } from '../problem/finding.js'
import { readSettings } from '../settings.js'
import type { AccountSettings } from '../wire/account.js'
import { readAdjustments } from '../wire/document-request.js'
import { quotedLinesWire, type PricedTotals, type QuoteDiscount } from '../wire/priced-document.js'
import { salesLineWire, type SalesLineWire } from '../wire/sales-line.js'
import { lineWorkings, type LineWorkings } from '../wire/workings.js'

/** One line, priced: as it reads back, what it adds to a document, and how its figures came about. */
export interface PricedLine {
  readonly line: SalesLineWire
  readonly contribution: Contribution
  readonly workings: LineWorkings
}

/** Lines and adjustments, priced, with the totals that a quote of them would have. */
export interface PricedLines extends PricedTotals, QuoteDiscount {
  /** What each line contributes, in the order of the lines. */
  readonly contributions: readonly Contribution[]
  /** How each line's figures came about. */
  readonly workings: readonly LineWorkings[]
}

/** Prices lines and adjustments that are no document yet: the plain `priceLines` with an Either. */
export function priceLines(
  lines: unknown,
  adjustments: unknown,
  settings: AccountSettings,
  catalogue?: Catalogue | null,
): Answer<PricedLines> {
  return pipe(
    readSettings(settings),
    E.flatMap((account) => {
      const read = readAdjustments(adjustments)
      const priced = priceAll(lines, lineSettings(account, catalogue), (line) => withWorkings(line, account))
      const wrong = allOf(priced.findings, read.findings, checkAdjustments(read.adjustments))
      return pipe(
        wrong.length > 0 ? E.left(wrong) : priceTotals(priced.sum, read.adjustments, account, 'quote'),
        E.match(
          (findings) => refused(findings, { lines, adjustments }, allOf(priced.unreadable, read.findings)),
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

/** Prices one line by itself: the plain `priceLine` with an Either. */
export function priceLine(
  line: unknown,
  settings: AccountSettings,
  catalogue?: Catalogue | null,
): Answer<PricedLine> {
  return pipe(
    readSettings(settings),
    E.flatMap((account) => {
      const priced = priceAll([line], lineSettings(account, catalogue), (one) => withWorkings(one, account))
      const [one] = priced.kept
      if (priced.findings.length === 0 && one !== undefined) return E.right(one)
      // A line that is alone is the request: its pointers start at the line.
      return refused(
        priced.findings.map((found) => ({ ...found, path: found.path.slice(2) })),
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
