import type { Account } from '../model/account.js'
import type { PricedComponent, PricedTier, TotalRule } from '../model/priced.js'
import type { KitTier, ProductType } from '../model/sales-line.js'
import { centsOf, fitsInt64, knownCents, type Cents } from '../number/cents.js'
import { amountTooLarge, checkFits } from '../problem/amount-fits.js'
import { allOf, finding, NO_FINDINGS, ofEach, type Finding } from '../problem/finding.js'
import { chargingOf } from './strategy.js'
import { sumOf } from './sum-of.js'

/** What a tier counts, and where that comes from. */
export interface TierTotal {
  readonly total: Cents
  readonly rule: TotalRule
  /** Relative to the tier. */
  readonly findings: readonly Finding[]
}

const TOTAL_PATH = ['pricing', 'totalPrice']

/** The total of a tier: what is sent, or the sum of what is in it (K2 to K5). */
export function tierTotal(
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
        findings: [amountTooLarge(TOTAL_PATH)],
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
