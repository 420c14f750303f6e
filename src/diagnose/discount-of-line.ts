import { HUNDREDTH, ONE, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import { commonParts } from './split-discounts.js'
import type { Working } from './working.js'

/** Returns the discount of a line as a fraction. */
export function discountOf({ calculate, choices }: Working, percentage: Decimal): Decimal {
  const { discount, splits } = choices
  const parts =
    discount !== 'in-two-turns'
      ? undefined
      : splits === undefined
        ? commonParts(percentage)
        : splits.get(plainText(percentage))
  if (parts === undefined) return calculate.multiply(percentage, HUNDREDTH)
  // Each percentage applies only to the amount that the ones before leave.
  const rest = parts.reduce<Decimal>(
    (left, part) => calculate.multiply(left, calculate.subtract(ONE, calculate.multiply(part, HUNDREDTH))),
    ONE,
  )
  return calculate.subtract(ONE, rest)
}
