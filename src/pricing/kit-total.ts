import { UNREADABLE } from '../wire/reading.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import type { PricedComponent, PricedKitLevel, TotalRule } from './priced.js'
import type { ParsedSubKit } from '../wire/kit.generated.js'
import type { ProductType } from '../nouns/enums.js'
import { centsOf, fitsInt64, knownCents, type Cents } from '../number/cents.js'
import { amountTooLarge, checkFits } from '../problem/amount-fits.js'
import { allOf, problemAt, NO_PROBLEMS, ofEach, type LocatedProblem } from '../problem/located-problem.js'
import { pricingMethodOf } from './pricing-method.js'
import { sumOf } from './sum-of.js'

/** What a level counts, and where that comes from. */
export interface KitLevelTotal {
  readonly total: Cents
  readonly rule: TotalRule
  /** Relative to the level. */
  readonly problems: readonly LocatedProblem[]
}

const TOTAL_PATH = ['pricing', 'totalPrice']

/** The total of a level: what is sent, or the sum of what is in it (K2 to K5). */
export function kitLevelTotal(
  kit: ParsedSubKit,
  components: readonly PricedComponent[],
  subKits: readonly PricedKitLevel[],
  account: ParsedAccount,
): KitLevelTotal {
  const { pricing } = kit
  const kind = kindOfLevel(kit)
  const sent = pricing?.totalPrice?.amount
  const isStandard = kind === 'standard'
  const isUnpriced = isStandard && pricing === undefined && !account.derivationEnabled
  if (isUnpriced) return { total: 0, rule: 'unpriced', problems: NO_PROBLEMS } // L5
  const wrongComponents = isStandard ? checkComponentTotals(components) : NO_PROBLEMS // K3, K5
  if (sent !== undefined) {
    const total = centsOf(sent) // K4, L14
    const wrong = checkFits(total, TOTAL_PATH)
    return { total: knownCents(total), rule: 'sent', problems: allOf([wrong, wrongComponents]) }
  }
  if (kind === 'unreadable') return { total: NaN, rule: 'sent', problems: NO_PROBLEMS }
  const isByCustomFormula = pricing !== undefined && pricingMethodOf(pricing) === 'customFormula'
  if (!isStandard || isByCustomFormula || !account.derivationEnabled) {
    const missing = [problemAt('total_price_required', ['pricing', 'totalPrice'])] // K5, L4, L5
    return { total: NaN, rule: 'sent', problems: allOf([missing, wrongComponents]) }
  }
  if (wrongComponents.length > 0) return { total: NaN, rule: 'components', problems: wrongComponents }
  const sum = sumOf([
    ...components.map(({ pricing }) => pricing?.total ?? 0),
    ...subKits.map(({ total }) => total),
  ])
  if (sum === undefined) return { total: NaN, rule: 'components', problems: NO_PROBLEMS }
  return fitsInt64(sum)
    ? { total: sum, rule: 'components', problems: NO_PROBLEMS } // K2
    : {
        total: NaN,
        rule: 'components',
        problems: [amountTooLarge(TOTAL_PATH)],
      } // N8
}

/** K3. */
function checkComponentTotals(components: readonly PricedComponent[]): readonly LocatedProblem[] {
  return ofEach(components, ({ component: { productType, pricing } }, index) => {
    return isPricedType(productType) && pricing?.totalPrice === undefined
      ? [problemAt('component_total_required', ['components', index, 'pricing', 'totalPrice'])]
      : NO_PROBLEMS
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

/** How a level of a kit gets its total (K1); nothing is known of one whose `customPricing` cannot be read. */
function kindOfLevel({ customPricing }: ParsedSubKit): 'standard' | 'custom' | 'unreadable' {
  if (customPricing === UNREADABLE) return 'unreadable'
  return customPricing === true ? 'custom' : 'standard'
}
