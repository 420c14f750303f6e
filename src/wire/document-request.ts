import type { Adjustment } from '../model/adjustment.js'
import type { DocumentHeader, DocumentKind } from '../model/document.js'
import type { ReadLine } from '../model/sales-line.js'
import type { LocatedProblem } from '../problem/located-problem.js'
import { adjustment, NO_ADJUSTMENT, type AdjustmentWire } from './adjustment.js'
import { CUSTOMER_PREFIX, idWith, uuid } from './id.js'
import { listOf, readElements, readList } from './list.js'
import { isObject } from './object.js'
import { opaque } from './opaque.js'
import { newReading, addProblem, type Reading } from './reading.js'
import { salesLine, type SalesLineWire } from './sales-line.js'
import { flag, text } from './scalars.js'
import { preview } from '../problem/preview.js'
import { taxDetail, type TaxDetailWire } from './tax-detail.js'

/** Addresses pass through untouched, under any name that stands for one; their fields are not shown. */
export interface Addresses {
  /** As sent: of any form, and never looked into (M8). */
  readonly address?: unknown
  /** As sent: of any form, and never looked into (M8). */
  readonly addresses?: unknown
  readonly [field: `${string}Address` | `${string}Addresses`]: unknown
}

/** What a create request of an order says (section 4.5 of the specification). */
export interface OrderRequest extends Addresses {
  /** A UUID. */
  readonly requestId?: string
  /** A `cust_` id (V5). */
  readonly customerId: string
  /** The customer's own reference. */
  readonly reference?: string
  /** True asks more of flashings (F10); false when absent. */
  readonly isSubmitted?: boolean
  /** The ids of its labels: any text (V5). */
  readonly labelIds?: readonly string[]
  /** Each of exactly one kind (V3); none when absent (T11). */
  readonly lines?: readonly SalesLineWire[]
  /** Discounts and surcharges on the whole document (T2). */
  readonly adjustments?: readonly AdjustmentWire[]
  /** Advisory: the account's tax is what counts (T4). */
  readonly tax?: TaxDetailWire
}

/** What a create request of a quote says: the same. */
export type QuoteRequest = OrderRequest

/** A document as read, all but its lines, and what was wrong with reading it. */
export interface ReadDocument {
  readonly header: DocumentHeader
  /** As they were sent, to be read in batches. */
  readonly lines: unknown
  readonly adjustments: readonly Adjustment[] | undefined
  readonly problems: readonly LocatedProblem[]
}

const adjustmentList = listOf(adjustment, NO_ADJUSTMENT)
const labelList = listOf(text, '')
const lineForms = listOf<undefined>((line, index, reading) => {
  salesLine(line, index, reading)
  return undefined
}, undefined)
const customerId = idWith(CUSTOMER_PREFIX)

/** The request's fields that hold addresses: the specification accepts them without showing their names. */
export const ADDRESS = /^address(es)?$|Address(es)?$/

/** Reads a create request, all but its lines. */
export function readDocument(kind: DocumentKind, request: unknown): ReadDocument {
  const reading = newReading()
  if (!isObject(request)) addProblem(reading, 'invalid_type', { expected: 'object', sent: preview(request) })
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
        if (text(value, field, reading) !== undefined) addProblem(reading, 'not_implemented', {}, field)
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
        lines = value
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
  if (!isCustomerSent && !isByCompanyName && isObject(request))
    addProblem(reading, 'required', {}, 'customerId') // V8
  return {
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
    problems: reading.problems,
  }
}

/** A document's lines as sent, and the reading that collects the problems in them. */
export interface SentLines {
  readonly list: readonly unknown[]
  readonly reading: Reading
}

export function sentLines(lines: unknown): SentLines {
  const reading = newReading()
  const list = readList(lines, 'lines', reading) ?? []
  reading.path.push('lines')
  return { list, reading }
}

/** Reads the lines from one index to before another: undefined in place of a line that cannot be read. */
export function readLines({ list, reading }: SentLines, from: number, to: number): readonly ReadLine[] {
  return readElements<ReadLine>(list, from, Math.min(to, list.length), salesLine, undefined, reading)
}

/** The problems in the form of the lines. What is read of them is not kept. */
export function checkLineForms(lines: unknown): readonly LocatedProblem[] {
  const reading = newReading()
  lineForms(lines, 'lines', reading)
  return reading.problems
}

/** Adjustments by themselves, before there is a document. */
export interface ReadAdjustments {
  readonly adjustments: readonly Adjustment[] | undefined
  readonly problems: readonly LocatedProblem[]
}

export function readAdjustments(adjustments: unknown): ReadAdjustments {
  const reading = newReading()
  const isSent = adjustments !== undefined && adjustments !== null // N2
  return {
    adjustments: isSent ? adjustmentList(adjustments, 'adjustments', reading) : undefined,
    problems: reading.problems,
  }
}
