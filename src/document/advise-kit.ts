import { isZero } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import type { PricedComponent, PricedKitLevel } from '../pricing/priced.js'
import { adviceIf, adviceWithin, type Advice } from '../problem/advisory.js'

/**
 * What is odd about a kit or a sub-kit (V10): its own cost, its components in their order, then its sub-kits, each with
 * its own parts. Paths are relative to the kit.
 */
export function adviseKit({ pricing, components = [], subKits = [] }: PricedKitLevel): readonly Advice[] {
  return [
    ...(pricing === undefined ? [] : adviceWithin(adviseCost(pricing), 'pricing')),
    ...components.flatMap((component, index) =>
      adviceWithin(adviseComponent(component), 'components', index),
    ),
    ...subKits.flatMap((subKit, index) =>
      adviceWithin(
        [
          ...adviceWithin(adviseTaxFree(subKit.kit.pricing), 'pricing'),
          ...adviseTaxFree(subKit.kit.others),
          ...adviseKit(subKit),
        ],
        'subKits',
        index,
      ),
    ),
  ]
}

/** Paths are relative to the component. */
function adviseComponent({ component, pricing }: PricedComponent): readonly Advice[] {
  // K3: the cost of a note does not count.
  const isCosted = pricing !== undefined && component.productType !== 'PRODUCT_TYPE_NOTES'
  return [
    ...(isCosted ? adviceWithin(adviseCost(pricing), 'pricing') : []),
    ...adviceWithin(adviseTaxFree(component.pricing), 'pricing'),
    // The specification does not show this field of a component: it is kept (M8), and has no effect either.
    ...adviseTaxFree(component.others),
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
function adviseTaxFree(part: { readonly isTaxFree?: unknown } | undefined): readonly Advice[] {
  const message = 'isTaxFree has no effect here: set it on the kit itself.'
  return adviceIf(
    part !== undefined && Object.hasOwn(part, 'isTaxFree') && part.isTaxFree === true,
    'component_tax_free',
    ['isTaxFree'],
    message,
  )
}
