import type { Decimal } from '../number/decimal.js'
import type { Money } from './money.js'
import type { TaxDetail } from './tax-detail.js'

/**
 * How a line is charged (M1), in the order of the specification's list: the integer of a name is its index (V4). So it
 * is with {@link ADJUSTMENT_TYPES}, {@link DRAWING_SIDES}, {@link FINISH_TYPES} and {@link PRODUCT_TYPES}. Frozen.
 *
 * @example
 * import * as quotewright from 'quotewright'
 *
 * assert.equal(quotewright.PRICING_STRATEGIES[2], 'PRICING_STRATEGY_LINEAL_METRES')
 * assert.equal(quotewright.ADJUSTMENT_TYPES[1], 'ADJUSTMENT_TYPE_DISCOUNT')
 * assert.equal(quotewright.DRAWING_SIDES[1], 'DRAWING_SIDE_FAR')
 * assert.equal(quotewright.FINISH_TYPES[1], 'FINISH_TYPE_CRUSH_FOLD')
 * assert.equal(quotewright.PRODUCT_TYPES[3], 'PRODUCT_TYPE_LABOUR')
 */
export const PRICING_STRATEGIES = /* @__PURE__ */ Object.freeze([
  'PRICING_STRATEGY_UNSPECIFIED',
  'PRICING_STRATEGY_BASIC_QUANTITIES',
  'PRICING_STRATEGY_LINEAL_METRES',
  'PRICING_STRATEGY_CUSTOM_FORMULA',
  'PRICING_STRATEGY_SQUARE_METRES',
  'PRICING_STRATEGY_LINEAL_FEET',
  'PRICING_STRATEGY_SQUARE_FEET',
] as const)

/** One of {@link PRICING_STRATEGIES}. */
export type PricingStrategy = (typeof PRICING_STRATEGIES)[number]

/** A strategy that was sent but is none of the list. */
export const UNREADABLE_STRATEGY = 'UNREADABLE'

/** Pieces of one size. Lengths and widths are in the strategy's unit: metres or feet. */
export interface MeasurementEntry {
  readonly length: Decimal | undefined
  /** On square strategies only (M5). */
  readonly width: Decimal | undefined
  /** How many pieces; absent means 1 (M3). */
  readonly amount: Decimal | undefined
}

/** How a line is priced, as sent. Shared by lines, kits, sub-kits and components. */
export interface LinePricing {
  readonly quantity: Decimal | undefined
  readonly unitPrice: Money | undefined
  /** A percentage: `10.00` is 10 %. */
  readonly discount: Decimal | undefined
  readonly totalPrice: Money | undefined
  /** For one unit, or one metre, foot or square of them. */
  readonly cost: Money | undefined
  /** A percentage of the cost, or major units when {@link markupIsPercentage} is false. */
  readonly markup: Decimal | undefined
  readonly markupIsPercentage: boolean | undefined
  readonly margin: Money | undefined
  readonly pricingStrategy: PricingStrategy | typeof UNREADABLE_STRATEGY | undefined
  readonly priceLevel: string | undefined
  readonly isTaxFree: boolean | undefined
  /** Advisory: the account's tax is what counts (T4). */
  readonly tax: TaxDetail | undefined
  readonly measurements: readonly MeasurementEntry[] | undefined
  /** Drives cost, never price (M7). */
  readonly asBuiltMeasurements: readonly MeasurementEntry[] | undefined
}
