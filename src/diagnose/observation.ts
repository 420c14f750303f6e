import { DOCUMENT_KINDS } from '../definitions/enums.js'
import type { Decimal } from '../number/decimal.js'
import { ownField } from '../problem/own-fields.js'
import type { DocumentKind } from '../wire/document.js'
import type { MoneyInput } from '../wire/money.generated.js'
import { readMoney } from '../wire/money.js'
import type { OrderRequestInput, QuoteRequestInput } from '../wire/document.generated.js'
import { addNotAnObject, isObject, type Sent } from '../wire/object.js'
import { addProblem, listOf, type Reader } from '../wire/reading.js'
import { nameOf } from '../wire/scalars.js'

/** A request, and the figures that another system showed for it. */
export interface Observation<Request = unknown> {
  /** The create request, as you would price it here. */
  readonly request: Sent<Request, QuoteRequestInput | OrderRequestInput>
  /** The kind of the request; by default a quote. */
  readonly kind?: DocumentKind | null | undefined
  /** The figures of the other system, under the names of our results. Give every figure that you know, at least one. */
  readonly figures: ObservedFigures
}

/** The figures of another system. A missing figure is unknown. */
export interface ObservedFigures {
  /** The total to pay (T6). */
  readonly total?: MoneyInput | null | undefined
  /** The sum of the lines (T1). */
  readonly subtotal?: MoneyInput | null | undefined
  /** The tax amount (T4). */
  readonly taxAmount?: MoneyInput | null | undefined
  /** The discounts of lines and document, on a quote (T9). */
  readonly discountAmount?: MoneyInput | null | undefined
  /** The totals of the lines, at their indexes; null or an empty object for an unknown one. */
  readonly lines?: readonly (ObservedLine | null | undefined)[] | null | undefined
}

/** The figures that another system showed for a line. */
export interface ObservedLine {
  /** The total of the line (L3). */
  readonly totalPrice?: MoneyInput | null | undefined
}

export const FIGURE_NAMES = ['total', 'subtotal', 'taxAmount', 'discountAmount'] as const

export interface ParsedObservation {
  readonly request: unknown
  readonly kind: DocumentKind
  /** In major units. */
  readonly figures: ReadonlyMap<(typeof FIGURE_NAMES)[number], Decimal>
  readonly lines: readonly (Decimal | undefined)[]
}

const readKind = nameOf(DOCUMENT_KINDS)

export const readObservation: Reader<ParsedObservation> = (value, step, reading) => {
  if (!isObject(value)) {
    addNotAnObject(value, step, reading)
    return undefined
  }
  reading.path.push(step)
  const sentKind = ownField(value, 'kind') ?? undefined
  const kind = sentKind === undefined ? 'quote' : (readKind(sentKind, 'kind', reading) ?? 'quote')
  const sent = ownField(value, 'figures') ?? undefined
  const figures = sent === undefined ? undefined : readFigures(sent, 'figures', reading)
  if (sent === undefined) addProblem(reading, 'required', {}, 'figures')
  reading.path.pop()
  return figures && { request: ownField(value, 'request'), kind, ...figures }
}

type ParsedFigures = Pick<ParsedObservation, 'figures' | 'lines'>

const readFigures: Reader<ParsedFigures> = (value, step, reading) => {
  if (!isObject(value)) {
    addNotAnObject(value, step, reading)
    return undefined
  }
  reading.path.push(step)
  const figures = new Map<(typeof FIGURE_NAMES)[number], Decimal>()
  for (const name of FIGURE_NAMES) {
    const sent = ownField(value, name) ?? undefined
    const read = sent === undefined ? undefined : readMoney(sent, name, reading)
    if (read !== undefined) figures.set(name, read.amount)
  }
  const sent = ownField(value, 'lines') ?? undefined
  const lines = sent === undefined ? [] : (readLines(sent, 'lines', reading) ?? [])
  const isEmpty = figures.size === 0 && lines.every((line) => line.total === undefined)
  if (isEmpty) addProblem(reading, 'required', {}, 'total')
  reading.path.pop()
  return { figures, lines: lines.map(({ total }) => total) }
}

interface ParsedObservedLine {
  readonly total: Decimal | undefined
}

const readLine: Reader<ParsedObservedLine> = (value, step, reading) => {
  if (value === null || value === undefined) return { total: undefined }
  if (!isObject(value)) {
    addNotAnObject(value, step, reading)
    return undefined
  }
  const sent = ownField(value, 'totalPrice') ?? undefined
  reading.path.push(step)
  const total = sent === undefined ? undefined : readMoney(sent, 'totalPrice', reading)?.amount
  reading.path.pop()
  return { total }
}

const readLines = listOf(readLine, { total: undefined })
