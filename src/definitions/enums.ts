/**
 * The strategies for charging a line (M1). The integer of a name is its index in this list (V4). Frozen.
 *
 * @example
 * import { PRICING_STRATEGIES } from 'quotewright'
 *
 * assert.equal(PRICING_STRATEGIES[2], 'PRICING_STRATEGY_LINEAL_METRES')
 */
export const PRICING_STRATEGIES = Object.freeze([
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

/** The types of adjustment (T2). Requests use the name, not an integer (V4). */
export const ADJUSTMENT_TYPES = Object.freeze([
  'ADJUSTMENT_TYPE_UNSPECIFIED',
  'ADJUSTMENT_TYPE_DISCOUNT',
  'ADJUSTMENT_TYPE_SURCHARGE',
] as const)

/** One of the types of adjustment. */
export type AdjustmentType = (typeof ADJUSTMENT_TYPES)[number]

/** The ends of a flashing that a drawing may show (F9), in the order of their integers (V4). */
export const DRAWING_SIDES = Object.freeze([
  'DRAWING_SIDE_UNSPECIFIED',
  'DRAWING_SIDE_FAR',
  'DRAWING_SIDE_NEAR',
] as const)
/** One of the ends that a drawing shows. */
export type DrawingSide = (typeof DRAWING_SIDES)[number]

/** The finishes for the free edge of a profile (F3), in the order of their integers (V4). */
export const FINISH_TYPES = Object.freeze([
  'FINISH_TYPE_UNSPECIFIED',
  'FINISH_TYPE_CRUSH_FOLD',
  'FINISH_TYPE_OPEN_HOOK',
  'FINISH_TYPE_FEATHER',
  'FINISH_TYPE_DRIP_EDGE',
] as const)
/** One of the finishes of an edge. */
export type FinishType = (typeof FINISH_TYPES)[number]

/** The kinds of kit components (K7). Requests use the name, not an integer (V4). */
export const PRODUCT_TYPES = Object.freeze([
  'PRODUCT_TYPE_UNSPECIFIED',
  'PRODUCT_TYPE_CATALOGUE_PRODUCT',
  'PRODUCT_TYPE_ON_THE_FLY',
  'PRODUCT_TYPE_LABOUR',
  'PRODUCT_TYPE_NOTES',
] as const)
/** One of the kinds of kit components. */
export type ProductType = (typeof PRODUCT_TYPES)[number]

/** The ways to round tax: once for the whole document, or line by line (T4). */
export const TAX_ROUNDINGS = Object.freeze(['document', 'line'] as const)

/** One of the ways to round tax. */
export type TaxRounding = (typeof TAX_ROUNDINGS)[number]

/** The bases of adjustment percentages: the subtotal, or the amount that earlier adjustments leave (T2). */
export const ADJUSTMENT_PERCENTAGES = Object.freeze(['of-subtotal', 'in-turn'] as const)

/** One of the bases of adjustment percentages. */
export type AdjustmentPercentages = (typeof ADJUSTMENT_PERCENTAGES)[number]

export { LOCALES, type Locale } from '../languages/languages.js'

/** The themes of a picture: the reader's system setting, or a fixed one. */
export const THEMES = Object.freeze(['auto', 'light', 'dark'] as const)
/** One of the themes of a picture. */
export type Theme = (typeof THEMES)[number]

/** The figure that a cutting plan minimises: the number of new bars, their metal, or their cost (F13). */
export const CUTTING_OBJECTIVES = Object.freeze(['bars', 'metal', 'cost'] as const)
/** One of the objectives of a cutting plan. */
export type CuttingObjective = (typeof CUTTING_OBJECTIVES)[number]

/** The sides of a sheet that may be coloured, seen along it from edge one. */
export const COLOUR_SIDES = Object.freeze(['left', 'right'] as const)
/** One of the two sides of a sheet. */
export type ColourSide = (typeof COLOUR_SIDES)[number]

/** The kinds of change that `solve` may make to reach a goal. */
export const LEVER_TYPES = Object.freeze([
  'discount',
  'surcharge',
  'lineDiscount',
  'unitPrice',
  'markup',
] as const)
/** The kind of change that a lever makes. */
export type LeverType = (typeof LEVER_TYPES)[number]

/** The directions from the current total in which `solve` looks for a round one. */
export const DIRECTIONS = Object.freeze(['nearest', 'down', 'up'] as const)
/** One of the directions in which `solve` may look for a round total. */
export type Direction = (typeof DIRECTIONS)[number]

/** The two kinds of document. */
export const DOCUMENT_KINDS = Object.freeze(['quote', 'order'] as const)

/** The ways to distribute the cents left after rounding each share towards zero. */
export const ALLOCATION_MODES = Object.freeze([
  'largestRemainder',
  'toFirst',
  'toLast',
  'toLargest',
  'inOrder',
] as const)
/** One of the ways to distribute the cents that remain. */
export type AllocationMode = (typeof ALLOCATION_MODES)[number]

/** The units that a total is rounded to for cash, in cents. */
export const CASH_UNITS = Object.freeze(['5', '10', '100'] as const)

/** One of the units that a total is rounded to for cash, in cents. */
export type CashUnit = (typeof CASH_UNITS)[number]

/** The ways to round a total that is halfway between two cash amounts. */
export const CASH_TIES = Object.freeze(['up', 'down', 'even'] as const)

/** One of the ways to round a total that is halfway between two cash amounts. */
export type CashTies = (typeof CASH_TIES)[number]
