import type { PricingStrategy } from '../enums.js'

type Shape = 'lineal' | 'square'
type Unit = 'metres' | 'feet'

/**
 * The shape and the unit that each strategy measures in; undefined if it does not measure. Messages about
 * measurements list all shapes and units, and messages about a width (M5) depend on the shape. So a new
 * strategy needs an entry here.
 */
const MEASURES: Readonly<
  Record<PricingStrategy, { readonly shape: Shape; readonly unit: Unit } | undefined>
> = {
  PRICING_STRATEGY_UNSPECIFIED: undefined,
  PRICING_STRATEGY_BASIC_QUANTITIES: undefined,
  PRICING_STRATEGY_LINEAL_METRES: { shape: 'lineal', unit: 'metres' },
  PRICING_STRATEGY_CUSTOM_FORMULA: undefined,
  PRICING_STRATEGY_SQUARE_METRES: { shape: 'square', unit: 'metres' },
  PRICING_STRATEGY_LINEAL_FEET: { shape: 'lineal', unit: 'feet' },
  PRICING_STRATEGY_SQUARE_FEET: { shape: 'square', unit: 'feet' },
}

const measured = Object.values(MEASURES).filter((measure) => measure !== undefined)
export const SHAPES: readonly Shape[] = [...new Set(measured.map(({ shape }) => shape))]
export const UNITS: readonly Unit[] = [...new Set(measured.map(({ unit }) => unit))]

/** The units of measures, as messages list them. */
export const UNITS_OF_MEASURES = UNITS.join(' or ')

/** The strategies that measure, as messages list them. */
export const MEASURED_STRATEGIES = `${SHAPES.join(' or ')} ${UNITS_OF_MEASURES}`
