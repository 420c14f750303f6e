import {
  flashingChargedLength,
  flashingLength,
  flashingPrice,
  type Account,
  type CutListItem,
  type FlashingChargedLength,
  type FlashingLine,
} from '../../entries/index.js'
import { isObject } from '../json/object.js'
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

export function cutListPieces(
  { subitems }: FlashingLine,
  charged: ChargedCutList | undefined,
): readonly string[] {
  if (!isCutList(subitems)) return []
  return subitems.map(({ amount, length }, index) => {
    const piece = charged?.pieces[index]
    const isRaised = piece !== undefined && piece.chargedLength !== piece.length
    // `String` writes some numbers as 1e-7, so the decimal strings of the charged piece come first.
    const text = `${piece?.amount ?? String(amount ?? 0)} × ${piece?.length ?? String(length ?? 0)} mm`
    return isRaised ? `${text} (charged as ${piece.chargedLength})` : text
  })
}

/** A document keeps any value as a cut list (F6). Amounts and lengths are JSON numbers, not strings (F8). */
function isCutList(subitems: unknown): subitems is readonly CutListItem[] {
  const isNumber = (value: unknown): boolean => Number.isFinite(value ?? 0)
  return (
    Array.isArray(subitems) &&
    subitems.every((item) => isObject(item) && isNumber(item['amount']) && isNumber(item['length']))
  )
}
