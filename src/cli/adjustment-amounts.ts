import { addContributions, documentTotals, noContribution, priceLines } from '../index.js'
import type { Account, Adjustment, Money, PricedOrder } from '../index.js'

/**
 * What each adjustment of a priced document comes to. The document itself keeps a percentage as it was sent, so
 * the engine is asked again, with one adjustment at a time: a priced document prices to itself.
 */
export function adjustmentAmounts(document: PricedOrder, account: Account): readonly (Money | undefined)[] {
  const { lines, adjustments = [] } = document
  if (adjustments.length === 0) return []
  const priced = priceLines(lines, undefined, account)
  if (!priced.ok) return adjustments.map(({ amount }) => amount)
  const sum = priced.value.contributions.reduce(addContributions, noContribution)
  return adjustments.map((adjustment) => {
    const totals = documentTotals(sum, [adjustment], account)
    if (!totals.ok) return adjustment.amount
    return isDiscount(adjustment) ? totals.value.discounts : totals.value.surcharges
  })
}

export function isDiscount({ type }: Adjustment): boolean {
  return type === 'ADJUSTMENT_TYPE_DISCOUNT'
}
