import type { Answer } from '../answer.js'
import { UNKNOWN } from '../number/decimal.js'
import { totalFormulaText } from '../pricing/formula-text.js'
import { priceLinePricing } from '../pricing/line-pricing.js'
import { chargingOf } from '../pricing/strategy.js'
import type { AccountSettings } from '../wire/account.js'
import { linePricing, type LinePricingWire } from '../wire/line-pricing.js'
import { pricingWorkings, type PricingWorkings } from '../wire/workings.js'
import { applied } from './applied.js'

/** What the formula makes of a pricing object, and how. */
export interface LineTotal extends PricingWorkings {
  /** In figures and signs: `12.5 × 45.67 × (1 - 7.5 %) = 528.059375`. */
  readonly formula: string
}

/** L1 to L3, L6, L8, L9 and L15. A sent total plays no part but on a custom formula, where it is all (L4). */
export function lineTotal(pricing: LinePricingWire, settings: AccountSettings): Answer<LineTotal> {
  return applied(pricing, linePricing, settings, (read, account) => {
    const deriving = { ...account, derivationEnabled: true }
    const isByFormula = chargingOf(read) !== 'customFormula'
    const pricing = isByFormula ? { ...read, totalPrice: undefined } : read
    const priced = priceLinePricing(pricing, 'catalogue', deriving)
    return {
      findings: priced.findings,
      value: () => ({
        ...pricingWorkings(priced, account.currency),
        formula: totalFormulaText(priced.basis, priced.unitPrice ?? UNKNOWN),
      }),
    }
  })
}
