import type { Account } from '../model/account.js'
import type { Adjustment } from '../model/adjustment.js'
import type { DocumentHeader } from '../model/document.js'
import type { DocumentTotals } from '../model/priced.js'
import { adjustmentWire, type AdjustmentWire } from './adjustment.js'
import type { Addresses } from './document-request.js'
import type { Draft } from './draft.js'
import { moneyOfCents, type PricedMoney } from './money.js'
import type { SalesLineWire } from './sales-line.js'
import { taxDetailWire, type TaxDetailWire } from './tax-detail.js'

/** What an order comes to, as JSON. */
export interface OrderTotals {
  /** The line totals together, before tax and adjustments (T1). */
  readonly subtotal: PricedMoney
  /** T4. */
  readonly taxAmount: PricedMoney
  /** T6. */
  readonly total: PricedMoney
  /** T7. */
  readonly totalCost: PricedMoney
  /** T7. */
  readonly margin: PricedMoney
  /** T8. */
  readonly labourTotal: PricedMoney
  /** The account's tax, where it has one (T5). */
  readonly tax?: TaxDetailWire
}

/** What a quote shows beside an order. */
export interface QuoteDiscount {
  /** The discounts of the lines and the document together (T9). */
  readonly discountAmount: PricedMoney
}

/** What a quote comes to, as JSON. */
export interface QuoteTotals extends OrderTotals, QuoteDiscount {}

/** The lines and adjustments of a document with its totals, as JSON. */
export interface PricedTotals extends OrderTotals {
  /** The lines as they read back, each with its figures filled in (L, K). */
  readonly lines: readonly SalesLineWire[]
  /** As sent, in order (T2). */
  readonly adjustments?: readonly AdjustmentWire[]
}

/** A priced order, as JSON: what the request said, and everything worked out. */
export interface PricedOrder extends PricedTotals, Addresses {
  /** The request's own id, echoed. */
  readonly requestId?: string
  /** A `cust_` id (V5). */
  readonly customerId: string
  /** The customer's own reference. */
  readonly reference?: string
  /** False when it was absent (F10). */
  readonly isSubmitted: boolean
  /** The ids of its labels, as sent. */
  readonly labelIds?: readonly string[]
}

/** A priced quote, as JSON. */
export interface PricedQuote extends PricedOrder, QuoteDiscount {}

/** Lines that are priced and written, and what they come to with the adjustments. */
export interface PricedBody {
  readonly lines: readonly SalesLineWire[]
  readonly adjustments: readonly Adjustment[] | undefined
  readonly totals: DocumentTotals
}

/** A whole document, to be written. */
export interface PricedDocument extends PricedBody {
  readonly header: DocumentHeader
}

/** A priced quote as JSON. */
export function quoteWire(document: PricedDocument, account: Account): PricedQuote {
  const draft: Draft<PricedQuote> = headerDraft(document.header)
  writeLines(draft, document)
  writeQuoteTotals(draft, document.totals, account)
  // Every field that a quote always has was written above.
  return draft as PricedQuote
}

/** A priced order as JSON. */
export function orderWire(document: PricedDocument, account: Account): PricedOrder {
  const draft: Draft<PricedOrder> = headerDraft(document.header)
  writeLines(draft, document)
  writeOrderTotals(draft, document.totals, account)
  return draft as PricedOrder
}

/** Priced lines that are no document yet, as JSON: with the totals of a quote. */
export function quotedLinesWire(body: PricedBody, account: Account): PricedTotals & QuoteDiscount {
  const draft: Draft<PricedTotals & QuoteDiscount> = {}
  writeLines(draft, body)
  writeQuoteTotals(draft, body.totals, account)
  return draft as PricedTotals & QuoteDiscount
}

/** What a quote comes to, without the quote. */
export function quoteTotalsWire(totals: DocumentTotals, account: Account): QuoteTotals {
  const draft: Draft<QuoteTotals> = {}
  writeQuoteTotals(draft, totals, account)
  return draft as QuoteTotals
}

/** What an order comes to, without the order. */
export function orderTotalsWire(totals: DocumentTotals, account: Account): OrderTotals {
  const draft: Draft<OrderTotals> = {}
  writeOrderTotals(draft, totals, account)
  return draft as OrderTotals
}

function headerDraft(header: DocumentHeader): Draft<PricedOrder> {
  const { requestId, customerId, reference, isSubmitted, labelIds, addresses } = header
  const draft: Draft<PricedOrder> = {}
  if (requestId !== undefined) draft.requestId = requestId
  if (customerId !== undefined) draft.customerId = customerId
  if (reference !== undefined) draft.reference = reference
  draft.isSubmitted = isSubmitted
  if (labelIds !== undefined) draft.labelIds = labelIds
  return Object.assign(draft, addresses)
}

function writeLines(draft: Draft<PricedTotals>, { lines, adjustments }: PricedBody): void {
  draft.lines = lines
  if (adjustments !== undefined) draft.adjustments = adjustments.map(adjustmentWire)
}

function writeQuoteTotals(draft: Draft<QuoteTotals>, totals: DocumentTotals, account: Account): void {
  draft.subtotal = moneyOfCents(totals.subtotal, account.currency) // T1
  draft.discountAmount = moneyOfCents(totals.discountAmount, account.currency) // T9
  writeOtherTotals(draft, totals, account)
}

function writeOrderTotals(draft: Draft<OrderTotals>, totals: DocumentTotals, account: Account): void {
  draft.subtotal = moneyOfCents(totals.subtotal, account.currency) // T1
  writeOtherTotals(draft, totals, account)
}

function writeOtherTotals(
  draft: Draft<OrderTotals>,
  totals: DocumentTotals,
  { currency, tax }: Account,
): void {
  draft.taxAmount = moneyOfCents(totals.taxAmount, currency)
  draft.total = moneyOfCents(totals.total, currency)
  draft.totalCost = moneyOfCents(totals.totalCost, currency)
  draft.margin = moneyOfCents(totals.margin, currency)
  draft.labourTotal = moneyOfCents(totals.labourTotal, currency)
  if (tax !== undefined) draft.tax = taxDetailWire(tax) // T5
}
