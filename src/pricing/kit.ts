import type { Account } from '../model/account.js'
import type { PricedComponent, PricedTier } from '../model/priced.js'
import type { KitComponent, KitTier } from '../model/sales-line.js'
import { centsOf, knownCents } from '../number/cents.js'
import { checkFits } from '../problem/amount-fits.js'
import { allOf, ofEach, within, type Finding } from '../problem/finding.js'
import { basisOf } from './basis.js'
import { echoedPricing, unsentPricing } from './echoed-pricing.js'
import { tierCost } from './kit-cost.js'
import { tierTotal } from './kit-total.js'
import { priceMarkupAndMargin } from './price-markup-and-margin.js'

/**
 * Prices a kit or a sub-kit, from its innermost tier up (rules K).
 *
 * Findings are relative to the tier.
 */
export function priceKit(kit: KitTier, account: Account): PricedTier {
  const subKits = kit.subKits?.map((subKit) => priceKit(subKit, account))
  const components = kit.components?.map((component) => priceComponent(component, account))
  const total = tierTotal(kit, components ?? [], subKits ?? [], account)
  const own = kit.pricing === undefined ? undefined : basisOf(kit.pricing, account)
  const cost = tierCost(kit, own, components ?? [], subKits ?? [])
  const below = allOf(
    ofEach(components, ({ pricing }, index) =>
      within(pricing?.findings ?? [], 'components', index, 'pricing'),
    ),
    ofEach(subKits, ({ findings }, index) => within(findings, 'subKits', index)),
  )
  const { fields } = kit
  if (kit.pricing === undefined || own === undefined) {
    return {
      fields,
      // K2: a kit without pricing of its own still has the price of what is in it.
      pricing: total.rule === 'components' ? unsentPricing(total.total) : undefined,
      components,
      subKits,
      total: total.total,
      totalRule: total.rule,
      cost: cost.cost,
      findings: allOf(total.findings, cost.findings, below),
    }
  }

  // L13: a kit's own markup and margin follow its own cost.
  const {
    markup,
    margin,
    findings: wrongMargin,
  } = priceMarkupAndMargin(
    kit.pricing,
    { cost: own.cost, unitPrice: own.unitPrice, lineCost: cost.cost, total: total.total },
    account,
  )
  return {
    fields,
    pricing: {
      ...echoedPricing(kit.pricing, own, total.total),
      totalRule: total.rule,
      totalIsEchoed: total.rule === 'sent',
      markup,
      margin,
    },
    components,
    subKits,
    total: total.total,
    totalRule: total.rule,
    cost: cost.cost,
    findings: allOf(
      within(own.findings, 'pricing'),
      within(wrongMargin, 'pricing'),
      total.findings,
      cost.findings,
      below,
    ),
  }
}

/** K7, L13: a component is kept as sent, but for what counts. */
function priceComponent(component: KitComponent, account: Account): PricedComponent {
  const { pricing, fields } = component
  if (pricing === undefined) return { component, pricing: undefined }
  const basis = basisOf(pricing, account)
  const sent = pricing.totalPrice?.amount
  const isPriced = fields.productType !== 'PRODUCT_TYPE_NOTES' // K3: a note has no price
  const total = sent === undefined || !isPriced ? 0 : centsOf(sent) // L14
  const wrongBasis = isPriced ? basis.findings : basis.findings.filter(isNotOfAmounts)
  const findings = allOf(wrongBasis, checkFits(total, ['totalPrice']))
  return { component, pricing: echoedPricing(pricing, basis, knownCents(total), findings) }
}

/** K3: what a note would cost counts nothing, so it need not fit. */
function isNotOfAmounts({ code }: Finding): boolean {
  return code !== 'amount_out_of_range'
}
