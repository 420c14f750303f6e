import * as E from '../../problem/either.js'
import { NO_LOOK_UPS } from '../../engine/catalogue.js'
import { priceRequest } from '../../engine/engine.js'
import { ALL_PROBLEMS, invalid, type Answer } from '../../problem/answer.js'
import { allOf, NO_PROBLEMS, within } from '../../problem/located-problem.js'
import { pricedRequest } from '../../solve/priced-request.js'
import { partsToDate, readParts } from '../../solve/read-parts.js'
import {
  everything,
  figuresBetween,
  figuresToDate,
  nothingYet,
  type SplitFigures,
} from '../../solve/split.js'
import type { AccountInput } from '../../wire/account.generated.js'
import { writeDocumentTotals, type DocumentTotals } from '../../wire/document.generated.js'
import { moneyOfCents } from '../../wire/money.js'
import type { PricedMoney } from '../../wire/money.generated.js'
import { ofHost, readWhole } from '../../wire/reading.js'
import { readSplitOptions, type DocumentPart, type SplitOptions } from '../../wire/solving.generated.js'
import { accountOf } from '../account.js'

/** A document in parts, whose figures add up to those of the whole, each to the cent. */
export interface SplitDocument {
  /** In the order in which they were sent. */
  readonly parts: readonly PartFigures[]
  /** What the parts leave: all 0 when they are the whole. */
  readonly rest: PartFigures
  /** The document as pricing it gives it. */
  readonly whole: PartFigures
}

/** The figures of a part of a document. Subtotal, discounts, surcharges and tax make its total, as in a document (T6). */
export interface PartFigures {
  /** What the part has of each line, in their order. */
  readonly lines: readonly PartOfLine[]
  /** What it has of the applied amount of each adjustment (T2), in their order. */
  readonly adjustments: readonly PricedMoney[]
  /** The totals of the part. */
  readonly totals: DocumentTotals
}

/** What a part of a document has of a line. */
export interface PartOfLine {
  /** Of its total. */
  readonly total: PricedMoney
  /** Of its cost (L9). */
  readonly cost: PricedMoney
  /** Of its discount amount (L15). */
  readonly discountAmount: PricedMoney
}

/**
 * Splits a document into part invoices, and credits of them: percentages of the whole, or percentages, quantities or
 * amounts of lines. The parts and the rest add up to the whole in every figure, to the cent.
 *
 * A part is what has been invoiced with it, less what had been before: all lines, discounts, surcharges and the tax are
 * rounded on what there is to date (N5, T4). So a part does not depend on those after it, the last one needs no
 * correction, and a credit takes back exactly what was invoiced.
 *
 * Problems: those of pricing the request (V1); of the settings (A2); of the parts, which have the source `settings`:
 * `out_of_range` where a part has more than there is left, or credits more than was invoiced; `invalid_type` for a quantity
 * of a line that is not priced by one; `required` and the like.
 *
 * @example
 * import { splitDocument } from 'quotewright/solve'
 *
 * const labour = { pricing: { quantity: '3', unitPrice: { amountMicros: '33330000' } } }
 * const request = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [{ labour }] }
 * const parts = [{ percentage: '50' }, { lines: [{ line: 0, quantity: '1' }] }]
 * const split = splitDocument(request, { currency: 'AUD', tax: { rate: '0.10' } }, parts)
 * assert.ok(split.ok)
 * assert.deepEqual(
 *   [...split.value.parts, split.value.rest, split.value.whole].map(({ totals }) => totals.total.amountMicros),
 *   ['55000000', '36660000', '18330000', '109990000'],
 * )
 */
export function splitDocument(
  request: unknown,
  account: AccountInput,
  parts: readonly DocumentPart[],
  options?: SplitOptions,
): Answer<SplitDocument> {
  const settings = accountOf(account)
  if (E.isLeft(settings)) return settings
  const read = readParts(parts)
  const isGiven = options !== undefined && (options as unknown) !== null
  const choice = isGiven ? readWhole(options, ofHost('settings', readSplitOptions)) : undefined
  const wrongOptions = choice === undefined ? NO_PROBLEMS : within(choice.problems, 'options')
  const problems = allOf([read.problems, wrongOptions])
  const wrong = problems.length > 0 ? invalid(problems, { parts, options }) : undefined
  const kind = choice?.read?.kind ?? 'quote'
  const priced = priceRequest(request, settings.right, NO_LOOK_UPS, {
    kind,
    maxProblems: ALL_PROBLEMS,
    keep: (line) => line,
    make: (lines, header, { totals }) =>
      pricedRequest(request, kind, settings.right, { lines, header, totals }),
  })
  if (E.isLeft(priced)) return E.left([...(wrong?._tag === 'Left' ? wrong.left : []), ...priced.left])
  if (wrong !== undefined) return wrong
  const document = priced.right
  const { steps, problems: outside } = partsToDate(document, read.parts)
  if (outside.length > 0) return invalid(outside, { parts })
  const { currency } = settings.right
  const toDate = [nothingYet(document), ...steps, everything(document)].map((step) =>
    figuresToDate(document, step),
  )
  const between = toDate.slice(1).map((later, index) => figuresBetween(toDate[index] ?? later, later))
  const written = between.map((figures) => writeFigures(figures, currency))
  const whole = toDate.at(-1) ?? figuresToDate(document, everything(document))
  return E.right({
    parts: written.slice(0, -1),
    rest: written.at(-1) ?? writeFigures(whole, currency),
    whole: writeFigures(whole, currency),
  })
}

function writeFigures({ lines, adjustments, totals }: SplitFigures, currency: string): PartFigures {
  return {
    lines: lines.map(({ total, cost, discount }) => ({
      total: moneyOfCents(total, currency),
      cost: moneyOfCents(cost, currency),
      discountAmount: moneyOfCents(discount, currency),
    })),
    adjustments: adjustments.map((amount) => moneyOfCents(amount, currency)),
    totals: writeDocumentTotals({ totals }, currency),
  }
}
