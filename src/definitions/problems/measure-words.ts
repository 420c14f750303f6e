import type { LinealUnit } from '../../number/units.js'
import type { PricingStrategy } from '../enums.js'

type Shape = 'lineal' | 'square'

/** Messages about measurements and widths (M5) follow from this list. Undefined if the strategy does not measure. */
const MEASURES: Readonly<
  Record<PricingStrategy, { readonly shape: Shape; readonly unit: LinealUnit } | undefined>
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
export const UNITS: readonly LinealUnit[] = [...new Set(measured.map(({ unit }) => unit))]

export const UNITS_OF_MEASURES = UNITS.join(' or ')

export const MEASURED_STRATEGIES = `${SHAPES.join(' or ')} ${UNITS_OF_MEASURES}`
