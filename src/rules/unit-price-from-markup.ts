import type { Answer } from '../problem/answer.js'
import { fitsMicros } from '../number/micros.js'
import { UNKNOWN } from '../number/decimal.js'
import { plainText } from '../number/write-decimal.js'
import { roundToUnitPrice, unitPriceFromMarkup as rule } from '../pricing/unit-price.js'
import { amountTooLarge } from '../problem/amount-fits.js'
import { allOf, problemAt, NO_PROBLEMS } from '../problem/located-problem.js'
import type { AccountSettings } from '../wire/account.js'
import { linePricing, type LinePricingWire } from '../wire/line-pricing.js'
import { moneyOf, type PricedMoney } from '../wire/money.js'
import { runRule } from './run-rule.js'

/**
 * The unit price that a cost and a markup make, half up to 4 decimals (L8, L1): the root entry's `unitPriceFromMarkup`
 * with an Either. Problems: `required` at `cost` or `markup`, and `amount_out_of_range` (N8).
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { unitPriceFromMarkup } from 'quotewright/fp'
 *
 * const price = unitPriceFromMarkup({ cost: { amountMicros: '8000000' }, markup: '40' }, { currency: 'AUD' })
 * assert.ok(E.isRight(price))
 * assert.equal(price.right.amountMicros, '11200000')
 */
export function unitPriceFromMarkup(
  pricing: Pick<LinePricingWire, 'cost' | 'markup' | 'markupIsPercentage'>,
  settings: AccountSettings,
): Answer<PricedMoney> {
  return runRule(pricing, linePricing, settings, (read, account) => {
    const { markup, markupIsPercentage = true } = read
    const cost = roundToUnitPrice(read.cost?.amount)
    const unitPrice = rule(cost ?? UNKNOWN, markup ?? UNKNOWN, markupIsPercentage)
    return {
      problems: allOf(
        cost === undefined ? [problemAt('required', ['cost'])] : NO_PROBLEMS,
        markup === undefined ? [problemAt('required', ['markup'])] : NO_PROBLEMS,
        fitsMicros(unitPrice) ? NO_PROBLEMS : [amountTooLarge(['unitPrice'], plainText(unitPrice))], // N8
      ),
      value: () => moneyOf(unitPrice, account.currency),
    }
  })
}
