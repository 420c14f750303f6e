import type { Account } from '../model/account.js'
import type { LinePricing } from '../model/line-pricing.js'
import type { PricedComponent, PricedPricing, PricedTier, PricingBasis, TotalRule } from '../model/priced.js'
import type { KitComponent, KitTier, ProductType } from '../model/sales-line.js'
import { centsOf, fitsInt64, isAmount, knownCents, type Cents } from '../number/cents.js'
import { ONE, ZERO } from '../number/decimal.js'
import { addIntegers, type Integer } from '../number/integer.js'
import { checkFits } from '../problem/amount-fits.js'
import { allOf, finding, NO_FINDINGS, ofEach, within, type Finding } from '../problem/finding.js'
import { basisOf, type ReadBasis } from './basis.js'
import { priceMarkupAndMargin } from './recomputed.js'
import { chargingOf } from './strategy.js'

/**
 * Prices a kit or a sub-kit, from its innermost tier up (rules K).
 *
 * Findings are relative to the tier.
 */
export function priceKit(kit: KitTier, account: Account): PricedTier {
  const subKits = kit.subKits?.map((subKit) => priceKit(subKit, account))
  const components = kit.components?.map((component) => priceComponent(component, account))
  const total = totalOf(kit, components ?? [], subKits ?? [], account)
  const own = kit.pricing === undefined ? undefined : basisOf(kit.pricing, account)
  const cost = costOf(kit, own, components ?? [], subKits ?? [])
  const priced = {
    fields: kit.fields,
    components,
    subKits,
    total: total.total,
    totalRule: total.rule,
    cost: cost.cost,
  }
  const below = allOf(
    ofEach(components, ({ pricing }, index) =>
      within(pricing?.findings ?? [], 'components', index, 'pricing'),
    ),
    ofEach(subKits, ({ findings }, index) => within(findings, 'subKits', index)),
  )
  if (kit.pricing === undefined || own === undefined) {
    // K2: a kit without pricing of its own still has the price of what is in it.
    const pricing = total.rule === 'components' ? unsentPricing(total.total) : undefined
    return { ...priced, pricing, findings: allOf(total.findings, cost.findings, below) }
  }

  // L13: a kit's own markup and margin follow its own cost.
  const {
    markup,
    margin,
    findings: wrongMargin,
  } = priceMarkupAndMargin(
    kit.pricing,
    { cost: own.basis.cost, unitPrice: own.basis.unitPrice, lineCost: cost.cost, total: total.total },
    account,
  )
  return {
    ...priced,
    pricing: {
      ...echoedPricing(kit.pricing, own.basis, total.total),
      totalRule: total.rule,
      totalIsEchoed: total.rule === 'sent',
      markup,
      margin,
    },
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
  const { basis, findings } = basisOf(pricing, account)
  const sent = pricing.totalPrice?.amount
  const isPriced = fields.productType !== 'PRODUCT_TYPE_NOTES' // K3: a note has no price
  const total = sent === undefined || !isPriced ? 0 : centsOf(sent) // L14
  const priced = echoedPricing(pricing, basis, knownCents(total))
  const wrongTotal = checkFits(total, ['totalPrice'])
  return { component, pricing: { ...priced, findings: allOf(findings, wrongTotal) } }
}

const TOTAL_PATH = ['pricing', 'totalPrice']
const COST_PATH = ['pricing', 'cost']

interface TierTotal {
  readonly total: Cents
  readonly rule: TotalRule
  /** Relative to the tier. */
  readonly findings: readonly Finding[]
}

function totalOf(
  kit: KitTier,
  components: readonly PricedComponent[],
  subKits: readonly PricedTier[],
  account: Account,
): TierTotal {
  const { kind, pricing } = kit
  const sent = pricing?.totalPrice?.amount
  const isStandard = kind === 'standard'
  const isUnpriced = isStandard && pricing === undefined && !account.derivationEnabled
  if (isUnpriced) return { total: 0, rule: 'unpriced', findings: NO_FINDINGS } // L5
  const wrongComponents = isStandard ? checkComponentTotals(components) : NO_FINDINGS // K3, K5
  if (sent !== undefined) {
    const total = centsOf(sent) // K4, L14
    const wrong = checkFits(total, TOTAL_PATH)
    return { total: knownCents(total), rule: 'sent', findings: allOf(wrong, wrongComponents) }
  }
  if (kind === 'unreadable') return { total: NaN, rule: 'sent', findings: NO_FINDINGS }
  const isByCustomFormula = pricing !== undefined && chargingOf(pricing) === 'customFormula'
  if (!isStandard || isByCustomFormula || !account.derivationEnabled) {
    const missing = [finding('total_price_required', ['pricing', 'totalPrice'])] // K5, L4, L5
    return { total: NaN, rule: 'sent', findings: allOf(missing, wrongComponents) }
  }
  if (wrongComponents.length > 0) return { total: NaN, rule: 'components', findings: wrongComponents }
  const sum = sumOf([
    ...components.map(({ pricing }) => pricing?.total ?? 0),
    ...subKits.map(({ total }) => total),
  ])
  if (sum === undefined) return { total: NaN, rule: 'components', findings: NO_FINDINGS }
  return fitsInt64(sum)
    ? { total: sum, rule: 'components', findings: NO_FINDINGS } // K2
    : {
        total: NaN,
        rule: 'components',
        findings: [finding('amount_out_of_range', TOTAL_PATH, { formula: undefined })],
      } // N8
}

/** K3. */
function checkComponentTotals(components: readonly PricedComponent[]): readonly Finding[] {
  return ofEach(components, ({ component: { fields, pricing } }, index) => {
    return isPricedType(fields.productType) && pricing?.totalPrice === undefined
      ? [finding('component_total_required', ['components', index, 'pricing', 'totalPrice'])]
      : NO_FINDINGS
  })
}

/** Every component but a note; of an unknown kind nothing is asked (K3, K7). */
function isPricedType(type: ProductType | undefined): boolean {
  switch (type) {
    case 'PRODUCT_TYPE_CATALOGUE_PRODUCT':
    case 'PRODUCT_TYPE_ON_THE_FLY':
    case 'PRODUCT_TYPE_LABOUR':
      return true
    case 'PRODUCT_TYPE_NOTES':
    case 'PRODUCT_TYPE_UNSPECIFIED':
    case undefined:
      return false
  }
}

/** K6: the tier's own cost where one is sent, else the costs of what is in it. */
function costOf(
  kit: KitTier,
  own: ReadBasis | undefined,
  components: readonly PricedComponent[],
  subKits: readonly PricedTier[],
): { readonly cost: Cents; readonly findings: readonly Finding[] } {
  if (own?.basis.cost !== undefined) {
    // Unlike a line's, a kit's absent quantity counts 1.
    const countsOne = own.charging === 'quantity' && kit.pricing?.quantity === undefined
    const cost = countsOne ? centsOf(own.basis.cost) : own.basis.lineCost
    return { cost: knownCents(cost), findings: checkFits(cost, COST_PATH) }
  }
  const sum = sumOf([
    ...components.map(({ component, pricing }) =>
      component.fields.productType === 'PRODUCT_TYPE_NOTES' ? 0 : (pricing?.basis.lineCost ?? 0),
    ),
    ...subKits.map(({ cost }) => cost),
  ])
  if (sum === undefined) return { cost: NaN, findings: NO_FINDINGS }
  return fitsInt64(sum)
    ? { cost: sum, findings: NO_FINDINGS }
    : { cost: NaN, findings: [finding('amount_out_of_range', COST_PATH, { formula: undefined })] } // N8
}

/** The exact sum; undefined when one of the amounts is unknown or does not fit. */
function sumOf(amounts: readonly Cents[]): Integer | undefined {
  return amounts.every(isAmount) ? amounts.reduce<Integer>(addIntegers, 0) : undefined
}

/** A pricing object that reads back as it was sent. */
function echoedPricing(sent: LinePricing, basis: PricingBasis, total: Cents): PricedPricing {
  return {
    sent,
    basis,
    unitPrice: basis.unitPrice,
    unitPriceRule: basis.unitPrice === undefined ? 'none' : 'sent',
    total,
    totalRule: 'sent',
    totalIsEchoed: true,
    gross: total,
    discountAmount: 0, // L15
    markup: undefined,
    margin: undefined,
    findings: NO_FINDINGS,
  }
}

/** The pricing of a kit that was sent without: its total, and nothing else. */
function unsentPricing(total: Cents): PricedPricing {
  return {
    sent: undefined,
    basis: UNSENT_BASIS,
    unitPrice: undefined,
    unitPriceRule: 'none',
    total,
    totalRule: 'components',
    totalIsEchoed: false,
    gross: total,
    discountAmount: 0,
    markup: undefined,
    margin: undefined,
    findings: NO_FINDINGS,
  }
}

const UNSENT_BASIS: PricingBasis = {
  isMeasured: false,
  measure: ONE,
  asBuiltMeasure: ONE,
  asBuiltMeasurements: undefined,
  quantity: ZERO,
  discount: ZERO,
  unitPrice: undefined,
  cost: undefined,
  lineCost: 0,
}
