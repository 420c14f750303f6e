import { compare } from '../number/arithmetic.js'
import { isZero, ONE, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import type { PricedComponent, PricedKitLevel } from '../pricing/priced.js'
import { adviceIf, adviceWithin, type Advice } from '../problem/advisory.js'
import type { ParsedAccount } from '../wire/account.generated.js'
import { discountWithoutEffect, quantityWithoutEffect } from './advice-words.js'
import { adviseMeasurements } from './advise-measurements.js'
import { adviseComponentCost, adviseLevelCost } from './advise-rounding.js'

type KitSettings = Pick<ParsedAccount, 'currency' | 'longestPieceMm'>

/**
 * V10. Paths are relative to the kit.
 *
 * @param isCosted false inside a level that supplies its own cost: the costs of its parts do not count (K6)
 */
export function adviseKit(level: PricedKitLevel, settings: KitSettings, isCosted = true): readonly Advice[] {
  const { kit, pricing, components = [], subKits = [] } = level
  const arePartsCosted = isCosted && kit.pricing?.cost === undefined
  return [
    ...(pricing === undefined
      ? []
      : adviceWithin(
          [
            ...adviseCost(pricing),
            ...(isCosted ? adviseLevelCost(pricing, settings.currency) : []),
            ...adviseWithoutEffect(level, isCosted),
          ],
          'pricing',
        )),
    ...adviseMeasurements(kit, settings),
    ...components.flatMap((component, index) =>
      adviceWithin(adviseComponent(component, settings, arePartsCosted), 'components', index),
    ),
    ...subKits.flatMap((subKit, index) =>
      adviceWithin(
        [
          ...adviceWithin(adviseTaxFree(subKit.kit.pricing), 'pricing'),
          ...adviseTaxFree(subKit.kit.others),
          ...adviseKit(subKit, settings, arePartsCosted),
        ],
        'subKits',
        index,
      ),
    ),
  ]
}

/** K2, K4. Skips a custom price (K5), which may already include quantity and discount. */
function adviseWithoutEffect({ kit, pricing }: PricedKitLevel, isCosted: boolean): readonly Advice[] {
  const sent = kit.pricing
  const [quantity, discount, cost] = [sent?.quantity, sent?.discount, sent?.cost]
  if (kit.customPricing === true) return []
  const hasQuantity = quantity !== undefined && compare<Decimal>(quantity, ONE) !== 0
  const hasDiscount = discount !== undefined && !isZero(discount)
  const multipliesCost = isCosted && cost !== undefined && pricing?.basis.isMeasured === false // K6
  return [
    ...(hasQuantity
      ? [
          {
            code: 'quantity_without_effect' as const,
            path: ['quantity'],
            message: quantityWithoutEffect(quantity, multipliesCost),
            details: { sent: plainText(quantity), ...(multipliesCost && { multiplies: 'cost' as const }) },
          },
        ]
      : []),
    ...(hasDiscount
      ? [
          {
            code: 'discount_without_effect' as const,
            path: ['discount'],
            message: discountWithoutEffect(discount),
            details: { sent: plainText(discount) },
          },
        ]
      : []),
  ]
}

function adviseComponent(
  { component, pricing }: PricedComponent,
  settings: KitSettings,
  isCosted: boolean,
): readonly Advice[] {
  // K3
  const counts = pricing !== undefined && component.productType !== 'PRODUCT_TYPE_NOTES'
  return [
    ...(counts ? adviceWithin(adviseCost(pricing), 'pricing') : []),
    ...(counts && isCosted ? adviceWithin(adviseComponentCost(pricing, settings.currency), 'pricing') : []),
    ...(counts ? adviseMeasurements(component, settings) : []),
    ...adviceWithin(adviseTaxFree(component.pricing), 'pricing'),
    // M8
    ...adviseTaxFree(component.others),
  ]
}

// K6, L9, M7: without measurements, a measured part costs 0.
function adviseCost({ basis }: NonNullable<PricedComponent['pricing']>): readonly Advice[] {
  const { cost, isMeasured, asBuiltMeasurements } = basis
  if (cost === undefined || isZero(cost) || !isMeasured) return []
  const message = `measurements are missing, so the cost of ${plainText(cost)} counts as 0. Add them.`
  const isMissing = asBuiltMeasurements === undefined
  return adviceIf(isMissing, 'component_without_measurements', ['measurements'], message)
}

// K7, T4
function adviseTaxFree(part: { readonly isTaxFree?: unknown } | undefined): readonly Advice[] {
  const message = 'isTaxFree has no effect here: set it on the kit itself.'
  return adviceIf(
    part !== undefined && Object.hasOwn(part, 'isTaxFree') && part.isTaxFree === true,
    'component_tax_free',
    ['isTaxFree'],
    message,
  )
}
