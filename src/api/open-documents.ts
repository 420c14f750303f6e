import * as E from '../problem/either.js'
import { lookUpsOf, type Catalogue } from '../engine/catalogue.js'
import { writePartialTotals, type PartialTotals } from '../engine/partial-totals.js'
import { ORDER, QUOTE, type DocumentForm } from '../engine/engine.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { DocumentKind } from '../wire/document.js'
import { invalidDocument, type Answer } from '../problem/answer.js'
import { problemAt } from '../problem/located-problem.js'
import { preview } from '../problem/preview.js'
import type { Problem } from '../problem/problem.js'
import { readEdit, readPlace, type DocumentEdit } from '../engine/open-documents/edit.js'
import {
  answerOf,
  edited,
  openDocument,
  partialTotalsOf,
  problemsOf,
  totalsOf,
  type Opened,
} from '../engine/open-documents/open-document.js'
import { writeLine } from '../engine/write-line.js'
import { pricedLineAt } from '../engine/open-documents/priced-line-at.js'
import { isObject, type Sent } from '../wire/object.js'
import type {
  OrderRequestInput,
  OrderTotals,
  PricedOrder,
  PricedQuote,
  QuoteRequestInput,
  QuoteTotals,
} from '../wire/document.generated.js'
import type { PricingOptions } from '../wire/options.generated.js'
import { hostSettingsOf } from './account.js'
import { withWorkings, type PricedLine } from './lines.js'
import { COMPARISONS_WITH_POLICIES } from '../pricing/other-totals.js'

/** A quote that is being edited. It is immutable: an edit returns a new one. */
export interface QuoteEditor {
  /** The kind of the document: a quote. */
  readonly kind: 'quote'
  /** The number of lines, including lines with problems. */
  readonly lineCount: number
  /** The totals of the quote. Absent while a problem affects figures (V7). */
  readonly totals?: QuoteTotals
  /**
   * The totals of the lines and adjustments without problems, if `totals` is absent. Absent if they are out
   * of range (N8).
   */
  readonly partial?: PartialTotals<QuoteTotals>
}

/** An order that is being edited. It is immutable: an edit returns a new one. */
export interface OrderEditor {
  /** The kind of the document: an order. */
  readonly kind: 'order'
  /** The number of lines, including lines with problems. */
  readonly lineCount: number
  /** The totals of the order. Absent while a problem affects figures (V7). */
  readonly totals?: OrderTotals
  /**
   * The totals of the lines and adjustments without problems, if `totals` is absent. Absent if they are out
   * of range (N8).
   */
  readonly partial?: PartialTotals<OrderTotals>
}

/** A quote or an order that is being edited. */
export type OpenDocument = QuoteEditor | OrderEditor

/**
 * Keeps the state for edits in a private field. With a WeakMap, an edit would spend half its time on garbage
 * collection.
 */
class OpenDocumentHandle<Wire, Totals extends OrderTotals> {
  readonly kind: DocumentKind
  readonly lineCount: number
  declare readonly totals?: Totals
  declare readonly partial?: PartialTotals<Totals>
  readonly #opened: Opened<Wire, Totals>

  constructor(opened: Opened<Wire, Totals>) {
    const { form, account } = opened.settings
    this.#opened = opened
    this.kind = form.kind
    this.lineCount = opened.lines.length
    const totals = totalsOf(opened)
    if (totals !== undefined) {
      this.totals = form.writeTotals({ ...totals, tax: account.tax }, account.currency)
    } else {
      const partial = partialTotalsOf(opened)
      if (partial !== undefined) this.partial = writePartialTotals(partial, form.writeTotals, account)
    }
    Object.freeze(this)
  }

  static stateOf(document: unknown): Opened<unknown, OrderTotals> | undefined {
    return isObject(document) && #opened in document ? document.#opened : undefined
  }
}

/**
 * Opens a quote for editing line by line. A form can then price each change without pricing the other lines
 * again.
 *
 * The request may have problems. If they affect no figure, such as a missing customer or a line's missing
 * `productId`, the editor still has `totals`. Otherwise it has `partial`, the totals of everything without
 * problems (V7). {@link editorProblems} lists all problems. The call fails if the settings or the options
 * have problems (A2), the request is not an object, or its lines are not a list.
 *
 * The editor keeps the request and the edits without copying them, so do not change them afterwards. It looks
 * a line up in the catalogue once, when the line is added. To look it up again, replace the line.
 *
 * @example
 * import { editQuote, priceEdited, applyEdit } from 'quotewright'
 *
 * const line = (amountMicros: string) => ({
 *   onTheFly: { productName: 'Ridge capping', pricing: { quantity: '2', unitPrice: { amountMicros } } },
 * })
 * const open = editQuote(
 *   { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [line('11230000'), line('5000000')] },
 *   { currency: 'AUD' },
 * )
 * assert.ok(open.ok)
 * assert.equal(open.value.totals?.subtotal.amountMicros, '32460000')
 *
 * const cheaper = applyEdit(open.value, { type: 'replaceLine', at: 1, line: line('4000000') })
 * assert.ok(cheaper.ok)
 * assert.equal(cheaper.value.totals?.subtotal.amountMicros, '30460000')
 *
 * const quote = priceEdited(cheaper.value)
 * assert.ok(quote.ok)
 * assert.equal(quote.value.lines.length, 2)
 */
export function editQuote<Request>(
  request: Sent<Request, Partial<QuoteRequestInput>>,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: PricingOptions,
): Answer<QuoteEditor> {
  return open(QUOTE, request, account, catalogue, options) as Answer<QuoteEditor>
}

/**
 * Opens an order for editing line by line. Works like {@link editQuote}.
 *
 * @example
 * import { editOrder } from 'quotewright'
 *
 * const labour = { pricing: { quantity: '2', unitPrice: { amountMicros: '90000000' } } }
 * const request = { customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3', lines: [{ labour }] }
 * const open = editOrder(request, { currency: 'AUD' })
 * assert.ok(open.ok)
 * assert.equal(open.value.lineCount, 1)
 * assert.equal(open.value.totals?.total.amountMicros, '180000000')
 */
export function editOrder<Request>(
  request: Sent<Request, Partial<OrderRequestInput>>,
  account: AccountInput,
  catalogue?: Catalogue | null,
  options?: PricingOptions,
): Answer<OrderEditor> {
  return open(ORDER, request, account, catalogue, options) as Answer<OrderEditor>
}

/**
 * Applies an edit and returns the new editor. An edit adds, replaces or removes a line, or sets the
 * adjustments. The previous editor stays unchanged; keep it to undo the edit.
 *
 * The totals come from a running sum over the lines (T1 to T9), so the time for them does not grow with the
 * number of lines.
 *
 * The call fails if the edit is malformed: an unknown `type`, an `at` without a line, or a missing `line` or
 * `adjustments`. Problems inside the line or the adjustments do not make it fail; {@link lineAt} and
 * {@link editorProblems} return them.
 *
 * @example
 * import { editQuote, applyEdit } from 'quotewright'
 *
 * const open = editQuote({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }, { currency: 'AUD' })
 * assert.ok(open.ok)
 * const refused = applyEdit(open.value, { type: 'removeLine', at: 0 })
 * assert.ok(!refused.ok)
 * assert.deepEqual([refused.problems[0]?.code, refused.problems[0]?.param], ['out_of_range', 'at'])
 */
export function applyEdit(document: QuoteEditor, edit: DocumentEdit): Answer<QuoteEditor>
/** Applies an edit to an order and returns the new editor. */
export function applyEdit(document: OrderEditor, edit: DocumentEdit): Answer<OrderEditor>
/** Applies an edit to a document of either kind and returns the new editor. */
export function applyEdit(document: OpenDocument, edit: DocumentEdit): Answer<OpenDocument>
export function applyEdit(document: OpenDocument, edit: DocumentEdit): Answer<OpenDocument> {
  const opened = OpenDocumentHandle.stateOf(document)
  return opened === undefined ? notOpened(document) : E.map(afterEdit(opened, edit), handleOf)
}

/**
 * Returns what {@link priceQuote} would return for the edited quote: the priced document, or every problem in
 * it. Unchanged lines are shared with earlier results, so do not change them.
 *
 * @example
 * import { editQuote, priceEdited } from 'quotewright'
 *
 * const sent: unknown = JSON.parse('{"lines": [{}]}')
 * const open = editQuote(sent, { currency: 'AUD' })
 * assert.ok(open.ok)
 * assert.equal(open.value.totals, undefined)
 * assert.equal(open.value.partial?.total.amountMicros, '0')
 * const quote = priceEdited(open.value)
 * assert.ok(!quote.ok)
 * assert.equal(quote.problems.length, 2)
 */
export function priceEdited(document: QuoteEditor): Answer<PricedQuote>
/** Returns what {@link priceOrder} would return for the edited order. */
export function priceEdited(document: OrderEditor): Answer<PricedOrder>
/** Returns the priced document of either kind, or every problem in it. */
export function priceEdited(document: OpenDocument): Answer<PricedQuote | PricedOrder>
export function priceEdited(document: OpenDocument): Answer<PricedQuote | PricedOrder> {
  const opened = OpenDocumentHandle.stateOf(document)
  // The cast is safe: a document keeps the kind that it was opened with.
  return opened === undefined ? notOpened(document) : (answerOf(opened) as Answer<PricedQuote | PricedOrder>)
}

/**
 * Returns the problems that {@link priceEdited} would return. The list is empty if the document can be
 * priced. Otherwise the call reads all lines.
 *
 * @example
 * import { editorProblems, editQuote } from 'quotewright'
 *
 * const labour = { pricing: { quantity: '2', unitPrice: { amountMicros: '90000000' } } }
 * const open = editQuote({ lines: [{ labour }] }, { currency: 'AUD' })
 * assert.ok(open.ok)
 * assert.equal(open.value.totals?.total.amountMicros, '180000000')
 * assert.deepEqual(
 *   editorProblems(open.value).map(({ code, param }) => [code, param]),
 *   [['required', 'customer_id']],
 * )
 */
export function editorProblems(document: OpenDocument): readonly Problem[] {
  const opened = OpenDocumentHandle.stateOf(document)
  const answer = opened === undefined ? notOpened(document) : E.left(problemsOf(opened))
  return E.isLeft(answer) ? answer.left : []
}

/**
 * Prices one line of an edited document, as {@link priceLine} does. Returns the priced line with its
 * workings, or its problems, with pointers that start at the document. No other line is priced.
 * {@link editorProblems} also lists fields that only a document requires (V7).
 *
 * Problems: those of a line; `out_of_range` at `at` if no line has that index.
 *
 * @example
 * import { editQuote, lineAt } from 'quotewright'
 *
 * const labour = (quantity: string) => ({
 *   labour: { pricing: { quantity, unitPrice: { amountMicros: '90000000' } } },
 * })
 * const open = editQuote({ lines: [labour('2'), labour('two')] }, { currency: 'AUD' })
 * assert.ok(open.ok)
 * const [first, second] = [lineAt(open.value, 0), lineAt(open.value, 1)]
 * assert.ok(first.ok)
 * assert.equal(first.value.workings.total.amountMicros, '180000000')
 * assert.ok(!second.ok)
 * assert.equal(second.problems[0]?.param, 'lines[1].labour.pricing.quantity')
 */
export function lineAt(document: OpenDocument, at: number): Answer<PricedLine> {
  const opened = OpenDocumentHandle.stateOf(document)
  if (opened === undefined) return notOpened(document)
  const place = readPlace(at, opened.lines.length)
  if (place.problems.length > 0) return invalidDocument(place.problems, { at })
  return pricedLineAt(opened, place.at, (line) => withWorkings(line, opened.settings.account))
}

function open<Wire>(
  form: DocumentForm<Wire, OrderTotals>,
  request: unknown,
  settings: AccountInput,
  catalogue: Catalogue | null | undefined,
  options: PricingOptions | undefined,
): Answer<OpenDocument> {
  const host = hostSettingsOf(settings, options)
  if (E.isLeft(host)) return host
  const rest = { catalogue: lookUpsOf(catalogue), comparisons: COMPARISONS_WITH_POLICIES, writeLine }
  return E.map(openDocument(request, { form, ...rest, ...host.right }), handleOf)
}

function afterEdit<Wire, Totals>(
  document: Opened<Wire, Totals>,
  sent: unknown,
): Answer<Opened<Wire, Totals>> {
  const { edit, problems } = readEdit(sent, document.lines.length)
  return edit === undefined ? invalidDocument(problems, sent) : E.right(edited(document, edit))
}

/** The cast is safe: a document keeps the form that it was opened with. */
function handleOf(opened: Opened<unknown, OrderTotals>): OpenDocument {
  return new OpenDocumentHandle(opened) as OpenDocument
}

/** Reports an argument without the private state: it is not an editor of this library. */
function notOpened(document: unknown): Answer<never> {
  const details = { expected: 'openDocument', sent: preview(document) }
  return invalidDocument([problemAt('invalid_type', ['document'], details)], { document })
}
