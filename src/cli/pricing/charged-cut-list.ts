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

/** Lists the pieces as ordered if the charged lengths do not make the total. */
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

/** Shows lengths that no figure can hold (N8) as sent. */
function orderedPieces({ subitems = [] }: FlashingLine, account: Account): readonly string[] {
  const ordered = flashingLength({ subitems }, account)
  if (ordered.ok) return ordered.value.pieces.map(pieceText)
  const isTooLong = ordered.problems.every(({ code }) => code === 'amount_out_of_range')
  return isTooLong ? subitems.map(pieceText) : []
}

function pieceText({
  amount = 0,
  length = 0,
}: {
  readonly amount?: number | string
  readonly length?: number | string
}): string {
  return `${String(amount)} × ${String(length)} mm`
}
