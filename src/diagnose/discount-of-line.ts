import { compare } from '../number/arithmetic.js'
import { HUNDREDTH, narrow, type Decimal } from '../number/decimal.js'
import type { Working } from './working.js'

/** Returns the discount of a line as a fraction. */
export function discountOf({ calculate, choices }: Working, percentage: Decimal): Decimal {
  const whole = calculate.multiply(percentage, HUNDREDTH)
  const second = choices.discount === 'in-two-turns' ? secondOf(percentage) : undefined
  if (second === undefined) return whole
  // The second percentage applies only to the amount that the first one leaves.
  const both = calculate.multiply(calculate.subtract(percentage, second), second)
  return calculate.subtract(whole, calculate.multiply(both, calculate.multiply(HUNDREDTH, HUNDREDTH)))
}

/** Guesses the second of two percentages from their sum. A line of a request has only one discount: the sum. */
function secondOf(percentage: Decimal): Decimal | undefined {
  return COMMON_SECONDS.find((second) => compare(second, percentage) < 0)
}

const COMMON_SECONDS = [10, 5, 2].map((percent) => narrow(percent, 0))
