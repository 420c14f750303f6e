import { multiply, roundedQuotient, subtract } from '../number/arithmetic.js'
import type { Cents } from '../number/cents.js'
import { HUNDRED, signOf, type Decimal } from '../number/decimal.js'

/** The decimals of a fraction whose percentage has 4 (L10). */
const FRACTION_DECIMALS = 6

/**
 * L10: (unit price - cost) / cost × 100, rounded half up to 4 decimals. There is none on a cost of zero.
 */
export function markupFrom(unitPrice: Decimal, cost: Decimal): Decimal | undefined {
  if (signOf(cost) === 0) return undefined
  return multiply(roundedQuotient(subtract(unitPrice, cost), cost, FRACTION_DECIMALS), HUNDRED)
}

/** L11: what is left of the total after cost. Both are amounts; the difference may not fit. */
export function marginFrom(total: Cents, lineCost: Cents): Cents {
  return total - lineCost
}
