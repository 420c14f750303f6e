// Generated from nouns/line-pricing.ts by `npm run generate`. Do not edit.
import { PRICING_STRATEGIES, type PricingStrategy } from '../nouns/enums.js'
import { writeDecimal } from '../number/decimal-text.js'
import { type Decimal, UNKNOWN } from '../number/decimal.js'
import type { Step } from '../problem/path.js'
import { settleMarkup } from './cross-field.js'
import { refuseLegacy } from './legacy.js'
import { filledListOf } from './list.js'
import type { Money, PricedMoney } from './money.generated.js'
import { type ParsedMoney, readMoney } from './money.js'
import { type Draft, type JsonObject, addNotAnObject } from './object.js'
import { type Reading, UNREADABLE } from './reading.js'
import { enumOf, readDecimalString, readFlag, readText } from './scalars.js'
import { type ParsedTaxDetail, type TaxDetail, readTaxDetail, writeTaxDetail } from './tax.generated.js'

/** Pieces of one size. A piece shorter than the minimum of the account is charged as long as that (M3). */
export interface MeasurementEntry {
  /** A decimal string above zero, in the strategy's unit: metres or feet (M6). */
  readonly length?: string
  /**
   * A decimal string above zero, in the same unit. Besides: a square strategy needs it, a lineal one
   * refuses it (M5).
   */
  readonly width?: string
  /** Pieces, a decimal string above zero; 1 when left out (M3, M6). */
  readonly amount?: string
}

/** {@link MeasurementEntry} as it was read. */
export interface ParsedMeasurementEntry {
  readonly length: Decimal | undefined
  readonly width: Decimal | undefined
  readonly amount: Decimal | undefined
}

/**
 * How a line, a kit or a component of one is priced. Besides what this schema says, fields are held against
 * each other and the account: where that is so, they say by which rule. A figure that follows from them
 * must fit 64-bit micros (N8).
 */
export interface LinePricing {
  /**
   * A decimal string of at most 4 decimals, zeros at the end not counted; may be negative (L2). Besides: it
   * cannot be left out or zero where a total is to be made of it (L6).
   */
  readonly quantity?: string
  /**
   * Rounded half up to 4 decimals (L1). Besides: required, unless a catalogue line makes it of cost and
   * markup; kits and components need none (L8). A price made that way must fit (N8).
   */
  readonly unitPrice?: Money
  /**
   * A percentage from 0 to 100 of at most 2 decimals, zeros at the end not counted: "10.00" is 10 % (L2).
   * Besides: the amount before it must fit (N8).
   */
  readonly discount?: string
  /**
   * Left out, it is worked out (L3, K2). Besides: required where the account derives nothing, with a custom
   * formula, and on a custom-priced kit (L4, L5, K5), and on every component of a standard kit but notes
   * (K3). Where it can be checked it must be what the formula makes, to the cent (L7), and it must fit
   * (N8).
   */
  readonly totalPrice?: Money
  /** For one unit; rounded half up to 4 decimals (L1). Besides: what the line costs must fit (N8). */
  readonly cost?: Money
  /**
   * A decimal string: percent of the cost, or major units when markupIsPercentage is false (L8). Besides:
   * what it is worked out as must fit (N8).
   */
  readonly markup?: string
  /** True when left out (L8). */
  readonly markupIsPercentage?: boolean
  /**
   * Total less cost. Besides: where the account derives nothing, one that is sent with a cost must be that,
   * to the cent (L12); where it does, it is worked out (L11) and must fit (N8).
   */
  readonly margin?: Money
  /**
   * How the line is charged: by name, or as the place of the name in this list, from 0 (V4). By quantity
   * when left out or unspecified (M1).
   */
  readonly pricingStrategy?: PricingStrategy
  /** The name of a price level. */
  readonly priceLevel?: string
  /** Whether the line is exempt from tax (T4). */
  readonly isTaxFree?: boolean
  /** Advice; what is charged is the tax of the account (T4). */
  readonly tax?: TaxDetail
  /**
   * The pieces as sold; an empty list is a list left out (N2). Besides: they need a strategy by length or
   * area (M2), and a total to be made of such a strategy needs them (L6).
   */
  readonly measurements?: readonly MeasurementEntry[]
  /**
   * The pieces as made, which drive cost and never price; the measurements when left out (M7). Besides:
   * they need a strategy by length or area (M2).
   */
  readonly asBuiltMeasurements?: readonly MeasurementEntry[]
}

/** {@link LinePricing} as it was read. */
export interface ParsedLinePricing {
  readonly quantity: Decimal | undefined
  readonly unitPrice: ParsedMoney | undefined
  readonly discount: Decimal | undefined
  readonly totalPrice: ParsedMoney | undefined
  readonly cost: ParsedMoney | undefined
  readonly markup: Decimal | undefined
  readonly markupIsPercentage: boolean | undefined
  readonly margin: ParsedMoney | undefined
  readonly pricingStrategy: PricingStrategy | typeof UNREADABLE | undefined
  readonly priceLevel: string | undefined
  readonly isTaxFree: boolean | undefined
  readonly tax: ParsedTaxDetail | undefined
  readonly measurements: readonly ParsedMeasurementEntry[] | undefined
  readonly asBuiltMeasurements: readonly ParsedMeasurementEntry[] | undefined
}

/** Stands where one could not be read. */
export const NO_MEASUREMENT_ENTRY: ParsedMeasurementEntry = {
  length: UNKNOWN,
  width: UNKNOWN,
  amount: UNKNOWN,
}

/** Stands where one could not be read. */
export const NO_LINE_PRICING: ParsedLinePricing = {
  quantity: undefined,
  unitPrice: undefined,
  discount: undefined,
  totalPrice: undefined,
  cost: undefined,
  markup: undefined,
  markupIsPercentage: undefined,
  margin: undefined,
  pricingStrategy: undefined,
  priceLevel: undefined,
  isTaxFree: undefined,
  tax: undefined,
  measurements: undefined,
  asBuiltMeasurements: undefined,
}

/** Reads {@link MeasurementEntry} field by field, in the order they were sent. */
export function readMeasurementEntry(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedMeasurementEntry | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  const object = sent as JsonObject
  let length: Decimal | undefined
  let width: Decimal | undefined
  let amount: Decimal | undefined
  reading.path.push(step)
  for (const field in object) {
    if (!Object.prototype.hasOwnProperty.call(object, field)) continue
    const part = object[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'length':
        length = readDecimalString(part, field, reading)
        break
      case 'width':
        width = readDecimalString(part, field, reading)
        break
      case 'amount':
        amount = readDecimalString(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return { length, width, amount }
}

/** Writes {@link MeasurementEntry}: what is there, field by field. */
export function writeMeasurementEntry(read: ParsedMeasurementEntry): MeasurementEntry {
  const draft: Draft<MeasurementEntry> = {}
  if (read.length !== undefined) draft.length = writeDecimal(read.length)
  if (read.width !== undefined) draft.width = writeDecimal(read.width)
  if (read.amount !== undefined) draft.amount = writeDecimal(read.amount)
  return draft
}

const readLinePricingPricingStrategy = enumOf(PRICING_STRATEGIES)
const readLinePricingMeasurements = filledListOf(readMeasurementEntry, NO_MEASUREMENT_ENTRY)
const readLinePricingAsBuiltMeasurements = filledListOf(readMeasurementEntry, NO_MEASUREMENT_ENTRY)

/** Reads {@link LinePricing} field by field, in the order they were sent. */
export function readLinePricing(sent: unknown, step: Step, reading: Reading): ParsedLinePricing | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  const object = sent as JsonObject
  let quantity: Decimal | undefined
  let unitPrice: ParsedMoney | undefined
  let discount: Decimal | undefined
  let totalPrice: ParsedMoney | undefined
  let cost: ParsedMoney | undefined
  let markup: Decimal | undefined
  let markupIsPercentage: boolean | undefined
  let margin: ParsedMoney | undefined
  let pricingStrategy: PricingStrategy | typeof UNREADABLE | undefined
  let priceLevel: string | undefined
  let isTaxFree: boolean | undefined
  let tax: ParsedTaxDetail | undefined
  let measurements: readonly ParsedMeasurementEntry[] | undefined
  let asBuiltMeasurements: readonly ParsedMeasurementEntry[] | undefined
  reading.path.push(step)
  for (const field in object) {
    if (!Object.prototype.hasOwnProperty.call(object, field)) continue
    const part = object[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'quantity':
        quantity = readDecimalString(part, field, reading)
        break
      case 'unitPrice':
        unitPrice = readMoney(part, field, reading)
        break
      case 'discount':
        discount = readDecimalString(part, field, reading)
        break
      case 'totalPrice':
        totalPrice = readMoney(part, field, reading)
        break
      case 'cost':
        cost = readMoney(part, field, reading)
        break
      case 'markup':
        markup = readDecimalString(part, field, reading)
        break
      case 'markupIsPercentage':
        markupIsPercentage = readFlag(part, field, reading)
        break
      case 'margin':
        margin = readMoney(part, field, reading)
        break
      case 'pricingStrategy':
        pricingStrategy = readLinePricingPricingStrategy(part, field, reading) ?? UNREADABLE
        break
      case 'priceLevel':
        priceLevel = readText(part, field, reading)
        break
      case 'isTaxFree':
        isTaxFree = readFlag(part, field, reading)
        break
      case 'tax':
        tax = readTaxDetail(part, field, reading)
        break
      case 'measurements':
        measurements = readLinePricingMeasurements(part, field, reading)
        break
      case 'asBuiltMeasurements':
        asBuiltMeasurements = readLinePricingAsBuiltMeasurements(part, field, reading)
        break
      default:
        refuseLegacy(field, reading)
    }
  }
  const read: ParsedLinePricing = {
    quantity,
    unitPrice,
    discount,
    totalPrice,
    cost,
    markup,
    markupIsPercentage,
    margin,
    pricingStrategy,
    priceLevel,
    isTaxFree,
    tax,
    measurements,
    asBuiltMeasurements,
  }
  const settled = markup === undefined ? read : settleMarkup(read, object)
  reading.path.pop()
  return settled
}

/** What is worked out of {@link LinePricing}, as it is answered. */
export interface LinePricingFigures {
  readonly unitPrice: PricedMoney | undefined
  readonly totalPrice: Money | undefined
  readonly cost: PricedMoney | undefined
  readonly markup: string | undefined
  readonly markupIsPercentage: boolean
  readonly margin: Money | undefined
  readonly measurements: readonly MeasurementEntry[] | undefined
  readonly asBuiltMeasurements: readonly MeasurementEntry[] | undefined
}

/** Writes {@link LinePricing}: as it was read, and what was worked out. */
export function writeLinePricing(read: ParsedLinePricing, figures: LinePricingFigures): LinePricing {
  const draft: Draft<LinePricing> = {}
  if (read.quantity !== undefined) draft.quantity = writeDecimal(read.quantity)
  if (figures.unitPrice !== undefined) draft.unitPrice = figures.unitPrice
  if (read.discount !== undefined) draft.discount = writeDecimal(read.discount)
  if (figures.totalPrice !== undefined) draft.totalPrice = figures.totalPrice
  if (figures.cost !== undefined) draft.cost = figures.cost
  if (figures.markup !== undefined) draft.markup = figures.markup
  draft.markupIsPercentage = figures.markupIsPercentage
  if (figures.margin !== undefined) draft.margin = figures.margin
  if (read.pricingStrategy !== undefined && read.pricingStrategy !== UNREADABLE)
    draft.pricingStrategy = read.pricingStrategy
  if (read.priceLevel !== undefined) draft.priceLevel = read.priceLevel
  if (read.isTaxFree !== undefined) draft.isTaxFree = read.isTaxFree
  if (read.tax !== undefined) draft.tax = writeTaxDetail(read.tax)
  if (figures.measurements !== undefined) draft.measurements = figures.measurements
  if (figures.asBuiltMeasurements !== undefined) draft.asBuiltMeasurements = figures.asBuiltMeasurements
  return draft
}
