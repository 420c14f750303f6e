import type { PricedComponent, PricedPricing, PricedKitLevel, TotalRule } from './priced.js'
import { plainText } from '../number/number-text.js'
import { signOf } from '../number/decimal.js'
import type { PricedMoney } from '../wire/money.generated.js'
import { moneyOf, moneyOfCents } from '../wire/money.js'

/** The computation of the figures of a pricing object. */
export interface PricingWorkings {
  /** The source of the total: calculated, supplied (checked or unchecked), or summed from a kit's parts. */
  readonly totalRule: TotalRule
  /** The charged total, to the cent. */
  readonly total: PricedMoney
  /** Whether the unit price is supplied, derived from cost and markup (L8), or absent. */
  readonly unitPriceRule: 'sent' | 'markup' | 'none'
  /**
   * The unit price, supplied or derived (L8), rounded half up to 4 decimals (L1). Absent if it is neither.
   */
  readonly unitPrice?: PricedMoney
  /** The measure of a measured line, minimum length included, in the strategy's unit (M3, M4). */
  readonly measure?: string
  /** The measure of a measured line as built (M7). */
  readonly asBuiltMeasure?: string
  /** The quantity of a line that is not measured. */
  readonly quantity?: string
  /** The discount, a percentage; absent without a discount. */
  readonly discount?: string
  /** The amount before discount (L15). */
  readonly amountBeforeDiscount: PricedMoney
  /** The amount of the discount (L15). */
  readonly discountAmount: PricedMoney
  /** The cost of the whole line (L9). */
  readonly lineCost: PricedMoney
}

/** The computation of the total and the cost of a kit or sub-kit. */
export interface KitLevelWorkings {
  /** The source of the level's total (K2, K4, K5). */
  readonly totalRule: TotalRule
  /** The total of the level, to the cent. */
  readonly total: PricedMoney
  /** The cost of the level, to the cent (K6). */
  readonly cost: PricedMoney
  /** The workings of the components, in their order; null for a component without pricing. */
  readonly components: readonly (PricingWorkings | null)[]
  /** The sub-kits, in the order of the kit. */
  readonly subKits: readonly KitLevelWorkings[]
}

export function pricingWorkings(pricing: PricedPricing, currency: string): PricingWorkings {
  const { basis, unitPrice } = pricing
  return {
    totalRule: pricing.totalRule,
    total: moneyOfCents(pricing.total, currency),
    unitPriceRule: pricing.unitPriceRule,
    ...(unitPrice === undefined ? {} : { unitPrice: moneyOf(unitPrice, currency) }),
    ...(basis.isMeasured
      ? { measure: plainText(basis.measure), asBuiltMeasure: plainText(basis.asBuiltMeasure) }
      : { quantity: plainText(basis.quantity) }),
    ...(signOf(basis.discount) === 0 ? {} : { discount: plainText(basis.discount) }),
    amountBeforeDiscount: moneyOfCents(pricing.beforeDiscount, currency),
    discountAmount: moneyOfCents(pricing.discountAmount, currency),
    lineCost: moneyOfCents(basis.lineCost, currency),
  }
}

export function kitLevelWorkings(level: PricedKitLevel, currency: string): KitLevelWorkings {
  return {
    totalRule: level.totalRule,
    total: moneyOfCents(level.total, currency),
    cost: moneyOfCents(level.cost, currency),
    components: (level.components ?? []).map(({ pricing }: PricedComponent) =>
      pricing === undefined ? null : pricingWorkings(pricing, currency),
    ),
    subKits: (level.subKits ?? []).map((subKit) => kitLevelWorkings(subKit, currency)),
  }
}
