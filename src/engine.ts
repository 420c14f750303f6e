/**
 * The main path: unknown JSON is read, priced and written, or answered with every problem in it.
 */
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { invalid, type Answer } from './answer.js'
import { lookUpsOf } from './document/host-look-ups.js'
import { checkCustomer } from './document/look-ups.js'
import { checkAdjustments, priceTotals } from './document/price-totals.js'
import type { Account } from './model/account.js'
import type { Catalogue } from './model/catalogue.js'
import type { DocumentKind } from './model/document.js'
import type { DocumentTotals } from './model/priced.js'
import { allOf } from './problem/located-problem.js'
import { priceLines } from './priced-lines.js'
import { readSettings } from './settings.js'
import type { AccountSettings } from './wire/account.js'
import { readDocument } from './wire/document-request.js'
import {
  orderTotalsWire,
  orderWire,
  quoteTotalsWire,
  quoteWire,
  type OrderTotals,
  type PricedDocument,
  type PricedOrder,
  type PricedQuote,
  type QuoteTotals,
} from './wire/priced-document.js'
import { salesLineWire } from './wire/sales-line.js'

/** One of the two documents: what it is called, and how it and its totals are written. */
export interface DocumentForm<Wire, Totals> {
  readonly kind: DocumentKind
  readonly write: (document: PricedDocument, account: Account) => Wire
  readonly writeTotals: (totals: DocumentTotals, account: Account) => Totals
}

export const QUOTE: DocumentForm<PricedQuote, QuoteTotals> = {
  kind: 'quote',
  write: quoteWire,
  writeTotals: quoteTotalsWire,
}
export const ORDER: DocumentForm<PricedOrder, OrderTotals> = {
  kind: 'order',
  write: orderWire,
  writeTotals: orderTotalsWire,
}

/**
 * Prices a quote, or tells every problem in it, in the order of the request (V1): the root entry's `priceQuote` with
 * an Either. Its problems may have any code of `problemCodes`.
 *
 * Rules M, L, K, F1, F8 to F11, T and V.
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { priceQuote } from 'quotewright/fp'
 *
 * const customerId = 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3'
 * const labour = { pricing: { quantity: '2', unitPrice: { amountMicros: '90000000' } } }
 * const quote = priceQuote({ customerId, lines: [{ labour }] }, { currency: 'AUD' })
 * assert.ok(E.isRight(quote))
 * assert.equal(quote.right.total.amountMicros, '180000000')
 */
export function priceQuote(
  request: unknown,
  settings: AccountSettings,
  catalogue?: Catalogue | null,
): Answer<PricedQuote> {
  return pipe(
    readSettings(settings),
    E.flatMap((account) => priceDocument(QUOTE, request, account, lookUpsOf(catalogue))),
  )
}

/**
 * Prices an order, or tells every problem in it: as {@link priceQuote}, but that an order has no `discountAmount` (T9)
 * and `companyName` is unknown to it (V8). The root entry's `priceOrder` with an Either.
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { priceOrder } from 'quotewright/fp'
 *
 * const order = priceOrder({ lines: [] }, { currency: 'AUD' })
 * assert.ok(E.isLeft(order))
 * assert.deepEqual([order.left[0]?.code, order.left[0]?.param], ['required', 'customer_id'])
 */
export function priceOrder(
  request: unknown,
  settings: AccountSettings,
  catalogue?: Catalogue | null,
): Answer<PricedOrder> {
  return pipe(
    readSettings(settings),
    E.flatMap((account) => priceDocument(ORDER, request, account, lookUpsOf(catalogue))),
  )
}

/** Prices a document of either form by settings that were read, or tells every problem in it. */
export function priceDocument<Wire>(
  { kind, write }: DocumentForm<Wire, unknown>,
  request: unknown,
  account: Account,
  catalogue: Catalogue,
): Answer<Wire> {
  const { header, lines, adjustments, problems: unreadable } = readDocument(kind, request)
  const settings = { account, catalogue, isSubmitted: header.isSubmitted }
  const priced = priceLines(lines, settings, (line) => salesLineWire(line, account.currency))
  const wrong = allOf(
    unreadable,
    checkCustomer(header.customerId, catalogue),
    priced.problems,
    checkAdjustments(adjustments),
  )
  return pipe(
    // Only what has nothing wrong with it gets totals (V7).
    wrong.length > 0 ? E.left(wrong) : priceTotals(priced.sum, adjustments, account, kind),
    E.match(
      (problems) => invalid(problems, request, allOf(unreadable, priced.unreadable)),
      (totals) => E.right(write({ header, lines: priced.kept, adjustments, totals }, account)),
    ),
  )
}
