import type { ParsedAccount } from '../wire/account.generated.js'
import type { ParsedCutListItem } from '../wire/flashing.generated.js'
import { add, compare, multiply, thousandth } from '../number/arithmetic.js'
import { decimalOfNumber } from '../number/decimal-text.js'
import { signOf, UNKNOWN, ZERO, type Decimal } from '../number/decimal.js'

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
  /** Of all pieces, shorter ones raised to the minimum (F6). */
  readonly chargedMetres: Decimal
  /** What is charged: the length itself, or the minimum if that is longer. */
  readonly chargedBy: 'length' | 'minimum'
}

/** A cut list as the workshop reads it, with its totals: pieces of equal length together, the longest first. */
export interface CutList {
  readonly entries: readonly CutListEntry[]
  readonly pieces: Decimal
  readonly metres: Decimal
  /** In m². */
  readonly area: Decimal
  readonly chargedMetres: Decimal
}

/**
 * The cut list of a flashing of this girth, in mm. Every figure is exact (N6), and the metres are those of F6. Lengths
 * whose pieces add up to 0 are left out. An absent length is 0.
 */
export function cutListOf(
  items: readonly ParsedCutListItem[],
  girth: Decimal,
  account: Pick<ParsedAccount, 'minimumFlashingLengthMm'>,
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
 * The pieces of each length, the longest first. Doubles compare exactly as their shortest decimal forms (F8) do, so
 * lengths are grouped and sorted before they become decimals.
 */
function piecesByLength(items: readonly ParsedCutListItem[]): readonly (readonly [number, Decimal])[] {
  const pieces = new Map<number, Decimal>()
  for (const { amount = 0, length = 0 } of items) {
    pieces.set(length, add(pieces.get(length) ?? ZERO, exactly(amount)))
  }
  return [...pieces].filter(([, sum]) => signOf(sum) !== 0).sort(([a], [b]) => longestFirst(a, b))
}

/** Compares instead of subtracting, because the difference of infinities is NaN. NaN comes last. */
function longestFirst(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b))
  return Number(a < b) - Number(a > b)
}

/** F8. JSON has finite numbers only: any other is unknown. */
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
