import type { LocatedProblem } from '../problem/located-problem.js'
import type { Step } from '../problem/path.js'
import type { ParsedAccount } from './account.generated.js'
import {
  isLineKind,
  NO_ADJUSTMENT,
  readAdjustment,
  type LineKind,
  type ParsedAdjustment,
  type ParsedSalesLine,
  NO_ORDER_REQUEST,
  readOrderRequest,
  readQuoteRequest,
  readSalesLineOf,
  type ParsedOrderRequest,
} from './document.generated.js'
import { addNotAnObject, type JsonObject } from './object.js'
import { addProblem, listOf, newReading, readWhole, type Reading } from './reading.js'

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

/** Holds a line per kind that is set. Several are a problem (V3). */
export type ReadLine = readonly ParsedSalesLine[]

export const NO_LINES: ReadLine = []

/** Rejects a line that sets several kinds (V3), but reads each kind, to find other problems (V7). */
export function readSalesLine(value: unknown, step: Step, reading: Reading): ReadLine | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    addNotAnObject(value, step, reading)
    return undefined
  }
  const object = value as JsonObject
  const lines: ParsedSalesLine[] = []
  let kind: LineKind | undefined
  let kinds: LineKind[] | undefined
  reading.path.push(step)
  for (const field in object) {
    if (!Object.prototype.hasOwnProperty.call(object, field)) continue
    const part = object[field]
    if (part === undefined || part === null) continue // N2
    if (!isLineKind(field)) continue
    if (kind === undefined) kind = field
    else (kinds ??= [kind]).push(field)
    const line = readSalesLineOf(field, part, reading)
    if (line !== undefined) lines.push(line)
  }
  if (kind === undefined) addProblem(reading, 'line_kind_missing', {})
  if (kinds !== undefined) addProblem(reading, 'line_kind_ambiguous', { kinds: Object.freeze(kinds) })
  reading.path.pop()
  return lines
}

export const readLines = listOf(readSalesLine, NO_LINES)

/** Reads without account settings. Pricing may find other problems. */
export function problemsOfReading(kind: DocumentKind, request: unknown): readonly LocatedProblem[] {
  const { header, problems } = readRequest(kind, request, NO_ACCOUNT)
  const reading = newReading()
  readLines(header.lines ?? [], 'lines', reading)
  return [...problems, ...reading.problems]
}
