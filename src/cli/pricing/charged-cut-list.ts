import {
  flashingChargedLength,
  flashingLength,
  flashingPrice,
  type Account,
  type FlashingChargedLength,
  type FlashingLine,
} from '../../entries/index.js'
import { amountText } from '../table/text.js'

export interface ChargedCutList extends FlashingChargedLength {
  /** As ordered. */
  readonly totalLength: string
}

/** Returns undefined without pieces, or if charged length × price is not the supplied total (F1, F6). */
export function chargedCutList(flashing: FlashingLine, account: Account): ChargedCutList | undefined {
  const { subitems = [], totalPrice } = flashing
  const ordered = flashingLength({ subitems }, account)
  const charged = flashingChargedLength({ subitems }, account)
  if (!ordered.ok || !charged.ok || charged.value.pieces.length === 0) return undefined
  const price = flashingPrice(flashing, account)
  const isOther =
    price.ok && totalPrice !== undefined && amountText(price.value.totalPrice) !== amountText(totalPrice)
  return isOther ? undefined : { ...ordered.value, ...charged.value }
}

/** Lists the pieces as ordered if the charged lengths do not give the total. */
export function cutListPieces(
  flashing: FlashingLine,
  charged: ChargedCutList | undefined,
  account: Account,
): readonly string[] {
  if (charged === undefined) return orderedPieces(flashing, account)
  return charged.pieces.map(({ amount, length, chargedLength }) => {
    const piece = pieceText({ amount, length })
    return chargedLength === length ? piece : `${piece} (charged as ${chargedLength})`
  })
}

/** Shows pieces out of range (N8) as sent, and none of an invalid cut list, which a document keeps unchecked (F6). */
function orderedPieces({ subitems = [] }: FlashingLine, account: Account): readonly string[] {
  const ordered = flashingLength({ subitems }, account)
  if (ordered.ok) return ordered.value.pieces.map(pieceText)
  const isOnlyOutOfRange = ordered.problems.every(({ code }) => code === 'amount_out_of_range')
  return isOnlyOutOfRange ? subitems.map(pieceText) : []
}

/** A null counts as absent (N2). */
function pieceText({
  amount,
  length,
}: {
  readonly amount?: number | string | null
  readonly length?: number | string | null
}): string {
  return `${String(amount ?? 0)} × ${String(length ?? 0)} mm`
}
