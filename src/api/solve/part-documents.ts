import * as E from '../../problem/either.js'
import { invalid, type Answer } from '../../problem/answer.js'
import { allOf, NO_PROBLEMS, within } from '../../problem/located-problem.js'
import { pricedRequest } from '../../solve/priced-request.js'
import { partsToDate, readParts } from '../../solve/read-parts.js'
import {
  everything,
  figuresBetween,
  figuresToDate,
  nothingYet,
  type SplitFigures,
  type ToDate,
} from '../../solve/split.js'
import type { AccountInput } from '../../wire/account.generated.js'
import { writeDocumentTotals, type DocumentTotals } from '../../wire/document.generated.js'
import { integerOf } from '../../number/cents.js'
import type { Sent } from '../../wire/object.js'
import { moneyOfCents } from '../../wire/money.js'
import type { PricedMoney } from '../../wire/money.generated.js'
import { ofHost, readWhole } from '../../wire/reading.js'
import { readSplitOptions, type DocumentPart, type SplitOptions } from '../../wire/solving.generated.js'
import { accountOf } from '../account.js'
import type { QuoteRequestInput } from '../../wire/document.generated.js'

/** A document split into parts. For every figure, the parts and the remainder add up to the whole, to the cent. */
export interface SplitDocument {
  /** The parts, in the order of the argument. */
  readonly parts: readonly PartFigures[]
  /** The remainder after all parts. Its figures are 0 if the parts make up the whole. */
  readonly remainder: PartFigures
  /** The figures of the whole document, as priced. */
  readonly whole: PartFigures
}

/** The figures of one part. As in a document, subtotal, discounts, surcharges and tax make the total (T6). */
export interface PartFigures {
  /** The part's share of each line, in the order of the lines. */
  readonly lines: readonly PartOfLine[]
  /** The part's share of the applied amount of each adjustment (T2), in their order. */
  readonly adjustments: readonly PricedMoney[]
  /** The totals of the part. */
  readonly totals: DocumentTotals
  /**
   * The nearest amounts that shares of the document give, below and above the requested amount. Present only
   * if no share gives that amount, even with cents added to lines. If no tax rounded by T4 gives the
   * requested `total`, the part still has that total, with a cent more or less tax.
   */
  readonly nearest?: NearestAmounts
}

/** The nearest amounts below and above an amount that cannot be reached. */
export interface NearestAmounts {
  /** The nearest amount below. */
  readonly below: PricedMoney
  /** The nearest amount above. */
  readonly above: PricedMoney
}

/** The part's share of one line. */
export interface PartOfLine {
  /** The part's share of the line total. */
  readonly total: PricedMoney
  /** The part's share of the line cost (L9). */
  readonly cost: PricedMoney
  /** The part's share of the line's discount amount (L15). */
  readonly discountAmount: PricedMoney
}

/**
 * Splits a document into part invoices and credits. A part is a percentage of the whole, an amount with or without
 * tax, or percentages, quantities, pieces or amounts of lines. For every figure, the parts and the remainder add up to the
 * whole, to the cent.
 *
 * Each part is the cumulative amount including the part, less everything invoiced before. Lines, discounts,
 * surcharges and tax are rounded on the cumulative figures (N5, T4). So a part does not depend on later parts, the
 * last part needs no correction, and a credit takes back exactly the invoiced amount.
 *
 * Problems: those of pricing the request (V1), of the settings (A2), and of the parts, whose source is `settings`. A
 * part gets `out_of_range` if it takes more than is left or credits more than was invoiced. After parts of lines, use
 * `isRemainder` rather than a percentage. A quantity gets `required`, at `measurements`, if its line has pieces of
 * several sizes. Missing and malformed fields get `required` and similar problems.
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
 *   [...split.value.parts, split.value.remainder, split.value.whole].map(({ totals }) => totals.total.amountMicros),
 *   ['55000000', '36660000', '18330000', '109990000'],
 * )
 */
export function splitDocument<Request>(
  request: Sent<Request, QuoteRequestInput>,
  account: AccountInput,
  parts: readonly DocumentPart[],
  options?: SplitOptions,
): Answer<SplitDocument> {
  const settings = accountOf(account)
  if (E.isLeft(settings)) return settings
  const read = readParts(parts, settings.right.currency)
  const isGiven = options !== undefined && (options as unknown) !== null
  const choice = isGiven ? readWhole(options, ofHost('settings', readSplitOptions)) : undefined
  const wrongOptions = choice === undefined ? NO_PROBLEMS : within(choice.problems, 'options')
  const problems = allOf([read.problems, wrongOptions])
  const wrong = problems.length > 0 ? invalid(problems, { parts, options }) : undefined
  const kind = choice?.read?.kind ?? 'quote'
  const priced = pricedRequest(request, kind, settings.right, wrong)
  if (E.isLeft(priced)) return priced
  const document = priced.right
  const { steps, problems: outside } = partsToDate(document, read.parts)
  if (outside.length > 0) return invalid(outside, { parts })
  const { currency } = settings.right
  const all = [nothingYet(document), ...steps, everything(document)]
  const toDate = all.map((step) => figuresToDate(document, step))
  const between = toDate.slice(1).map((later, index) => figuresBetween(toDate[index] ?? later, later))
  const written = between.map((figures, index) => ({
    ...writeFigures(figures, currency),
    ...nearestOf(all[index + 1], currency),
  }))
  const whole = toDate.at(-1) ?? figuresToDate(document, everything(document))
  return E.right({
    parts: written.slice(0, -1),
    remainder: written.at(-1) ?? writeFigures(whole, currency),
    whole: writeFigures(whole, currency),
  })
}

function nearestOf(toDate: ToDate | undefined, currency: string): Pick<PartFigures, 'nearest'> {
  const nearest = toDate?.nearest
  if (nearest === undefined) return {}
  const money = (cents: bigint): PricedMoney => moneyOfCents(integerOf(cents), currency)
  return { nearest: { below: money(nearest.below), above: money(nearest.above) } }
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
