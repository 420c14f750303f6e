import { PRICING_STRATEGIES, type PricingStrategy } from '../definitions/enums.js'
import {
  feetOf,
  metresOf,
  millimetresOfFeet,
  millimetresOfMetres,
  type Feet,
  type LinealUnit,
  type MeasureUnit,
  type Metres,
  type MetresOrFeet,
  type Millimetres,
} from '../number/units.js'

/** The symbol of each unit, to print after a number. */
export const UNIT_SYMBOLS: Readonly<
  Record<MeasureUnit, string> & Record<'metres', 'm'> & Record<'feet', 'ft'>
> = Object.freeze({
  metres: 'm',
  feet: 'ft',
  'square metres': 'm²',
  'square feet': 'ft²',
})

interface UnitOfLength {
  readonly toMillimetres: (length: MetresOrFeet) => Millimetres
  /** Rounds to `places` decimals if the exact number may need endless decimals (M4). */
  readonly ofMillimetres: (length: Millimetres) => MetresOrFeet
  readonly places: number | undefined
  readonly divisor: 'millimetres_per_metre' | 'millimetres_per_foot'
}

const FEET_PLACES = 6

export const LENGTH_UNITS: Readonly<Record<LinealUnit, UnitOfLength>> = {
  metres: {
    toMillimetres: (length) => millimetresOfMetres(length as Metres),
    ofMillimetres: metresOf,
    places: undefined,
    divisor: 'millimetres_per_metre',
  },
  feet: {
    toMillimetres: (length) => millimetresOfFeet(length as Feet),
    ofMillimetres: (length) => feetOf(length, FEET_PLACES),
    places: FEET_PLACES,
    divisor: 'millimetres_per_foot',
  },
}

export function isLengthUnit(unit: MeasureUnit): unit is LinealUnit {
  return Object.hasOwn(LENGTH_UNITS, unit)
}

/** M5: the problem codes for a missing size, and for a size that the strategy does not use. */
export const OTHER_SIZES = {
  width: { required: 'width_required', notAllowed: 'width_not_allowed' },
} as const

/** A size of a piece other than its length. */
export type OtherSize = keyof typeof OTHER_SIZES

export const OTHER_SIZE_NAMES = Object.keys(OTHER_SIZES) as readonly OtherSize[]

/** A way to measure pieces: amount × length × the other sizes (M3). */
export interface MeasurementMethod {
  /** The unit of the length. */
  readonly length: LinealUnit
  /** The units of the other sizes that a piece has. */
  readonly others: Readonly<Partial<Record<OtherSize, MeasureUnit>>>
  /** The unit of the measure. */
  readonly measure: MeasureUnit
  /** Whether a piece is charged as at least the minimum length of the account (M3, M4). */
  readonly hasMinimum: boolean
}

export type PricingMethod = 'quantity' | 'customFormula' | MeasurementMethod

export const SQUARE_METRES: MeasurementMethod = {
  length: 'metres',
  others: { width: 'metres' },
  measure: 'square metres',
  hasMinimum: false,
}

// M1
export const DEFAULT_STRATEGY = 'PRICING_STRATEGY_UNSPECIFIED'

export const STRATEGIES: Readonly<Record<PricingStrategy, PricingMethod>> = {
  PRICING_STRATEGY_UNSPECIFIED: 'quantity',
  PRICING_STRATEGY_BASIC_QUANTITIES: 'quantity',
  PRICING_STRATEGY_LINEAL_METRES: { length: 'metres', others: {}, measure: 'metres', hasMinimum: true },
  PRICING_STRATEGY_CUSTOM_FORMULA: 'customFormula',
  PRICING_STRATEGY_SQUARE_METRES: SQUARE_METRES,
  PRICING_STRATEGY_LINEAL_FEET: { length: 'feet', others: {}, measure: 'feet', hasMinimum: true },
  PRICING_STRATEGY_SQUARE_FEET: {
    length: 'feet',
    others: { width: 'feet' },
    measure: 'square feet',
    hasMinimum: false,
  },
}

/** V4: finds a strategy by its name or its integer. */
export function strategyNamed(sent: unknown): PricingStrategy | undefined {
  const name = typeof sent === 'number' ? PRICING_STRATEGIES[sent] : sent
  return PRICING_STRATEGIES.find((known) => known === name)
}

/** Undefined if the strategy does not measure. */
export function measurementMethod(strategy: PricingStrategy | undefined): MeasurementMethod | undefined {
  const method = STRATEGIES[strategy ?? DEFAULT_STRATEGY]
  return typeof method === 'string' ? undefined : method
}

/** Lists sizes in the order of printing and multiplying. */
export function otherSizes({
  others,
}: MeasurementMethod): readonly { readonly size: OtherSize; readonly unit: MeasureUnit }[] {
  return OTHER_SIZE_NAMES.flatMap((size) => {
    const unit = Object.hasOwn(others, size) ? others[size] : undefined
    return unit === undefined ? [] : [{ size, unit }]
  })
}
