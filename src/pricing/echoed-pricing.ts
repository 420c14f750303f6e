import type { LinePricing } from '../model/line-pricing.js'
import type { PricedPricing, PricingBasis } from '../model/priced.js'
import type { Cents } from '../number/cents.js'
import { ONE, ZERO } from '../number/decimal.js'
import { NO_FINDINGS, type Finding } from '../problem/finding.js'

/** A pricing object that reads back as it was sent, and what is wrong with it. */
export function echoedPricing(
  sent: LinePricing,
  basis: PricingBasis,
  total: Cents,
  findings: readonly Finding[] = NO_FINDINGS,
): PricedPricing {
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
    findings,
  }
}

/** The pricing of a kit that was sent without: its total, and nothing else. */
export function unsentPricing(total: Cents): PricedPricing {
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
  charging: 'quantity',
  isMeasured: false,
  measure: ONE,
  asBuiltMeasure: ONE,
  asBuiltMeasurements: undefined,
  quantity: ZERO,
  discount: ZERO,
  unitPrice: undefined,
  cost: undefined,
  lineCost: 0,
  findings: NO_FINDINGS,
}
