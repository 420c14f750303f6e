import type { DocumentTotals } from '../engine/priced.js'
import { compare, multiply } from '../number/arithmetic.js'
import { amountOfCents, exactCentsOfProduct } from '../number/cents.js'
import { fractionOf } from '../number/units.js'
import type { ParsedConstraints } from '../wire/solving.generated.js'
import type { Positions } from './positions.js'
import { netOf, type PricedRequest } from './priced-request.js'
import type { ConstraintName } from './solution.js'
import type { Visited } from './search.js'

export const NO_CONSTRAINTS: ParsedConstraints = {
  notBelowCost: undefined,
  minMargin: undefined,
  minMarginPercentage: undefined,
  maxDiscount: undefined,
}

/** Ignores the maximum discount of lines, which limits the lever's range instead. */
export function brokenConstraint(
  { position, totals }: Visited,
  constraints: ParsedConstraints,
  positions: Positions,
  present: PricedRequest['totals'],
): ConstraintName | undefined {
  if (isMarginTooSmall(totals, constraints)) return 'minMargin'
  if (isPercentageTooSmall(totals, constraints)) return 'minMarginPercentage'
  if (isDiscountTooLarge(totals, constraints)) return 'maxDiscount'
  if (constraints.notBelowCost === true && positions.isBelowCostAt(position)) return 'notBelowCost'
  return isBelowZero(totals) && !isBelowZero(present) ? 'zero' : undefined
}

/** Tests for an amount below zero, before or with tax. */
function isBelowZero(totals: DocumentTotals): boolean {
  return netOf(totals) < 0 || totals.total < 0
}

function isMarginTooSmall({ margin }: DocumentTotals, constraints: ParsedConstraints): boolean {
  return (
    constraints.minMargin !== undefined && compare(amountOfCents(margin), constraints.minMargin.amount) < 0
  )
}

/** Multiplies instead of dividing by the amount before tax, because that amount may be 0. */
function isPercentageTooSmall(totals: DocumentTotals, { minMarginPercentage }: ParsedConstraints): boolean {
  if (minMarginPercentage === undefined) return false
  const net = netOf(totals)
  const difference = compare(
    amountOfCents(totals.margin),
    multiply(amountOfCents(net), fractionOf(minMarginPercentage)),
  )
  // Multiplying by an amount below zero reverses the comparison.
  return net < 0 ? difference > 0 : difference < 0
}

/** T2: tests whether the sum of discounts exceeds `maxDiscount` per cent of the subtotal, to the cent. */
function isDiscountTooLarge(
  { subtotal, discounts }: DocumentTotals,
  { maxDiscount }: ParsedConstraints,
): boolean {
  if (maxDiscount === undefined || discounts === 0) return false
  const max = exactCentsOfProduct(amountOfCents(subtotal), fractionOf(maxDiscount))
  // A percentage of a subtotal below zero is below zero too.
  return discounts < 0 ? discounts < max : discounts > max
}
