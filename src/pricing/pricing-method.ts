import { UNREADABLE_STRATEGY, type LinePricing } from '../model/line-pricing.js'
import type { PricingMethod } from '../model/priced.js'

/** How a pricing object is charged (M1). */
export function pricingMethodOf(pricing: LinePricing): PricingMethod {
  switch (pricing.pricingStrategy) {
    case undefined: // M1
    case 'PRICING_STRATEGY_UNSPECIFIED':
    case 'PRICING_STRATEGY_BASIC_QUANTITIES':
      return 'quantity'
    case 'PRICING_STRATEGY_LINEAL_METRES':
    case 'PRICING_STRATEGY_LINEAL_FEET':
      return 'lineal'
    case 'PRICING_STRATEGY_SQUARE_METRES':
    case 'PRICING_STRATEGY_SQUARE_FEET':
      return 'square'
    case 'PRICING_STRATEGY_CUSTOM_FORMULA':
      return 'customFormula'
    case UNREADABLE_STRATEGY:
      return 'unreadable'
  }
}
