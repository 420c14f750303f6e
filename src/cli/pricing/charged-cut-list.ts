import {
  flashingChargedLength,
  flashingLength,
  flashingPrice,
  type Account,
  type FlashingChargedLength,
  type FlashingLine,
} from '../../entries/index.js'
import { cutListIn } from '../../wire/flashing-with-cut-list.js'
import { amountText } from '../table/text.js'

export interface ChargedCutList extends FlashingChargedLength {
  /** As ordered. */
  readonly totalLength: string
}

/** Returns undefined without pieces, or if charged length × price is not the supplied total (F1, F6). */
export function chargedCutList(flashing: FlashingLine, account: Account): ChargedCutList | undefined {
  const { totalPrice } = flashing
  const length = lengthOf(flashing, account)
  if (length === undefined || length.pieces.length === 0) return undefined
  const price = flashingPrice(flashing, account)
  const isOther =
    price.ok && totalPrice !== undefined && amountText(price.value.totalPrice) !== amountText(totalPrice)
  return isOther ? undefined : length
}

/** Returns undefined for an invalid cut list, which a document keeps unchecked (F6). */
function lengthOf({ subitems = [] }: FlashingLine, account: Account): ChargedCutList | undefined {
  const ordered = flashingLength({ subitems }, account)
  const charged = flashingChargedLength({ subitems }, account)
  return ordered.ok && charged.ok ? { ...ordered.value, ...charged.value } : undefined
}

/** Amounts and lengths are JSON numbers, not strings (F8). */
export function cutListPieces(
  { subitems }: FlashingLine,
  charged: ChargedCutList | undefined,
): readonly string[] {
  const pieces = cutListIn(subitems) ?? []
  return pieces.map(({ amount = 0, length = 0 }, index) => {
    const piece = charged?.pieces[index]
    const isRaised = piece !== undefined && piece.chargedLength !== piece.length
    // `String` writes some numbers as 1e-7, so the decimal strings of the charged piece come first.
    const text = `${piece?.amount ?? String(amount)} × ${piece?.length ?? String(length)} mm`
    return isRaised ? `${text} (charged as ${piece.chargedLength})` : text
  })
}
