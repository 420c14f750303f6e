import type { ParsedCutListItem } from '../wire/flashing.generated.js'
import { add, compare } from '../number/arithmetic.js'
import { signOf, UNKNOWN, ZERO, type DecimalIn } from '../number/decimal.js'
import {
  metresOf,
  millimetresOfNumber,
  piecesOfNumber,
  squareMetresOf,
  timesPieces,
  type Millimetres,
  type Pieces,
} from '../number/units.js'
import type { PieceSettings } from './measured-flashing.js'

export type CutList = ReturnType<typeof cutListOf>
export type CutListEntry = ReturnType<typeof entryOf>

/**
 * Merges pieces of equal length, the longest first. Every figure is exact (N6), and metres follow
 * F6. Leaves out lengths whose pieces add up to 0. An absent number counts as 0.
 */
export function cutListOf(
  items: readonly ParsedCutListItem[],
  girth: Millimetres,
  { minimumFlashingLengthMm }: PieceSettings,
) {
  const entries = piecesByLength(items).map(([length, pieces]) =>
    entryOf(pieces, lengthOf(length), girth, minimumFlashingLengthMm),
  )
  const metres = total(entries, (entry) => entry.metres)
  return {
    entries,
    pieces: total(entries, (entry) => entry.pieces),
    metres,
    area: squareMetresOf(girth, metres),
    chargedMetres: total(entries, (entry) => entry.chargedMetres),
  }
}

/**
 * The longest first. Doubles compare like their shortest decimal forms (F8), so grouping can
 * precede conversion.
 */
function piecesByLength(items: readonly ParsedCutListItem[]): readonly (readonly [number, Pieces])[] {
  const pieces = new Map<number, Pieces>()
  for (const { amount = 0, length = 0 } of items) {
    pieces.set(length, add(pieces.get(length) ?? ZERO, countOf(amount)))
  }
  return [...pieces].filter(([, sum]) => signOf(sum) !== 0).sort(([a], [b]) => longestFirst(a, b))
}

/** Never subtracts, because the difference of infinities is NaN. NaN comes last. */
function longestFirst(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b))
  return Number(a < b) - Number(a > b)
}

/** JSON has only finite numbers, so any other number counts as unknown. */
function countOf(value: number): Pieces {
  return Number.isFinite(value) ? piecesOfNumber(value) : UNKNOWN
}

function lengthOf(value: number): Millimetres {
  return Number.isFinite(value) ? millimetresOfNumber(value) : UNKNOWN
}

/**
 * Lengths in mm, area in m². Charges the length, or the minimum if that is longer (F6). The number
 * of pieces may be negative or fractional.
 */
function entryOf(pieces: Pieces, length: Millimetres, girth: Millimetres, minimum: Millimetres | undefined) {
  const isRaised = minimum !== undefined && compare(length, minimum) < 0 // F6
  const metres = metresOf(timesPieces(pieces, length))
  return {
    pieces,
    length,
    metres,
    area: squareMetresOf(girth, metres),
    chargedMetres: isRaised ? metresOf(timesPieces(pieces, minimum)) : metres,
    chargedBy: isRaised ? ('minimum' as const) : ('length' as const),
  }
}

function total<Unit extends string>(
  entries: readonly CutListEntry[],
  getFigure: (entry: CutListEntry) => DecimalIn<Unit>,
): DecimalIn<Unit> {
  return entries.reduce<DecimalIn<Unit>>((sum, entry) => add(sum, getFigure(entry)), ZERO)
}
