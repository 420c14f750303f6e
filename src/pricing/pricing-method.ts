import { UNREADABLE } from '../wire/reading.js'
import { type ParsedLinePricing } from '../wire/line-pricing.generated.js'
import type { PricingMethod } from './priced.js'

/** How a pricing object is charged (M1). */
export function pricingMethodOf(pricing: ParsedLinePricing): PricingMethod {
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
    case UNREADABLE:
      return 'unreadable'
  }
}
