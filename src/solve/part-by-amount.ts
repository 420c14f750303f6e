import type { Contribution } from '../engine/priced.js'
import { addIntegers, integerOf, magnitude, subtractIntegers, type Cents } from '../number/cents.js'
import { lineTax } from '../tax/tax.js'
import type { PricedRequest } from './priced-request.js'
import { addRatios, multiplyRatios, negateRatio, NONE, ratioOf, type Ratio } from './ratio.js'
import { afterShares, everything, figuresToDate, nothingYet, shares, type ToDate } from './split.js'

/** The figure by which a part is requested: its total, or its amount without tax. */
export type AskedFigure = 'total' | 'amount'

/**
 * Returns the range of amounts that a part may have, in cents: from a credit of everything before it to everything
 * that is left.
 */
export function amountsLeft(
  document: PricedRequest,
  before: ToDate,
  figure: AskedFigure,
): { readonly min: bigint; readonly max: bigint } {
  const done = figureAt(document, before, figure)
  const ends = [nothingYet(document), everything(document)].map(
    (end) => figureAt(document, end, figure) - done,
  )
  const [one = 0n, other = 0n] = ends
  return one <= other ? { min: one, max: other } : { min: other, max: one }
}

function figureAt(document: PricedRequest, toDate: ToDate, figure: AskedFigure): bigint {
  const { totals } = figuresToDate(document, toDate)
  const total = BigInt(totals.total)
  return figure === 'total' ? total : total - BigInt(totals.taxAmount)
}

/**
 * Adds a part with this amount. It takes the same share of every remaining figure, or for a credit of every invoiced
 * one. Lines are rounded one by one, so rounding some of them up gives the last cents. If the account's rounding of tax
 * skips the total, the tax of the part is a cent more or less, and the two nearest totals are listed.
 */
export function toDateWithAmount(
  document: PricedRequest,
  before: ToDate,
  figure: AskedFigure,
  amount: bigint,
): ToDate {
  const done = figureAt(document, before, figure)
  if (amount === 0n) return afterShares(before, before.lines, before.whole)
  const goal = done + amount
  const end = endTowards(document, done, goal, figure)
  const valueOf = (toDate: ToDate): bigint => figureAt(document, toDate, figure)
  const sense = figureAt(document, end, figure) >= done ? 1n : -1n
  const isBefore = (toDate: ToDate): boolean => (valueOf(toDate) - goal) * sense < 0n
  const near = [...statesAround(document, before, end, isBefore), end]
  const nearest = near.reduce((best, state) => nearer(document, best, state, figure, goal))
  const miss = goal - valueOf(nearest)
  if (miss === 0n) return nearest
  const exact = withExtraOfLine(document, nearest, miss, (one) => valueOf(one) === goal)
  if (exact !== undefined) return exact
  const values = [done, valueOf(end), ...near.map(valueOf)]
  const below = values.filter((value) => value < goal).reduce(larger)
  const above = values.filter((value) => value > goal).reduce(smaller)
  const known = { ...nearest, nearest: { below: below - done, above: above - done } }
  const isOneCent = miss === 1n || miss === -1n
  return figure === 'total' && isOneCent && document.account.tax !== undefined
    ? { ...known, extraTax: miss }
    : known
}

/** More cents are missing only if dozens of adjustments round up at the same share. */
const MAX_EXTRA = 20n

/**
 * Adds cents to the amount of a line, as few as possible, so that an amount is exact. Several adjustments may round up
 * at the same share, and then no share gives it.
 */
function withExtraOfLine(
  document: PricedRequest,
  toDate: ToDate,
  miss: bigint,
  isExact: (toDate: ToDate) => boolean,
): ToDate | undefined {
  const { lines } = figuresToDate(document, toDate)
  const most = magnitude(miss) < MAX_EXTRA ? magnitude(miss) : MAX_EXTRA
  const tried = new Set<string>()
  for (let size = 1n; size <= most; size++)
    for (const cents of miss < 0n ? [-size, size] : [size, -size])
      for (const [index, line] of lines.entries()) {
        const effect = effectOf(line, cents, document.lines[index]?.contribution ?? line, document.account)
        // Lines with the same effect on the totals are as good as each other, and a document may have thousands.
        if (effect === undefined || tried.has(effect)) continue
        tried.add(effect)
        const changed = { ...toDate, extraOfLine: { index, cents } }
        if (isExact(changed)) return changed
      }
  return undefined
}

/** Describes the effect of more cents of a line on the totals. Undefined if the line has no room for them. */
function effectOf(
  { total, taxable, tax }: Contribution,
  cents: bigint,
  whole: Contribution,
  account: PricedRequest['account'],
): string | undefined {
  const [end, part] = [BigInt(whole.total), BigInt(total) + cents]
  const hasRoom = end < 0n ? part >= end && part <= 0n : part >= 0n && part <= end
  if (!hasRoom) return undefined
  if (whole.taxable === 0) return String(cents)
  const taxAfter = lineTax(addIntegers(taxable, integerOf(cents)) as Cents, account)
  return `${String(cents)} with ${String(subtractIntegers(taxAfter, tax))}`
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}

/** Returns the farthest state in the direction of a goal: the whole document if the goal lies before it, or nothing. */
function endTowards(document: PricedRequest, done: bigint, goal: bigint, figure: AskedFigure): ToDate {
  const whole = everything(document)
  const isOnTheWay = (figureAt(document, whole, figure) - goal) * (goal - done) >= 0n
  return isOnTheWay ? whole : nothingYet(document)
}

/** Returns the states around a goal. Close to the goal, they differ in the number of lines that are rounded up. */
function statesAround(
  document: PricedRequest,
  before: ToDate,
  end: ToDate,
  isBefore: (toDate: ToDate) => boolean,
): readonly ToDate[] {
  // Finer than a cent of any line or adjustment.
  const { lines, adjustments } = figuresToDate(document, everything(document))
  const amounts = [...lines.map(({ total }) => total), ...adjustments].map(BigInt)
  const size = amounts.reduce((sum, amount) => sum + magnitude(amount), 1n)
  const steps = 4n * size * BigInt(amounts.length + 1)
  const stateAt = (step: bigint): ToDate => between(before, end, ratioOf(step, steps))
  const low = lastBefore(0n, steps, (step) => isBefore(stateAt(step)))
  const [from, to] = [stateAt(low), stateAt(low + 1n > steps ? steps : low + 1n)]
  const mixed = (count: bigint): ToDate =>
    shares(
      from.lines.map((line, index) => (BigInt(index) < count ? (to.lines[index] ?? line) : line)),
      from.whole,
    )
  const count = BigInt(from.lines.length)
  const place = lastBefore(0n, count, (some) => isBefore(mixed(some)))
  const around = [-2n, -1n, 0n, 1n, 2n]
    .map((more) => place + more)
    .filter((some) => some >= 0n && some <= count)
  return [from, ...around.map(mixed), to]
}

/**
 * Finds the last place before the goal, by bisection. Assumes that the first place is before the goal and the last
 * is past it.
 */
function lastBefore(first: bigint, last: bigint, isBefore: (place: bigint) => boolean): bigint {
  let [low, high] = [first, last]
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (isBefore(middle)) low = middle
    else high = middle
  }
  return low
}

/** Returns the state at a share of the way from one state to another. */
function between(from: ToDate, to: ToDate, share: Ratio): ToDate {
  const on = (one: Ratio, other: Ratio): Ratio =>
    addRatios(one, multiplyRatios(addRatios(other, negateRatio(one)), share))
  return shares(
    from.lines.map((line, index) => on(line, to.lines[index] ?? NONE)),
    on(from.whole, to.whole),
  )
}

/**
 * Returns the state nearer to the goal. If both are equally near, returns the one whose amount without tax is
 * nearer to its share of the whole.
 */
function nearer(
  document: PricedRequest,
  one: ToDate,
  other: ToDate,
  figure: AskedFigure,
  goal: bigint,
): ToDate {
  const missOf = (toDate: ToDate): bigint => magnitude(figureAt(document, toDate, figure) - goal)
  const [a, b] = [missOf(one), missOf(other)]
  if (a !== b) return a < b ? one : other
  const { totals } = document
  const [total, net] = [BigInt(totals.total), BigInt(totals.total) - BigInt(totals.taxAmount)]
  const distanceOf = (toDate: ToDate): bigint =>
    magnitude(figureAt(document, toDate, 'amount') * total - goal * net)
  return distanceOf(other) < distanceOf(one) ? other : one
}
