import type { Catalogue } from '../model/catalogue.js'
import type { Result } from '../problem/result.js'
import type { DocumentEdit } from '../repricing/edit.js'
import * as repricing from '../rules/repricing.js'
import type { OpenDocument, OpenOrder, OpenQuote } from '../rules/repricing.js'
import type { AccountSettings } from '../wire/account.js'
import type { PricedOrder, PricedQuote } from '../wire/priced-document.js'
import { resultOf } from '../problem/answer.js'

/**
 * Opens a quote to change it line by line: a form prices what is typed without pricing all the rest again.
 *
 * The request may have problems that lines can be changed in spite of; the open quote then has no totals. Refused
 * are settings that cannot be read (A2), and a request that is no object or whose lines are no list.
 *
 * What is sent, here and in edits, is kept and not copied, and the catalogue is asked about a line when the line comes
 * in: do not write into it afterwards. Send the line anew instead.
 *
 * @example
 * import { openQuote, pricedDocument, reprice } from 'quotewright'
 *
 * const line = (amountMicros: string) => ({
 *   onTheFly: { productName: 'Ridge capping', pricing: { quantity: '2', unitPrice: { amountMicros } } },
 * })
 * const open = openQuote(
 *   { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [line('11230000'), line('5000000')] },
 *   { currency: 'AUD' },
 * )
 * assert.ok(open.ok)
 * assert.equal(open.value.totals?.subtotal.amountMicros, '32460000')
 *
 * const cheaper = reprice(open.value, { type: 'replaceLine', at: 1, line: line('4000000') })
 * assert.ok(cheaper.ok)
 * assert.equal(cheaper.value.totals?.subtotal.amountMicros, '30460000')
 *
 * const quote = pricedDocument(cheaper.value)
 * assert.ok(quote.ok)
 * assert.equal(quote.value.lines.length, 2)
 */
export function openQuote(
  request: unknown,
  account: AccountSettings,
  catalogue?: Catalogue | null,
): Result<OpenQuote> {
  return resultOf(repricing.openQuote(request, account, catalogue))
}

/**
 * Opens an order to change it line by line, as {@link openQuote} opens a quote.
 *
 * @example
 * import { openOrder } from 'quotewright'
 *
 * const labour = { pricing: { quantity: '2', unitPrice: { amountMicros: '90000000' } } }
 * const request = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [{ labour }] }
 * const open = openOrder(request, { currency: 'AUD' })
 * assert.ok(open.ok)
 * assert.equal(open.value.lineCount, 1)
 * assert.equal(open.value.totals?.total.amountMicros, '180000000')
 */
export function openOrder(
  request: unknown,
  account: AccountSettings,
  catalogue?: Catalogue | null,
): Result<OpenOrder> {
  return resultOf(repricing.openOrder(request, account, catalogue))
}

/**
 * The document after an edit: a line added, replaced or removed, or other adjustments. The totals take the same
 * time for ten lines and for ten thousand, since they are a function of the sum of what lines contribute (T1 to T9).
 * The document before the edit is as it was, so that an undo is to keep it.
 *
 * Refused are edits whose form is wrong: `type`, `at` (a line that is not there), `line` or `adjustments` missing. What is wrong with the
 * line or the adjustments themselves is told by {@link pricedDocument}.
 *
 * @example
 * import { openQuote, reprice } from 'quotewright'
 *
 * const open = openQuote({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }, { currency: 'AUD' })
 * assert.ok(open.ok)
 * const refused = reprice(open.value, { type: 'removeLine', at: 0 })
 * assert.ok(!refused.ok)
 * assert.deepEqual([refused.problems[0]?.code, refused.problems[0]?.param], ['out_of_range', 'at'])
 */
export function reprice(document: OpenQuote, edit: DocumentEdit): Result<OpenQuote>
export function reprice(document: OpenOrder, edit: DocumentEdit): Result<OpenOrder>
export function reprice(document: OpenDocument, edit: DocumentEdit): Result<OpenDocument>
export function reprice(document: OpenDocument, edit: DocumentEdit): Result<OpenDocument> {
  return resultOf(repricing.reprice(document, edit))
}

/**
 * An open document as {@link priceQuote} or {@link priceOrder} would answer for it now: priced, or with every problem in
 * it. Lines that did not change are shared with what was answered before: read it, do not write into it.
 *
 * @example
 * import { openQuote, pricedDocument } from 'quotewright'
 *
 * const open = openQuote({ lines: [{}] }, { currency: 'AUD' })
 * assert.ok(open.ok)
 * assert.equal(open.value.totals, undefined)
 * const quote = pricedDocument(open.value)
 * assert.ok(!quote.ok)
 * assert.equal(quote.problems.length, 2)
 */
export function pricedDocument(document: OpenQuote): Result<PricedQuote>
export function pricedDocument(document: OpenOrder): Result<PricedOrder>
export function pricedDocument(document: OpenDocument): Result<PricedQuote | PricedOrder>
export function pricedDocument(document: OpenDocument): Result<PricedQuote | PricedOrder> {
  return resultOf(repricing.pricedDocument(document))
}
