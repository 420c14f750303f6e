import type { DocumentTotals } from '../engine/priced.js'
import { compare, multiply, roundedQuotient, subtract } from '../number/arithmetic.js'
import { amountOfCents, centsOf, MAX_CENTS } from '../number/cents.js'
import { HUNDRED, type Decimal } from '../number/decimal.js'
import { plainText } from '../number/number-text.js'
import type { MajorUnits, Percent } from '../number/units.js'
import type { Direction } from '../definitions/enums.js'
import type { ParsedGoal } from '../wire/solving.generated.js'
import { netOf } from './priced-request.js'

/** The goal of a margin percentage becomes a target for the amount before tax, `net`. */
export type Figure = 'total' | 'subtotal' | 'margin' | 'net'

export interface Target {
  readonly figure: Figure
  /** Half a cent stands for any fraction of a cent: no figure equals it. */
  readonly cents: number
  readonly percentage: Percent | undefined
}

const MAX_ROUND_TOTALS = 24

const PERCENTAGE_DECIMALS = 2

/** Returns round totals in order of preference. */
export function targetsOf(goal: ParsedGoal, present: DocumentTotals): readonly Target[] {
  const { total, subtotal, margin, marginPercentage } = goal
  if (total !== undefined) return [amountTarget('total', centsOf(total.amount))]
  if (subtotal !== undefined) return [amountTarget('subtotal', centsOf(subtotal.amount))]
  if (margin !== undefined) return [amountTarget('margin', centsOf(margin.amount))]
  if (marginPercentage !== undefined) return [percentageTarget(marginPercentage, present)]
  const every = goal.multipleOf === undefined ? 100 : centsOf(goal.multipleOf.amount)
  const ending = goal.ending === undefined ? 0 : centsOf(goal.ending.amount)
  return roundTotals(Number(present.total), every, ending, goal.direction ?? 'nearest').map((cents) =>
    amountTarget('total', cents),
  )
}

function amountTarget(figure: Figure, cents: number): Target {
  return { figure, cents, percentage: undefined }
}

/** Computes the amount before tax with this margin: cost × 100 / (100 − percentage). */
function percentageTarget(percentage: Percent, { totalCost }: DocumentTotals): Target {
  const costShare = subtract(HUNDRED, percentage)
  const product = multiply(amountOfCents(totalCost), HUNDRED)
  const rounded = roundedQuotient(product, costShare, 2) as MajorUnits
  const excess = compare<Decimal>(multiply(rounded, costShare), product)
  return { figure: 'net', cents: centsOf(rounded) - Math.sign(excess) / 2, percentage }
}

/** Of two equally near totals, the one farther from zero comes first (N5). */
function roundTotals(total: number, every: number, ending: number, direction: Direction): readonly number[] {
  // A negative total is the mirror image of a positive one.
  const sign = total < 0 ? -1 : 1
  const size = Math.abs(total)
  const first = Math.floor((size - ending) / every) * every + ending
  const all = Array.from(
    { length: 2 * MAX_ROUND_TOTALS },
    (_, index) => sign * (first + (index - MAX_ROUND_TOTALS + 1) * every),
  )
  const isWanted = (cents: number): boolean =>
    Math.abs(cents) <= MAX_CENTS &&
    (cents === 0 || Math.sign(cents) === sign) &&
    (direction === 'nearest' || (direction === 'down' ? cents <= total : cents >= total))
  return all
    .filter(isWanted)
    .sort((a, b) => Math.abs(a - total) - Math.abs(b - total) || Math.abs(b) - Math.abs(a))
    .slice(0, MAX_ROUND_TOTALS)
}

/** In cents. A number is exact, because N8 limits totals to safe integers of cents. */
export function getFigure(totals: DocumentTotals, figure: Figure): number {
  return Number(figure === 'net' ? netOf(totals) : totals[figure])
}

/** Rounds half up to 2 decimals. Undefined if the amount before tax is 0. */
export function marginPercentageOf(totals: DocumentTotals): Decimal | undefined {
  const net = netOf(totals)
  if (net === 0) return undefined
  return roundedQuotient(
    multiply(amountOfCents(totals.margin), HUNDRED),
    amountOfCents(net),
    PERCENTAGE_DECIMALS,
  )
}

export function isReached({ figure, cents, percentage }: Target, totals: DocumentTotals): boolean {
  if (percentage === undefined) return getFigure(totals, figure) === cents
  const reached = marginPercentageOf(totals)
  return reached !== undefined && plainText(reached) === plainText(percentage)
}
