import { add, compare, roundHalfUp, subtract } from '../../number/arithmetic.js'
import { isUnknown, signOf, ZERO } from '../../number/decimal.js'
import { countOfPieces, timesPieces, type Millimetres, type Pieces } from '../../number/units.js'
import { minBars, packingTask, type Bar, type Cut, type Group } from './packing.js'

/** Stock lengths that are all cut the same way. */
interface CutBars {
  /** The number of these stock lengths. */
  readonly bars: number
  /** The pieces cut from each stock length, the longest first. */
  readonly cuts: readonly Cut[]
  /**
   * The length that the cuts remove from each stock length, in mm: one kerf per piece, but no more than the
   * metal left.
   */
  readonly kerf: Millimetres
  /** The length that remains of each stock length, in mm. */
  readonly offcut: Millimetres
}

/** The reason for a missing estimate. */
export type NotPackedReason =
  | 'number_unknown'
  | 'stock_length_not_positive'
  | 'kerf_negative'
  | 'length_not_positive'
  | 'amount_negative'
  | 'amount_not_whole'
  | 'too_many_pieces'

/** The stock lengths that a cut list needs. */
export interface PackedStock {
  readonly isEstimate: true
  readonly isPacked: true
  /**
   * `exact` if no way of cutting needs fewer stock lengths. Otherwise the result of the heuristic, which may
   * not be the smallest.
   */
  readonly method: 'exact' | 'first-fit decreasing'
  /** The number of stock lengths needed. */
  readonly bars: number
  /** No way of cutting needs fewer than this. */
  readonly atLeast: number
  readonly cutBars: readonly CutBars[]
  /** The pieces that are longer than a stock length. No other figure counts them. */
  readonly tooLong: readonly Cut[]
}

export interface NotPackedStock {
  readonly isEstimate: true
  readonly isPacked: false
  readonly reason: NotPackedReason
  readonly tooLong: readonly Cut[]
}

/**
 * The maximum number of pieces to pack, not counting pieces that are too long. With more pieces, the estimate
 * is missing, with the reason `too_many_pieces`.
 */
export const MAX_PACKED_PIECES = 10_000

/**
 * Estimates the stock lengths that a cut list needs. Lengths are in mm. The kerf is the width of a cut; a piece that
 * reaches the end of its stock length needs no cut.
 *
 * Uses first-fit decreasing (D. S. Johnson, "Near-optimal bin packing algorithms", 1973). If a lower bound
 * does not prove that the result is the smallest, small lists are searched for a packing with fewer bars.
 */
export function stockLengths(
  cuts: readonly Cut[],
  stockLength: Millimetres,
  kerf: Millimetres = ZERO,
): PackedStock | NotPackedStock {
  const wanted = cuts.filter(({ pieces }) => signOf(pieces) !== 0)
  const tooLong = wanted.filter(({ length }) => compare(length, stockLength) > 0)
  const fitting = wanted.filter(({ length }) => compare(length, stockLength) <= 0)
  const reason = numbersAgainst(wanted, stockLength, kerf) ?? amountsAgainst(wanted, fitting)
  if (reason !== undefined) return { isEstimate: true, isPacked: false, reason, tooLong }

  const { bars, atLeast } = minBars(packingTask(fitting, stockLength, kerf))
  return {
    isEstimate: true,
    isPacked: true,
    method: bars.length === atLeast ? 'exact' : 'first-fit decreasing',
    bars: bars.length,
    atLeast,
    cutBars: alikeTogether(bars).map((alike) => cutBarsOf(alike, stockLength, kerf)),
    tooLong,
  }
}

function numbersAgainst(
  wanted: readonly Cut[],
  stockLength: Millimetres,
  kerf: Millimetres,
): NotPackedReason | undefined {
  const numbers = [stockLength, kerf, ...wanted.flatMap(({ pieces, length }) => [pieces, length])]
  if (numbers.some(isUnknown)) return 'number_unknown'
  if (signOf(stockLength) <= 0) return 'stock_length_not_positive'
  if (signOf(kerf) < 0) return 'kerf_negative'
  return wanted.some(({ length }) => signOf(length) <= 0) ? 'length_not_positive' : undefined
}

function amountsAgainst(wanted: readonly Cut[], fitting: readonly Cut[]): NotPackedReason | undefined {
  if (wanted.some(({ pieces }) => signOf(pieces) < 0)) return 'amount_negative'
  if (wanted.some(({ pieces }) => compare(pieces, roundHalfUp(pieces, 0)) !== 0)) return 'amount_not_whole'
  const count = fitting.reduce<Pieces>((sum, { pieces }) => add(sum, pieces), ZERO)
  return compare(count, countOfPieces(MAX_PACKED_PIECES)) > 0 ? 'too_many_pieces' : undefined
}

interface AlikeBars {
  readonly bars: number
  readonly cuts: ReadonlyMap<Group, number>
}

/** Bars with the same pieces, counted, in the order in which they first occur. */
function alikeTogether(bars: readonly Bar[]): readonly AlikeBars[] {
  const alike = new Map<string, AlikeBars>()
  for (const bar of bars) {
    const cuts = new Map<Group, number>()
    for (const group of bar) cuts.set(group, (cuts.get(group) ?? 0) + 1)
    const key = [...cuts].map(([{ id }, pieces]) => `${String(pieces)}×${String(id)}`).join('+')
    alike.set(key, { cuts, bars: (alike.get(key)?.bars ?? 0) + 1 })
  }
  return [...alike.values()]
}

function cutBarsOf({ bars, cuts }: AlikeBars, stockLength: Millimetres, kerf: Millimetres): CutBars {
  const each = [...cuts].map(([{ length }, pieces]): Cut => ({ pieces: countOfPieces(pieces), length }))
  const uncut = each.reduce(
    (rest, { pieces, length }) => subtract(rest, timesPieces(pieces, length)),
    stockLength,
  )
  const count = each.reduce<Pieces>((sum, { pieces }) => add(sum, pieces), ZERO)
  const kerfs = timesPieces(count, kerf)
  const taken = compare(kerfs, uncut) > 0 ? uncut : kerfs
  return { bars, cuts: each, kerf: taken, offcut: subtract(uncut, taken) }
}
