import { UNKNOWN } from '../number/decimal.js'
import { totalFormulaText } from '../pricing/formulas.js'
import { deriveLinePricing } from '../pricing/line-pricing.js'
import { pricingMethodOf } from '../pricing/measurements.js'
import type { Answer } from '../problem/answer.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { ReadonlyInput } from '../wire/object.js'
import { readLinePricing, type LinePricingInput } from '../wire/line-pricing.generated.js'
import { pricingWorkings, type PricingWorkings } from '../pricing/workings.js'
import { runRule } from './run-rule.js'

/** The total of a pricing object, with its workings. */
export interface LineTotal extends PricingWorkings {
  /**
   * The formula of L3 in figures: `12.5 × 45.67 × (1 - 7.5%) = 528.059375`. With a custom formula, the total
   * need not equal the result of L3 (L4).
   */
  readonly formula: string
}

/**
 * Calculates the total of a pricing object: quantity or measure × unit price × (1 - discount/100). Rounds
 * half up to the cent, once (L3). Also returns the amount before discount, the discount amount and the line
 * cost.
 *
 * If the unit price is absent, it is calculated from cost and markup (L8), even with the account's derivation off. A
 * supplied total is ignored, except with a custom formula, where it is the total (L4).
 *
 * Problems: those of rules M and L for pricing, such as `unit_price_required`, `zero_quantity`,
 * `empty_measurements` and `too_many_decimals`; `amount_out_of_range` (N8).
 *
 * @example
 * import { lineTotal } from 'quotewright'
 *
 * const result = lineTotal(
 *   { quantity: '12.5', unitPrice: { amountMicros: '45670000' }, discount: '7.5' },
 *   { currency: 'AUD' },
 * )
 * assert.ok(result.ok)
 * assert.equal(result.value.total.amountMicros, '528060000')
 * assert.equal(result.value.formula, '12.5 × 45.67 × (1 - 7.5%) = 528.059375')
 */
export function lineTotal(
  pricing: ReadonlyInput<LinePricingInput>,
  account: AccountInput,
): Answer<LineTotal> {
  return runRule(pricing, readLinePricing, account, (read, settings) => {
    const isTotalCalculated = pricingMethodOf(read) !== 'customFormula'
    const pricing = isTotalCalculated ? { ...read, totalPrice: undefined } : read
    const priced = deriveLinePricing(pricing, 'catalogue', settings)
    return {
      problems: priced.problems,
      value: () => ({
        ...pricingWorkings(priced, settings.currency),
        formula: totalFormulaText(priced.basis, priced.unitPrice ?? UNKNOWN),
      }),
    }
  })
}
