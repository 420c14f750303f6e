import type { PricedComponent, PricedTier, PricingBasis } from '../model/priced.js'
import type { KitTier } from '../model/sales-line.js'
import { centsOf, fitsInt64, knownCents, type Cents } from '../number/cents.js'
import { amountTooLarge, checkFits } from '../problem/amount-fits.js'
import { NO_FINDINGS, type Finding } from '../problem/finding.js'
import { sumOf } from './sum-of.js'

const COST_PATH = ['pricing', 'cost']

/** K6: the tier's own cost where one is sent, else the costs of what is in it. */
export function tierCost(
  kit: KitTier,
  own: PricingBasis | undefined,
  components: readonly PricedComponent[],
  subKits: readonly PricedTier[],
): { readonly cost: Cents; readonly findings: readonly Finding[] } {
  if (own?.cost !== undefined) {
    // Unlike a line's, a kit's absent quantity counts 1.
    const countsOne = own.charging === 'quantity' && kit.pricing?.quantity === undefined
    const cost = countsOne ? centsOf(own.cost) : own.lineCost
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
    : { cost: NaN, findings: [amountTooLarge(COST_PATH)] } // N8
}
