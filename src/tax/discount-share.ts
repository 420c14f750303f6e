import { multiply, roundedQuotient } from '../number/arithmetic.js'
import { amountOfCents, exactCentsOf, type Cents } from '../number/cents.js'
import type { Integer } from '../number/integer.js'

/**
 * T3: by how much a discount lowers the taxable base: the share that taxable lines have in the subtotal,
 * rounded half up to the cent. Nothing when the subtotal is 0.
 *
 * Beside a small subtotal of large lines the share may be larger than any amount; it is exact all the same.
 */
export function taxableShareOfDiscount(
  discount: Cents,
  taxableSubtotal: Integer,
  subtotal: Integer,
): Integer {
  if (subtotal === 0) return 0
  if (taxableSubtotal === subtotal) return discount
  const product = multiply(amountOfCents(discount), amountOfCents(taxableSubtotal))
  return exactCentsOf(roundedQuotient(product, amountOfCents(subtotal), 2))
}
