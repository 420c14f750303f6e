import { subtractIntegers, type Integer } from '../number/cents.js'
import { adviceWithin, type Advice } from '../problem/advisory.js'
import { moneyOfCents } from '../wire/money.js'
import { discountAboveSubtotal } from './advice-words.js'
import type { TotalsWithAdjustments } from './priced.js'

/** T2, V10. A discount above the rest of the subtotal does not reduce that rest for later discounts. */
export function adviseAdjustments(
  { totals: { subtotal }, adjustments = [] }: TotalsWithAdjustments,
  currency: string,
): readonly Advice[] {
  const micros = (cents: Integer): string => moneyOfCents(cents, currency).amountMicros
  let left = subtotal
  return adjustments.flatMap(({ adjustment, appliedAmount }, index) => {
    if (adjustment.type !== 'ADJUSTMENT_TYPE_DISCOUNT') return []
    // T2: a percentage in turn is below 0 after an excessive discount, which has advice of its own.
    if (appliedAmount < 0 && subtotal >= 0) return []
    if (isWithin(appliedAmount, left)) {
      left = subtractIntegers(left, appliedAmount)
      return []
    }
    const advice: Advice = {
      code: 'discount_above_subtotal',
      path: [adjustment.amount === undefined ? 'percentage' : 'amount'],
      message: discountAboveSubtotal(appliedAmount, subtotal, left),
      details: { applied: micros(appliedAmount), subtotal: micros(subtotal), left: micros(left) },
    }
    return adviceWithin([advice], 'adjustments', index)
  })
}

// T2: the whole is below 0 on a credit.
function isWithin(amount: Integer, whole: Integer): boolean {
  return whole < 0 ? amount <= 0 && amount >= whole : amount >= 0 && amount <= whole
}
