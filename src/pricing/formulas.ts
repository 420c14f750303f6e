import { add, hundredth, lessPercentage, multiply, roundHalfUp, subtract } from '../number/arithmetic.js'
import { centsOfProduct, subtractCents, type Cents, type Integer } from '../number/cents.js'
import { plainText } from '../number/number-text.js'
import { isUnknown, isZero, ONE } from '../number/decimal.js'
import {
  fractionOf,
  fractionOfWhole,
  HUNDRED_PERCENT,
  majorUnitsOf,
  percentOf,
  type Factor,
  type MajorUnits,
  type Percent,
  type PercentOrMajorUnits,
} from '../number/units.js'
import type { LineAmount } from '../policies/line-amount.js'
import type { PricingBasis } from './priced.js'

// L1
export const DECIMALS = 4

// L1
export function roundToUnitPrice(amount: MajorUnits | undefined): MajorUnits | undefined {
  return amount === undefined ? undefined : roundHalfUp(amount, DECIMALS)
}

// L8, L1
export function unitPriceFromMarkup(
  cost: MajorUnits,
  markup: PercentOrMajorUnits,
  isPercentage: boolean,
): MajorUnits {
  return roundHalfUp(exactPriceFromMarkup(cost, markup, isPercentage), DECIMALS)
}

export function exactPriceFromMarkup(
  cost: MajorUnits,
  markup: PercentOrMajorUnits,
  isPercentage: boolean,
): MajorUnits {
  return isPercentage
    ? multiply(cost, fractionOf(add(HUNDRED_PERCENT, percentOf(markup))))
    : add(cost, majorUnitsOf(markup))
}

/** L3. Rounds half up only once. */
export function lineTotal(factor: Factor, unitPrice: MajorUnits, discount: Percent): Cents {
  return centsOfProduct(lessPercentage(unitPrice, discount), factor)
}

// L15
export const amountBeforeDiscount: (unitPrice: MajorUnits, factor: Factor) => Cents = centsOfProduct

// L10: a percentage has two decimals fewer than its fraction.
const FRACTION_DECIMALS = 6

/** L10. Unknown if the cost is zero. */
export function markupOnCost(unitPrice: MajorUnits, cost: MajorUnits): Percent {
  return multiply(HUNDRED_PERCENT, fractionOfWhole(subtract(unitPrice, cost), cost, FRACTION_DECIMALS))
}

// L11
export const lineMargin: (total: Cents, lineCost: Cents) => Cents = subtractCents

/** Writes `12.5 × 45.67 × (1 - 7.5%) = 528.059375`. Empty if a figure is unknown. */
export function totalFormulaText(basis: PricingBasis, unitPrice: MajorUnits): string {
  const { factor, discount } = basis
  const exact = multiply(multiply(factor, unitPrice), subtract(ONE, hundredth(discount)))
  const terms = [{ factors: [factor, unitPrice], isDiscounted: !isZero(discount) }]
  return isUnknown(exact) ? '' : formulaText({ terms, exact, discount: undefined }, discount)
}

const MAX_LISTED = 3

/** Writes `33.71 × (1 - 10%) = 30.339`. Each discounted product gets all `discounts`. */
export function formulaText(
  { terms, discount: part, exact }: LineAmount,
  ...discounts: readonly Percent[]
): string {
  const listed = terms.slice(0, MAX_LISTED).map(({ factors, isDiscounted }) =>
    factors
      .map(plainText)
      .concat(isDiscounted ? discounts.map((discount) => `(1 - ${plainText(discount)}%)`) : [])
      .join(' × '),
  )
  if (terms.length > MAX_LISTED) listed.push('…')
  return `${listed.join(' + ')}${part ? ` - ${plainText(part)}` : ''} = ${plainText(exact)}`
}

const MAX_TERMS = 6

/** Writes `40.00 + 25.50`, without the result. */
export function sumText(amounts: readonly Integer[]): string {
  const terms = amounts.map(centsText)
  const [first = centsText(0), last = ''] = [terms[0], terms.at(-1)]
  return terms.length > MAX_TERMS ? `${first} + … + ${last}` : terms.length < 2 ? first : terms.join(' + ')
}

/** Writes `528.06 - 376.25 = 151.81`. */
export function marginFormulaText(total: Cents, lineCost: Cents): string {
  return `${centsText(total)} - ${centsText(lineCost)} = ${centsText(lineMargin(total, lineCost))}`
}

/** Writes `20.00`. */
export function centsText(cents: Integer): string {
  const digits = String(cents).replace('-', '').padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
