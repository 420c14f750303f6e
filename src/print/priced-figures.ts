import { ownFields } from '../problem/own-fields.js'
import { exactCentsOfProduct, type Integer } from '../number/cents.js'
import { lessPercentage } from '../number/arithmetic.js'
import { isZero, ZERO } from '../number/decimal.js'
import { readDecimal, readMicros, readProduct } from '../number/number-text.js'
import type { Fraction, Percent } from '../number/units.js'
import type { Money } from '../wire/money.generated.js'
import { centsOfMoney, type Writing } from './writing.js'
import type { PrintedRow } from './printed-row.js'
import type { ShownPricing } from './shown-document.js'

export type ShownPrices = Pick<ShownPricing, 'discount' | 'margin'> & {
  readonly unitPrice?: Money | undefined
  readonly totalPrice?: Money | undefined
}

/** `factor` multiplies the price. */
export interface ShownQuantity {
  readonly text: string
  readonly factor: string | undefined
}

/** Q4: shows price and discount if they give the amount to the cent, or if the print is internal. */
export function figuresOf(
  prices: ShownPrices,
  { text: quantity, factor }: ShownQuantity,
  isInternal: boolean,
  writing: Writing,
): Pick<PrintedRow, 'figures' | 'cents'> {
  const { unitPrice, totalPrice, discount, margin } = ownFields(prices)
  const cents = totalPrice === undefined ? undefined : centsOfMoney(totalPrice)
  const isChecked = cents !== undefined && isProduct(factor, unitPrice, discount, cents)
  const percent = discount === undefined ? undefined : readDecimal(discount)
  const hasDiscount = percent !== undefined && !isZero(percent)
  return {
    cents: cents ?? 0,
    figures: {
      quantity,
      unitPrice: isChecked || isInternal ? writing.price(unitPrice) : '',
      discount: (isChecked || isInternal) && hasDiscount ? writing.percent(discount ?? '') : '',
      amount: cents === undefined ? '' : writing.cents(cents),
      margin: margin === undefined ? '' : writing.cents(centsOfMoney(margin)),
    },
  }
}

/** L3: quantity × price × (1 − discount ÷ 100), to the cent. */
function isProduct(
  factor: string | undefined,
  unitPrice: Money | undefined,
  discount: string | undefined,
  cents: Integer,
): boolean {
  const [count, price] = [
    factor === undefined ? undefined : readProduct(factor),
    readMicros(unitPrice?.amountMicros ?? ''),
  ]
  if (count === undefined || price === undefined) return false
  const percent = (discount === undefined ? undefined : readDecimal(discount)) ?? ZERO
  const product = exactCentsOfProduct(lessPercentage(price, percent as Percent), count as Fraction)
  return product === cents
}
