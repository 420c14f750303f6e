// Generated from nouns/document.ts by `npm run generate`. Do not edit.
import type { Integer } from '../number/integer.js'
import type { Step } from '../problem/path.js'
import {
  type Adjustment,
  NO_ADJUSTMENT,
  type ParsedAdjustment,
  readAdjustment,
  writeAdjustment,
} from './adjustment.generated.js'
import { readCompanyName, requireCustomer, requireCustomerOrCompany } from './cross-field.js'
import { type CustomerId, type Uuid, readCustomerId, readUuid } from './ids.js'
import { listOf } from './list.js'
import type { PricedMoney } from './money.generated.js'
import { moneyOfCents } from './money.js'
import { type Draft, type JsonObject, addNotAnObject } from './object.js'
import { type Addresses, keepAddress } from './opaque.js'
import type { Reading } from './reading.js'
import type { SalesLine } from './sales-line.generated.js'
import { readFlag, readText } from './scalars.js'
import {
  type AccountTax,
  type ParsedAccountTax,
  type TaxDetail,
  readTaxDetail,
  writeAccountTax,
} from './tax.generated.js'

/**
 * A create request of an order. Unknown fields are ignored, totals among them (M8, T10); null is the same
 * as left out (N2). Pricing refuses whatever this schema refuses. Also checked: rules that need the
 * account, the catalogue or several fields, as the fields say. Every figure of the document must fit 64-bit
 * micros (N8).
 */
export interface OrderRequest extends Addresses {
  /** A UUID (V5). */
  readonly requestId?: string
  /**
   * The id of the customer (V5, V8). Also checked: when a catalogue is given, it must know the customer
   * (V6).
   */
  readonly customerId: string
  /** The customer's own reference. */
  readonly reference?: string
  /**
   * Whether the document is submitted. When left out, false. Also checked: flashings of a submitted
   * document must be complete (F10).
   */
  readonly isSubmitted?: boolean
  /** The ids of its labels. */
  readonly labelIds?: readonly string[]
  /** The lines, in order. When left out, none (T11). */
  readonly lines?: readonly SalesLine[]
  /** Discounts and surcharges on the whole document (T2). */
  readonly adjustments?: readonly Adjustment[]
  /** For information only: the tax of the account is charged (T4). */
  readonly tax?: TaxDetail
}

/** {@link OrderRequest} as it was read. */
export interface ParsedOrderRequest {
  readonly requestId: Uuid | undefined
  readonly customerId: CustomerId | undefined
  readonly reference: string | undefined
  readonly isSubmitted: boolean
  readonly labelIds: readonly string[] | undefined
  readonly lines: unknown
  readonly adjustments: readonly ParsedAdjustment[] | undefined
  readonly addresses: Readonly<Record<string, unknown>>
}

/**
 * A create request of a quote. Unknown fields are ignored, totals among them (M8, T10); null is the same as
 * left out (N2). Pricing refuses whatever this schema refuses. Also checked: rules that need the account,
 * the catalogue or several fields, as the fields say. Every figure of the document must fit 64-bit micros
 * (N8).
 */
export type QuoteRequest = OrderRequest

/** The totals of an order. */
export interface OrderTotals {
  /** The sum of the line totals, before tax and adjustments (T1). */
  readonly subtotal: PricedMoney
  /** The tax (T4). */
  readonly taxAmount: PricedMoney
  /** Subtotal less discounts, plus surcharges and tax (T6). */
  readonly total: PricedMoney
  /** The sum of the line costs (T7). */
  readonly totalCost: PricedMoney
  /** The total before tax, less the total cost (T7). */
  readonly margin: PricedMoney
  /** The sum of the labour line totals (T8). */
  readonly labourTotal: PricedMoney
  /** The account's tax, if it has one (T5). */
  readonly tax?: AccountTax
}

/** The figures that {@link OrderTotals} is written from. */
export interface OrderTotalsFigures {
  readonly totals: {
    readonly subtotal: Integer
    readonly taxAmount: Integer
    readonly total: Integer
    readonly totalCost: Integer
    readonly margin: Integer
    readonly labourTotal: Integer
  }
  readonly tax: ParsedAccountTax | undefined
}

/** The totals of a quote. */
export interface QuoteTotals {
  /** The sum of the line totals, before tax and adjustments (T1). */
  readonly subtotal: PricedMoney
  /** The sum of all discounts, of lines and of the document (T9). */
  readonly discountAmount: PricedMoney
  /** The tax (T4). */
  readonly taxAmount: PricedMoney
  /** Subtotal less discounts, plus surcharges and tax (T6). */
  readonly total: PricedMoney
  /** The sum of the line costs (T7). */
  readonly totalCost: PricedMoney
  /** The total before tax, less the total cost (T7). */
  readonly margin: PricedMoney
  /** The sum of the labour line totals (T8). */
  readonly labourTotal: PricedMoney
  /** The account's tax, if it has one (T5). */
  readonly tax?: AccountTax
}

/** The figures that {@link QuoteTotals} is written from. */
export interface QuoteTotalsFigures {
  readonly totals: {
    readonly subtotal: Integer
    readonly discountAmount: Integer
    readonly taxAmount: Integer
    readonly total: Integer
    readonly totalCost: Integer
    readonly margin: Integer
    readonly labourTotal: Integer
  }
  readonly tax: ParsedAccountTax | undefined
}

/** Lines and adjustments, priced, with the totals of a quote. */
export interface PricedTotals {
  /** The lines in their order, with every figure that was worked out. */
  readonly lines: readonly SalesLine[]
  /** As sent. */
  readonly adjustments?: readonly Adjustment[]
  /** The sum of the line totals, before tax and adjustments (T1). */
  readonly subtotal: PricedMoney
  /** The sum of all discounts, of lines and of the document (T9). */
  readonly discountAmount: PricedMoney
  /** The tax (T4). */
  readonly taxAmount: PricedMoney
  /** Subtotal less discounts, plus surcharges and tax (T6). */
  readonly total: PricedMoney
  /** The sum of the line costs (T7). */
  readonly totalCost: PricedMoney
  /** The total before tax, less the total cost (T7). */
  readonly margin: PricedMoney
  /** The sum of the labour line totals (T8). */
  readonly labourTotal: PricedMoney
  /** The account's tax, if it has one (T5). */
  readonly tax?: AccountTax
}

/** The figures that {@link PricedTotals} is written from. */
export interface PricedTotalsFigures {
  readonly totals: {
    readonly subtotal: Integer
    readonly discountAmount: Integer
    readonly taxAmount: Integer
    readonly total: Integer
    readonly totalCost: Integer
    readonly margin: Integer
    readonly labourTotal: Integer
  }
  readonly lines: readonly SalesLine[]
  readonly adjustments: readonly ParsedAdjustment[] | undefined
  readonly tax: ParsedAccountTax | undefined
}

/**
 * A priced order. A field that was left out stays out. There is no null, except inside values that are kept
 * as sent. Later releases may add fields.
 */
export interface PricedOrder extends Addresses {
  /** As sent. */
  readonly requestId?: string
  /** The id of the customer (V8). */
  readonly customerId: string
  /** As sent. */
  readonly reference?: string
  /** Whether the document is submitted. False when it was left out. */
  readonly isSubmitted: boolean
  /** As sent. */
  readonly labelIds?: readonly string[]
  /** The lines in their order, with every figure that was worked out. */
  readonly lines: readonly SalesLine[]
  /** As sent. */
  readonly adjustments?: readonly Adjustment[]
  /** The sum of the line totals, before tax and adjustments (T1). */
  readonly subtotal: PricedMoney
  /** The tax (T4). */
  readonly taxAmount: PricedMoney
  /** Subtotal less discounts, plus surcharges and tax (T6). */
  readonly total: PricedMoney
  /** The sum of the line costs (T7). */
  readonly totalCost: PricedMoney
  /** The total before tax, less the total cost (T7). */
  readonly margin: PricedMoney
  /** The sum of the labour line totals (T8). */
  readonly labourTotal: PricedMoney
  /** The account's tax, if it has one (T5). */
  readonly tax?: AccountTax
}

/** The figures that {@link PricedOrder} is written from. */
export interface PricedOrderFigures {
  readonly header: {
    readonly requestId: Uuid | undefined
    readonly customerId: CustomerId | undefined
    readonly reference: string | undefined
    readonly isSubmitted: boolean
    readonly labelIds: readonly string[] | undefined
    readonly addresses: Readonly<Record<string, unknown>>
  }
  readonly totals: {
    readonly subtotal: Integer
    readonly taxAmount: Integer
    readonly total: Integer
    readonly totalCost: Integer
    readonly margin: Integer
    readonly labourTotal: Integer
  }
  readonly lines: readonly SalesLine[]
  readonly adjustments: readonly ParsedAdjustment[] | undefined
  readonly tax: ParsedAccountTax | undefined
}

/**
 * A priced quote. A field that was left out stays out. There is no null, except inside values that are kept
 * as sent. Later releases may add fields.
 */
export interface PricedQuote extends Addresses {
  /** As sent. */
  readonly requestId?: string
  /** The id of the customer (V8). */
  readonly customerId: string
  /** As sent. */
  readonly reference?: string
  /** Whether the document is submitted. False when it was left out. */
  readonly isSubmitted: boolean
  /** As sent. */
  readonly labelIds?: readonly string[]
  /** The lines in their order, with every figure that was worked out. */
  readonly lines: readonly SalesLine[]
  /** As sent. */
  readonly adjustments?: readonly Adjustment[]
  /** The sum of the line totals, before tax and adjustments (T1). */
  readonly subtotal: PricedMoney
  /** The sum of all discounts, of lines and of the document (T9). */
  readonly discountAmount: PricedMoney
  /** The tax (T4). */
  readonly taxAmount: PricedMoney
  /** Subtotal less discounts, plus surcharges and tax (T6). */
  readonly total: PricedMoney
  /** The sum of the line costs (T7). */
  readonly totalCost: PricedMoney
  /** The total before tax, less the total cost (T7). */
  readonly margin: PricedMoney
  /** The sum of the labour line totals (T8). */
  readonly labourTotal: PricedMoney
  /** The account's tax, if it has one (T5). */
  readonly tax?: AccountTax
}

/** The figures that {@link PricedQuote} is written from. */
export interface PricedQuoteFigures {
  readonly header: {
    readonly requestId: Uuid | undefined
    readonly customerId: CustomerId | undefined
    readonly reference: string | undefined
    readonly isSubmitted: boolean
    readonly labelIds: readonly string[] | undefined
    readonly addresses: Readonly<Record<string, unknown>>
  }
  readonly totals: {
    readonly subtotal: Integer
    readonly discountAmount: Integer
    readonly taxAmount: Integer
    readonly total: Integer
    readonly totalCost: Integer
    readonly margin: Integer
    readonly labourTotal: Integer
  }
  readonly lines: readonly SalesLine[]
  readonly adjustments: readonly ParsedAdjustment[] | undefined
  readonly tax: ParsedAccountTax | undefined
}

/** Stands where one could not be read. */
export const NO_ORDER_REQUEST: ParsedOrderRequest = {
  requestId: undefined,
  customerId: undefined,
  reference: undefined,
  isSubmitted: false,
  labelIds: undefined,
  lines: undefined,
  adjustments: undefined,
  addresses: {},
}

const readOrderRequestLabelIds = listOf(readText, '')
const readOrderRequestAdjustments = listOf(readAdjustment, NO_ADJUSTMENT)

/** Reads {@link OrderRequest} field by field, in the order they were sent. */
export function readOrderRequest(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedOrderRequest | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  const object = sent as JsonObject
  let requestId: Uuid | undefined
  let customerId: CustomerId | undefined
  let reference: string | undefined
  let isSubmitted: boolean = false
  let labelIds: readonly string[] | undefined
  let lines: unknown
  let adjustments: readonly ParsedAdjustment[] | undefined
  const addresses: Record<string, unknown> = {}
  reading.path.push(step)
  for (const field in object) {
    if (!Object.prototype.hasOwnProperty.call(object, field)) continue
    const part = object[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'requestId':
        requestId = readUuid(part, field, reading)
        break
      case 'customerId':
        customerId = readCustomerId(part, field, reading)
        break
      case 'reference':
        reference = readText(part, field, reading)
        break
      case 'isSubmitted':
        isSubmitted = readFlag(part, field, reading) ?? isSubmitted
        break
      case 'labelIds':
        labelIds = readOrderRequestLabelIds(part, field, reading)
        break
      case 'lines':
        lines = part
        break
      case 'adjustments':
        adjustments = readOrderRequestAdjustments(part, field, reading)
        break
      case 'tax':
        readTaxDetail(part, field, reading)
        break
      default:
        keepAddress(part, field, reading, addresses)
    }
  }
  if (customerId === undefined) requireCustomer(object, reading)
  reading.path.pop()
  return { requestId, customerId, reference, isSubmitted, labelIds, lines, adjustments, addresses }
}

const readQuoteRequestLabelIds = listOf(readText, '')
const readQuoteRequestAdjustments = listOf(readAdjustment, NO_ADJUSTMENT)

/** Reads {@link OrderRequest} field by field, in the order they were sent. */
export function readQuoteRequest(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedOrderRequest | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  const object = sent as JsonObject
  let requestId: Uuid | undefined
  let customerId: CustomerId | undefined
  let reference: string | undefined
  let isSubmitted: boolean = false
  let labelIds: readonly string[] | undefined
  let lines: unknown
  let adjustments: readonly ParsedAdjustment[] | undefined
  const addresses: Record<string, unknown> = {}
  reading.path.push(step)
  for (const field in object) {
    if (!Object.prototype.hasOwnProperty.call(object, field)) continue
    const part = object[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'requestId':
        requestId = readUuid(part, field, reading)
        break
      case 'customerId':
        customerId = readCustomerId(part, field, reading)
        break
      case 'reference':
        reference = readText(part, field, reading)
        break
      case 'isSubmitted':
        isSubmitted = readFlag(part, field, reading) ?? isSubmitted
        break
      case 'labelIds':
        labelIds = readQuoteRequestLabelIds(part, field, reading)
        break
      case 'lines':
        lines = part
        break
      case 'adjustments':
        adjustments = readQuoteRequestAdjustments(part, field, reading)
        break
      case 'tax':
        readTaxDetail(part, field, reading)
        break
      case 'companyName':
        readCompanyName(part, field, reading)
        break
      default:
        keepAddress(part, field, reading, addresses)
    }
  }
  if (customerId === undefined) requireCustomerOrCompany(object, reading)
  reading.path.pop()
  return { requestId, customerId, reference, isSubmitted, labelIds, lines, adjustments, addresses }
}

/** Writes {@link OrderTotals}: what is there, field by field. */
export function writeOrderTotals(read: OrderTotalsFigures, currency: string): OrderTotals {
  const draft: Draft<OrderTotals> = {}
  draft.subtotal = moneyOfCents(read.totals.subtotal, currency)
  draft.taxAmount = moneyOfCents(read.totals.taxAmount, currency)
  draft.total = moneyOfCents(read.totals.total, currency)
  draft.totalCost = moneyOfCents(read.totals.totalCost, currency)
  draft.margin = moneyOfCents(read.totals.margin, currency)
  draft.labourTotal = moneyOfCents(read.totals.labourTotal, currency)
  if (read.tax !== undefined) draft.tax = writeAccountTax(read.tax)
  return draft as OrderTotals
}

/** Writes {@link QuoteTotals}: what is there, field by field. */
export function writeQuoteTotals(read: QuoteTotalsFigures, currency: string): QuoteTotals {
  const draft: Draft<QuoteTotals> = {}
  draft.subtotal = moneyOfCents(read.totals.subtotal, currency)
  draft.discountAmount = moneyOfCents(read.totals.discountAmount, currency)
  draft.taxAmount = moneyOfCents(read.totals.taxAmount, currency)
  draft.total = moneyOfCents(read.totals.total, currency)
  draft.totalCost = moneyOfCents(read.totals.totalCost, currency)
  draft.margin = moneyOfCents(read.totals.margin, currency)
  draft.labourTotal = moneyOfCents(read.totals.labourTotal, currency)
  if (read.tax !== undefined) draft.tax = writeAccountTax(read.tax)
  return draft as QuoteTotals
}

/** Writes {@link PricedTotals}: what is there, field by field. */
export function writePricedTotals(read: PricedTotalsFigures, currency: string): PricedTotals {
  const draft: Draft<PricedTotals> = {}
  draft.lines = read.lines
  if (read.adjustments !== undefined)
    draft.adjustments = read.adjustments.map((element) => writeAdjustment(element))
  draft.subtotal = moneyOfCents(read.totals.subtotal, currency)
  draft.discountAmount = moneyOfCents(read.totals.discountAmount, currency)
  draft.taxAmount = moneyOfCents(read.totals.taxAmount, currency)
  draft.total = moneyOfCents(read.totals.total, currency)
  draft.totalCost = moneyOfCents(read.totals.totalCost, currency)
  draft.margin = moneyOfCents(read.totals.margin, currency)
  draft.labourTotal = moneyOfCents(read.totals.labourTotal, currency)
  if (read.tax !== undefined) draft.tax = writeAccountTax(read.tax)
  return draft as PricedTotals
}

/** Writes {@link PricedOrder}: what is there, field by field. */
export function writePricedOrder(read: PricedOrderFigures, currency: string): PricedOrder {
  const draft: Draft<PricedOrder> = {}
  if (read.header.requestId !== undefined) draft.requestId = read.header.requestId
  if (read.header.customerId !== undefined) draft.customerId = read.header.customerId
  if (read.header.reference !== undefined) draft.reference = read.header.reference
  draft.isSubmitted = read.header.isSubmitted
  if (read.header.labelIds !== undefined) draft.labelIds = read.header.labelIds
  Object.assign(draft, read.header.addresses)
  draft.lines = read.lines
  if (read.adjustments !== undefined)
    draft.adjustments = read.adjustments.map((element) => writeAdjustment(element))
  draft.subtotal = moneyOfCents(read.totals.subtotal, currency)
  draft.taxAmount = moneyOfCents(read.totals.taxAmount, currency)
  draft.total = moneyOfCents(read.totals.total, currency)
  draft.totalCost = moneyOfCents(read.totals.totalCost, currency)
  draft.margin = moneyOfCents(read.totals.margin, currency)
  draft.labourTotal = moneyOfCents(read.totals.labourTotal, currency)
  if (read.tax !== undefined) draft.tax = writeAccountTax(read.tax)
  return draft as PricedOrder
}

/** Writes {@link PricedQuote}: what is there, field by field. */
export function writePricedQuote(read: PricedQuoteFigures, currency: string): PricedQuote {
  const draft: Draft<PricedQuote> = {}
  if (read.header.requestId !== undefined) draft.requestId = read.header.requestId
  if (read.header.customerId !== undefined) draft.customerId = read.header.customerId
  if (read.header.reference !== undefined) draft.reference = read.header.reference
  draft.isSubmitted = read.header.isSubmitted
  if (read.header.labelIds !== undefined) draft.labelIds = read.header.labelIds
  Object.assign(draft, read.header.addresses)
  draft.lines = read.lines
  if (read.adjustments !== undefined)
    draft.adjustments = read.adjustments.map((element) => writeAdjustment(element))
  draft.subtotal = moneyOfCents(read.totals.subtotal, currency)
  draft.discountAmount = moneyOfCents(read.totals.discountAmount, currency)
  draft.taxAmount = moneyOfCents(read.totals.taxAmount, currency)
  draft.total = moneyOfCents(read.totals.total, currency)
  draft.totalCost = moneyOfCents(read.totals.totalCost, currency)
  draft.margin = moneyOfCents(read.totals.margin, currency)
  draft.labourTotal = moneyOfCents(read.totals.labourTotal, currency)
  if (read.tax !== undefined) draft.tax = writeAccountTax(read.tax)
  return draft as PricedQuote
}
