import { lessPercentage } from '../number/arithmetic.js'
import { centsOfProduct, type Cents } from '../number/cents.js'
import type { Decimal } from '../number/decimal.js'

/**
 * L3: factor × unit price × (1 - discount/100), rounded half up to the cent once, at the end.
 *
 * @param factor the quantity, or the measure of a measurement-priced line
 * @param discount a percentage
 */
export function lineTotal(factor: Decimal, unitPrice: Decimal, discount: Decimal): Cents {
  return centsOfProduct(factor, lessPercentage(unitPrice, discount))
}

/** L15: the same without the discount, rounded by itself. */
export function amountBeforeDiscount(factor: Decimal, unitPrice: Decimal): Cents {
  return centsOfProduct(factor, unitPrice)
}
