import type { ParsedAccount } from '../wire/account.generated.js'
import type { Cents } from '../number/cents.js'
import type { MajorUnits, Measure, Percent, Quantity } from '../number/units.js'
import type { LocatedProblem } from '../problem/located-problem.js'
import type { PricingMethod } from '../rules/strategies.js'
import type { ParsedKitComponent, ParsedSubKit } from '../wire/kit.generated.js'
import type { ParsedLinePricing, ParsedMeasurementEntry } from '../wire/line-pricing.generated.js'

/** The settings that pricing depends on. */
export type PricingSettings = Pick<
  ParsedAccount,
  'derivationEnabled' | 'minimumLinealLengthMm' | 'minimumFlashingLengthMm'
>

/** The method of a pricing object (M1), if its strategy could be read. */
export type ParsedPricingMethod = PricingMethod | 'unreadable'

/** The figures common to the pricing of lines, kits and components. */
export interface PricingBasis {
  readonly method: ParsedPricingMethod
  /** With a measurement-priced strategy, the measure replaces the quantity (M1). */
  readonly isMeasured: boolean
  /** The measure of the pieces as priced, minimum length included (M3, M4); 1 when not measured (L3). */
  readonly measure: Measure
  /** The measure of the pieces as built, without minimum (M7); 1 when not measured. */
  readonly asBuiltMeasure: Measure
  /** The pieces as built: the measurements when none were sent (M7). */
  readonly asBuiltMeasurements: readonly ParsedMeasurementEntry[] | undefined
  /** As sent; zero when absent (L6). */
  readonly quantity: Quantity
  /** A percentage; zero when absent. */
  readonly discount: Percent
  /** Rounded to 4 decimals (L1). */
  readonly unitPrice: MajorUnits | undefined
  /** Rounded to 4 decimals (L1). */
  readonly cost: MajorUnits | undefined
  /** Cost of the whole line, to the cent (L9). */
  readonly lineCost: Cents
  /** Relative to the pricing object. */
  readonly problems: readonly LocatedProblem[]
}

/** Where a total comes from. */
export type TotalRule =
  /** Computed by the formula (L3). */
  | 'formula'
  /** Sent, and equal to the formula's (L7). */
  | 'checked'
  /** Sent, and taken without a check (L4, L5, K4, K5, F1). */
  | 'sent'
  /** The sum of a kit's components and sub-kits (K2). */
  | 'components'

/** A priced pricing object, with its workings. */
export interface PricedPricing {
  /** The parsed object; empty for a kit sent without pricing (K2). */
  readonly sent: ParsedLinePricing
  readonly basis: PricingBasis
  /** Rounded (L1), or derived from cost and markup (L8). */
  readonly unitPrice: MajorUnits | undefined
  readonly unitPriceRule: 'sent' | 'markup' | 'none'
  /** The total that counts, to the cent. */
  readonly total: Cents
  readonly totalRule: TotalRule
  /** Whether the total reads back as sent (L14), not as it counts. */
  readonly totalIsAsSupplied: boolean
  /** The amount before discount, rounded by itself (L15). */
  readonly beforeDiscount: Cents
  /** Amount before discount less total, when the total comes from the formula; else 0 (L15). */
  readonly discountAmount: Cents
  /** Recomputed (L10); absent: as sent. */
  readonly markup: Percent | undefined
  /** Recomputed (L11); absent: as sent. */
  readonly margin: Cents | undefined
  readonly problems: readonly LocatedProblem[]
}

/** A kit or a sub-kit. Only a sub-kit may have measurements outside its pricing (K7). */
export type KitLevel = Pick<ParsedSubKit, 'customPricing' | 'pricing' | 'components' | 'subKits'> &
  Partial<OwnMeasurements>

/** The measurements that were sent outside pricing (K7). */
export type OwnMeasurements = Pick<ParsedSubKit, 'measurements' | 'asBuiltMeasurements'>

export interface PricedComponent {
  readonly component: ParsedKitComponent
  readonly pricing: PricedPricing | undefined
}

/** A kit or sub-kit with its total and cost, computed from the bottom up. */
export interface PricedKitLevel<Kit = KitLevel> {
  readonly kit: Kit
  readonly pricing: PricedPricing | undefined
  readonly components: readonly PricedComponent[] | undefined
  readonly subKits: readonly PricedKitLevel<ParsedSubKit>[] | undefined
  /** The total of the level, to the cent. */
  readonly total: Cents
  readonly totalRule: TotalRule
  /** To the cent (K6). */
  readonly cost: Cents
  readonly problems: readonly LocatedProblem[]
}
