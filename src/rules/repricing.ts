import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { refused, type Answer } from '../answer.js'
import { lookUpsOf } from '../document/host-look-ups.js'
import { ORDER, QUOTE } from '../engine.js'
import type { Catalogue } from '../model/catalogue.js'
import { finding } from '../problem/finding.js'
import { shown } from '../problem/shown.js'
import { readEdit, type DocumentEdit } from '../repricing/edit.js'
import {
  answerOf,
  edited,
  openDocument,
  totalsOf,
  type OpenDocument as Opened,
} from '../repricing/open-document.js'
import { readSettings } from '../settings.js'
import type { AccountSettings } from '../wire/account.js'
import {
  orderTotalsWire,
  quoteTotalsWire,
  type OrderTotals,
  type PricedOrder,
  type PricedQuote,
  type QuoteTotals,
} from '../wire/priced-document.js'
import { isObject } from '../wire/object.js'

/** A quote that is being edited. It never changes: an edit makes another. */
export interface OpenQuote {
  readonly kind: 'quote'
  readonly lineCount: number
  /** What the quote comes to; absent while something is wrong with it. */
  readonly totals?: QuoteTotals
}

/** An order that is being edited. */
export interface OpenOrder {
  readonly kind: 'order'
  readonly lineCount: number
  /** What the order comes to; absent while something is wrong with it. */
  readonly totals?: OrderTotals
}

/** A quote or an order that is being edited. */
export type OpenDocument = OpenQuote | OpenOrder

// What is behind a document that was handed out is a private field of it. A WeakMap of all of them hides it as well,
// but then the garbage collector takes most of the time of an edit.

class HandedOutQuote implements OpenQuote {
  readonly kind = 'quote'
  readonly lineCount: number
  declare readonly totals?: QuoteTotals
  readonly #opened: Opened<PricedQuote>

  constructor(opened: Opened<PricedQuote>) {
    this.#opened = opened
    this.lineCount = opened.lines.length
    const totals = totalsOf(opened)
    if (totals !== undefined) this.totals = quoteTotalsWire(totals, opened.settings.account)
    Object.freeze(this)
  }

  static behind(document: unknown): Opened<PricedQuote> | undefined {
    return isObject(document) && #opened in document ? document.#opened : undefined
  }
}

class HandedOutOrder implements OpenOrder {
  readonly kind = 'order'
  readonly lineCount: number
  declare readonly totals?: OrderTotals
  readonly #opened: Opened<PricedOrder>

  constructor(opened: Opened<PricedOrder>) {
    this.#opened = opened
    this.lineCount = opened.lines.length
    const totals = totalsOf(opened)
    if (totals !== undefined) this.totals = orderTotalsWire(totals, opened.settings.account)
    Object.freeze(this)
  }

  static behind(document: unknown): Opened<PricedOrder> | undefined {
    return isObject(document) && #opened in document ? document.#opened : undefined
  }
}

/** Opens a quote to change it line by line: the plain `openQuote` with an Either. */
export function openQuote(
  request: unknown,
  settings: AccountSettings,
  catalogue?: Catalogue | null,
): Answer<OpenQuote> {
  return pipe(
    readSettings(settings),
    E.flatMap((account) => openDocument(request, { form: QUOTE, account, catalogue: lookUpsOf(catalogue) })),
    E.map(handOutQuote),
  )
}

/** Opens an order to change it line by line: the plain `openOrder` with an Either. */
export function openOrder(
  request: unknown,
  settings: AccountSettings,
  catalogue?: Catalogue | null,
): Answer<OpenOrder> {
  return pipe(
    readSettings(settings),
    E.flatMap((account) => openDocument(request, { form: ORDER, account, catalogue: lookUpsOf(catalogue) })),
    E.map(handOutOrder),
  )
}

/** The document after an edit: the plain `reprice` with an Either. */
export function reprice(document: OpenQuote, edit: DocumentEdit): Answer<OpenQuote>
/** The order after an edit. */
export function reprice(document: OpenOrder, edit: DocumentEdit): Answer<OpenOrder>
/** The document after an edit, whichever it is. */
export function reprice(document: OpenDocument, edit: DocumentEdit): Answer<OpenDocument>
export function reprice(document: OpenDocument, edit: DocumentEdit): Answer<OpenDocument> {
  const quote = HandedOutQuote.behind(document)
  if (quote !== undefined) return pipe(afterEdit(quote, edit), E.map(handOutQuote))
  const order = HandedOutOrder.behind(document)
  if (order !== undefined) return pipe(afterEdit(order, edit), E.map(handOutOrder))
  return notOpened(document)
}

/** An open document as the engine answers for it now: the plain `pricedDocument` with an Either. */
export function pricedDocument(document: OpenQuote): Answer<PricedQuote>
/** An open order as the engine answers for it now. */
export function pricedDocument(document: OpenOrder): Answer<PricedOrder>
/** An open document as the engine answers for it now, whichever it is. */
export function pricedDocument(document: OpenDocument): Answer<PricedQuote | PricedOrder>
export function pricedDocument(document: OpenDocument): Answer<PricedQuote | PricedOrder> {
  const quote = HandedOutQuote.behind(document)
  if (quote !== undefined) return answerOf(quote)
  const order = HandedOutOrder.behind(document)
  return order === undefined ? notOpened(document) : answerOf(order)
}

function afterEdit<Wire>(document: Opened<Wire>, sent: unknown): Answer<Opened<Wire>> {
  const { edit, findings } = readEdit(sent, document.lines.length)
  return edit === undefined ? refused(findings, sent) : E.right(edited(document, edit))
}

function handOutQuote(opened: Opened<PricedQuote>): OpenQuote {
  return new HandedOutQuote(opened)
}

function handOutOrder(opened: Opened<PricedOrder>): OpenOrder {
  return new HandedOutOrder(opened)
}

/** Only what was opened can be edited: the figures behind it are not in the object. */
function notOpened(document: unknown): Answer<never> {
  const details = { expected: 'openDocument', sent: shown(document) }
  return refused([finding('invalid_type', ['document'], details)], { document })
}
