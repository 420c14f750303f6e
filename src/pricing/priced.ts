import type { ParsedAccount } from '../wire/account.generated.js'
import type { Cents } from '../number/cents.js'
import type { MajorUnits, Measure, Percent, Quantity } from '../number/units.js'
import type { LocatedProblem } from '../problem/located-problem.js'
import type { PricingMethod } from '../rules/strategies.js'
import type { ParsedKitComponent, ParsedSubKit } from '../wire/kit.generated.js'
import type { ParsedLinePricing, ParsedMeasurementEntry } from '../wire/line-pricing.generated.js'

export type PricingSettings = Pick<
  ParsedAccount,
  'derivationEnabled' | 'minimumLinealLengthMm' | 'minimumFlashingLengthMm'
>

/** The method of a pricing object (M1), or `unreadable` if its strategy cannot be read. */
export type ParsedPricingMethod = PricingMethod | 'unreadable'

/** The figures common to the pricing of lines, kits and components. */
export interface PricingBasis {
  readonly method: ParsedPricingMethod
  /** Whether the measure replaces the quantity, as on lines priced by measurement (L3). */
  readonly isMeasured: boolean
  /** The measure of the pieces as charged, minimum length included (M3, M4); 1 if not measured (L3). */
  readonly measure: Measure
  /** The measure of the pieces as built, without minimum (M7); 1 if not measured. */
  readonly asBuiltMeasure: Measure
  /** The pieces as built; the measurements if the request has no as-built ones (M7). */
  readonly asBuiltMeasurements: readonly ParsedMeasurementEntry[] | undefined
  /** The supplied quantity; zero if absent (L6). */
  readonly quantity: Quantity
  /** A percentage; zero if absent. */
  readonly discount: Percent
  /** Rounded to 4 decimals (L1). */
  readonly unitPrice: MajorUnits | undefined
  /** Rounded to 4 decimals (L1). */
  readonly cost: MajorUnits | undefined
  // L9
  readonly lineCost: Cents
  /** Relative to the pricing object. */
  readonly problems: readonly LocatedProblem[]
}

/** The source of a total. */
export type TotalRule =
  /** Computed by the formula (L3). */
  | 'formula'
  /** Supplied, and checked against the formula (L7). */
  | 'checked'
  /**
   * Supplied, and taken without a check (L4, L7, K4, K5, F1). A missing one is a problem if required (L5).
   */
  | 'sent'
  /** The sum of a kit's components and sub-kits (K2). */
  | 'components'

export interface PricedPricing {
  /** The parsed object; empty for a kit without pricing (K2). */
  readonly sent: ParsedLinePricing
  readonly basis: PricingBasis
  /** Rounded (L1), or derived from cost and markup (L8). */
  readonly unitPrice: MajorUnits | undefined
  readonly unitPriceRule: 'sent' | 'markup' | 'none'
  readonly total: Cents
  readonly totalRule: TotalRule
  /** Whether the result shows the total as supplied (L14), not rounded to the cent. */
  readonly totalIsAsSupplied: boolean
  /** The amount before discount, rounded separately (L15). */
  readonly beforeDiscount: Cents
  /** Amount before discount less total, if the total equals the formula; else 0 (L15). */
  readonly discountAmount: Cents
  /** The recalculated markup (L10); absent if it stays as supplied. */
  readonly markup: Percent | undefined
  /** The recalculated margin (L11); absent if it stays as supplied. */
  readonly margin: Cents | undefined
  readonly problems: readonly LocatedProblem[]
}

/** A kit or a sub-kit. Only a sub-kit may have measurements outside its pricing (K7). */
export type KitLevel = Pick<ParsedSubKit, 'customPricing' | 'pricing' | 'components' | 'subKits'> &
  Partial<OwnMeasurements>

/** Measurements outside pricing (K7). */
export type OwnMeasurements = Pick<ParsedSubKit, 'measurements' | 'asBuiltMeasurements'>

export interface PricedComponent {
  readonly component: ParsedKitComponent
  readonly pricing: PricedPricing | undefined
}

export interface PricedKitLevel<Kit = KitLevel> {
  readonly kit: Kit
  readonly pricing: PricedPricing | undefined
  readonly components: readonly PricedComponent[] | undefined
  readonly subKits: readonly PricedKitLevel<ParsedSubKit>[] | undefined
  readonly total: Cents
  readonly totalRule: TotalRule
  // K6
  readonly cost: Cents
  readonly problems: readonly LocatedProblem[]
}
