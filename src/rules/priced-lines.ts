import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { priceBody, priceLines as priceAll } from '../document/document.js'
import { refused, type Answer } from '../answer.js'
import type { Catalogue } from '../model/catalogue.js'
import type { Contribution } from '../model/priced.js'
import { allOf } from '../problem/finding.js'
import { readSettings } from '../settings.js'
import type { AccountSettings } from '../wire/account.js'
import { readLines } from '../wire/document-request.js'
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

export function priceLines(
  lines: unknown,
  adjustments: unknown,
  settings: AccountSettings,
  catalogue?: Catalogue | null,
): Answer<PricedLines> {
  return pipe(
    readSettings(settings),
    E.flatMap((account) => {
      const read = readLines(lines, adjustments)
      return pipe(
        priceBody(read, { account, catalogue: catalogue ?? {}, isSubmitted: false }, 'quote', read.findings),
        E.match(
          (findings) => refused(findings, { lines, adjustments }, read.findings),
          (body) =>
            E.right({
              ...quotedLinesWire(body, account),
              contributions: body.lines.map(({ contribution }) => contribution),
              workings: body.lines.map((line) => lineWorkings(line, account.currency)),
            }),
        ),
      )
    }),
  )
}

export function priceLine(
  line: unknown,
  settings: AccountSettings,
  catalogue?: Catalogue | null,
): Answer<PricedLine> {
  return pipe(
    readSettings(settings),
    E.flatMap((account) => {
      const read = readLines([line], undefined)
      const priced = priceAll(read.lines, { account, catalogue: catalogue ?? {}, isSubmitted: false })
      const wrong = allOf(read.findings, priced.findings)
      const [one] = priced.lines
      // A line that is alone is the request: its pointers start at the line.
      const fromLine = wrong.map((found) => ({ ...found, path: found.path.slice(2) }))
      if (wrong.length > 0 || one === undefined) return refused(fromLine, line)
      return E.right({
        line: salesLineWire(one, account.currency),
        contribution: one.contribution,
        workings: lineWorkings(one, account.currency),
      })
    }),
  )
}
