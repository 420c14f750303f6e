import { flashingPrice, flashingPricedLength } from '../index.js'
import type { Account, FlashingLine, FlashingPricedLength } from '../index.js'
import { amountText } from './amount-text.js'
import { decimalText, isSaid } from './decimal-text.js'
import { materialDetails } from './material-details.js'
import { detailsOf, type RowPlace, type RowText } from './priced-row.js'
import type { PricedRow } from './table-row.js'

/** A flashing's own row: what it counts is its custom price before its total (F1). */
export function flashingRow(
  { number, depth }: RowPlace,
  flashing: FlashingLine,
  account: Account,
): PricedRow {
  const { productName = 'Flashing', totalLength, isTaxFree = false } = flashing
  const unitPrice = flashing.customPricePerLength ?? flashing.unitPrice
  const counted = flashing.customPrice ?? flashing.totalPrice
  const charged = chargedLength(flashing, account)
  const length = charged?.pricedLength ?? totalLength
  return {
    kind: 'priced',
    number,
    depth,
    title: productName,
    details: detailsOf(profileDetails(flashing, charged), cutList(flashing, charged)),
    quantity: isSaid(length) ? `${decimalText(length)} m` : '',
    unitPrice: unitPrice === undefined ? '' : amountText(unitPrice),
    discount: '',
    total: counted === undefined ? '' : amountText(counted),
    isTaxFree,
  }
}

/**
 * The length that is charged (F6): what the price of a metre is to be multiplied by. None without a cut list, and
 * none where it does not make the total, which is kept as sent (F1).
 */
function chargedLength(flashing: FlashingLine, account: Account): FlashingPricedLength | undefined {
  const { subitems = [], totalPrice } = flashing
  const length = flashingPricedLength({ subitems }, account)
  if (subitems.length === 0 || !length.ok) return undefined
  const price = flashingPrice(flashing, account)
  const isOther =
    price.ok && totalPrice !== undefined && amountText(price.value.totalPrice) !== amountText(totalPrice)
  return isOther ? undefined : length.value
}

function profileDetails(
  flashing: FlashingLine,
  charged: FlashingPricedLength | undefined,
): RowText['details'] {
  const { totalGirth, bends, totalLength, customPrice } = flashing
  const [sent, priced] = [totalLength, charged?.pricedLength].map((length) => length && decimalText(length))
  return [
    'flashing',
    ...materialDetails(flashing),
    isSaid(totalGirth) ? `girth ${decimalText(totalGirth)} mm` : undefined,
    isSaid(bends) ? `${decimalText(bends)} bends` : undefined,
    isSaid(sent) && isSaid(priced) && sent !== priced ? `${sent} m charged as ${priced} m` : undefined,
    customPrice === undefined ? undefined : 'custom price',
  ]
}

/** `2 × 3100 mm`; `3 × 150 mm (charged as 250)`. Amounts and lengths are plain JSON numbers (F8), and no money. */
function cutList(
  { subitems = [] }: FlashingLine,
  charged: FlashingPricedLength | undefined,
): readonly string[] {
  return subitems.map(({ amount = 0, length = 0 }, index) => {
    const piece = charged?.pieces[index]
    const isRaised = piece !== undefined && piece.chargedLength !== piece.length
    return `${String(amount)} × ${String(length)} mm${isRaised ? ` (charged as ${piece.chargedLength})` : ''}`
  })
}
