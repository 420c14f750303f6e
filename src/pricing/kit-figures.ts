import type { ProductType } from '../definitions/enums.js'
import {
  centsOf,
  fitsInt64,
  isAmount,
  knownCents,
  NO_CENTS,
  UNKNOWN_CENTS,
  type Cents,
  addIntegers,
  type Integer,
} from '../number/cents.js'
import {
  amountTooLarge,
  checkFits,
  allOf,
  problemAt,
  NO_PROBLEMS,
  ofEach,
  type LocatedProblem,
} from '../problem/located-problem.js'
import { NO_SUB_KIT, type ParsedKitComponent } from '../wire/kit.generated.js'
import { UNREADABLE } from '../wire/reading.js'
import { pricingMethodOf } from './measurements.js'
import type { KitLevel, PricedComponent, PricedKitLevel, PricingBasis, TotalRule } from './priced.js'

export interface KitLevelTotal {
  readonly total: Cents
  readonly rule: TotalRule
  readonly problems: readonly LocatedProblem[]
}

const TOTAL_PATH = ['pricing', 'totalPrice']

// K2 to K5
export function kitLevelTotal(
  kit: KitLevel,
  components: readonly PricedComponent[],
  subKits: readonly PricedKitLevel[],
  derivationEnabled: boolean,
): KitLevelTotal {
  const { pricing } = kit
  const kind = kindOfLevel(kit)
  const sent = pricing?.totalPrice?.amount
  const isStandard = kind === 'standard'
  const wrongComponents = isStandard ? checkComponentTotals(components) : NO_PROBLEMS // K3, K5
  if (sent !== undefined) {
    const total = centsOf(sent) // K4, L14
    const wrong = checkFits(total, TOTAL_PATH)
    return { total: knownCents(total), rule: 'sent', problems: allOf([wrong, wrongComponents]) }
  }
  if (kind === 'unreadable') return { total: UNKNOWN_CENTS, rule: 'sent', problems: NO_PROBLEMS }
  const isByCustomFormula = pricing !== undefined && pricingMethodOf(pricing) === 'customFormula'
  if (!isStandard || isByCustomFormula || !derivationEnabled) {
    const missing = [problemAt('total_price_required', TOTAL_PATH)] // K5, L4, K2
    return { total: UNKNOWN_CENTS, rule: 'sent', problems: allOf([missing, wrongComponents]) }
  }
  if (wrongComponents.length > 0)
    return { total: UNKNOWN_CENTS, rule: 'components', problems: wrongComponents }
  const sum = sumOf(components, totalOfComponent, subKits, ({ total }) => total)
  if (sum === undefined) return { total: UNKNOWN_CENTS, rule: 'components', problems: NO_PROBLEMS }
  return fitsInt64(sum)
    ? { total: sum, rule: 'components', problems: NO_PROBLEMS } // K2
    : {
        total: UNKNOWN_CENTS,
        rule: 'components',
        problems: [amountTooLarge(TOTAL_PATH)],
      } // N8
}

// K3
function checkComponentTotals(components: readonly PricedComponent[]): readonly LocatedProblem[] {
  return ofEach(components, ({ component: { productType, pricing } }, index) => {
    return isPricedType(productType) && pricing?.totalPrice === undefined
      ? [problemAt('component_total_required', ['components', index, 'pricing', 'totalPrice'])]
      : NO_PROBLEMS
  })
}

/** N8: a component of unknown type may be a note, so its amounts are unknown too. */
const hasUnknownType = ({ productType }: ParsedKitComponent): boolean =>
  productType !== 'PRODUCT_TYPE_NOTES' && !isPricedType(productType)

// K2
export function totalOfComponent({ component, pricing }: PricedComponent): Cents {
  return hasUnknownType(component) ? UNKNOWN_CENTS : (pricing?.total ?? NO_CENTS)
}

// K3, L9
function costOfComponent({ component, pricing }: PricedComponent): Cents {
  if (hasUnknownType(component)) return UNKNOWN_CENTS
  return isPricedType(component.productType) ? (pricing?.basis.lineCost ?? NO_CENTS) : NO_CENTS
}

// K3, K7
export function isPricedType(type: ProductType | undefined): boolean {
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

// K1
function kindOfLevel({ customPricing }: KitLevel): 'standard' | 'custom' | 'unreadable' {
  if (customPricing === UNREADABLE) return 'unreadable'
  return customPricing === true ? 'custom' : 'standard'
}

const COST_PATH = ['pricing', 'cost']

// K6
export function kitLevelCost(
  kit: KitLevel,
  own: PricingBasis | undefined,
  components: readonly PricedComponent[],
  subKits: readonly PricedKitLevel[],
): { readonly cost: Cents; readonly problems: readonly LocatedProblem[] } {
  if (kit === NO_SUB_KIT) return { cost: UNKNOWN_CENTS, problems: NO_PROBLEMS } // N8
  if (own?.cost !== undefined) {
    // An absent quantity counts as 1 on a kit, but as 0 on a line priced by quantity.
    const countsOne = own.method === 'quantity' && kit.pricing?.quantity === undefined
    const cost = countsOne ? centsOf(own.cost) : own.lineCost
    return { cost: knownCents(cost), problems: checkFits(cost, COST_PATH) }
  }
  const sum = sumOf(components, costOfComponent, subKits, ({ cost }) => cost)
  if (sum === undefined) return { cost: UNKNOWN_CENTS, problems: NO_PROBLEMS }
  return fitsInt64(sum)
    ? { cost: sum, problems: NO_PROBLEMS }
    : { cost: UNKNOWN_CENTS, problems: [amountTooLarge(COST_PATH)] } // N8
}

function sumOf(
  components: readonly PricedComponent[],
  ofComponent: (component: PricedComponent) => Cents,
  subKits: readonly PricedKitLevel[],
  ofSubKit: (subKit: PricedKitLevel) => Cents,
): Integer | undefined {
  let sum: Integer = 0
  for (const component of components) {
    const amount = ofComponent(component)
    if (!isAmount(amount)) return undefined
    sum = addIntegers(sum, amount)
  }
  for (const subKit of subKits) {
    const amount = ofSubKit(subKit)
    if (!isAmount(amount)) return undefined
    sum = addIntegers(sum, amount)
  }
  return sum
}
