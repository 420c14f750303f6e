import { centsOf, knownCents } from '../number/cents.js'
import { UNKNOWN } from '../number/decimal.js'
import { basisOf } from '../pricing/basis.js'
import { lineMargin as marginRule } from '../pricing/formulas.js'
import { checkFits, allOf, NO_PROBLEMS, problemAt } from '../problem/located-problem.js'
import type { Answer } from '../problem/answer.js'
import type { AccountInput } from '../wire/account.generated.js'
import type { ReadonlyInput } from '../wire/object.js'
import { readLinePricing, type LinePricingInput } from '../wire/line-pricing.generated.js'
import { moneyOfCents } from '../wire/money.js'
import { type PricedMoney } from '../wire/money.generated.js'
import { runRule } from './run-rule.js'

/** The margin and the cost of a line. */
export interface LineMargin {
  /** Total less line cost, to the cent (L11). */
  readonly margin: PricedMoney
  /** The cost of the whole line, rounded half up to the cent (L9). */
  readonly lineCost: PricedMoney
}

/**
 * Calculates the margin of a line: its total less its cost, to the cent (L11). The line cost is cost × quantity, or
 * cost × as-built measure, rounded half up to the cent (L9).
 *
 * Problems: `total_price_required`; `required` at `cost`; those of quantity and measurements (M, L2);
 * `amount_out_of_range` (N8).
 *
 * @example
 * import { lineMargin } from 'quotewright'
 *
 * const result = lineMargin(
 *   { quantity: '12.5', totalPrice: { amountMicros: '528060000' }, cost: { amountMicros: '30100000' } },
 *   { currency: 'AUD' },
 * )
 * assert.ok(result.ok)
 * assert.equal(result.value.margin.amountMicros, '151810000')
 * assert.equal(result.value.lineCost.amountMicros, '376250000')
 */
export function lineMargin(
  pricing: ReadonlyInput<LinePricingInput>,
  account: AccountInput,
): Answer<LineMargin> {
  return runRule(pricing, readLinePricing, account, (read, settings) => {
    const basis = basisOf(read, settings)
    const total = centsOf(read.totalPrice?.amount ?? UNKNOWN)
    const margin = marginRule(total, basis.lineCost)
    return {
      problems: allOf([
        basis.problems,
        read.totalPrice === undefined ? [problemAt('total_price_required', ['totalPrice'])] : NO_PROBLEMS,
        basis.cost === undefined ? [problemAt('required', ['cost'])] : NO_PROBLEMS,
        checkFits(total, ['totalPrice']),
        checkFits(marginRule(knownCents(total), basis.lineCost), ['margin']),
      ]),
      value: () => ({
        margin: moneyOfCents(margin, settings.currency),
        lineCost: moneyOfCents(basis.lineCost, settings.currency),
      }),
    }
  })
}
