import type { ParsedAccount } from '../wire/account.generated.js'
import type { ParsedLinePricing, ParsedMeasurementEntry } from '../wire/line-pricing.generated.js'
import type { PricingMethod, PricingBasis } from './priced.js'
import { compare } from '../number/arithmetic.js'
import { centsOfProduct, knownCents, type Cents } from '../number/cents.js'
import { plainText, writeDecimal } from '../number/decimal-text.js'
import {
  decimalsOf,
  HUNDRED,
  isUnknown,
  ONE,
  signOf,
  UNKNOWN,
  ZERO,
  type Decimal,
} from '../number/decimal.js'
import { checkFits } from '../problem/amount-fits.js'
import { allOf, problemAt, NO_PROBLEMS, type LocatedProblem } from '../problem/located-problem.js'
import { checkMeasurements } from './check-measurements.js'
import { linealMeasure, minimumLength, squareMeasure } from './measure.js'
import { pricingMethodOf } from './pricing-method.js'
import { roundToUnitPrice } from './unit-price.js'

/** The most decimals of a quantity (L2). */
export const QUANTITY_DECIMALS = 4
/** The most decimals of a discount (L2). */
export const DISCOUNT_DECIMALS = 2

/** The basis of a pricing object, and what is wrong with it. */
export function basisOf(pricing: ParsedLinePricing, account: ParsedAccount): PricingBasis {
  const charging = pricingMethodOf(pricing)
  const isMeasured = charging === 'lineal' || charging === 'square'
  const wrongMeasurements = checkMeasurements(pricing, 'measurements', charging)
  const wrongAsBuilt = checkMeasurements(pricing, 'asBuiltMeasurements', charging)
  const built = pricing.asBuiltMeasurements ?? pricing.measurements // M7
  const minimum = charging === 'lineal' ? minimumLength(pricing, account) : undefined // M4
  const measure = wrongMeasurements.length > 0 ? UNKNOWN : measureOf(pricing.measurements, charging, minimum)
  const isBuiltWrong =
    wrongAsBuilt.length > 0 || (built === pricing.measurements && wrongMeasurements.length > 0)
  // M7: the minimum is a charging rule, and metal that was not made costs nothing.
  const asBuiltMeasure = isBuiltWrong
    ? UNKNOWN
    : built === pricing.measurements && minimum === undefined
      ? measure
      : measureOf(built, charging, undefined)

  const wrongQuantity = checkDecimals(pricing.quantity, 'quantity', QUANTITY_DECIMALS)
  const wrongDiscount = checkDiscount(pricing.discount)
  const cost = roundToUnitPrice(pricing.cost?.amount)
  // Of a strategy that cannot be read it is not known what the quantity is for.
  const isUsable = wrongQuantity.length === 0 && charging !== 'unreadable'
  const quantity = isUsable ? (pricing.quantity ?? ZERO) : UNKNOWN // L6
  const lineCost = lineCostOf(cost, costFactorOf(charging, pricing, quantity, asBuiltMeasure))

  return {
    method: charging,
    isMeasured,
    measure,
    asBuiltMeasure,
    asBuiltMeasurements: built,
    quantity,
    discount: wrongDiscount.length > 0 ? UNKNOWN : (pricing.discount ?? ZERO),
    unitPrice: roundToUnitPrice(pricing.unitPrice?.amount),
    cost,
    lineCost: knownCents(lineCost),
    problems: allOf([
      wrongQuantity,
      wrongDiscount,
      wrongMeasurements,
      wrongAsBuilt,
      checkFits(lineCost, ['cost']),
    ]),
  }
}

/** What a unit price is multiplied by: the measure, or the quantity (L3). */
export function factorOf(basis: PricingBasis): Decimal {
  return basis.isMeasured ? basis.measure : basis.quantity
}

/** The measure of entries, no length counting for less than the minimum where there is one (M3); 1 when not measured. */
function measureOf(
  entries: readonly ParsedMeasurementEntry[] = [],
  charging: PricingMethod,
  minimum: Decimal | undefined,
): Decimal {
  switch (charging) {
    case 'quantity':
    case 'customFormula':
      return ONE // L3
    case 'lineal':
      return linealMeasure(entries, minimum)
    case 'square':
      return squareMeasure(entries)
    case 'unreadable':
      return UNKNOWN
  }
}

/** What a cost is multiplied by (L9). */
function costFactorOf(
  charging: PricingMethod,
  pricing: ParsedLinePricing,
  quantity: Decimal,
  asBuilt: Decimal,
): Decimal {
  if (charging === 'quantity') return quantity
  if (charging === 'customFormula') return pricing.quantity === undefined ? ONE : quantity
  return asBuilt
}

function lineCostOf(cost: Decimal | undefined, factor: Decimal): Cents {
  return cost === undefined ? 0 : centsOfProduct(cost, factor) // L9
}

function checkDecimals(number: Decimal | undefined, field: string, most: number): readonly LocatedProblem[] {
  if (number === undefined || decimalsOf(number) <= most) return NO_PROBLEMS
  return [problemAt('too_many_decimals', [field], { sent: writeDecimal(number), most: String(most) })] // L2
}

function checkDiscount(discount: Decimal | undefined): readonly LocatedProblem[] {
  if (discount === undefined || isUnknown(discount)) return NO_PROBLEMS
  const inRange = signOf(discount) >= 0 && compare(discount, HUNDRED) <= 0
  return allOf([
    checkDecimals(discount, 'discount', DISCOUNT_DECIMALS),
    inRange
      ? NO_PROBLEMS
      : [problemAt('out_of_range', ['discount'], { sent: plainText(discount), least: '0', most: '100' })], // L2
  ])
}
