import { NO_LINE_PRICING, type ParsedLinePricing } from '../wire/line-pricing.generated.js'
import type { PricedPricing, PricingBasis } from './priced.js'
import type { Cents } from '../number/cents.js'
import { ONE, ZERO } from '../number/decimal.js'
import { NO_PROBLEMS, type LocatedProblem } from '../problem/located-problem.js'

/** A pricing object that reads back as it was sent, and what is wrong with it. */
export function pricingAsSupplied(
  sent: ParsedLinePricing,
  basis: PricingBasis,
  total: Cents,
  problems: readonly LocatedProblem[] = NO_PROBLEMS,
): PricedPricing {
  return {
    sent,
    basis,
    unitPrice: basis.unitPrice,
    unitPriceRule: basis.unitPrice === undefined ? 'none' : 'sent',
    total,
    totalRule: 'sent',
    totalIsAsSupplied: true,
    beforeDiscount: total,
    discountAmount: 0, // L15
    markup: undefined,
    margin: undefined,
    problems,
  }
}

/** The pricing of a kit that was sent without: its total, and nothing else. */
export function derivedKitPricing(total: Cents): PricedPricing {
  return {
    sent: NO_LINE_PRICING,
    basis: UNSENT_BASIS,
    unitPrice: undefined,
    unitPriceRule: 'none',
    total,
    totalRule: 'components',
    totalIsAsSupplied: false,
    beforeDiscount: total,
    discountAmount: 0,
    markup: undefined,
    margin: undefined,
    problems: NO_PROBLEMS,
  }
}

const UNSENT_BASIS: PricingBasis = {
  method: 'quantity',
  isMeasured: false,
  measure: ONE,
  asBuiltMeasure: ONE,
  asBuiltMeasurements: undefined,
  quantity: ZERO,
  discount: ZERO,
  unitPrice: undefined,
  cost: undefined,
  lineCost: 0,
  problems: NO_PROBLEMS,
}
