import { add, compare, roundHalfUp, subtract } from '../number/arithmetic.js'
import { narrow, ONE, signOf, type Decimal } from '../number/decimal.js'
import type { Arithmetic } from './arithmetic.js'

export const percents = (...numbers: readonly number[]): readonly Decimal[] =>
  numbers.map((one) => narrow(one, 0))

const COMMON_SECONDS = percents(10, 5, 2)

/** Lists the commonest first. */
export const USUAL_SECONDS = /* @__PURE__ */ percents(10, 5, 2, 3, 20, 15, 25, 30, 1, 4, 8, 6, 7, 9, 12)

// L7
export function commonSplits(discount: Decimal): readonly (readonly Decimal[])[] {
  return COMMON_SECONDS.filter((second) => compare(second, discount) < 0).map((second) =>
    largestFirst([subtract(discount, second), second]),
  )
}

/** Undefined unless the first part is above 0, and is a multiple of 0.5 or precedes a single common part. */
export function partsWith(discount: Decimal, later: readonly Decimal[]): readonly Decimal[] | undefined {
  const first = later.reduce<Decimal>((rest, part) => subtract(rest, part), discount)
  const [second, third] = later
  const isCommon = third === undefined && COMMON_SECONDS.some((one) => second && compare(one, second) === 0)
  return signOf(first) > 0 && (isHalfPercent(first) || isCommon) ? largestFirst([first, ...later]) : undefined
}

/** Any order gives the same amount, unless each step is rounded. */
function largestFirst(parts: readonly Decimal[]): readonly Decimal[] {
  return [...parts].sort((one, other) => compare(other, one))
}

export function isHalfPercent(percentage: Decimal): boolean {
  const doubled = add(percentage, percentage)
  return compare(roundHalfUp(doubled, 0), doubled) === 0
}

type TurnArithmetic = Pick<Arithmetic, 'subtract' | 'multiply' | 'hundredth'>

/** Returns the fraction that the percentages take together. */
export function discountInTurn(calculate: TurnArithmetic, percentages: readonly Decimal[]): Decimal {
  const left = percentages.reduce<Decimal>((rest, one) => leftBy(calculate, rest, one), ONE)
  return calculate.subtract(ONE, left)
}

export function leftBy(calculate: TurnArithmetic, amount: Decimal, percentage: Decimal): Decimal {
  return calculate.multiply(amount, calculate.subtract(ONE, calculate.hundredth(percentage)))
}
