import type { FlashingLine } from '../index.js'
import { amountText } from './amount-text.js'
import { decimalText } from './decimal-text.js'
import { detailsOf, type RowPlace, type RowText } from './priced-row.js'
import type { PricedRow } from './table-row.js'

/** A flashing's own row: what it counts is its custom price before its total (F1). */
export function flashingRow({ number, depth }: RowPlace, flashing: FlashingLine): PricedRow {
  const { productName = 'Flashing', totalLength, isTaxFree = false } = flashing
  const unitPrice = flashing.customPricePerLength ?? flashing.unitPrice
  const counted = flashing.customPrice ?? flashing.totalPrice
  return {
    kind: 'priced',
    number,
    depth,
    title: productName,
    details: detailsOf(profileDetails(flashing), cutList(flashing)),
    quantity: isSaid(totalLength) ? `${decimalText(totalLength)} m` : '',
    unitPrice: unitPrice === undefined ? '' : amountText(unitPrice),
    discount: '',
    total: counted === undefined ? '' : amountText(counted),
    isTaxFree,
  }
}

function profileDetails(flashing: FlashingLine): RowText['details'] {
  const { colour, thickness, totalGirth, bends, customPrice } = flashing
  return [
    'flashing',
    colour,
    isSaid(thickness) ? `${decimalText(thickness)} mm` : undefined,
    isSaid(totalGirth) ? `girth ${decimalText(totalGirth)} mm` : undefined,
    isSaid(bends) ? `${decimalText(bends)} bends` : undefined,
    customPrice === undefined ? undefined : 'custom price',
  ]
}

/** `2 × 3100 mm` and so on. Amounts and lengths are plain JSON numbers (F8), and no money. */
function cutList({ subitems = [] }: FlashingLine): readonly string[] {
  return subitems.map(({ amount = 0, length = 0 }) => `${String(amount)} × ${String(length)} mm`)
}

function isSaid(decimal: string | undefined): decimal is string {
  return decimal !== undefined && decimal !== ''
}
