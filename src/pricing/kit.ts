import type { ParsedAccount } from '../wire/account.generated.js'
import type { PricedComponent, PricedKitLevel } from './priced.js'
import type { ParsedKitComponent, ParsedSubKit } from '../wire/kit.generated.js'
import { centsOf, knownCents } from '../number/cents.js'
import { checkFits } from '../problem/amount-fits.js'
import { allOf, ofEach, within, type LocatedProblem } from '../problem/located-problem.js'
import { basisOf } from './basis.js'
import { pricingAsSupplied, derivedKitPricing } from './pricing-as-supplied.js'
import { kitLevelCost } from './kit-cost.js'
import { kitLevelTotal } from './kit-total.js'
import { priceMarkupAndMargin } from './price-markup-and-margin.js'

/**
 * Prices a kit or a sub-kit, from its innermost level up (rules K).
 *
 * Findings are relative to the level.
 */
export function priceKit(kit: ParsedSubKit, account: ParsedAccount): PricedKitLevel {
  const subKits = kit.subKits?.map((subKit) => priceKit(subKit, account))
  const components = kit.components?.map((component) => priceComponent(component, account))
  const total = kitLevelTotal(kit, components ?? [], subKits ?? [], account)
  const own = kit.pricing === undefined ? undefined : basisOf(kit.pricing, account)
  const cost = kitLevelCost(kit, own, components ?? [], subKits ?? [])
  const below = allOf([
    ofEach(components, ({ pricing }, index) =>
      within(pricing?.problems ?? [], 'components', index, 'pricing'),
    ),
    ofEach(subKits, ({ problems }, index) => within(problems, 'subKits', index)),
  ])
  if (kit.pricing === undefined || own === undefined) {
    return {
      kit,
      // K2: a kit without pricing of its own still has the price of what is in it.
      pricing: total.rule === 'components' ? derivedKitPricing(total.total) : undefined,
      components,
      subKits,
      total: total.total,
      totalRule: total.rule,
      cost: cost.cost,
      problems: allOf([total.problems, cost.problems, below]),
    }
  }

  // L13: a kit's own markup and margin follow its own cost.
  const {
    markup,
    margin,
    problems: wrongMargin,
  } = priceMarkupAndMargin(
    kit.pricing,
    { cost: own.cost, unitPrice: own.unitPrice, lineCost: cost.cost, total: total.total },
    account,
  )
  return {
    kit,
    pricing: {
      ...pricingAsSupplied(kit.pricing, own, total.total),
      totalRule: total.rule,
      totalIsAsSupplied: total.rule === 'sent',
      markup,
      margin,
    },
    components,
    subKits,
    total: total.total,
    totalRule: total.rule,
    cost: cost.cost,
    problems: allOf([
      within(own.problems, 'pricing'),
      within(wrongMargin, 'pricing'),
      total.problems,
      cost.problems,
      below,
    ]),
  }
}

/** K7, L13: a component is kept as sent, but for what counts. */
function priceComponent(component: ParsedKitComponent, account: ParsedAccount): PricedComponent {
  const { pricing, productType } = component
  if (pricing === undefined) return { component, pricing: undefined }
  const basis = basisOf(pricing, account)
  const sent = pricing.totalPrice?.amount
  const isPriced = productType !== 'PRODUCT_TYPE_NOTES' // K3: a note has no price
  const total = sent === undefined || !isPriced ? 0 : centsOf(sent) // L14
  const wrongBasis = isPriced ? basis.problems : basis.problems.filter(isNotOfAmounts)
  const problems = allOf([wrongBasis, checkFits(total, ['totalPrice'])])
  return { component, pricing: pricingAsSupplied(pricing, basis, knownCents(total), problems) }
}

/** K3: what a note would cost counts nothing, so it need not fit. */
function isNotOfAmounts({ code }: LocatedProblem): boolean {
  return code !== 'amount_out_of_range'
}
