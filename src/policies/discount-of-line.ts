import type { Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import { discountInTurn, leftBy } from './percentages-in-turn.js'
import { commonParts, splitsOf, takesTurns } from './split-discounts.js'
import { roundToCent, type Working } from './working.js'

export function discountOf(working: Working, percentage: Decimal): Decimal {
  const { calculate } = working
  const parts = partsOf(working, percentage)
  if (parts === undefined) return calculate.hundredth(percentage)
  return discountInTurn(calculate, parts)
}

/** Undefined unless the system rounds after each percentage and a split is known. */
export function leftInTurns(working: Working, percentage: Decimal, amount: Decimal): Decimal | undefined {
  if (working.choices.discount !== 'in-two-turns-to-cents') return undefined
  return partsOf(working, percentage)?.reduce(
    (left, part) => roundToCent(working, leftBy(working.calculate, left, part)),
    amount,
  )
}

function partsOf({ choices }: Working, percentage: Decimal): readonly Decimal[] | undefined {
  if (!takesTurns(choices)) return undefined
  const splits = splitsOf(choices)
  return splits === undefined ? commonParts(percentage) : splits.get(plainText(percentage))
}
