import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { invalid, type Answer } from '../problem/answer.js'
import { lookUpsOf } from '../document/host-look-ups.js'
import { ORDER, QUOTE } from '../engine.js'
import type { Catalogue } from '../model/catalogue.js'
import type { DocumentKind } from '../model/document.js'
import { problemAt } from '../problem/located-problem.js'
import { preview } from '../problem/preview.js'
import { readEdit, type DocumentEdit } from '../repricing/edit.js'
import { answerOf, edited, openDocument, totalsOf, type Opened } from '../repricing/open-document.js'
import { accountOf } from '../api/account.js'
import type { AccountSettings } from '../wire/account.js'
import { isObject } from '../wire/object.js'
import type { OrderTotals, PricedOrder, PricedQuote, QuoteTotals } from '../wire/priced-document.js'

/** A quote that is being edited. It never changes: an edit makes another. */
export interface OpenQuote {
  /** Which of the two documents is open. */
  readonly kind: 'quote'
  /** How many lines it has, those that something is wrong with included. */
  readonly lineCount: number
  /** What the quote comes to; absent while something is wrong with it. */
  readonly totals?: QuoteTotals
}

/** An order that is being edited. */
export interface OpenOrder {
  /** Which of the two documents is open. */
  readonly kind: 'order'
  /** How many lines it has, those that something is wrong with included. */
  readonly lineCount: number
  /** What the order comes to; absent while something is wrong with it. */
  readonly totals?: OrderTotals
}

/** A quote or an order that is being edited. */
export type OpenDocument = OpenQuote | OpenOrder

/**
 * What is handed out: figures to read, and behind them in a private field what edits are made to. A WeakMap of all that
 * was handed out hides it as well, but then half of the time of an edit is the garbage collector's.
 */
class OpenDocumentHandle<Wire, Totals> {
  readonly kind: DocumentKind
  readonly lineCount: number
  declare readonly totals?: Totals
  readonly #opened: Opened<Wire, Totals>

  constructor(opened: Opened<Wire, Totals>) {
    const { form, account } = opened.settings
    this.#opened = opened
    this.kind = form.kind
    this.lineCount = opened.lines.length
    const totals = totalsOf(opened)
    if (totals !== undefined) this.totals = form.writeTotals(totals, account)
    Object.freeze(this)
  }

  static stateOf(document: unknown): Opened<unknown, unknown> | undefined {
    return isObject(document) && #opened in document ? document.#opened : undefined
  }
}

/**
 * Opens a quote to change it line by line: the root entry's `openQuote` with an Either. Refused are settings that cannot
 * be read (A2), and a request that is no object or whose lines are no list; all else is {@link pricedDocument}'s to tell.
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { openQuote } from 'quotewright/fp'
 *
 * const open = openQuote({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }, { currency: 'AUD' })
 * assert.ok(E.isRight(open))
 * assert.deepEqual([open.right.kind, open.right.lineCount], ['quote', 0])
 */
export function openQuote(
  request: unknown,
  settings: AccountSettings,
  catalogue?: Catalogue | null,
): Answer<OpenQuote> {
  return pipe(
    accountOf(settings),
    E.flatMap((account) => openDocument(request, { form: QUOTE, account, catalogue: lookUpsOf(catalogue) })),
    E.map((opened) => handOut(opened) as OpenQuote),
  )
}

/**
 * Opens an order to change it line by line, as {@link openQuote} opens a quote.
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { openOrder } from 'quotewright/fp'
 *
 * const open = openOrder({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }, { currency: 'AUD' })
 * assert.ok(E.isRight(open))
 * assert.equal(open.right.totals?.total.amountMicros, '0')
 */
export function openOrder(
  request: unknown,
  settings: AccountSettings,
  catalogue?: Catalogue | null,
): Answer<OpenOrder> {
  return pipe(
    accountOf(settings),
    E.flatMap((account) => openDocument(request, { form: ORDER, account, catalogue: lookUpsOf(catalogue) })),
    E.map((opened) => handOut(opened) as OpenOrder),
  )
}

/**
 * The document after an edit (T1 to T9): the root entry's `reprice` with an Either. Problems are those of the edit's own
 * form: `required`, `invalid_type`, `unknown_enum_value`, and `out_of_range` at `at` for a line that is not there.
 *
 * @example
 * import { either as E, function as F } from 'fp-ts'
 * import { openQuote, reprice } from 'quotewright/fp'
 *
 * const line = { labour: { pricing: { quantity: '1', unitPrice: { amountMicros: '90000000' } } } }
 * const edited = F.pipe(
 *   openQuote({ customerId: 'cust_01hx5zq8k3v9m2n4p6r8t0w1y3' }, { currency: 'AUD' }),
 *   E.flatMap((open) => reprice(open, { type: 'addLine', line })),
 * )
 * assert.ok(E.isRight(edited))
 * assert.equal(edited.right.totals?.total.amountMicros, '90000000')
 */
export function reprice(document: OpenQuote, edit: DocumentEdit): Answer<OpenQuote>
/** The order after an edit. */
export function reprice(document: OpenOrder, edit: DocumentEdit): Answer<OpenOrder>
/** The document after an edit, whichever it is. */
export function reprice(document: OpenDocument, edit: DocumentEdit): Answer<OpenDocument>
export function reprice(document: OpenDocument, edit: DocumentEdit): Answer<OpenDocument> {
  const opened = OpenDocumentHandle.stateOf(document)
  return opened === undefined ? notOpened(document) : pipe(afterEdit(opened, edit), E.map(handOut))
}

/**
 * An open document as `priceQuote` or `priceOrder` would answer for it now: priced, or with every problem in
 * it. The root entry's `pricedDocument` with an Either.
 *
 * @example
 * import { either as E, function as F } from 'fp-ts'
 * import { openQuote, pricedDocument } from 'quotewright/fp'
 *
 * const quote = F.pipe(openQuote({ lines: [{}] }, { currency: 'AUD' }), E.flatMap(pricedDocument))
 * assert.ok(E.isLeft(quote))
 * assert.equal(quote.left[0]?.code, 'line_kind_missing')
 */
export function pricedDocument(document: OpenQuote): Answer<PricedQuote>
/** An open order as the engine answers for it now. */
export function pricedDocument(document: OpenOrder): Answer<PricedOrder>
/** An open document as the engine answers for it now, whichever it is. */
export function pricedDocument(document: OpenDocument): Answer<PricedQuote | PricedOrder>
export function pricedDocument(document: OpenDocument): Answer<PricedQuote | PricedOrder> {
  const opened = OpenDocumentHandle.stateOf(document)
  // It was opened as a quote or as an order.
  return opened === undefined ? notOpened(document) : (answerOf(opened) as Answer<PricedQuote | PricedOrder>)
}

function afterEdit<Wire, Totals>(
  document: Opened<Wire, Totals>,
  sent: unknown,
): Answer<Opened<Wire, Totals>> {
  const { edit, problems } = readEdit(sent, document.lines.length)
  return edit === undefined ? invalid(problems, sent) : E.right(edited(document, edit))
}

/** Its kind and its totals are those of the form that it was opened with. */
function handOut(opened: Opened<unknown, unknown>): OpenDocument {
  return new OpenDocumentHandle(opened) as OpenDocument
}

/** Only what was opened can be edited: the figures behind it are not in the object. */
function notOpened(document: unknown): Answer<never> {
  const details = { expected: 'openDocument', sent: preview(document) }
  return invalid([problemAt('invalid_type', ['document'], details)], { document })
}
