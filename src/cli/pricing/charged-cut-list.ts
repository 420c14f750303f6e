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

interface CutList {
  /** Undefined without pieces, or if charged length × price is not the supplied total (F1, F6). */
  readonly charged: ChargedCutList | undefined
  readonly pieces: readonly string[]
}

export function cutListOf(flashing: FlashingLine, account: Account): CutList {
  const { subitems = [] } = flashing
  const ordered = flashingLength({ subitems }, account)
  if (!ordered.ok) {
    // Shows pieces out of range (N8) as sent, and none of an invalid cut list, which a document keeps unchecked (F6).
    const isOnlyOutOfRange = ordered.problems.every(({ code }) => code === 'amount_out_of_range')
    return { charged: undefined, pieces: isOnlyOutOfRange ? subitems.map(pieceText) : [] }
  }
  const charged = chargedLengthOf(flashing, account)
  return charged === undefined
    ? { charged, pieces: ordered.value.pieces.map(pieceText) }
    : { charged: { ...ordered.value, ...charged }, pieces: charged.pieces.map(chargedPieceText) }
}

function chargedLengthOf(flashing: FlashingLine, account: Account): FlashingChargedLength | undefined {
  const { subitems = [], totalPrice } = flashing
  const charged = flashingChargedLength({ subitems }, account)
  if (!charged.ok || charged.value.pieces.length === 0) return undefined
  const price = flashingPrice(flashing, account)
  const isOther =
    price.ok && totalPrice !== undefined && amountText(price.value.totalPrice) !== amountText(totalPrice)
  return isOther ? undefined : charged.value
}

function chargedPieceText({
  amount,
  length,
  chargedLength,
}: FlashingChargedLength['pieces'][number]): string {
  const piece = pieceText({ amount, length })
  return chargedLength === length ? piece : `${piece} (charged as ${chargedLength})`
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
