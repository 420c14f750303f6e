import type { Account, LinePricing } from '../index.js'
import { amountText } from './amount-text.js'
import { decimalText } from './decimal-text.js'
import { quantityText } from './quantity-text.js'
import type { Detail, PricedRow } from './table-row.js'

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
    details: detailsOf(details, pieces),
    quantity: charged,
    unitPrice: unitPrice === undefined ? '' : amountText(unitPrice),
    discount: percentage === '0' ? '' : `${percentage} %`,
    total: totalPrice === undefined ? '' : amountText(totalPrice),
    isTaxFree,
  }
}

/** What it is on one line, and its pieces on another: both can be long. */
export function detailsOf(details: RowText['details'], pieces: readonly string[]): readonly Detail[] {
  const said = details.flatMap((detail) => (detail === undefined || detail === '' ? [] : [detail]))
  return [
    { items: said, separator: ' · ' },
    { items: pieces, separator: ', ' },
  ].filter(({ items }) => items.length > 0)
}
