import type { Answer } from '../problem/answer.js'
import { centsOf, knownCents } from '../number/cents.js'
import { UNKNOWN } from '../number/decimal.js'
import { plainText } from '../number/write-decimal.js'
import { basisOf } from '../pricing/basis.js'
import { marginFrom as marginRule, markupFrom as markupRule } from '../pricing/markup-and-margin.js'
import { checkMarkupFits } from '../pricing/price-markup-and-margin.js'
import { roundToUnitPrice } from '../pricing/unit-price.js'
import { checkFits } from '../problem/amount-fits.js'
import { allOf, problemAt, NO_PROBLEMS } from '../problem/located-problem.js'
import type { AccountSettings } from '../wire/account.js'
import { linePricing, type LinePricingWire } from '../wire/line-pricing.js'
import { moneyOfCents, type PricedMoney } from '../wire/money.js'
import { runRule } from './run-rule.js'

/**
 * The markup that a unit price has on a cost: a percentage, half up to 4 decimals (L10, L1). Undefined on a cost of zero,
 * which has no markup. The root entry's `markupFrom` with an Either.
 *
 * Problems: `unit_price_required`; `required` at `cost`; `amount_out_of_range` (N8).
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { markupFrom } from 'quotewright/fp'
 *
 * const prices = { unitPrice: { amountMicros: '10000000' }, cost: { amountMicros: '7000000' } }
 * assert.deepEqual(markupFrom(prices, { currency: 'AUD' }), E.right('42.8571'))
 */
export function markupFrom(
  pricing: Pick<LinePricingWire, 'unitPrice' | 'cost'>,
  settings: AccountSettings,
): Answer<string | undefined> {
  return runRule(pricing, linePricing, settings, (read) => {
    const unitPrice = roundToUnitPrice(read.unitPrice?.amount)
    const cost = roundToUnitPrice(read.cost?.amount)
    const markup = markupRule(unitPrice ?? UNKNOWN, cost ?? UNKNOWN)
    return {
      problems: allOf(
        unitPrice === undefined ? [problemAt('unit_price_required', ['unitPrice'])] : NO_PROBLEMS,
        cost === undefined ? [problemAt('required', ['cost'])] : NO_PROBLEMS,
        checkMarkupFits(markup),
      ),
      value: () => (markup === undefined ? undefined : plainText(markup)),
    }
  })
}

/** What a line makes after cost, and the cost itself. */
export interface LineMargin {
  /** Total less line cost, to the cent (L11). */
  readonly margin: PricedMoney
  /** Cost of all of the line, half up to the cent (L9). */
  readonly lineCost: PricedMoney
}

/**
 * What is left of a total after the cost of the line, to the cent (L11, L9). The root entry's `marginFrom` with an
 * Either.
 *
 * Problems: `total_price_required`; `required` at `cost`; those of quantity and measurements (M, L2);
 * `amount_out_of_range` (N8).
 *
 * @example
 * import { either as E } from 'fp-ts'
 * import { marginFrom } from 'quotewright/fp'
 *
 * const pricing = { quantity: '3', totalPrice: { amountMicros: '30320000' }, cost: { amountMicros: '7000000' } }
 * const margin = marginFrom(pricing, { currency: 'AUD' })
 * assert.ok(E.isRight(margin))
 * assert.equal(margin.right.margin.amountMicros, '9320000')
 */
export function marginFrom(pricing: LinePricingWire, settings: AccountSettings): Answer<LineMargin> {
  return runRule(pricing, linePricing, settings, (read, account) => {
    const basis = basisOf(read, account)
    const total = centsOf(read.totalPrice?.amount ?? UNKNOWN)
    const margin = marginRule(total, basis.lineCost)
    return {
      problems: allOf(
        basis.problems,
        read.totalPrice === undefined ? [problemAt('total_price_required', ['totalPrice'])] : NO_PROBLEMS,
        basis.cost === undefined ? [problemAt('required', ['cost'])] : NO_PROBLEMS,
        checkFits(total, ['totalPrice']),
        checkFits(marginRule(knownCents(total), basis.lineCost), ['margin']),
      ),
      value: () => ({
        margin: moneyOfCents(margin, account.currency),
        lineCost: moneyOfCents(basis.lineCost, account.currency),
      }),
    }
  })
}
