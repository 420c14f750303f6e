import type { ParsedAccount } from '../wire/account.generated.js'
import type { Cents } from '../number/cents.js'
import type { Decimal } from '../number/decimal.js'
import type { MajorUnits, Percent } from '../number/units.js'
import type { LocatedProblem } from '../problem/located-problem.js'
import type { ParsedKitComponent, ParsedSubKit } from '../wire/kit.generated.js'
import type { ParsedLinePricing, ParsedMeasurementEntry } from '../wire/line-pricing.generated.js'

/** The settings that pricing objects depend on. */
export type PricingSettings = Pick<
  ParsedAccount,
  'derivationEnabled' | 'minimumLinealLengthMm' | 'minimumFlashingLengthMm'
>

/** How a pricing object is charged: what its strategy comes down to (M1). */
export type PricingMethod = 'quantity' | 'lineal' | 'square' | 'customFormula' | 'unreadable'

/** What the figures of a pricing object are worked out from, whatever it prices: the rules that hold for all. */
export interface PricingBasis {
  readonly method: PricingMethod
  /** On a measurement-priced strategy (M1) the measure takes the place of the quantity. */
  readonly isMeasured: boolean
  /** The sum of the pieces as charged, minimum length included (M3, M4); 1 when not measured (L3). */
  readonly measure: Decimal
  /** The sum of the pieces as built, without minimum (M7); 1 when not measured. */
  readonly asBuiltMeasure: Decimal
  /** The pieces as built, which are the pieces as measured unless said (M7). */
  readonly asBuiltMeasurements: readonly ParsedMeasurementEntry[] | undefined
  /** As sent; zero when absent (L6). */
  readonly quantity: Decimal
  /** A percentage; zero when absent. */
  readonly discount: Percent
  /** Rounded to 4 decimals (L1). */
  readonly unitPrice: MajorUnits | undefined
  /** Rounded to 4 decimals (L1). */
  readonly cost: MajorUnits | undefined
  /** Cost for all of the line, to the cent (L9). */
  readonly lineCost: Cents
  /** Relative to the pricing object. */
  readonly problems: readonly LocatedProblem[]
}

/** Where a total comes from. */
export type TotalRule =
  /** Worked out by the formula (L3). */
  | 'formula'
  /** Sent, and equal to the formula (L7). */
  | 'checked'
  /** Sent, and taken without a check (L4, L5, K4, K5, F1). */
  | 'sent'
  /** The sum of a kit's components and sub-kits (K2). */
  | 'components'
  /** There is none: the line counts 0 (L5). */
  | 'unpriced'

/** A pricing object with everything worked out, and what it went through on the way. */
export interface PricedPricing {
  /** As it was read; with nothing in it for a kit that was sent without pricing (K2). */
  readonly sent: ParsedLinePricing
  readonly basis: PricingBasis
  /** Rounded (L1), or made from cost and markup (L8). */
  readonly unitPrice: MajorUnits | undefined
  readonly unitPriceRule: 'sent' | 'markup' | 'none'
  /** What the line counts, to the cent. */
  readonly total: Cents
  readonly totalRule: TotalRule
  /** The total reads back as it was sent (L14), not as it counts. */
  readonly totalIsAsSupplied: boolean
  /** The total before discount, rounded by itself (L15). */
  readonly beforeDiscount: Cents
  /** Gross less total, where the total is the formula's; else 0 (L15). */
  readonly discountAmount: Cents
  /** Recomputed (L10); absent: as sent. */
  readonly markup: Percent | undefined
  /** Recomputed (L11); absent: as sent. */
  readonly margin: Cents | undefined
  readonly problems: readonly LocatedProblem[]
}

export interface PricedComponent {
  readonly component: ParsedKitComponent
  readonly pricing: PricedPricing | undefined
}

/** A kit or sub-kit with its total and cost worked out from the bottom up. */
export interface PricedKitLevel {
  readonly kit: ParsedSubKit
  readonly pricing: PricedPricing | undefined
  readonly components: readonly PricedComponent[] | undefined
  readonly subKits: readonly PricedKitLevel[] | undefined
  /** What the level counts, to the cent. */
  readonly total: Cents
  readonly totalRule: TotalRule
  /** To the cent (K6). */
  readonly cost: Cents
  readonly problems: readonly LocatedProblem[]
}
