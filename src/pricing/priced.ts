import type { ParsedAccount } from '../wire/account.generated.js'
import type { Cents } from '../number/cents.js'
import type { Factor, MajorUnits, Measure, Percent, Quantity } from '../number/units.js'
import type { LocatedProblem } from '../problem/located-problem.js'
import type { PricingMethod } from '../rules/strategies.js'
import type { ParsedKitComponent, ParsedSubKit } from '../wire/kit.generated.js'
import type { ParsedLinePricing, ParsedMeasurementEntry } from '../wire/line-pricing.generated.js'

export type PricingSettings = Pick<
  ParsedAccount,
  'derivationEnabled' | 'minimumLinealLengthMm' | 'minimumFlashingLengthMm'
>

// M1
export type ParsedPricingMethod = PricingMethod | 'unreadable'

export interface PricingBasis {
  readonly method: ParsedPricingMethod
  // L3
  readonly isMeasured: boolean
  /** Includes the minimum length (M3, M4); 1 if not measured (L3). */
  readonly measure: Measure
  /** Excludes the minimum length (M7); 1 if not measured. */
  readonly asBuiltMeasure: Measure
  // M7
  readonly asBuiltMeasurements: readonly ParsedMeasurementEntry[] | undefined
  /** Zero if absent (L6). */
  readonly quantity: Quantity
  /** The measure, or the quantity, by which the unit price is multiplied (L3). */
  readonly factor: Factor
  /** The as-built measure, the quantity, or 1, by which the cost is multiplied (L9). */
  readonly costFactor: Factor
  readonly discount: Percent
  // L1
  readonly unitPrice: MajorUnits | undefined
  // L1
  readonly cost: MajorUnits | undefined
  // L9
  readonly lineCost: Cents
  readonly problems: readonly LocatedProblem[]
}

/** The source of a total. */
export type TotalRule =
  /** Computed by the formula (L3). */
  | 'formula'
  /** Supplied, and checked against the formula (L7). */
  | 'checked'
  /**
   * Supplied, and taken unchecked (L4, L7, K4, K5, F1). A missing required total is a problem (L5).
   */
  | 'sent'
  /** The sum of a kit's components and sub-kits (K2). */
  | 'components'

export interface PricedPricing {
  /** Empty for a kit without pricing (K2). */
  readonly sent: ParsedLinePricing
  readonly basis: PricingBasis
  // L1, L8
  readonly unitPrice: MajorUnits | undefined
  readonly unitPriceRule: 'sent' | 'markup' | 'none'
  readonly total: Cents
  readonly totalRule: TotalRule
  /** L14: whether the result shows the total as supplied. */
  readonly totalIsAsSupplied: boolean
  // L15
  readonly beforeDiscount: Cents
  /** L15. 0 if the total is not that of the formula. */
  readonly discountAmount: Cents
  /** L10. Undefined if the markup stays as supplied. */
  readonly markup: Percent | undefined
  /** L11. Undefined if the margin stays as supplied. */
  readonly margin: Cents | undefined
  readonly problems: readonly LocatedProblem[]
}

/** K7: only a sub-kit may have measurements outside its pricing. */
export type KitLevel = Pick<ParsedSubKit, 'customPricing' | 'pricing' | 'components' | 'subKits'> &
  Partial<OwnMeasurements>

// K7
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
