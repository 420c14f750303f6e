import type { Account } from '../model/account.js'
import type { Adjustment } from '../model/adjustment.js'
import type { DocumentHeader, DocumentKind, PricedDocument, SalesDocument } from '../model/document.js'
import type { DocumentTotals } from '../model/priced.js'
import type { ReadLine } from '../model/sales-line.js'
import type { Finding } from '../problem/finding.js'
import { adjustment, adjustmentWire, NO_ADJUSTMENT, type AdjustmentWire } from './adjustment.js'
import { idWith, uuid } from './id.js'
import { moneyOfCents, type PricedMoney } from './money.js'
import { listOf } from './list.js'
import { isObject } from './object.js'
import { opaque } from './opaque.js'
import { newReading, report, reportPlain } from './reading.js'
import { salesLine, salesLineWire, type SalesLineWire } from './sales-line.js'
import { flag, text } from './scalars.js'
import { shown } from '../problem/shown.js'
import { taxDetail, taxDetailWire, type TaxDetailWire } from './tax-detail.js'

/** Addresses pass through untouched, under any name that stands for one; their fields are not shown. */
export interface Addresses {
  readonly address?: unknown
  readonly addresses?: unknown
  readonly [field: `${string}Address` | `${string}Addresses`]: unknown
}

/** What a create request of an order says (section 4.5 of the specification). */
export interface OrderRequest extends Addresses {
  /** A UUID. */
  readonly requestId?: string
  readonly customerId: string
  readonly reference?: string
  readonly isSubmitted?: boolean
  readonly labelIds?: readonly string[]
  readonly lines?: readonly SalesLineWire[]
  readonly adjustments?: readonly AdjustmentWire[]
  /** Advisory: the account's tax is what counts (T4). */
  readonly tax?: TaxDetailWire
}

/** What a create request of a quote says: the same. */
export type QuoteRequest = OrderRequest

/** The lines and adjustments of a document with its totals, as JSON. */
export interface PricedTotals {
  readonly lines: readonly SalesLineWire[]
  readonly adjustments?: readonly AdjustmentWire[]
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

/** A priced order, as JSON: what the request said, and everything worked out. */
export interface PricedOrder extends PricedTotals, Addresses {
  readonly requestId?: string
  readonly customerId: string
  readonly reference?: string
  readonly isSubmitted: boolean
  readonly labelIds?: readonly string[]
}

/** A priced quote, as JSON. */
export interface PricedQuote extends PricedOrder {
  /** The discounts of the lines and the document together (T9). */
  readonly discountAmount: PricedMoney
}

/** A document as read, and what was wrong with reading it. */
export interface ReadDocument {
  readonly document: SalesDocument
  readonly findings: readonly Finding[]
}

const lineList = listOf<ReadLine>(salesLine, undefined)
const adjustmentList = listOf(adjustment, NO_ADJUSTMENT)
const labelList = listOf(text, '')
const customerId = idWith('cust_')

/** The request's fields that hold addresses: the specification accepts them without showing their names. */
const ADDRESS = /^address(es)?$|Address(es)?$/

/** Reads a create request. */
export function readDocument(kind: DocumentKind, request: unknown): ReadDocument {
  const reading = newReading()
  if (!isObject(request)) report(reading, 'invalid_type', { expected: 'an object', sent: shown(request) })
  const object = isObject(request) ? request : {}
  let customer, requestId, reference, isSubmitted, labelIds, lines, adjustments
  let isCustomerSent = false
  let isByCompanyName = false
  const addresses: Record<string, unknown> = {}
  for (const field in object) {
    if (!Object.hasOwn(object, field)) continue
    const value = object[field]
    if (value === undefined || value === null) continue // N2
    switch (field) {
      case 'requestId':
        requestId = uuid(value, field, reading)
        break
      case 'customerId':
        isCustomerSent = value !== ''
        customer = customerId(value, field, reading)
        break
      case 'companyName':
        if (kind === 'order' || value === '') break // V8
        isByCompanyName = true
        if (text(value, field, reading) !== undefined) reportPlain(reading, 'not_implemented', field)
        break
      case 'reference':
        reference = text(value, field, reading)
        break
      case 'isSubmitted':
        isSubmitted = flag(value, field, reading)
        break
      case 'labelIds':
        labelIds = labelList(value, field, reading)
        break
      case 'lines':
        lines = lineList(value, field, reading)
        break
      case 'adjustments':
        adjustments = adjustmentList(value, field, reading)
        break
      case 'tax':
        taxDetail(value, field, reading) // T4: advice, read only for its form
        break
      default:
        // T10: totals are among the unknown: what is sent of them is not read.
        if (ADDRESS.test(field)) {
          const address = opaque(value, field, reading)
          if (address !== undefined) addresses[field] = address.value
        }
    }
  }
  if (!isCustomerSent && !isByCompanyName && isObject(request)) reportPlain(reading, 'required', 'customerId') // V8
  return {
    document: {
      kind,
      header: {
        requestId,
        customerId: customer,
        reference,
        isSubmitted: isSubmitted ?? false,
        labelIds,
        addresses,
      },
      lines: lines ?? [], // T11
      adjustments,
    },
    findings: reading.findings,
  }
}

/** Lines and adjustments by themselves, before there is a document. */
export interface ReadLines {
  readonly lines: readonly ReadLine[]
  readonly adjustments: readonly Adjustment[] | undefined
  readonly findings: readonly Finding[]
}

export function readLines(lines: unknown, adjustments: unknown): ReadLines {
  const reading = newReading()
  return {
    lines: lineList(lines, 'lines', reading) ?? [],
    adjustments:
      adjustments === undefined || adjustments === null
        ? undefined
        : adjustmentList(adjustments, 'adjustments', reading),
    findings: reading.findings,
  }
}

/** A priced document as JSON. */
export function documentWire(document: PricedDocument, account: Account): PricedQuote | PricedOrder {
  const { header, lines, adjustments, totals, kind } = document
  return {
    ...headerWire(header),
    ...totalsWire(lines, adjustments, totals, account, kind),
  }
}

function headerWire({
  requestId,
  customerId: customer,
  reference,
  isSubmitted,
  labelIds,
  addresses,
}: DocumentHeader) {
  return {
    ...(requestId === undefined ? {} : { requestId }),
    customerId: customer ?? '',
    ...(reference === undefined ? {} : { reference }),
    isSubmitted,
    ...(labelIds === undefined ? {} : { labelIds }),
    ...addresses,
  }
}

/** Priced lines with their totals, as JSON. */
export function totalsWire(
  lines: PricedDocument['lines'],
  adjustments: readonly Adjustment[] | undefined,
  totals: DocumentTotals,
  { currency, tax }: Account,
  kind: DocumentKind,
): PricedTotals {
  return {
    lines: lines.map((line) => salesLineWire(line, currency)),
    ...(adjustments === undefined ? {} : { adjustments: adjustments.map(adjustmentWire) }),
    subtotal: moneyOfCents(totals.subtotal, currency),
    ...(kind === 'quote' ? { discountAmount: moneyOfCents(totals.discountAmount, currency) } : {}),
    taxAmount: moneyOfCents(totals.taxAmount, currency),
    total: moneyOfCents(totals.total, currency),
    totalCost: moneyOfCents(totals.totalCost, currency),
    margin: moneyOfCents(totals.margin, currency),
    labourTotal: moneyOfCents(totals.labourTotal, currency),
    ...(tax === undefined ? {} : { tax: taxDetailWire(tax) }), // T5
  }
}
