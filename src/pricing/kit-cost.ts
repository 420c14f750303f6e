import type { PricedComponent, PricedKitLevel, PricingBasis } from './priced.js'
import type { ParsedSubKit } from '../wire/kit.generated.js'
import { centsOf, fitsInt64, knownCents, type Cents } from '../number/cents.js'
import { amountTooLarge, checkFits } from '../problem/amount-fits.js'
import { NO_PROBLEMS, type LocatedProblem } from '../problem/located-problem.js'
import { sumOf } from './sum-of.js'

const COST_PATH = ['pricing', 'cost']

/** K6: the level's own cost where one is sent, else the costs of what is in it. */
export function kitLevelCost(
  kit: ParsedSubKit,
  own: PricingBasis | undefined,
  components: readonly PricedComponent[],
  subKits: readonly PricedKitLevel[],
): { readonly cost: Cents; readonly problems: readonly LocatedProblem[] } {
  if (own?.cost !== undefined) {
    // Unlike a line's, a kit's absent quantity counts 1.
    const countsOne = own.method === 'quantity' && kit.pricing?.quantity === undefined
    const cost = countsOne ? centsOf(own.cost) : own.lineCost
    return { cost: knownCents(cost), problems: checkFits(cost, COST_PATH) }
  }
  const sum = sumOf([
    ...components.map(({ component, pricing }) =>
      component.productType === 'PRODUCT_TYPE_NOTES' ? 0 : (pricing?.basis.lineCost ?? 0),
    ),
    ...subKits.map(({ cost }) => cost),
  ])
  if (sum === undefined) return { cost: NaN, problems: NO_PROBLEMS }
  return fitsInt64(sum)
    ? { cost: sum, problems: NO_PROBLEMS }
    : { cost: NaN, problems: [amountTooLarge(COST_PATH)] } // N8
}
