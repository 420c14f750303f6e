import { QUANTITY_DECIMALS } from '../definitions/limits.js'
import { compare, multiply, roundHalfUp } from '../number/arithmetic.js'
import { isAmount, type Cents } from '../number/cents.js'
import { narrow, type Decimal } from '../number/decimal.js'
import { fitsMicros, plainText, writeMicros } from '../number/number-text.js'
import type { MajorUnits } from '../number/units.js'
import { DECIMALS } from '../pricing/formulas.js'
import type { PricedPricing } from '../pricing/priced.js'
import type { InsteadOfRounding, SuggestedMoney } from '../problem/advisory-details.js'
import type { ParsedLinePricing } from '../wire/line-pricing.generated.js'
import { moneyOfCents } from '../wire/money.js'

/** Prices per hundred are common. Prices per ten help a quantity with too many decimals for hundreds. */
const POWERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1]

/**
 * Restates prices and quantity per power of ten, so that none has too many decimals (L1, L2).
 *
 * @param exact the price before rounding
 * @param exactTotal the total at that price, to replace a supplied total
 */
export function inPowersOfTen(
  { sent, basis, total, totalRule }: PricedPricing,
  exact: MajorUnits,
  exactTotal: Cents,
  currency: string,
): InsteadOfRounding | undefined {
  const { quantity, unitPrice, cost, markup, markupIsPercentage = true } = sent
  if (basis.isMeasured || quantity === undefined || !isAmount(exactTotal)) return undefined
  const prices = [exact, unitPrice?.amount, cost?.amount].filter((price) => price !== undefined)
  for (const power of POWERS) {
    const units = narrow(10 ** power, 0)
    const ofUnits = (price: MajorUnits): MajorUnits => multiply(price, units) as MajorUnits
    const inUnits = multiply(quantity, narrow(1, power))
    if (!hasAtMost(inUnits, QUANTITY_DECIMALS) || !prices.every((price) => isPrice(ofUnits(price)))) continue
    return {
      per: plainText(units),
      quantity: plainText(inUnits),
      ...(unitPrice && { unitPrice: moneyOfPrice(ofUnits(unitPrice.amount), currency) }),
      ...(cost && { cost: moneyOfPrice(ofUnits(cost.amount), currency) }),
      // L8: a fixed markup is per unit too.
      ...(markup && !markupIsPercentage && { markup: plainText(multiply(markup, units)) }),
      ...(totalRule === 'checked' &&
        exactTotal !== total && { totalPrice: moneyOfCents(exactTotal, currency) }),
    }
  }
  return undefined
}

/** K6, L9. The quantity must multiply only costs. */
export function forWholeQuantity(
  { quantity }: ParsedLinePricing,
  exactCost: Cents,
  currency: string,
): InsteadOfRounding {
  return { ...(quantity && { quantity: '1' }), cost: moneyOfCents(exactCost, currency) }
}

function isPrice(price: MajorUnits): boolean {
  return hasAtMost(price, DECIMALS) && fitsMicros(roundHalfUp(price, DECIMALS))
}

function hasAtMost(number: Decimal, decimals: number): boolean {
  return compare(roundHalfUp(number, decimals), number) === 0
}

function moneyOfPrice(price: MajorUnits, currency: string): SuggestedMoney {
  return { amountMicros: writeMicros(roundHalfUp(price, DECIMALS)), currency }
}
