/**
 * How a line is charged (M1). The integer of a name is its index in this list (V4). The same holds for
 * {@link DRAWING_SIDES} and {@link FINISH_TYPES}; the names of {@link ADJUSTMENT_TYPES} and {@link PRODUCT_TYPES} have
 * no integers. Frozen.
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

/** Whether an adjustment is a discount or a surcharge (T2). Requests name it (V4). */
export const ADJUSTMENT_TYPES = Object.freeze([
  'ADJUSTMENT_TYPE_UNSPECIFIED',
  'ADJUSTMENT_TYPE_DISCOUNT',
  'ADJUSTMENT_TYPE_SURCHARGE',
] as const)

/** One of {@link ADJUSTMENT_TYPES}. */
export type AdjustmentType = (typeof ADJUSTMENT_TYPES)[number]

/** Which side of the sheet a drawing shows (F9), in the order of its integers (V4): see {@link PRICING_STRATEGIES}. */
export const DRAWING_SIDES = Object.freeze([
  'DRAWING_SIDE_UNSPECIFIED',
  'DRAWING_SIDE_FAR',
  'DRAWING_SIDE_NEAR',
] as const)
/** One of {@link DRAWING_SIDES}. */
export type DrawingSide = (typeof DRAWING_SIDES)[number]

/** How the end of a sheet is finished (F3), in the order of its integers (V4): see {@link PRICING_STRATEGIES}. */
export const FINISH_TYPES = Object.freeze([
  'FINISH_TYPE_UNSPECIFIED',
  'FINISH_TYPE_CRUSH_FOLD',
  'FINISH_TYPE_OPEN_HOOK',
  'FINISH_TYPE_FEATHER',
  'FINISH_TYPE_DRIP_EDGE',
] as const)
/** One of {@link FINISH_TYPES}. */
export type FinishType = (typeof FINISH_TYPES)[number]

/** The kinds of kit components (K7). Requests name them (V4). */
export const PRODUCT_TYPES = Object.freeze([
  'PRODUCT_TYPE_UNSPECIFIED',
  'PRODUCT_TYPE_CATALOGUE_PRODUCT',
  'PRODUCT_TYPE_ON_THE_FLY',
  'PRODUCT_TYPE_LABOUR',
  'PRODUCT_TYPE_NOTES',
] as const)
/** One of {@link PRODUCT_TYPES}. */
export type ProductType = (typeof PRODUCT_TYPES)[number]

/**
 * How the tax of a document is rounded: once for the document, or line by line (T4). Frozen.
 *
 * @example
 * import { parseAccount, TAX_ROUNDINGS } from 'quotewright'
 *
 * for (const taxRounding of TAX_ROUNDINGS) assert.ok(parseAccount({ currency: 'AUD', taxRounding }).ok)
 */
export const TAX_ROUNDINGS = Object.freeze(['document', 'line'] as const)

/** One of {@link TAX_ROUNDINGS}. */
export type TaxRounding = (typeof TAX_ROUNDINGS)[number]

export { LOCALES, type Locale } from '../languages/languages.js'

/** The colours of a picture: the reader's system setting, or a fixed theme. */
export const THEMES = Object.freeze(['auto', 'light', 'dark'] as const)
/** One of the themes of a picture. */
export type Theme = (typeof THEMES)[number]

/** Which side of the sheet is coloured, going along it from the first edge. */
export const COLOUR_SIDES = Object.freeze(['left', 'right'] as const)
/** One of the two sides of a sheet. */
export type ColourSide = (typeof COLOUR_SIDES)[number]

/** The kinds of change that `solve` may make to reach a goal. Frozen. */
export const LEVER_TYPES = Object.freeze([
  'discount',
  'surcharge',
  'lineDiscount',
  'unitPrice',
  'markup',
] as const)
/** The kind of change that a lever makes. */
export type LeverType = (typeof LEVER_TYPES)[number]

/** In which direction from the current total `solve` looks for a round total. */
export const DIRECTIONS = Object.freeze(['nearest', 'down', 'up'] as const)
/** In which direction from the current total `solve` looks for a round total. */
export type Direction = (typeof DIRECTIONS)[number]

/** The two kinds of document. */
export const DOCUMENT_KINDS = Object.freeze(['quote', 'order'] as const)

/** How the cents that rounding down leaves over are distributed. */
export const ALLOCATION_MODES = Object.freeze([
  'largestRemainder',
  'toFirst',
  'toLast',
  'toLargest',
  'inOrder',
] as const)
/** How the cents that rounding down leaves over are distributed. */
export type AllocationMode = (typeof ALLOCATION_MODES)[number]
