// Generated from definitions/solving.ts by `npm run generate`. Do not edit.
import {
  DIRECTIONS,
  DOCUMENT_KINDS,
  type Direction,
  LEVER_TYPES,
  type LeverType,
} from '../definitions/enums.js'
import type { Percent, Quantity } from '../number/units.js'
import type { Step } from '../problem/path.js'
import type { DocumentKind } from './document.js'
import {
  type MeasurementEntry,
  NO_MEASUREMENT_ENTRY,
  type ParsedMeasurementEntry,
  readMeasurementEntry,
} from './line-pricing.generated.js'
import type { Money } from './money.generated.js'
import { type ParsedMoney, readMoney } from './money.js'
import { type Mutable, addNotAnObject, isObject } from './object.js'
import { type Reading, addProblem, filledListOf, listOf } from './reading.js'
import { nameOf, readDecimalString, readFlag, readJsonInteger, readText } from './scalars.js'

/**
 * The target figure of a document. Set one of total, subtotal, margin and marginPercentage, or ask for a
 * round total with multipleOf, ending or both.
 */
export interface Goal {
  /**
   * The total of the document.
   *
   * @see Rule T6 in docs/rules.md
   */
  readonly total?: Money
  /**
   * The subtotal of the document.
   *
   * @see Rule T1 in docs/rules.md
   */
  readonly subtotal?: Money
  /**
   * The margin of the document.
   *
   * @see Rule T7 in docs/rules.md
   */
  readonly margin?: Money
  /**
   * The margin as a percentage of the amount before tax, which is margin plus total cost. Below 100, with
   * at most 2 decimals; the actual percentage is rounded half up to 2 decimals for the comparison.
   *
   * @see Rule T7 in docs/rules.md
   */
  readonly marginPercentage?: string
  /**
   * The total less any ending must be a multiple of this: whole cents above zero. With only an ending,
   * 1.00.
   */
  readonly multipleOf?: Money
  /**
   * The amount by which the total exceeds a multiple: 0.95 with a multiple of 1.00 gives a total ending in
   * .95. Not negative, and below the multiple. When omitted, 0.
   */
  readonly ending?: Money
  /** The direction from the current total in which to look for a round total. When omitted, `nearest`. */
  readonly direction?: Direction
}

/** The parsed form of {@link Goal}. */
export interface ParsedGoal {
  readonly total: ParsedMoney | undefined
  readonly subtotal: ParsedMoney | undefined
  readonly margin: ParsedMoney | undefined
  readonly marginPercentage: Percent | undefined
  readonly multipleOf: ParsedMoney | undefined
  readonly ending: ParsedMoney | undefined
  readonly direction: Direction | undefined
}

/**
 * A change that `solve` may make to reach a goal: a discount or surcharge on the document, a discount on
 * lines, or the unit price or markup of one line.
 */
export interface Lever {
  /**
   * The kind of change: `discount` and `surcharge` change an amount on the document, `lineDiscount` one
   * percentage on several lines, `unitPrice` and `markup` a figure of one line.
   */
  readonly type: LeverType
  /**
   * For a discount or a surcharge: the index of the adjustment whose amount is changed. When omitted, a new
   * adjustment is added at the end.
   */
  readonly adjustment?: number
  /** For a new discount or surcharge: its name on the document. */
  readonly name?: string
  /**
   * For a new surcharge: whether it is exempt from tax. When omitted, false.
   *
   * @see Rule T3 in docs/rules.md
   */
  readonly isTaxFree?: boolean
  /**
   * For a line discount: the indexes of the lines, which all get the same percentage. When omitted, all
   * lines that can have a discount and are not locked.
   */
  readonly lines?: readonly number[]
  /** For a unit price or a markup: the index of the line. */
  readonly line?: number
}

/** The parsed form of {@link Lever}. */
export interface ParsedLever {
  readonly type: LeverType | undefined
  readonly adjustment: number | undefined
  readonly name: string | undefined
  readonly isTaxFree: boolean | undefined
  readonly lines: readonly number[] | undefined
  readonly line: number | undefined
}

/** The limits that a solution must respect. */
export interface Constraints {
  /**
   * Whether changed lines must cover their cost.
   *
   * @see Rule L9 in docs/rules.md
   */
  readonly notBelowCost?: boolean
  /**
   * The least margin of the document.
   *
   * @see Rule T7 in docs/rules.md
   */
  readonly minMargin?: Money
  /**
   * The least margin as a percentage of the amount before tax.
   *
   * @see Rule T7 in docs/rules.md
   */
  readonly minMarginPercentage?: string
  /**
   * The maximum discount, as a percentage: for each changed line, and for the document discounts together
   * as a share of the subtotal.
   */
  readonly maxDiscount?: string
}

/** The parsed form of {@link Constraints}. */
export interface ParsedConstraints {
  readonly notBelowCost: boolean | undefined
  readonly minMargin: ParsedMoney | undefined
  readonly minMarginPercentage: Percent | undefined
  readonly maxDiscount: Percent | undefined
}

/** Options for reaching a goal. */
export interface SolveOptions {
  /** The kind of document that the request creates. When omitted, a quote. */
  readonly kind?: DocumentKind
  /** The indexes of lines that must not change. */
  readonly locked?: readonly number[]
  /** The limits that a solution must respect. */
  readonly constraints?: Constraints
}

/** The parsed form of {@link SolveOptions}. */
export interface ParsedSolveOptions {
  readonly kind: DocumentKind | undefined
  readonly locked: readonly number[] | undefined
  readonly constraints: ParsedConstraints | undefined
}

/**
 * The share of a line in a part of the document: one of percentage, quantity, measurements and amount.
 * Negative for a credit.
 */
export interface LinePart {
  /** The index of the line. */
  readonly line: number
  /** A percentage of the line. */
  readonly percentage?: string
  /**
   * A part of the quantity of the line. On a line priced by measurement it is a number of pieces, which
   * must all have one size.
   */
  readonly quantity?: string
  /**
   * Pieces of a line priced by measurement: their share of its measure.
   *
   * @see Rule M3 in docs/rules.md
   */
  readonly measurements?: readonly MeasurementEntry[]
  /** A part of the total of the line. */
  readonly amount?: Money
}

/** The parsed form of {@link LinePart}. */
export interface ParsedLinePart {
  readonly line: number | undefined
  readonly percentage: Percent | undefined
  readonly quantity: Quantity | undefined
  readonly measurements: readonly ParsedMeasurementEntry[] | undefined
  readonly amount: ParsedMoney | undefined
}

/**
 * A part of a document, such as a part invoice: a percentage of the whole, an amount with or without tax,
 * parts of some lines, or the remainder. Negative for a credit.
 */
export interface DocumentPart {
  /** A percentage of every line and adjustment. */
  readonly percentage?: string
  /** Parts of lines. Lines that are not listed are not included. */
  readonly lines?: readonly LinePart[]
  /**
   * A total with tax, such as a deposit: one percentage of everything that is left. At most two decimals.
   */
  readonly total?: Money
  /**
   * An amount without tax, after discounts and surcharges: the same share of everything that is left. At
   * most two decimals.
   */
  readonly amount?: Money
  /** Whether the part is everything that the earlier parts leave. */
  readonly isRemainder?: boolean
}

/** The parsed form of {@link DocumentPart}. */
export interface ParsedDocumentPart {
  readonly percentage: Percent | undefined
  readonly lines: readonly ParsedLinePart[] | undefined
  readonly total: ParsedMoney | undefined
  readonly amount: ParsedMoney | undefined
  readonly isRemainder: boolean | undefined
}

/** Options for splitting a document. */
export interface SplitOptions {
  /** The kind of document that the request creates. When omitted, a quote. */
  readonly kind?: DocumentKind
}

/** The parsed form of {@link SplitOptions}. */
export interface ParsedSplitOptions {
  readonly kind: DocumentKind | undefined
}

/** The value used in place of one that could not be read. */
export const NO_LINE_PART: ParsedLinePart = {
  line: undefined,
  percentage: undefined,
  quantity: undefined,
  measurements: undefined,
  amount: undefined,
}

const readGoalDirection = nameOf(DIRECTIONS)
const readLeverType = nameOf(LEVER_TYPES)
const readListOfJsonInteger = listOf(readJsonInteger, NaN)
const readSolveOptionsKind = nameOf(DOCUMENT_KINDS)
const readFilledListOfMeasurementEntry = filledListOf(readMeasurementEntry, NO_MEASUREMENT_ENTRY)
const readListOfLinePart = listOf(readLinePart, NO_LINE_PART)
const readSplitOptionsKind = nameOf(DOCUMENT_KINDS)

/** Reads {@link Goal} field by field, in the order of the request. */
export function readGoal(sent: unknown, step: Step, reading: Reading): ParsedGoal | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedGoal> = {
    total: undefined,
    subtotal: undefined,
    margin: undefined,
    marginPercentage: undefined,
    multipleOf: undefined,
    ending: undefined,
    direction: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'total':
        read.total = readMoney(part, field, reading)
        break
      case 'subtotal':
        read.subtotal = readMoney(part, field, reading)
        break
      case 'margin':
        read.margin = readMoney(part, field, reading)
        break
      case 'marginPercentage':
        read.marginPercentage = readDecimalString(part, field, reading)
        break
      case 'multipleOf':
        read.multipleOf = readMoney(part, field, reading)
        break
      case 'ending':
        read.ending = readMoney(part, field, reading)
        break
      case 'direction':
        read.direction = readGoalDirection(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Reads {@link Lever} field by field, in the order of the request. */
export function readLever(sent: unknown, step: Step, reading: Reading): ParsedLever | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedLever> = {
    type: undefined,
    adjustment: undefined,
    name: undefined,
    isTaxFree: undefined,
    lines: undefined,
    line: undefined,
  }
  let isTypeSent = false
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'type':
        isTypeSent = part !== ''
        read.type = readLeverType(part, field, reading)
        break
      case 'adjustment':
        read.adjustment = readJsonInteger(part, field, reading)
        break
      case 'name':
        read.name = readText(part, field, reading)
        break
      case 'isTaxFree':
        read.isTaxFree = readFlag(part, field, reading)
        break
      case 'lines':
        read.lines = readListOfJsonInteger(part, field, reading)
        break
      case 'line':
        read.line = readJsonInteger(part, field, reading)
        break
    }
  }
  if (!isTypeSent) addProblem(reading, 'required', {}, 'type')
  reading.path.pop()
  return read
}

/** Reads {@link Constraints} field by field, in the order of the request. */
export function readConstraints(sent: unknown, step: Step, reading: Reading): ParsedConstraints | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedConstraints> = {
    notBelowCost: undefined,
    minMargin: undefined,
    minMarginPercentage: undefined,
    maxDiscount: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'notBelowCost':
        read.notBelowCost = readFlag(part, field, reading)
        break
      case 'minMargin':
        read.minMargin = readMoney(part, field, reading)
        break
      case 'minMarginPercentage':
        read.minMarginPercentage = readDecimalString(part, field, reading)
        break
      case 'maxDiscount':
        read.maxDiscount = readDecimalString(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Reads {@link SolveOptions} field by field, in the order of the request. */
export function readSolveOptions(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedSolveOptions | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedSolveOptions> = { kind: undefined, locked: undefined, constraints: undefined }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'kind':
        read.kind = readSolveOptionsKind(part, field, reading)
        break
      case 'locked':
        read.locked = readListOfJsonInteger(part, field, reading)
        break
      case 'constraints':
        read.constraints = readConstraints(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Reads {@link LinePart} field by field, in the order of the request. */
export function readLinePart(sent: unknown, step: Step, reading: Reading): ParsedLinePart | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedLinePart> = {
    line: undefined,
    percentage: undefined,
    quantity: undefined,
    measurements: undefined,
    amount: undefined,
  }
  let isLineSent = false
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'line':
        isLineSent = part !== ''
        read.line = readJsonInteger(part, field, reading)
        break
      case 'percentage':
        read.percentage = readDecimalString(part, field, reading)
        break
      case 'quantity':
        read.quantity = readDecimalString(part, field, reading)
        break
      case 'measurements':
        read.measurements = readFilledListOfMeasurementEntry(part, field, reading)
        break
      case 'amount':
        read.amount = readMoney(part, field, reading)
        break
    }
  }
  if (!isLineSent) addProblem(reading, 'required', {}, 'line')
  reading.path.pop()
  return read
}

/** Reads {@link DocumentPart} field by field, in the order of the request. */
export function readDocumentPart(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedDocumentPart | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedDocumentPart> = {
    percentage: undefined,
    lines: undefined,
    total: undefined,
    amount: undefined,
    isRemainder: undefined,
  }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'percentage':
        read.percentage = readDecimalString(part, field, reading)
        break
      case 'lines':
        read.lines = readListOfLinePart(part, field, reading)
        break
      case 'total':
        read.total = readMoney(part, field, reading)
        break
      case 'amount':
        read.amount = readMoney(part, field, reading)
        break
      case 'isRemainder':
        read.isRemainder = readFlag(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Reads {@link SplitOptions} field by field, in the order of the request. */
export function readSplitOptions(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedSplitOptions | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedSplitOptions> = { kind: undefined }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'kind':
        read.kind = readSplitOptionsKind(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}
