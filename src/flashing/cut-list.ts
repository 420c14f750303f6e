import type { Account } from '../model/account.js'
import type { CutListItem } from '../model/drawing.js'
import { add } from '../number/add.js'
import { compare } from '../number/compare.js'
import { decimalOfNumber } from '../number/decimal-of-number.js'
import { signOf, UNKNOWN, ZERO, type Decimal } from '../number/decimal.js'
import { multiply, thousandth } from '../number/multiply.js'

/** All pieces of one length. */
export interface CutListEntry {
  /** As sent, and so perhaps negative or not whole. */
  readonly pieces: Decimal
  /** Of one piece, in mm. */
  readonly length: Decimal
  /** Of all pieces. */
  readonly metres: Decimal
  /** Of all pieces, in m². */
  readonly area: Decimal
  /** Of all pieces, none counting for less than the minimum (F6). */
  readonly chargedMetres: Decimal
  /** What was charged: the length itself, or the minimum that it falls short of. */
  readonly chargedBy: 'length' | 'minimum'
}

/** A cut list as the workshop reads it: equal lengths together, the longest first; and its totals. */
export interface CutList {
  readonly entries: readonly CutListEntry[]
  readonly pieces: Decimal
  readonly metres: Decimal
  /** In m². */
  readonly area: Decimal
  readonly chargedMetres: Decimal
}

/**
 * The cut list of a flashing of this girth, in mm. Every figure is exact (N6), and the metres are those of F6.
 * What adds up to no pieces is left out. An absent length is 0.
 */
export function cutListOf(
  items: readonly CutListItem[],
  girth: Decimal,
  account: Pick<Account, 'minimumFlashingLengthMm'>,
): CutList {
  const entries = piecesByLength(items).map(([length, pieces]) =>
    entryOf(pieces, exactly(length), girth, account.minimumFlashingLengthMm),
  )
  const metres = total(entries, (entry) => entry.metres)
  return {
    entries,
    pieces: total(entries, (entry) => entry.pieces),
    metres,
    area: squareMetres(girth, metres),
    chargedMetres: total(entries, (entry) => entry.chargedMetres),
  }
}

/**
 * The pieces of each length, the longest first. Of doubles, the shortest decimal forms (F8) are equal and in
 * order just as the doubles are, so lengths are told apart and sorted before they are decimals.
 */
function piecesByLength(items: readonly CutListItem[]): readonly (readonly [number, Decimal])[] {
  const pieces = new Map<number, Decimal>()
  for (const { amount = 0, length = 0 } of items) {
    pieces.set(length, add(pieces.get(length) ?? ZERO, exactly(amount)))
  }
  return [...pieces].filter(([, sum]) => signOf(sum) !== 0).sort(([a], [b]) => longestFirst(a, b))
}

/** By the signs of comparisons, since a difference of infinities is no number. What is no number comes last. */
function longestFirst(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b))
  return Number(a < b) - Number(a > b)
}

/** F8. JSON has no other numbers than finite ones; of anything else nothing is known. */
function exactly(value: number): Decimal {
  return Number.isFinite(value) ? decimalOfNumber(value) : UNKNOWN
}

function entryOf(
  pieces: Decimal,
  length: Decimal,
  girth: Decimal,
  minimum: Decimal | undefined,
): CutListEntry {
  const isRaised = minimum !== undefined && compare(length, minimum) < 0 // F6
  const metres = thousandth(multiply(pieces, length))
  return {
    pieces,
    length,
    metres,
    area: squareMetres(girth, metres),
    chargedMetres: isRaised ? thousandth(multiply(pieces, minimum)) : metres,
    chargedBy: isRaised ? 'minimum' : 'length',
  }
}

function squareMetres(girth: Decimal, metres: Decimal): Decimal {
  return thousandth(multiply(girth, metres))
}

function total(entries: readonly CutListEntry[], figureOf: (entry: CutListEntry) => Decimal): Decimal {
  return entries.reduce((sum, entry) => add(sum, figureOf(entry)), ZERO)
}
