import { isZero } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import type { PricedComponent, PricedKitLevel } from '../pricing/priced.js'
import { adviceIf, adviceWithin, type Advice } from '../problem/advisory.js'
import type { ParsedLinePricing } from '../wire/line-pricing.generated.js'

/**
 * What is odd about the parts of a kit, or of a sub-kit (V10): its components in their order, then its sub-kits, each with
 * its own parts. Paths are relative to the kit.
 */
export function adviseKit({ components = [], subKits = [] }: PricedKitLevel): readonly Advice[] {
  return [
    ...components.flatMap((component, index) =>
      adviceWithin(adviseComponent(component), 'components', index, 'pricing'),
    ),
    ...subKits.flatMap((subKit, index) =>
      adviceWithin(
        [...adviceWithin(adviseTaxFree(subKit.kit.pricing), 'pricing'), ...adviseKit(subKit)],
        'subKits',
        index,
      ),
    ),
  ]
}

/** Paths are relative to the component's pricing. */
function adviseComponent({ component, pricing }: PricedComponent): readonly Advice[] {
  return [
    // K3: the cost of a note does not count.
    ...(pricing === undefined || component.productType === 'PRODUCT_TYPE_NOTES' ? [] : adviseCost(pricing)),
    ...adviseTaxFree(component.pricing),
  ]
}

/** K6, L9: the cost of what is priced by measurement is per unit of the pieces as built (M7). */
function adviseCost({ basis }: NonNullable<PricedComponent['pricing']>): readonly Advice[] {
  const { cost, isMeasured, asBuiltMeasurements } = basis
  if (cost === undefined || isZero(cost) || !isMeasured) return []
  const message = `measurements are missing; the cost of ${plainText(cost)} counts as 0.`
  const isMissing = asBuiltMeasurements === undefined
  return adviceIf(isMissing, 'component_without_measurements', ['measurements'], message)
}

/** K7, T4: only the kit's own flag counts. */
function adviseTaxFree(pricing: ParsedLinePricing | undefined): readonly Advice[] {
  const message = 'isTaxFree has no effect here: set it on the kit itself.'
  return adviceIf(pricing?.isTaxFree === true, 'component_tax_free', ['isTaxFree'], message)
}
