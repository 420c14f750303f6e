import { centsOf, knownCents, NO_CENTS, type Cents } from '../number/cents.js'
import {
  checkFits,
  allOf,
  NO_PROBLEMS,
  ofEach,
  within,
  type LocatedProblem,
} from '../problem/located-problem.js'
import type { ParsedKitComponent } from '../wire/kit.generated.js'
import { NO_LINE_PRICING, type ParsedLinePricing } from '../wire/line-pricing.generated.js'
import { basisOf } from './basis.js'
import { isPricedType, kitLevelCost, kitLevelTotal, type KitLevelTotal } from './kit-figures.js'
import { priceMarkupAndMargin } from './line-pricing.js'
import { checkSentMargin } from './sent-figures.js'
import { checkMeasurements } from './measurements.js'
import type {
  KitLevel,
  OwnMeasurements,
  PricedComponent,
  PricedKitLevel,
  PricedPricing,
  PricingBasis,
  ParsedPricingMethod,
  PricingSettings,
  TotalRule,
} from './priced.js'

/** Returns problems with paths relative to the level. */
export function priceKit<Kit extends KitLevel>(kit: Kit, settings: PricingSettings): PricedKitLevel<Kit> {
  const subKits = kit.subKits?.map((subKit) => priceKit(subKit, settings))
  const components = kit.components?.map((component) => priceComponent(component, settings))
  const total = kitLevelTotal(kit, components ?? [], subKits ?? [], settings.derivationEnabled)
  const { pricing: sent } = kit
  const own = sent && basisOf(sent, settings)
  const cost = kitLevelCost(kit, own, components ?? [], subKits ?? [])
  const level = sent && own && levelPricing(sent, own, total, cost.cost, settings)
  return {
    kit,
    pricing: level?.pricing ?? derivedPricing(total),
    components,
    subKits,
    total: total.total,
    totalRule: total.rule,
    cost: cost.cost,
    problems: allOf([
      own === undefined ? NO_PROBLEMS : problemsOfPricing(kit, own, own.problems),
      total.problems,
      cost.problems,
      // V1: problems of the total come before those of figures computed from it.
      level?.problems ?? NO_PROBLEMS,
      ofEach(components, ({ component, pricing }, index) =>
        pricing === undefined
          ? NO_PROBLEMS
          : within(problemsOfPricing(component, pricing.basis, pricing.problems), 'components', index),
      ),
      ofEach(subKits, ({ problems }, index) => within(problems, 'subKits', index)),
    ]),
  }
}

// L13
function levelPricing(
  sent: ParsedLinePricing,
  own: PricingBasis,
  total: KitLevelTotal,
  lineCost: Cents,
  settings: PricingSettings,
): { readonly pricing: PricedPricing; readonly problems: readonly LocatedProblem[] } {
  const { markup, margin, problems } = priceMarkupAndMargin(
    sent,
    { cost: own.cost, unitPrice: own.unitPrice, lineCost, total: total.total },
    settings.derivationEnabled,
    checkSentMargin,
  )
  return {
    pricing: { ...pricingByRule(total.rule, sent, own, total.total), markup, margin },
    problems: within(problems, 'pricing'),
  }
}

// K7
type Part = Pick<KitLevel, 'pricing'> & Partial<OwnMeasurements>

/** K7, V7. Checks a list outside `pricing` too, even if one inside counts instead. */
function problemsOfPricing(
  part: Part,
  { method }: PricingBasis,
  problems: readonly LocatedProblem[],
): readonly LocatedProblem[] {
  const hasOwnLists =
    listIn(part, 'measurements') !== undefined || listIn(part, 'asBuiltMeasurements') !== undefined
  if (problems.length === 0 && !hasOwnLists) return NO_PROBLEMS
  return allOf([
    ofEach(problems, (problem) => {
      const [field] = problem.path
      const isOutside =
        (field === 'measurements' || field === 'asBuiltMeasurements') && countsOutside(part, field)
      return isOutside ? [problem] : within([problem], 'pricing')
    }),
    checkSecondList(part, 'measurements', method),
    checkSecondList(part, 'asBuiltMeasurements', method),
  ])
}

function countsOutside(part: Part, field: keyof OwnMeasurements): boolean {
  const list = listIn(part, field)
  return list !== undefined && list === part.pricing?.[field]
}

/** K7: a line's own kit has no measurements outside pricing. */
function listIn<Field extends keyof OwnMeasurements>(part: Part, field: Field): Part[Field] {
  return Object.hasOwn(part, field) ? part[field] : undefined
}

function checkSecondList(
  part: Part,
  field: keyof OwnMeasurements,
  method: ParsedPricingMethod,
): readonly LocatedProblem[] {
  const list = listIn(part, field)
  return list === undefined || countsOutside(part, field)
    ? NO_PROBLEMS
    : checkMeasurements(list, field, method)
}

// L13, L14
function priceComponent(component: ParsedKitComponent, settings: PricingSettings): PricedComponent {
  const { pricing, productType } = component
  if (pricing === undefined) return { component, pricing: undefined }
  const basis = basisOf(pricing, settings)
  const sent = pricing.totalPrice?.amount
  const isPriced = isPricedType(productType) // K3
  const total = sent === undefined || !isPriced ? NO_CENTS : centsOf(sent) // L14
  const wrongBasis = isPriced ? basis.problems : basis.problems.filter(isNotAmountProblem)
  const problems = allOf([wrongBasis, checkFits(total, ['totalPrice'])])
  return { component, pricing: pricingByRule('sent', pricing, basis, knownCents(total), problems) }
}

/** K3: a cost that does not count may have any size. */
function isNotAmountProblem({ code }: LocatedProblem): boolean {
  return code !== 'amount_out_of_range'
}

function pricingByRule(
  totalRule: TotalRule,
  sent: ParsedLinePricing,
  basis: PricingBasis,
  total: Cents,
  problems: readonly LocatedProblem[] = NO_PROBLEMS,
): PricedPricing {
  return {
    sent,
    basis,
    unitPrice: basis.unitPrice,
    unitPriceRule: basis.unitPrice === undefined ? 'none' : 'sent',
    total,
    totalRule,
    totalIsAsSupplied: totalRule === 'sent',
    beforeDiscount: total,
    discountAmount: NO_CENTS, // L15
    markup: undefined,
    margin: undefined,
    problems,
  }
}

/** The basis of an empty pricing object. */
const DEFAULT_BASIS = /* @__PURE__ */ basisOf(NO_LINE_PRICING, {
  minimumLinealLengthMm: undefined,
  minimumFlashingLengthMm: undefined,
})

// K2
function derivedPricing({ rule, total }: KitLevelTotal): PricedPricing | undefined {
  return rule === 'components' ? pricingByRule(rule, NO_LINE_PRICING, DEFAULT_BASIS, total) : undefined
}
