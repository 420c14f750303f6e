import type { PricingStrategy } from '../enums.js'

type Shape = 'lineal' | 'square'
type Unit = 'metres' | 'feet'

/**
 * The shape and the unit by which a strategy measures; undefined where it does not. The sentences about measurements
 * name all of them, and those about a width (M5) distinguish the shapes, so a new strategy needs its words here.
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
const shapes = [...new Set(measured.map(({ shape }) => shape))]
const units = [...new Set(measured.map(({ unit }) => unit))]

const GERMAN_UNITS: Readonly<Record<Unit, string>> = { metres: 'Metern', feet: 'Fuß' }
const GERMAN_SHAPES: Readonly<Record<Shape, string>> = {
  lineal: 'laufenden Metern oder Fuß',
  square: 'Quadratmetern oder Quadratfuß',
}

/** The units of measures, as sentences list them. */
export const UNITS_OF_MEASURES = {
  english: units.join(' or '),
  german: units.map((unit) => GERMAN_UNITS[unit]).join(' oder '),
}

/** The strategies that measure, as sentences list them. */
export const MEASURED_STRATEGIES = {
  english: `${shapes.join(' or ')} ${units.join(' or ')}`,
  german: shapes.map((shape) => GERMAN_SHAPES[shape]).join(', '),
}
