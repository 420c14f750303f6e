import type { ParsedAccount } from '../wire/account.generated.js'
import type { ParsedLinePricing, ParsedMeasurementEntry } from '../wire/line-pricing.generated.js'
import { add, larger, multiply, roundedQuotient, thousandth } from '../number/arithmetic.js'
import { narrow, UNKNOWN, ZERO, type Decimal } from '../number/decimal.js'

/** What one foot is in mm: 304.8, exactly. */
const MM_PER_FOOT = narrow(3048, 1)

/**
 * The measure of a lineal line: Σ amount × length, in the strategy's unit, no length counting for less than the
 * minimum (M3).
 */
export function linealMeasure(
  entries: readonly ParsedMeasurementEntry[],
  minimum: Decimal | undefined,
): Decimal {
  let sum = ZERO
  for (const { length = UNKNOWN, amount } of entries) {
    sum = addPieces(sum, amount, minimum === undefined ? length : larger(length, minimum))
  }
  return sum
}

/** The measure of a square line: Σ amount × length × width, in the strategy's unit squared (M3). */
export function squareMeasure(entries: readonly ParsedMeasurementEntry[]): Decimal {
  let sum = ZERO
  for (const { length = UNKNOWN, width = UNKNOWN, amount } of entries) {
    sum = addPieces(sum, amount, multiply(length, width))
  }
  return sum
}

/** So many pieces of one size more; 1 when it is not said how many (M3). */
function addPieces(sum: Decimal, amount: Decimal | undefined, size: Decimal): Decimal {
  const sizes = amount === undefined ? size : multiply(amount, size)
  return sum === ZERO ? sizes : add(sum, sizes)
}

/** The minimum length that is charged on a lineal line, in its unit (M4). Absent: there is none. */
export function minimumLength(pricing: ParsedLinePricing, account: ParsedAccount): Decimal | undefined {
  const millimetres = account.minimumLinealLengthMm ?? account.minimumFlashingLengthMm
  if (millimetres === undefined) return undefined
  return pricing.pricingStrategy === 'PRICING_STRATEGY_LINEAL_FEET'
    ? roundedQuotient(millimetres, MM_PER_FOOT, 6)
    : thousandth(millimetres)
}
