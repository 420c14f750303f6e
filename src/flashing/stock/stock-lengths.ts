import { add, compare, roundHalfUp, subtract } from '../../number/arithmetic.js'
import { isUnknown, signOf, ZERO, type Decimal } from '../../number/decimal.js'
import { countOfPieces, timesPieces, type Millimetres, type Pieces } from '../../number/units.js'
import type { PatternUse } from '../cutting/pattern.js'
import { minBars } from './lower-bound.js'
import { MAX_BAR_KINDS, MAX_PACKED_PIECES } from '../cutting/cutting-limits.js'
import { planBars, type PlannedBars } from './plan-bars.js'
import { longestOf, wholeTask, type BarKind, type Cut, type Losses, type WholeTask } from './whole-task.js'

export interface CutBars {
  readonly kind: BarKind
  readonly bars: number
  /** The pieces cut from each bar, the longest first. */
  readonly cuts: readonly Cut[]
  /** Per bar, in mm: one kerf a piece, at most the metal left. */
  readonly kerf: Millimetres
  /** Per bar, in mm. */
  readonly offcut: Millimetres
}

/** The reason for a missing plan. */
export type NotPackedReason =
  | 'number_unknown'
  | 'stock_length_not_positive'
  | 'kerf_negative'
  | 'length_not_positive'
  | 'amount_negative'
  | 'amount_not_whole'
  | 'too_many_pieces'
  | 'too_many_stock_lengths'

export interface PackedStock {
  readonly isPacked: true
  /** Whether all pieces but `tooLong` have bars, and a bound proves that no plan costs less. */
  readonly isOptimal: boolean
  /** Includes offcuts of earlier jobs. */
  readonly bars: number
  /** No plan with all pieces needs fewer bars than this. */
  readonly atLeast: number
  /** The number of new bars, their metal in mm or their price, by the objective. */
  readonly cost: Decimal
  /** No plan with all pieces costs less. */
  readonly minCost: Decimal
  readonly cutBars: readonly CutBars[]
  /** The pieces for which no bar is left. */
  readonly unplaced: readonly Cut[]
  /** Pieces longer than every bar less its trim. No other figure counts them. */
  readonly tooLong: readonly Cut[]
}

export interface NotPackedStock {
  readonly isPacked: false
  readonly reason: NotPackedReason
  readonly tooLong: readonly Cut[]
}

/**
 * Improves first-fit decreasing (D. S. Johnson, "Near-optimal bin packing algorithms", 1973) by
 * column generation. Trims bars first. A last piece that fills its bar needs no cut.
 */
export function stockLengths(
  cuts: readonly Cut[],
  kinds: readonly BarKind[],
  losses: Losses,
): PackedStock | NotPackedStock {
  const wanted = cuts.filter(({ pieces }) => signOf(pieces) !== 0)
  // The longest piece that can be cut from one of these bars.
  const longest = subtract(longestOf(kinds), losses.trim)
  const tooLong = wanted.filter(({ length }) => compare(length, longest) > 0)
  const fitting = wanted.filter(({ length }) => compare(length, longest) <= 0)
  const reason = reasonInNumbers(wanted, kinds, losses) ?? reasonInAmounts(wanted, fitting)
  if (reason !== undefined) return { isPacked: false, reason, tooLong }

  const task = wholeTask(fitting, kinds, losses)
  const planned = planBars(task)
  const bars = planned.uses.reduce((sum, use) => sum + use.bars, 0)
  return {
    isPacked: true,
    isOptimal: planned.isOptimal,
    bars,
    atLeast: Math.min(bars, fewestBars(task, planned)),
    cost: task.costOf(planned.cost),
    minCost: task.costOf(planned.minCost),
    cutBars: planned.uses.flatMap((use) => cutBarsOf(use, task, kinds, losses)),
    unplaced: unplacedOf(planned, task),
    tooLong,
  }
}

function reasonInNumbers(
  wanted: readonly Cut[],
  kinds: readonly BarKind[],
  { kerf, trim }: Losses,
): NotPackedReason | undefined {
  if (kinds.length > MAX_BAR_KINDS) return 'too_many_stock_lengths'
  const ofPieces = wanted.flatMap(({ pieces, length }) => [pieces, length])
  const ofBars = kinds.flatMap(({ length, cost }) => [length, cost])
  if ([kerf, trim, ...ofBars, ...ofPieces].some(isUnknown)) return 'number_unknown'
  if (kinds.some(({ length }) => signOf(length) <= 0)) return 'stock_length_not_positive'
  if (signOf(kerf) < 0 || signOf(trim) < 0) return 'kerf_negative'
  return wanted.some(({ length }) => signOf(length) <= 0) ? 'length_not_positive' : undefined
}

function reasonInAmounts(wanted: readonly Cut[], fitting: readonly Cut[]): NotPackedReason | undefined {
  if (wanted.some(({ pieces }) => signOf(pieces) < 0)) return 'amount_negative'
  if (wanted.some(({ pieces }) => compare(pieces, roundHalfUp(pieces, 0)) !== 0)) return 'amount_not_whole'
  const count = fitting.reduce<Pieces>((sum, { pieces }) => add(sum, pieces), ZERO)
  return compare(count, countOfPieces(MAX_PACKED_PIECES)) > 0 ? 'too_many_pieces' : undefined
}

/**
 * Returns the larger of two bounds, which treat all bars as if they cost as much as the dearest, or were as long
 * as the longest.
 */
function fewestBars({ groups, bars }: WholeTask, { minCost }: PlannedBars): number {
  const dearest = bars.reduce((max, { cost }) => (cost > max ? cost : max), 0n)
  const byCost = dearest > 0n ? Number((minCost + dearest - 1n) / dearest) : 0
  const longest = bars.reduce((max, { capacity }) => (capacity > max ? capacity : max), 0n)
  return Math.max(byCost, longest > 0n ? minBars(groups, longest) : 0)
}

function unplacedOf({ omitted }: PlannedBars, { groups }: WholeTask): readonly Cut[] {
  return groups.flatMap(({ length }, group) => {
    const pieces = omitted[group] ?? 0
    return pieces > 0 ? [{ pieces: countOfPieces(pieces), length }] : []
  })
}

function cutBarsOf(
  { pattern, bars }: PatternUse,
  { groups }: WholeTask,
  kinds: readonly BarKind[],
  { kerf, trim }: Losses,
): readonly CutBars[] {
  const kind = kinds[pattern.stock]
  if (kind === undefined) return []
  const cuts = pattern.cuts.flatMap(({ kind: group, pieces }): readonly Cut[] => {
    const length = groups[group]?.length
    return length === undefined ? [] : [{ pieces: countOfPieces(pieces), length }]
  })
  const uncut = cuts.reduce(
    (rest, { pieces, length }) => subtract(rest, timesPieces(pieces, length)),
    subtract(kind.length, trim),
  )
  const count = cuts.reduce<Pieces>((sum, { pieces }) => add(sum, pieces), ZERO)
  const kerfs = timesPieces(count, kerf)
  const taken = compare(kerfs, uncut) > 0 ? uncut : kerfs
  return [{ kind, bars, cuts, kerf: taken, offcut: subtract(uncut, taken) }]
}
