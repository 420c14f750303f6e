import type { Account, LinePricing } from '../index.js'
import { amountText } from './amount-text.js'
import { decimalText } from './decimal-text.js'
import { quantityText } from './quantity-text.js'
import type { PricedRow } from './table-row.js'

/** Where a row stands. */
export interface RowPlace {
  readonly number: string
  readonly depth: number
}

/** What a row is called, and what sets it apart; a detail that is absent or empty is left out. */
export interface RowText {
  readonly title: string
  readonly details: readonly (string | undefined)[]
}

/** The row of anything that has a pricing object. Without one it counts nothing (L5), and shows no figures. */
export function pricedRow(
  { number, depth }: RowPlace,
  { title, details }: RowText,
  pricing: LinePricing = {},
  account: Account,
): PricedRow {
  const { unitPrice, discount, totalPrice, isTaxFree = false } = pricing
  const { charged, pieces } = quantityText(pricing, account)
  const percentage = decimalText(discount ?? '0')
  return {
    kind: 'priced',
    number,
    depth,
    title,
    details: detailLines(details, pieces),
    quantity: charged,
    unitPrice: unitPrice === undefined ? '' : amountText(unitPrice),
    discount: percentage === '0' ? '' : `${percentage} %`,
    total: totalPrice === undefined ? '' : amountText(totalPrice),
    isTaxFree,
  }
}

/** The details on one line and the pieces on another: both can be long. */
export function detailLines(details: RowText['details'], pieces: string): readonly string[] {
  return [details.filter(Boolean).join(' · '), pieces].filter((line) => line !== '')
}
