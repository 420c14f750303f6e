import {
  PRICING_STRATEGIES,
  UNREADABLE_STRATEGY,
  type LinePricing,
  type MeasurementEntry,
  type PricingStrategy,
} from '../model/line-pricing.js'
import type { PricedPricing } from '../model/priced.js'
import { plainText, writeDecimal } from '../number/decimal-text.js'
import { UNKNOWN } from '../number/decimal.js'
import type { Draft } from './draft.js'
import { listOf } from './list.js'
import { money, moneyAsSent, moneyOf, moneyOfCents, type MoneyWire } from './money.js'
import { readObject } from './object.js'
import { refuseLegacy } from './legacy.js'
import type { Reader } from './reading.js'
import { decimal, enumOf, flag, text } from './scalars.js'
import { taxDetail, taxDetailWire, type TaxDetailWire } from './tax-detail.js'

/** Pieces of one size, as JSON. */
export interface MeasurementEntryWire {
  /** In the strategy's unit: metres or feet. */
  readonly length?: string
  /** In the strategy's unit: on square strategies only, and there required (M5). */
  readonly width?: string
  /** Pieces; 1 when absent. */
  readonly amount?: string
}

/** LinePricing as JSON (section 2.4 of the specification). */
export interface LinePricingWire {
  /** At most 4 decimals (L2). */
  readonly quantity?: string
  /** Rounded half up to 4 decimals (L1). */
  readonly unitPrice?: MoneyWire
  /** A percentage of at most 2 decimals: `"10.00"` is 10 % (L2). */
  readonly discount?: string
  /** To the cent: worked out (L3), checked (L7) or, on a custom formula, taken as sent (L4). */
  readonly totalPrice?: MoneyWire
  /** For one unit; rounded half up to 4 decimals (L1). */
  readonly cost?: MoneyWire
  /** A percentage, or major units when {@link markupIsPercentage} is false (L8). */
  readonly markup?: string
  /** Whether the markup is a percentage of the cost; true when absent (L8). */
  readonly markupIsPercentage?: boolean
  /** Total less line cost, to the cent: worked out (L11), or checked with derivation off (L12). */
  readonly margin?: MoneyWire
  /** By quantity when absent (M1). */
  readonly pricingStrategy?: PricingStrategy
  /** The name of a price level. */
  readonly priceLevel?: string
  /** True: exempt. False when absent (T4). */
  readonly isTaxFree?: boolean
  /** Advisory: the account's tax is what counts (T4). */
  readonly tax?: TaxDetailWire
  /** The pieces that are charged, on measurement-priced strategies only (M2, M3). */
  readonly measurements?: readonly MeasurementEntryWire[]
  /** The pieces that were made: they cost, and never price; equal to `measurements` when absent (M7). */
  readonly asBuiltMeasurements?: readonly MeasurementEntryWire[]
}

const strategy = enumOf(PRICING_STRATEGIES)

/** An entry of which nothing can be read. */
const UNREADABLE_ENTRY: MeasurementEntry = { length: UNKNOWN, width: UNKNOWN, amount: UNKNOWN }

const measurementEntry: Reader<MeasurementEntry> = (value, step, reading) => {
  const object = readObject(value, step, reading)
  if (object === undefined) return undefined
  let length, width, amount
  reading.path.push(step)
  for (const field in object) {
    if (!Object.prototype.hasOwnProperty.call(object, field)) continue
    const part = object[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'length':
        length = decimal(part, field, reading)
        break
      case 'width':
        width = decimal(part, field, reading)
        break
      case 'amount':
        amount = decimal(part, field, reading)
        break
    }
  }
  reading.path.pop()
  return { length, width, amount }
}

const readEntries = listOf(measurementEntry, UNREADABLE_ENTRY)

/** An empty list is a list left out (N2): forms send it for lines that are not measured. One that cannot be read has a measure that is unknown, rather than none. */
const measurementEntries: Reader<readonly MeasurementEntry[]> = (value, step, reading) => {
  const entries = readEntries(value, step, reading) ?? [UNREADABLE_ENTRY]
  return entries.length === 0 ? undefined : entries
}

/**
 * Reads a LinePricing field by field, in the order they were sent. By hand, where other readers are made of a table of
 * fields: every line has one of these, and the detour through a table takes 15 % of the time of a whole quote.
 */
export const linePricing: Reader<LinePricing> = (value, step, reading) => {
  const object = readObject(value, step, reading)
  if (object === undefined) return undefined
  let quantity, unitPrice, discount, totalPrice, cost, markup, markupIsPercentage, margin
  let priceLevel, isTaxFree, tax, measurements, asBuiltMeasurements
  let pricingStrategy: LinePricing['pricingStrategy']
  let isMarkupKnown = true
  reading.path.push(step)
  for (const field in object) {
    if (!Object.prototype.hasOwnProperty.call(object, field)) continue
    const part = object[field]
    if (part === undefined || part === null) continue // N2
    switch (field) {
      case 'quantity':
        quantity = decimal(part, field, reading)
        break
      case 'unitPrice':
        unitPrice = money(part, field, reading)
        break
      case 'discount':
        discount = decimal(part, field, reading)
        break
      case 'totalPrice':
        totalPrice = money(part, field, reading)
        break
      case 'cost':
        cost = money(part, field, reading)
        break
      case 'markup':
        markup = decimal(part, field, reading)
        break
      case 'markupIsPercentage':
        markupIsPercentage = flag(part, field, reading)
        isMarkupKnown = markupIsPercentage !== undefined
        break
      case 'margin':
        margin = money(part, field, reading)
        break
      case 'pricingStrategy':
        pricingStrategy = strategy(part, field, reading) ?? UNREADABLE_STRATEGY
        break
      case 'priceLevel':
        priceLevel = text(part, field, reading)
        break
      case 'isTaxFree':
        isTaxFree = flag(part, field, reading)
        break
      case 'tax':
        tax = taxDetail(part, field, reading)
        break
      case 'measurements':
        measurements = measurementEntries(part, field, reading)
        break
      case 'asBuiltMeasurements':
        asBuiltMeasurements = measurementEntries(part, field, reading)
        break
      default:
        refuseLegacy(field, reading)
    }
  }
  reading.path.pop()
  return {
    quantity,
    unitPrice,
    discount,
    totalPrice,
    cost,
    // What the markup is of cannot be told from a flag that cannot be read.
    markup: isMarkupKnown ? markup : UNKNOWN,
    markupIsPercentage,
    margin,
    pricingStrategy,
    priceLevel,
    isTaxFree,
    tax,
    measurements,
    asBuiltMeasurements,
  }
}

/** A priced LinePricing as JSON: what was sent, and what was worked out in its place. */
export function linePricingWire(priced: PricedPricing, currency: string): LinePricingWire {
  const { sent } = priced
  const draft: Draft<LinePricingWire> = {}
  if (sent?.quantity !== undefined) draft.quantity = writeDecimal(sent.quantity)
  if (priced.unitPrice !== undefined)
    draft.unitPrice = moneyOf(priced.unitPrice, sent?.unitPrice?.currency ?? currency)
  if (sent?.discount !== undefined) draft.discount = writeDecimal(sent.discount)
  const totalPrice = totalPriceWire(priced, currency)
  if (totalPrice !== undefined) draft.totalPrice = totalPrice
  if (priced.basis.cost !== undefined)
    draft.cost = moneyOf(priced.basis.cost, sent?.cost?.currency ?? currency)
  if (priced.markup !== undefined)
    draft.markup = plainText(priced.markup) // L10
  else if (sent?.markup !== undefined) draft.markup = writeDecimal(sent.markup)
  draft.markupIsPercentage = priced.markup !== undefined || (sent?.markupIsPercentage ?? true) // L8, L10
  if (priced.margin !== undefined)
    draft.margin = moneyOfCents(priced.margin, currency) // L11
  else if (sent?.margin !== undefined) draft.margin = moneyAsSent(sent.margin)
  if (sent === undefined) return draft
  const { pricingStrategy, priceLevel, isTaxFree, tax, measurements } = sent
  if (pricingStrategy !== undefined && pricingStrategy !== UNREADABLE_STRATEGY)
    draft.pricingStrategy = pricingStrategy
  if (priceLevel !== undefined) draft.priceLevel = priceLevel
  if (isTaxFree !== undefined) draft.isTaxFree = isTaxFree
  if (tax !== undefined) draft.tax = taxDetailWire(tax)
  if (measurements !== undefined) draft.measurements = measurements.map(entryWire)
  const asBuilt = priced.basis.asBuiltMeasurements
  if (asBuilt !== undefined) draft.asBuiltMeasurements = asBuilt.map(entryWire) // M7
  return draft
}

function totalPriceWire(priced: PricedPricing, currency: string): MoneyWire | undefined {
  const { sent, total, totalIsAsSupplied: totalIsEchoed } = priced
  if (totalIsEchoed) return sent?.totalPrice && moneyAsSent(sent.totalPrice) // L14
  return moneyOfCents(total, sent?.totalPrice?.currency ?? currency)
}

function entryWire({ length, width, amount }: MeasurementEntry): MeasurementEntryWire {
  const draft: Draft<MeasurementEntryWire> = {}
  if (length !== undefined) draft.length = writeDecimal(length)
  if (width !== undefined) draft.width = writeDecimal(width)
  if (amount !== undefined) draft.amount = writeDecimal(amount)
  return draft
}
