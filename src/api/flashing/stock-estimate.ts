import type { CuttingObjective } from '../../definitions/enums.js'
import {
  stockLengths,
  type CutBars,
  type NotPackedReason,
  type PackedStock,
} from '../../flashing/stock/stock-lengths.js'
import { costOfBar, type BarKind, type Cut } from '../../flashing/stock/whole-task.js'
import { add } from '../../number/arithmetic.js'
import { UNKNOWN, ZERO } from '../../number/decimal.js'
import { plainText } from '../../number/number-text.js'
import { countOfPieces, timesPieces, type Millimetres } from '../../number/units.js'
import {
  NO_PROBLEMS,
  problemAt,
  withSettingsSource,
  type LocatedProblem,
} from '../../problem/located-problem.js'
import type { ParsedStockLength, ParsedStockOptions } from '../../wire/options.generated.js'
import { ownFields } from '../../problem/own-fields.js'

/** Pieces of one length. Figures are decimal strings. */
export interface PiecesOfLength {
  /** The number of pieces. */
  readonly pieces: string
  /** The length of one piece, in mm. */
  readonly length: string
}

/** Bars that are all cut the same way. Pieces, kerf, trim and offcut add up to the stock length. */
export interface StockCuts {
  /** The number of bars cut this way. */
  readonly bars: number
  /** The length of each bar, in mm. */
  readonly stockLength: string
  /** The place of the bar in the options: `stock_length_mm`, `stocks[0]` or `offcuts[0]`. */
  readonly from: string
  /** The pieces cut from each bar, the longest first. */
  readonly cuts: readonly PiecesOfLength[]
  /** The length that the cuts remove from each bar, in mm. */
  readonly kerf: string
  /** The length that is trimmed off each bar first, in mm. */
  readonly trim: string
  /** The remainder of each bar, in mm. */
  readonly offcut: string
}

/**
 * A plan of the bars to cut (F13). To see whether every piece has a bar, check that `unplaced` and `tooLong` are empty.
 */
export interface StockPlan {
  /**
   * Always true, even if `method` is `exact`, because a workshop may cut differently. Show the plan as an estimate.
   */
  readonly isEstimate: true
  /** Always true for a plan. Pieces may still lack a bar: `unplaced` and `tooLong` list them. */
  readonly isPacked: true
  /** `exact` if `isOptimal` is true, otherwise `estimate`. */
  readonly method: 'exact' | 'estimate'
  /** Whether every piece that is not too long has a bar, and a bound proves that no other plan costs less. */
  readonly isOptimal: boolean
  /** The figure that the plan minimises: the number of new bars, their length, or the sum of their costs. */
  readonly objective: CuttingObjective
  /** The cost of the new bars: their number, their length in mm, or the sum of their costs. */
  readonly cost: string
  /** A proven lower bound: no plan with all pieces costs less. */
  readonly lowerBound: string
  /** The number of bars needed, offcuts included. */
  readonly bars: number
  /** A proven lower bound: no plan with all pieces needs fewer bars. */
  readonly atLeast: number
  /** The bars, in groups cut alike. In each group, `cuts` lists the pieces of one bar and `bars` counts the bars. */
  readonly cutBars: readonly StockCuts[]
  /** The length that cuts remove from all bars, in mm. */
  readonly kerf: string
  /** The sum of all remainders, in mm. */
  readonly offcut: string
  /** Pieces for which no bar is left. `bars`, `cost` and `cutBars` leave them out. */
  readonly unplaced: readonly PiecesOfLength[]
  /** Pieces longer than every bar less its trim. No other figure includes them. */
  readonly tooLong: readonly PiecesOfLength[]
}

/** A plan of the bars to cut, or the reason why it is missing. `isPacked` distinguishes the two. */
export type StockEstimate =
  | StockPlan
  | {
      /** Always true, as on a plan. */
      readonly isEstimate: true
      /** Always false: the plan is missing, and `reason` says why. */
      readonly isPacked: false
      /** The reason why the pieces were not packed. */
      readonly reason: NotPackedReason
      /** The pieces found to be longer than every bar less its trim. */
      readonly tooLong: readonly PiecesOfLength[]
    }

/**
 * Puts offcuts last, at no cost. The objective sets the cost of new bars.
 *
 * @internal
 */
export function barKindsOf(options: ParsedStockOptions): readonly BarKind[] {
  const { stockLengthMm, stocks = [], offcuts = [] } = options
  const objective = objectiveOf(options)
  const bought = [
    ...(stockLengthMm === undefined ? [] : [{ from: 'stock_length_mm', lengthMm: stockLengthMm }]),
    ...stocks.map((stock, index) => ({ ...stock, from: `stocks[${String(index)}]` })),
  ].map((bar: BarSent): BarKind => {
    const { from, lengthMm: length = UNKNOWN, count, cost } = ownFields(bar)
    return { from, length, count, cost: costOfBar(objective, length, cost) }
  })
  const free = offcuts.map(({ lengthMm: length = UNKNOWN, count = 1 }, index): BarKind => {
    return { from: `offcuts[${String(index)}]`, length, count, cost: ZERO }
  })
  return [...bought, ...free]
}

type BarSent = Partial<ParsedStockLength> & { readonly from: string }

/** The default depends on the number of stock lengths (F13). */
function objectiveOf({ objective, stockLengthMm, stocks = [] }: ParsedStockOptions): CuttingObjective {
  const lengths = stocks.length + (stockLengthMm === undefined ? 0 : 1)
  return objective ?? (lengths > 1 ? 'metal' : 'bars')
}

/**
 * Requires a cost for every stock length if the objective is `cost` (F13).
 *
 * @internal
 */
export function checkCosts({
  objective,
  stockLengthMm,
  stocks = [],
}: ParsedStockOptions): readonly LocatedProblem[] {
  if (objective !== 'cost') return NO_PROBLEMS
  const missing = stocks.flatMap(({ cost }, index) =>
    cost === undefined ? [problemAt('required', ['stocks', index, 'cost'])] : [],
  )
  const ofShorthand = stockLengthMm === undefined ? [] : [problemAt('required', ['stocks'])]
  return withSettingsSource([...ofShorthand, ...missing])
}

/** @internal */
export function stockEstimate(
  cuts: readonly Cut[],
  kinds: readonly BarKind[],
  options: ParsedStockOptions,
): StockEstimate {
  const losses = { kerf: options.kerfMm ?? ZERO, trim: options.trimMm ?? ZERO }
  const stock = stockLengths(cuts, kinds, losses)
  const tooLong = stock.tooLong.map(cutWire)
  if (!stock.isPacked) return { isEstimate: true, isPacked: false, reason: stock.reason, tooLong }
  return {
    isEstimate: true,
    isPacked: true,
    method: stock.isOptimal ? 'exact' : 'estimate',
    isOptimal: stock.isOptimal,
    objective: objectiveOf(options),
    cost: plainText(stock.cost),
    lowerBound: plainText(stock.minCost),
    bars: stock.bars,
    atLeast: stock.atLeast,
    cutBars: stock.cutBars.map((bars) => barsWire(bars, losses.trim)),
    kerf: plainText(totalOf(stock, ({ kerf }) => kerf)),
    offcut: plainText(totalOf(stock, ({ offcut }) => offcut)),
    unplaced: stock.unplaced.map(cutWire),
    tooLong,
  }
}

function barsWire({ kind, bars, cuts, kerf, offcut }: CutBars, trim: Millimetres): StockCuts {
  return {
    bars,
    stockLength: plainText(kind.length),
    from: kind.from,
    cuts: cuts.map(cutWire),
    kerf: plainText(kerf),
    trim: plainText(trim),
    offcut: plainText(offcut),
  }
}

function totalOf({ cutBars }: PackedStock, figure: (bars: CutBars) => Millimetres): Millimetres {
  return cutBars.reduce<Millimetres>(
    (sum, one) => add(sum, timesPieces(countOfPieces(one.bars), figure(one))),
    ZERO,
  )
}

function cutWire({ pieces, length }: Cut): PiecesOfLength {
  return { pieces: plainText(pieces), length: plainText(length) }
}
