import type { DocumentTotals } from '../engine/priced.js'
import { compare, multiply } from '../number/arithmetic.js'
import { amountOfCents, exactCentsOfProduct } from '../number/cents.js'
import { fractionOf } from '../number/units.js'
import type { ParsedFloors } from '../wire/solving.generated.js'
import type { Positions } from './positions.js'
import { netOf, type PricedRequest } from './priced-request.js'
import type { FloorName } from './solution.js'
import type { Visited } from './search.js'

export const NO_FLOORS: ParsedFloors = {
  cost: undefined,
  margin: undefined,
  marginPercentage: undefined,
  discount: undefined,
}

/**
 * Returns the floor that a position breaks, or undefined. The greatest discount of lines is not among them: it ends
 * the lever itself.
 */
export function brokenFloor(
  { position, totals }: Visited,
  floors: ParsedFloors,
  positions: Positions,
  present: PricedRequest['totals'],
): FloorName | undefined {
  if (isMarginTooSmall(totals, floors)) return 'margin'
  if (isPercentageTooSmall(totals, floors)) return 'marginPercentage'
  if (isDiscountTooLarge(totals, floors)) return 'discount'
  if (floors.cost === true && positions.isBelowCostAt(position)) return 'cost'
  return isBelowZero(totals) && !isBelowZero(present) ? 'zero' : undefined
}

/** Whether a document is a credit, before tax or after it. */
function isBelowZero(totals: DocumentTotals): boolean {
  return netOf(totals) < 0 || totals.total < 0
}

function isMarginTooSmall({ margin }: DocumentTotals, floors: ParsedFloors): boolean {
  return floors.margin !== undefined && compare(amountOfCents(margin), floors.margin.amount) < 0
}

/** Compares margin ÷ amount before tax as a product, since that amount may be 0. */
function isPercentageTooSmall(totals: DocumentTotals, { marginPercentage }: ParsedFloors): boolean {
  if (marginPercentage === undefined) return false
  const least = multiply(amountOfCents(netOf(totals)), fractionOf(marginPercentage))
  return compare(amountOfCents(totals.margin), least) < 0
}

/** Whether all discounts on the document exceed a discount of this percentage, to the cent (T2). */
function isDiscountTooLarge({ subtotal, discounts }: DocumentTotals, { discount }: ParsedFloors): boolean {
  if (discount === undefined || discounts === 0) return false
  const most = exactCentsOfProduct(amountOfCents(subtotal), fractionOf(discount))
  // A percentage of a subtotal below zero is below zero too.
  return discounts < 0 ? discounts < most : discounts > most
}
