import type { LocatedProblem } from '../problem/located-problem.js'
import type { ParsedAccount } from './account.generated.js'
import {
  NO_ADJUSTMENT,
  readAdjustment,
  type ParsedAdjustment,
  NO_ORDER_REQUEST,
  readOrderRequest,
  readQuoteRequest,
  type ParsedOrderRequest,
} from './document.generated.js'
import { listOf, newReading, readWhole } from './reading.js'
import { NO_LINES, readSalesLine } from './sales-line.js'

const NO_ACCOUNT = { customFields: undefined }

/** The kind of document that a request creates. */
export type DocumentKind = 'quote' | 'order'

interface ReadRequest {
  readonly header: ParsedOrderRequest
  readonly problems: readonly LocatedProblem[]
}

export function readRequest(
  kind: DocumentKind,
  request: unknown,
  { customFields }: Pick<ParsedAccount, 'customFields'>,
  problemLimit?: number,
): ReadRequest {
  const reader = kind === 'quote' ? readQuoteRequest : readOrderRequest
  const names = customFields === undefined ? undefined : customFieldNames(customFields)
  const { read, problems } = readWhole(request, reader, newReading(true, names, problemLimit))
  return { header: read ?? NO_ORDER_REQUEST, problems }
}

/** Cached, since many documents share their settings. */
const collected = new WeakMap<readonly string[], ReadonlySet<string>>()

export function customFieldNames(customFields: readonly string[]): ReadonlySet<string> {
  const names = collected.get(customFields) ?? new Set(customFields)
  collected.set(customFields, names)
  return names
}

const adjustmentList = listOf(readAdjustment, NO_ADJUSTMENT)

export function readAdjustments(adjustments: unknown): {
  readonly adjustments: readonly ParsedAdjustment[] | undefined
  readonly problems: readonly LocatedProblem[]
} {
  const reading = newReading()
  const isSent = adjustments !== undefined && adjustments !== null // N2
  return {
    adjustments: isSent ? adjustmentList(adjustments, 'adjustments', reading) : undefined,
    problems: reading.problems,
  }
}

export const readLines = listOf(readSalesLine, NO_LINES)

/** Reads without account settings. Pricing may find other problems. */
export function problemsOfReading(kind: DocumentKind, request: unknown): readonly LocatedProblem[] {
  const { header, problems } = readRequest(kind, request, NO_ACCOUNT)
  const reading = newReading()
  readLines(header.lines ?? [], 'lines', reading)
  return [...problems, ...reading.problems]
}
