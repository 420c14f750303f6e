import { compare } from '../number/arithmetic.js'
import { centsOfProduct, NO_CENTS, UNKNOWN_CENTS } from '../number/cents.js'
import { plainText, writeDecimal } from '../number/number-text.js'
import { decimalsOf, HUNDRED, signOf, UNKNOWN, ZERO, isUnknown, type Decimal } from '../number/decimal.js'
import type { Percent } from '../number/units.js'
import { DISCOUNT_DECIMALS, QUANTITY_DECIMALS } from '../definitions/limits.js'
import { checkFits, allOf, problemAt, NO_PROBLEMS, type LocatedProblem } from '../problem/located-problem.js'
import type { ParsedLinePricing } from '../wire/line-pricing.generated.js'
import { roundToUnitPrice } from './formulas.js'
import {
  checkMeasurements,
  measureOf,
  minimumLength,
  NOT_MEASURED,
  pricingMethodOf,
  type MinimumLengths,
} from './measurements.js'
import type { ParsedPricingMethod, PricingBasis } from './priced.js'

export function basisOf(pricing: ParsedLinePricing, minima: MinimumLengths): PricingBasis {
  const { quantity: sentQuantity, measurements, asBuiltMeasurements, discount } = pricing
  const method = pricingMethodOf(pricing)
  const isMeasured = typeof method !== 'string'
  const wrongMeasurements =
    measurements === undefined ? NO_PROBLEMS : checkMeasurements(measurements, 'measurements', method)
  const wrongAsBuilt =
    asBuiltMeasurements === undefined
      ? wrongMeasurements
      : checkMeasurements(asBuiltMeasurements, 'asBuiltMeasurements', method)
  const built = asBuiltMeasurements ?? measurements // M7
  const minimum = minimumLength(method, minima) // M4
  const measure = wrongMeasurements.length > 0 ? UNKNOWN : measureOf(measurements, method, minimum)
  // M7
  const asBuiltMeasure =
    wrongAsBuilt.length > 0
      ? UNKNOWN
      : built === measurements && minimum === undefined
        ? measure
        : measureOf(built, method, undefined)

  // L2
  const wrongQuantity =
    sentQuantity === undefined ? NO_PROBLEMS : checkDecimals(sentQuantity, 'quantity', QUANTITY_DECIMALS)
  const wrongDiscount = discount === undefined ? NO_PROBLEMS : checkDiscount(discount)
  // With an unreadable strategy, the quantity may or may not count.
  const isUsable = wrongQuantity.length === 0 && method !== 'unreadable'
  const quantity = isUsable ? (sentQuantity ?? ZERO) : UNKNOWN // L6
  const costsOne =
    sentQuantity === undefined && typeof method === 'string' && COSTS_ONE_WITHOUT_QUANTITY[method]
  const costFactor = isMeasured ? asBuiltMeasure : costsOne ? NOT_MEASURED : quantity // L9
  const cost = roundToUnitPrice(pricing.cost?.amount)
  const lineCost = cost === undefined ? NO_CENTS : centsOfProduct(cost, costFactor) // L9
  const wrongCost = checkFits(lineCost, ['cost'])

  return {
    method,
    isMeasured,
    measure,
    asBuiltMeasure,
    asBuiltMeasurements: built,
    quantity,
    factor: isMeasured ? measure : quantity, // L3
    costFactor,
    discount: wrongDiscount.length > 0 ? UNKNOWN : (discount ?? ZERO),
    unitPrice: roundToUnitPrice(pricing.unitPrice?.amount),
    cost,
    lineCost: wrongCost.length > 0 ? UNKNOWN_CENTS : lineCost,
    problems: allOf([
      wrongQuantity,
      wrongDiscount,
      wrongMeasurements,
      asBuiltMeasurements === undefined ? NO_PROBLEMS : wrongAsBuilt,
      wrongCost,
    ]),
  }
}

// L9
const COSTS_ONE_WITHOUT_QUANTITY: Readonly<Record<Extract<ParsedPricingMethod, string>, boolean>> = {
  quantity: false,
  customFormula: true,
  unreadable: false,
}

// L2
function checkDiscount(discount: Percent): readonly LocatedProblem[] {
  const tooLong = checkDecimals(discount, 'discount', DISCOUNT_DECIMALS)
  if ((signOf(discount) >= 0 && compare(discount, HUNDRED) <= 0) || isUnknown(discount)) return tooLong
  const range = { sent: plainText(discount), min: '0', max: '100' }
  return [...tooLong, problemAt('out_of_range', ['discount'], range)]
}

export function checkDecimals(number: Decimal, field: string, max: number): readonly LocatedProblem[] {
  if (decimalsOf(number) <= max) return NO_PROBLEMS
  return [problemAt('too_many_decimals', [field], { sent: writeDecimal(number), max: String(max) })]
}
