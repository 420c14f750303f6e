import { add, hundredth, roundedProduct, roundHalfUp } from '../number/arithmetic.js'
import { HUNDRED, type Decimal } from '../number/decimal.js'

/** The decimals of a unit price and a cost (L1). */
const DECIMALS = 4

/** L1: a price or cost as sent, rounded before anything else. */
export function roundToUnitPrice(amount: Decimal | undefined): Decimal | undefined {
  return amount === undefined ? undefined : roundHalfUp(amount, DECIMALS)
}

/**
 * The unit price that a cost and a markup make, rounded half up to 4 decimals (L8, L1).
 *
 * @param markup a percentage of the cost, or major units when `isPercentage` is false
 */
export function unitPriceFromMarkup(cost: Decimal, markup: Decimal, isPercentage: boolean): Decimal {
  return isPercentage
    ? roundedProduct(cost, hundredth(add(HUNDRED, markup)), DECIMALS)
    : roundHalfUp(add(cost, markup), DECIMALS)
}
