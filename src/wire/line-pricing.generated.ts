// Generated from definitions/line-pricing.ts by `npm run generate`. Do not edit.
import { PRICING_STRATEGIES, type PricingStrategy } from '../definitions/enums.js'
import { UNKNOWN } from '../number/decimal.js'
import { writeDecimal } from '../number/number-text.js'
import type { MetresOrFeet, Percent, PercentOrMajorUnits, Pieces, Quantity } from '../number/units.js'
import type { Step } from '../problem/path.js'
import { refuseLegacy, settleMarkup } from './cross-field.js'
import type { Money, MoneyInput, PricedMoney } from './money.generated.js'
import { type ParsedMoney, readMoney } from './money.js'
import { type Draft, type Mutable, addNotAnObject, isObject } from './object.js'
import { type Reading, UNREADABLE, filledListOf } from './reading.js'
import { enumOf, readDecimalString, readFlag, readText } from './scalars.js'
import {
  type ParsedTaxDetail,
  type TaxDetail,
  type TaxDetailInput,
  readTaxDetail,
  writeTaxDetail,
} from './tax.generated.js'

/**
 * Pieces of one size. A lineal piece shorter than the minimum of the account is charged at the minimum.
 *
 * @see Rules M3, M4 in docs/rules.md
 */
export interface MeasurementEntryInput {
  /**
   * The length of one piece, a decimal string above zero, in metres or feet as the pricing strategy says.
   *
   * @see Rule M6 in docs/rules.md
   */
  length?: string | null | undefined
  /**
   * The width of one piece, a decimal string above zero, in the unit of the length.
   *
   * @see Rule M5 in docs/rules.md
   */
  width?: string | null | undefined
  /**
   * The number of pieces, a decimal string above zero. When omitted, 1.
   *
   * @see Rules M3, M6 in docs/rules.md
   */
  amount?: string | null | undefined
}

/**
 * Pieces of one size. A lineal piece shorter than the minimum of the account is charged at the minimum.
 *
 * @see Rules M3, M4 in docs/rules.md
 */
export interface MeasurementEntry {
  /**
   * The length of one piece, a decimal string above zero, in metres or feet as the pricing strategy says.
   *
   * @see Rule M6 in docs/rules.md
   */
  readonly length: string
  /**
   * The width of one piece, a decimal string above zero, in the unit of the length.
   *
   * @see Rule M5 in docs/rules.md
   */
  readonly width?: string
  /**
   * The number of pieces, a decimal string above zero. When omitted, 1.
   *
   * @see Rules M3, M6 in docs/rules.md
   */
  readonly amount?: string
}

/** The parsed form of {@link MeasurementEntryInput}. */
export interface ParsedMeasurementEntry {
  readonly length: MetresOrFeet | undefined
  readonly width: MetresOrFeet | undefined
  readonly amount: Pieces | undefined
}

/**
 * The pricing of a line, a kit or a kit component.
 *
 * @see Rule N8 in docs/rules.md
 */
export interface LinePricingInput {
  /**
   * The quantity sold, unless the strategy prices measurements; a decimal string of at most 4 decimals, not
   * counting trailing zeros; may be negative. Required, and not zero, when the total is computed from it.
   *
   * @see Rules L2, L6 in docs/rules.md
   */
  quantity?: string | null | undefined
  /**
   * The price of one unit, such as a piece, a metre or a square foot, as the strategy says. Rounded half up
   * to 4 decimals. Required, except on kits and components, and on catalogue lines where it is computed
   * from cost and markup.
   *
   * @see Rules L1, L8, N8 in docs/rules.md
   */
  unitPrice?: MoneyInput | null | undefined
  /**
   * The discount on the line, a percentage from 0 to 100 of at most 2 decimals, not counting trailing
   * zeros: "10.00" is 10%.
   *
   * @see Rules L2, N8 in docs/rules.md
   */
  discount?: string | null | undefined
  /**
   * The total of the line. When omitted, it is derived.
   *
   * @see Rules L3, K2, L4, L5, K5, K3, L7, N8 in docs/rules.md
   */
  totalPrice?: MoneyInput | null | undefined
  /**
   * The cost of one unit, rounded half up to 4 decimals.
   *
   * @see Rules L1, N8 in docs/rules.md
   */
  cost?: MoneyInput | null | undefined
  /**
   * The markup on the cost, a decimal string: a percentage of the cost, or an amount in major units when
   * markupIsPercentage is false.
   *
   * @see Rules L8, N8 in docs/rules.md
   */
  markup?: string | null | undefined
  /**
   * Whether the markup is a percentage. When omitted, true.
   *
   * @see Rule L8 in docs/rules.md
   */
  markupIsPercentage?: boolean | null | undefined
  /**
   * The total minus the cost of the line. With derivation on and a cost, it is computed.
   *
   * @see Rules L11, N8, L12 in docs/rules.md
   */
  margin?: MoneyInput | null | undefined
  /**
   * The strategy for charging the line: a name, or its position in the list, counted from 0. When omitted
   * or unspecified, by quantity.
   *
   * @see Rules V4, M1 in docs/rules.md
   */
  pricingStrategy?: PricingStrategy | number | null | undefined
  /** The name of a price level. */
  priceLevel?: string | null | undefined
  /**
   * Whether the line is exempt from tax. No effect on a component or a sub-kit.
   *
   * @see Rules T4, K7 in docs/rules.md
   */
  isTaxFree?: boolean | null | undefined
  /**
   * The tax according to the sender, for information only: the tax of the account is charged.
   *
   * @see Rule T4 in docs/rules.md
   */
  tax?: TaxDetailInput | null | undefined
  /**
   * The pieces as sold, which replace the quantity. They need a lineal or square strategy. An empty list
   * counts as omitted.
   *
   * @see Rules N2, M2, L6 in docs/rules.md
   */
  measurements?: MeasurementEntryInput[] | null | undefined
  /**
   * The pieces as built. They determine the cost and never the price. When omitted, the same as the
   * measurements.
   *
   * @see Rules M7, M2 in docs/rules.md
   */
  asBuiltMeasurements?: MeasurementEntryInput[] | null | undefined
}

/**
 * The pricing of a line, a kit or a kit component.
 *
 * @see Rule N8 in docs/rules.md
 */
export interface LinePricing {
  /**
   * The quantity sold, unless the strategy prices measurements; a decimal string of at most 4 decimals, not
   * counting trailing zeros; may be negative. Required, and not zero, when the total is computed from it.
   *
   * @see Rules L2, L6 in docs/rules.md
   */
  readonly quantity?: string
  /**
   * The price of one unit, such as a piece, a metre or a square foot, as the strategy says. Rounded half up
   * to 4 decimals. Required, except on kits and components, and on catalogue lines where it is computed
   * from cost and markup.
   *
   * @see Rules L1, L8, N8 in docs/rules.md
   */
  readonly unitPrice: PricedMoney
  /**
   * The discount on the line, a percentage from 0 to 100 of at most 2 decimals, not counting trailing
   * zeros: "10.00" is 10%.
   *
   * @see Rules L2, N8 in docs/rules.md
   */
  readonly discount?: string
  /**
   * The total of the line. When omitted, it is derived.
   *
   * @see Rules L3, K2, L4, L5, K5, K3, L7, N8 in docs/rules.md
   */
  readonly totalPrice: PricedMoney
  /**
   * The cost of one unit, rounded half up to 4 decimals.
   *
   * @see Rules L1, N8 in docs/rules.md
   */
  readonly cost?: PricedMoney
  /**
   * The markup on the cost, a decimal string: a percentage of the cost, or an amount in major units when
   * markupIsPercentage is false.
   *
   * @see Rules L8, N8 in docs/rules.md
   */
  readonly markup?: string
  /**
   * Whether the markup is a percentage. When omitted, true.
   *
   * @see Rule L8 in docs/rules.md
   */
  readonly markupIsPercentage: boolean
  /**
   * The total minus the cost of the line. With derivation on and a cost, it is computed.
   *
   * @see Rules L11, N8, L12 in docs/rules.md
   */
  readonly margin?: Money
  /**
   * The strategy for charging the line: a name, or its position in the list, counted from 0. When omitted
   * or unspecified, by quantity.
   *
   * @see Rules V4, M1 in docs/rules.md
   */
  readonly pricingStrategy?: PricingStrategy
  /** The name of a price level. */
  readonly priceLevel?: string
  /**
   * Whether the line is exempt from tax. No effect on a component or a sub-kit.
   *
   * @see Rules T4, K7 in docs/rules.md
   */
  readonly isTaxFree?: boolean
  /**
   * The tax according to the sender, for information only: the tax of the account is charged.
   *
   * @see Rule T4 in docs/rules.md
   */
  readonly tax?: TaxDetail
  /**
   * The pieces as sold, which replace the quantity. They need a lineal or square strategy. An empty list
   * counts as omitted.
   *
   * @see Rules N2, M2, L6 in docs/rules.md
   */
  readonly measurements?: readonly MeasurementEntry[]
  /**
   * The pieces as built. They determine the cost and never the price. When omitted, the same as the
   * measurements.
   *
   * @see Rules M7, M2 in docs/rules.md
   */
  readonly asBuiltMeasurements?: readonly MeasurementEntry[]
}

/** The parsed form of {@link LinePricingInput}. */
export interface ParsedLinePricing {
  readonly quantity: Quantity | undefined
  readonly unitPrice: ParsedMoney | undefined
  readonly discount: Percent | undefined
  readonly totalPrice: ParsedMoney | undefined
  readonly cost: ParsedMoney | undefined
  readonly markup: PercentOrMajorUnits | undefined
  readonly markupIsPercentage: boolean | undefined
  readonly margin: ParsedMoney | undefined
  readonly pricingStrategy: PricingStrategy | typeof UNREADABLE | undefined
  readonly priceLevel: string | undefined
  readonly isTaxFree: boolean | undefined
  readonly tax: ParsedTaxDetail | undefined
  readonly measurements: readonly ParsedMeasurementEntry[] | undefined
  readonly asBuiltMeasurements: readonly ParsedMeasurementEntry[] | undefined
}

/** The pricing of a kit or a sub-kit in a result. A request uses LinePricing. */
export interface KitPricing {
  /**
   * The quantity sold, unless the strategy prices measurements; a decimal string of at most 4 decimals, not
   * counting trailing zeros; may be negative. Required, and not zero, when the total is computed from it.
   *
   * @see Rules L2, L6 in docs/rules.md
   */
  readonly quantity?: string
  /**
   * The price of one unit, such as a piece, a metre or a square foot, as the strategy says. Rounded half up
   * to 4 decimals. Required, except on kits and components, and on catalogue lines where it is computed
   * from cost and markup.
   *
   * @see Rules L1, L8, N8 in docs/rules.md
   */
  readonly unitPrice?: PricedMoney
  /**
   * The discount on the line, a percentage from 0 to 100 of at most 2 decimals, not counting trailing
   * zeros: "10.00" is 10%.
   *
   * @see Rules L2, N8 in docs/rules.md
   */
  readonly discount?: string
  /**
   * The total of the line. When omitted, it is derived.
   *
   * @see Rules L3, K2, L4, L5, K5, K3, L7, N8 in docs/rules.md
   */
  readonly totalPrice: Money
  /**
   * The cost of one unit, rounded half up to 4 decimals.
   *
   * @see Rules L1, N8 in docs/rules.md
   */
  readonly cost?: PricedMoney
  /**
   * The markup on the cost, a decimal string: a percentage of the cost, or an amount in major units when
   * markupIsPercentage is false.
   *
   * @see Rules L8, N8 in docs/rules.md
   */
  readonly markup?: string
  /**
   * Whether the markup is a percentage. When omitted, true.
   *
   * @see Rule L8 in docs/rules.md
   */
  readonly markupIsPercentage: boolean
  /**
   * The total minus the cost of the line. With derivation on and a cost, it is computed.
   *
   * @see Rules L11, N8, L12 in docs/rules.md
   */
  readonly margin?: Money
  /**
   * The strategy for charging the line: a name, or its position in the list, counted from 0. When omitted
   * or unspecified, by quantity.
   *
   * @see Rules V4, M1 in docs/rules.md
   */
  readonly pricingStrategy?: PricingStrategy
  /** The name of a price level. */
  readonly priceLevel?: string
  /**
   * Whether the line is exempt from tax. No effect on a component or a sub-kit.
   *
   * @see Rules T4, K7 in docs/rules.md
   */
  readonly isTaxFree?: boolean
  /**
   * The tax according to the sender, for information only: the tax of the account is charged.
   *
   * @see Rule T4 in docs/rules.md
   */
  readonly tax?: TaxDetail
  /**
   * The pieces as sold, which replace the quantity. They need a lineal or square strategy. An empty list
   * counts as omitted.
   *
   * @see Rules N2, M2, L6 in docs/rules.md
   */
  readonly measurements?: readonly MeasurementEntry[]
  /**
   * The pieces as built. They determine the cost and never the price. When omitted, the same as the
   * measurements.
   *
   * @see Rules M7, M2 in docs/rules.md
   */
  readonly asBuiltMeasurements?: readonly MeasurementEntry[]
}

/** The pricing of a kit component in a result. A request uses LinePricing. */
export interface ComponentPricing {
  /**
   * The quantity sold, unless the strategy prices measurements; a decimal string of at most 4 decimals, not
   * counting trailing zeros; may be negative. Required, and not zero, when the total is computed from it.
   *
   * @see Rules L2, L6 in docs/rules.md
   */
  readonly quantity?: string
  /**
   * The price of one unit, such as a piece, a metre or a square foot, as the strategy says. Rounded half up
   * to 4 decimals. Required, except on kits and components, and on catalogue lines where it is computed
   * from cost and markup.
   *
   * @see Rules L1, L8, N8 in docs/rules.md
   */
  readonly unitPrice?: PricedMoney
  /**
   * The discount on the line, a percentage from 0 to 100 of at most 2 decimals, not counting trailing
   * zeros: "10.00" is 10%.
   *
   * @see Rules L2, N8 in docs/rules.md
   */
  readonly discount?: string
  /**
   * The total of the line. When omitted, it is derived.
   *
   * @see Rules L3, K2, L4, L5, K5, K3, L7, N8 in docs/rules.md
   */
  readonly totalPrice?: Money
  /**
   * The cost of one unit, rounded half up to 4 decimals.
   *
   * @see Rules L1, N8 in docs/rules.md
   */
  readonly cost?: PricedMoney
  /**
   * The markup on the cost, a decimal string: a percentage of the cost, or an amount in major units when
   * markupIsPercentage is false.
   *
   * @see Rules L8, N8 in docs/rules.md
   */
  readonly markup?: string
  /**
   * Whether the markup is a percentage. When omitted, true.
   *
   * @see Rule L8 in docs/rules.md
   */
  readonly markupIsPercentage: boolean
  /**
   * The total minus the cost of the line. With derivation on and a cost, it is computed.
   *
   * @see Rules L11, N8, L12 in docs/rules.md
   */
  readonly margin?: Money
  /**
   * The strategy for charging the line: a name, or its position in the list, counted from 0. When omitted
   * or unspecified, by quantity.
   *
   * @see Rules V4, M1 in docs/rules.md
   */
  readonly pricingStrategy?: PricingStrategy
  /** The name of a price level. */
  readonly priceLevel?: string
  /**
   * Whether the line is exempt from tax. No effect on a component or a sub-kit.
   *
   * @see Rules T4, K7 in docs/rules.md
   */
  readonly isTaxFree?: boolean
  /**
   * The tax according to the sender, for information only: the tax of the account is charged.
   *
   * @see Rule T4 in docs/rules.md
   */
  readonly tax?: TaxDetail
  /**
   * The pieces as sold, which replace the quantity. They need a lineal or square strategy. An empty list
   * counts as omitted.
   *
   * @see Rules N2, M2, L6 in docs/rules.md
   */
  readonly measurements?: readonly MeasurementEntry[]
  /**
   * The pieces as built. They determine the cost and never the price. When omitted, the same as the
   * measurements.
   *
   * @see Rules M7, M2 in docs/rules.md
   */
  readonly asBuiltMeasurements?: readonly MeasurementEntry[]
}

/** The value used in place of one that could not be read. */
export const NO_MEASUREMENT_ENTRY: ParsedMeasurementEntry = {
  length: UNKNOWN,
  width: UNKNOWN,
  amount: UNKNOWN,
}

/** The value used in place of one that could not be read. */
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

const readLinePricingPricingStrategy = enumOf(PRICING_STRATEGIES)
const readFilledListOfMeasurementEntry = filledListOf(readMeasurementEntry, NO_MEASUREMENT_ENTRY)

/** Reads {@link MeasurementEntryInput} field by field, in the order of the request. */
export function readMeasurementEntry(
  sent: unknown,
  step: Step,
  reading: Reading,
): ParsedMeasurementEntry | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedMeasurementEntry> = { length: undefined, width: undefined, amount: undefined }
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'length':
        read.length = readDecimalString(part, field, reading)
        break
      case 'width':
        read.width = readDecimalString(part, field, reading)
        break
      case 'amount':
        read.amount = readDecimalString(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return read
}

/** Writes {@link MeasurementEntry} field by field, without absent fields. */
export function writeMeasurementEntry(read: ParsedMeasurementEntry): MeasurementEntry {
  const draft: Draft<MeasurementEntry> = {}
  if (read.length !== undefined) draft.length = writeDecimal(read.length)
  if (read.width !== undefined) draft.width = writeDecimal(read.width)
  if (read.amount !== undefined) draft.amount = writeDecimal(read.amount)
  return draft as MeasurementEntry
}

/** Reads {@link LinePricingInput} field by field, in the order of the request. */
export function readLinePricing(sent: unknown, step: Step, reading: Reading): ParsedLinePricing | undefined {
  if (!isObject(sent)) {
    addNotAnObject(sent, step, reading)
    return undefined
  }
  let field: string
  let part: unknown
  const read: Mutable<ParsedLinePricing> = {
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
  reading.path.push(step)
  for (field in sent) {
    if (!Object.prototype.hasOwnProperty.call(sent, field)) continue
    part = sent[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'quantity':
        read.quantity = readDecimalString(part, field, reading)
        break
      case 'unitPrice':
        read.unitPrice = readMoney(part, field, reading)
        break
      case 'discount':
        read.discount = readDecimalString(part, field, reading)
        break
      case 'totalPrice':
        read.totalPrice = readMoney(part, field, reading)
        break
      case 'cost':
        read.cost = readMoney(part, field, reading)
        break
      case 'markup':
        read.markup = readDecimalString(part, field, reading)
        break
      case 'markupIsPercentage':
        read.markupIsPercentage = readFlag(part, field, reading)
        break
      case 'margin':
        read.margin = readMoney(part, field, reading)
        break
      case 'pricingStrategy':
        read.pricingStrategy = readLinePricingPricingStrategy(part, field, reading) ?? UNREADABLE
        break
      case 'priceLevel':
        read.priceLevel = readText(part, field, reading)
        break
      case 'isTaxFree':
        read.isTaxFree = readFlag(part, field, reading)
        break
      case 'tax':
        read.tax = readTaxDetail(part, field, reading)
        break
      case 'measurements':
        read.measurements = readFilledListOfMeasurementEntry(part, field, reading)
        break
      case 'asBuiltMeasurements':
        read.asBuiltMeasurements = readFilledListOfMeasurementEntry(part, field, reading)
        break
      default:
        refuseLegacy(field, reading)
    }
  }
  const settled = read.markup === undefined ? read : settleMarkup(read, sent, reading)
  reading.path.pop()
  return settled
}

/** The computed figures of {@link LinePricing}. */
export interface LinePricingFigures {
  readonly unitPrice: PricedMoney | undefined
  readonly totalPrice: PricedMoney | undefined
  readonly cost: PricedMoney | undefined
  readonly markup: string | undefined
  readonly markupIsPercentage: boolean
  readonly margin: Money | undefined
  readonly measurements: readonly MeasurementEntry[] | undefined
  readonly asBuiltMeasurements: readonly MeasurementEntry[] | undefined
}

/** Writes {@link LinePricing} from the parsed fields and the computed ones. */
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
  return draft as LinePricing
}
