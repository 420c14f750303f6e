import type { DocumentTotals } from '../engine/priced.js'
import { magnitude } from '../number/cents.js'
import { extraFor, type AskedFigure } from './extra-cents.js'
import type { PricedRequest } from './priced-request.js'
import { FINE, inFineUnits, NONE } from './ratio.js'
import {
  afterShares,
  everything,
  figuresToDate,
  nothingYet,
  toDateOf,
  type SplitFigures,
  type ToDate,
} from './split.js'

/**
 * Returns the smallest range, in cents, that contains 0, a credit of everything so far, and the rest. With
 * negative lines, the credit and the rest may have the same sign.
 */
export function amountsLeft(
  document: PricedRequest,
  before: ToDate,
  figure: AskedFigure,
): { readonly min: bigint; readonly max: bigint } {
  const done = valueAt(document, before, figure)
  const ends = [-done, valueAt(document, everything(document), figure) - done]
  return { min: ends.reduce(smaller, 0n), max: ends.reduce(larger, 0n) }
}

function valueAt(document: PricedRequest, toDate: ToDate, figure: AskedFigure): bigint {
  return valueOf(figuresToDate(document, toDate).totals, figure)
}

function valueOf({ total, taxAmount }: DocumentTotals, figure: AskedFigure): bigint {
  return figure === 'total' ? BigInt(total) : BigInt(total) - BigInt(taxAmount)
}

interface State {
  readonly toDate: ToDate
  readonly figures: SplitFigures
  readonly value: bigint
}

/**
 * Moves all lines by the same share. For the last cents, moves some lines a step further, or adds cents to lines.
 * If a total is one cent off, adjusts the tax.
 */
export function toDateWithAmount(
  document: PricedRequest,
  before: ToDate,
  figure: AskedFigure,
  amount: bigint,
): ToDate {
  if (amount === 0n) return afterShares(before, before.lines, before.whole)
  const stateOf = (toDate: ToDate): State => {
    const figures = figuresToDate(document, toDate)
    return { toDate, figures, value: valueOf(figures.totals, figure) }
  }
  const done = valueAt(document, before, figure)
  const goal = done + amount
  const whole = stateOf(everything(document))
  // A goal between the invoiced amount and the whole takes a share of the rest. Any other goal is a credit.
  const isFurtherPart = (whole.value - goal) * amount >= 0n
  const end = isFurtherPart ? whole : stateOf(nothingYet(document))
  // A part that reaches the end takes every share that is left, even a share of 0 cents.
  if (end.value === goal) return end.toDate
  const isBefore = (toDate: ToDate): boolean => (valueAt(document, toDate, figure) - goal) * amount < 0n
  const near = [...statesAround(document, before, isFurtherPart, isBefore).map(stateOf), end]
  const nearest = near.reduce((best, state) => nearer(document, best, state, goal))
  const miss = goal - nearest.value
  if (miss === 0n) return nearest.toDate
  const extraOfLines = extraFor(document, nearest.figures, miss, figure)
  if (extraOfLines !== undefined) return { ...nearest.toDate, extraOfLines }
  const values = [done, ...near.map(({ value }) => value)]
  const below = values.filter((value) => value < goal).reduce(larger)
  const above = values.filter((value) => value > goal).reduce(smaller)
  const known = { ...nearest.toDate, nearest: { below: below - done, above: above - done } }
  const isOneCent = miss === 1n || miss === -1n
  return figure === 'total' && isOneCent && document.account.tax !== undefined
    ? { ...known, extraTax: miss }
    : known
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}

/** Returns states close to the goal, which differ in how many lines are a step further. */
function statesAround(
  document: PricedRequest,
  before: ToDate,
  isFurtherPart: boolean,
  isBefore: (toDate: ToDate) => boolean,
): readonly ToDate[] {
  const { lines, adjustments } = figuresToDate(document, everything(document))
  const amounts = [...lines.map(({ total }) => total), ...adjustments].map(BigInt)
  const size = amounts.reduce((sum, amount) => sum + magnitude(amount), 1n)
  // One step changes every line and adjustment by less than a cent.
  const steps = 4n * size * BigInt(amounts.length + 1)
  const stateAt = pathOf(before, isFurtherPart, steps)
  const low = lastBefore(0n, steps, (step) => isBefore(stateAt(step)))
  const [from, to] = [stateAt(low), stateAt(low + 1n)]
  const mixed = (count: bigint): ToDate =>
    toDateOf([...to.lines.slice(0, Number(count)), ...from.lines.slice(Number(count))], from.whole)
  const count = BigInt(from.lines.length)
  const place = lastBefore(0n, count, (some) => isBefore(mixed(some)))
  const around = [-2n, -1n, 0n, 1n, 2n]
    .map((more) => place + more)
    .filter((some) => some >= 0n && some <= count)
  return [from, ...around.map(mixed), to]
}

/** Requires `first` to be before the goal, but not `last`. */
function lastBefore(first: bigint, last: bigint, isBefore: (place: bigint) => boolean): bigint {
  let [low, high] = [first, last]
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (isBefore(middle)) low = middle
    else high = middle
  }
  return low
}

/** Gives all shares one denominator: adding thousands of different denominators takes seconds. */
function pathOf(before: ToDate, isToWhole: boolean, steps: bigint): (step: bigint) => ToDate {
  const starts = [...before.lines, before.whole].map((share) => inFineUnits(share, isToWhole))
  const end = isToWhole ? FINE : 0n
  return (step) => {
    if (step === 0n) return toDateOf(before.lines, before.whole)
    const at = starts.map((start) => ({ part: start + ((end - start) * step) / steps, whole: FINE }))
    return toDateOf(at.slice(0, -1), at.at(-1) ?? NONE)
  }
}

/**
 * Of totals equally near, prefers the one whose amount without tax is nearer to the goal's share of the
 * document.
 */
function nearer({ totals: whole }: PricedRequest, one: State, other: State, goal: bigint): State {
  const [a, b] = [magnitude(one.value - goal), magnitude(other.value - goal)]
  if (a !== b) return a < b ? one : other
  const distanceOf = ({ figures: { totals } }: State): bigint =>
    magnitude(valueOf(totals, 'amount') * BigInt(whole.total) - goal * valueOf(whole, 'amount'))
  return distanceOf(other) < distanceOf(one) ? other : one
}
