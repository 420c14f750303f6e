import type { Answer } from '../problem/answer.js'
import { UNKNOWN } from '../number/decimal.js'
import { totalFormulaText } from '../pricing/formula-text.js'
import { priceLinePricing } from '../pricing/line-pricing.js'
import { pricingMethodOf } from '../pricing/pricing-method.js'
import type { AccountSettings } from '../wire/account.js'
import { linePricing, type LinePricingWire } from '../wire/line-pricing.js'
import { pricingWorkings, type PricingWorkings } from '../wire/workings.js'
import { runRule } from './run-rule.js'

/** What the formula makes of a pricing object, and how. */
export interface LineTotal extends PricingWorkings {
  /** In figures and signs: `12.5 × 45.67 × (1 - 7.5 %) = 528.059375`. */
  readonly formula: string
}

/**
 * What the formula makes of a pricing object, half up to the cent once (L1 to L3, L6, L8, L9 and L15). A sent total plays
 * no part but on a custom formula, where it is all (L4). The root entry's `lineTotal` with an Either.
 *
 * Problems: those of M and L for one pricing object, such as `unit_price_required`, `zero_quantity`,
 * `empty_measurements` and `too_many_decimals`; `amount_out_of_range` (N8).
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { lineTotal } from 'quotewright/fp'
 *
 * const pricing = { quantity: '3', unitPrice: { amountMicros: '11230000' }, discount: '10' }
 * const total = lineTotal(pricing, { currency: 'AUD' })
 * assert.ok(E.isRight(total))
 * assert.equal(total.right.total.amountMicros, '30320000')
 */
export function lineTotal(pricing: LinePricingWire, settings: AccountSettings): Answer<LineTotal> {
  return runRule(pricing, linePricing, settings, (read, account) => {
    const deriving = { ...account, derivationEnabled: true }
    const isByFormula = pricingMethodOf(read) !== 'customFormula'
    const pricing = isByFormula ? { ...read, totalPrice: undefined } : read
    const priced = priceLinePricing(pricing, 'catalogue', deriving)
    return {
      problems: priced.problems,
      value: () => ({
        ...pricingWorkings(priced, account.currency),
        formula: totalFormulaText(priced.basis, priced.unitPrice ?? UNKNOWN),
      }),
    }
  })
}
