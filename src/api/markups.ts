import { plainText, fitsMicros } from '../number/number-text.js'
import { isUnknown, UNKNOWN } from '../number/decimal.js'
import {
  markupOnCost as markupRule,
  roundToUnitPrice,
  unitPriceFromMarkup as unitPriceRule,
} from '../pricing/formulas.js'
import { checkMarkupFits } from '../pricing/line-pricing.js'
import { amountTooLarge, allOf, NO_PROBLEMS, problemAt } from '../problem/located-problem.js'
import type { Answer } from '../problem/answer.js'
import type { AccountInput } from '../wire/account.generated.js'
import { readLinePricing, type LinePricingInput } from '../wire/line-pricing.generated.js'
import { moneyOf } from '../wire/money.js'
import { type PricedMoney } from '../wire/money.generated.js'
import { runRule } from './run-rule.js'

/**
 * Calculates a unit price from a cost and a markup, rounded half up to 4 decimals (L8, L1). The markup is a
 * percentage, or an amount in major units if `markupIsPercentage` is false.
 *
 * Problems: `required` at `cost` or `markup`; `amount_out_of_range` (N8).
 *
 * @example
 * import { unitPriceFromMarkup } from 'quotewright'
 *
 * const result = unitPriceFromMarkup({ cost: { amountMicros: '33333300' }, markup: '33.33' }, { currency: 'AUD' })
 * assert.ok(result.ok)
 * assert.equal(result.value.amountMicros, '44443300')
 */
export function unitPriceFromMarkup(
  pricing: Pick<LinePricingInput, 'cost' | 'markup' | 'markupIsPercentage'>,
  account: AccountInput,
): Answer<PricedMoney> {
  return runRule(pricing, readLinePricing, account, (read, settings) => {
    const { markup, markupIsPercentage = true } = read
    const cost = roundToUnitPrice(read.cost?.amount)
    const unitPrice = unitPriceRule(cost ?? UNKNOWN, markup ?? UNKNOWN, markupIsPercentage)
    return {
      problems: allOf([
        cost === undefined ? [problemAt('required', ['cost'])] : NO_PROBLEMS,
        markup === undefined ? [problemAt('required', ['markup'])] : NO_PROBLEMS,
        fitsMicros(unitPrice) ? NO_PROBLEMS : [amountTooLarge(['unitPrice'], plainText(unitPrice))], // N8
      ]),
      value: () => moneyOf(unitPrice, settings.currency),
    }
  })
}

/**
 * Calculates the markup of a unit price on a cost, as a percentage rounded half up to 4 decimals (L10).
 * Returns undefined if the cost is zero.
 *
 * Problems: `unit_price_required`; `required` at `cost`; `amount_out_of_range` (N8).
 *
 * @example
 * import { markupOnCost } from 'quotewright'
 *
 * const result = markupOnCost(
 *   { unitPrice: { amountMicros: '45670000' }, cost: { amountMicros: '30100000' } },
 *   { currency: 'AUD' },
 * )
 * assert.ok(result.ok)
 * assert.equal(result.value, '51.7276')
 */
export function markupOnCost(
  pricing: Pick<LinePricingInput, 'unitPrice' | 'cost'>,
  account: AccountInput,
): Answer<string | undefined> {
  return runRule(pricing, readLinePricing, account, (read) => {
    const unitPrice = roundToUnitPrice(read.unitPrice?.amount)
    const cost = roundToUnitPrice(read.cost?.amount)
    const markup = markupRule(unitPrice ?? UNKNOWN, cost ?? UNKNOWN)
    return {
      problems: allOf([
        unitPrice === undefined ? [problemAt('unit_price_required', ['unitPrice'])] : NO_PROBLEMS,
        cost === undefined ? [problemAt('required', ['cost'])] : NO_PROBLEMS,
        checkMarkupFits(markup),
      ]),
      value: () => (isUnknown(markup) ? undefined : plainText(markup)), // L10: a cost of zero
    }
  })
}
