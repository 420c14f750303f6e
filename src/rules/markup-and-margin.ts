import type { Answer } from '../answer.js'
import { centsOf, knownCents } from '../number/cents.js'
import { UNKNOWN } from '../number/decimal.js'
import { plainText } from '../number/write-decimal.js'
import { basisOf } from '../pricing/basis.js'
import { marginFrom as marginRule, markupFrom as markupRule } from '../pricing/markup-and-margin.js'
import { checkMarkupFits } from '../pricing/price-markup-and-margin.js'
import { priceOf } from '../pricing/unit-price.js'
import { checkFits } from '../problem/amount-fits.js'
import { allOf, finding, NO_FINDINGS } from '../problem/finding.js'
import type { AccountSettings } from '../wire/account.js'
import { linePricing, type LinePricingWire } from '../wire/line-pricing.js'
import { moneyOfCents, type PricedMoney } from '../wire/money.js'
import { applied } from './applied.js'

/** L10, L1. Undefined on a cost of zero, which has no markup. */
export function markupFrom(
  pricing: Pick<LinePricingWire, 'unitPrice' | 'cost'>,
  settings: AccountSettings,
): Answer<string | undefined> {
  return applied(pricing, linePricing, settings, (read) => {
    const unitPrice = priceOf(read.unitPrice?.amount)
    const cost = priceOf(read.cost?.amount)
    const markup = markupRule(unitPrice ?? UNKNOWN, cost ?? UNKNOWN)
    return {
      findings: allOf(
        unitPrice === undefined ? [finding('unit_price_required', ['unitPrice'])] : NO_FINDINGS,
        cost === undefined ? [finding('required', ['cost'])] : NO_FINDINGS,
        checkMarkupFits(markup),
      ),
      value: () => (markup === undefined ? undefined : plainText(markup)),
    }
  })
}

/** What a line makes after cost, and the cost itself. */
export interface LineMargin {
  readonly margin: PricedMoney
  readonly lineCost: PricedMoney
}

/** L11, L9. */
export function marginFrom(pricing: LinePricingWire, settings: AccountSettings): Answer<LineMargin> {
  return applied(pricing, linePricing, settings, (read, account) => {
    const basis = basisOf(read, account)
    const total = centsOf(read.totalPrice?.amount ?? UNKNOWN)
    const margin = marginRule(total, basis.lineCost)
    return {
      findings: allOf(
        basis.findings,
        read.totalPrice === undefined ? [finding('total_price_required', ['totalPrice'])] : NO_FINDINGS,
        basis.cost === undefined ? [finding('required', ['cost'])] : NO_FINDINGS,
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
