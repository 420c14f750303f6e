import type { Contribution } from '../engine/priced.js'
import { formulaOf } from './formula.js'
import type { PricedRequest } from './priced-request.js'
import { haveOneSign, shareWithin, sharedSumWithin, sumOfRanges, type Range } from './share.js'
import type { Figure } from './target.js'

/** The cents that a figure stays between, for all positions between two. */
export interface Bounds {
  readonly least: number
  readonly most: number
  /** The most that rounding can move the figure, in cents. */
  readonly noise: number
  /** Whether the totals of the lines take no values between two positions other than those at the two. */
  readonly isSettled: boolean
}

/** The totals of the lines that change. If the total of one line no longer fits, `up` or `down` says where it goes. */
export type TotalsOfLines = readonly number[] | 'up' | 'down'

/**
 * Bounds a figure between two positions. Each changing line rises all the way, or falls all the way. Either its exact
 * total is a straight line, or it is the only line that changes. So between two positions:
 *
 * - each total is between its two values, and a sum of several is within a cent per line of the straight line (N6);
 * - the share of the taxable lines is T ÷ S, or all, or nothing (T3). If the same case holds all the way, the part
 *   that a percentage takes off is a straight line too. Otherwise it is between the least and the greatest of the
 *   three;
 * - T ÷ S is between its two values, as a quotient of straight lines;
 * - the rest is rounding of a known size.
 */
export function boundsBetween(
  document: PricedRequest,
  { rest, isTaxed }: { readonly rest: Contribution; readonly isTaxed: readonly boolean[] },
  figure: Figure,
): (low: TotalsOfLines, high: TotalsOfLines) => Bounds {
  const formula = formulaOf(document, rest, figure, isTaxed.length)
  const { ofSum, ofTaxable, ofShare, ofSharedSum, constant, noise, noiseOfShare } = formula
  const [restTaxable, restTaxFree] = [Number(rest.taxable), Number(rest.total) - Number(rest.taxable)]
  return (low, high) => {
    const ends = linesBetween(low, high, isTaxed)
    /** A sum of taxable and tax-free totals, each kind with a weight. */
    const weighed = (taxed: number, free: number, start = 0): Range =>
      sumBetween(
        ends,
        (line) => (line.isTaxed ? taxed : free),
        start + taxed * restTaxable + free * restTaxFree,
      )
    const [taxable, taxFree] = [weighed(1, 0), weighed(0, 1)]
    const shared = sharedSumWithin(taxable, taxFree)
    const straight = weighed(
      ofSum + ofTaxable - ofSharedSum * shared.ofTaxable,
      ofSum - ofSharedSum * shared.ofTaxFree,
      constant,
    )
    const share = shareBetween(ends, rest, taxable, taxFree)
    const byRounding = noise + noiseOfShare * share.most
    const lowered = sumOfRanges(times(ofShare, share), times(ofSharedSum, shared.between))
    // Allows for errors of floating-point numbers.
    const slack =
      byRounding + 1e-6 + 4e-15 * largest(straight.least, straight.most, lowered.least, lowered.most)
    return {
      least: Math.ceil(straight.least - lowered.most - slack),
      most: Math.floor(straight.most - lowered.least + slack),
      noise: byRounding,
      isSettled: isSettled(ends),
    }
  }
}

function times(factor: number, { least, most }: Range): Range {
  // 0 × Infinity would be NaN: a total that does not fit adds nothing at a factor of 0.
  return factor === 0 ? { least: 0, most: 0 } : { least: factor * least, most: factor * most }
}

function largest(...numbers: readonly number[]): number {
  return Math.max(0, ...numbers.map(Math.abs).filter(Number.isFinite))
}

/** A line at two positions. */
interface LineBetween {
  readonly low: number
  readonly high: number
  readonly isTaxed: boolean
}

const BEYOND = { up: Infinity, down: -Infinity } as const

/** Only a lever on one line reaches totals that do not fit. */
function linesBetween(
  low: TotalsOfLines,
  high: TotalsOfLines,
  isTaxed: readonly boolean[],
): readonly LineBetween[] {
  const totalAt = (end: TotalsOfLines, index: number): number =>
    typeof end === 'string' ? BEYOND[end] : (end[index] ?? NaN)
  return isTaxed.map((taxed, index) => ({
    low: totalAt(low, index),
    high: totalAt(high, index),
    isTaxed: taxed,
  }))
}

/** Whether nothing changes, or one line by one cent. */
function isSettled(ends: readonly LineBetween[]): boolean {
  const changes = ends.map(({ low, high }) => Math.abs(high - low)).filter((change) => change !== 0)
  return changes.length === 0 || (changes.length === 1 && changes[0] === 1)
}

function sumBetween(
  ends: readonly LineBetween[],
  weight: (line: LineBetween) => number,
  start: number,
): Range {
  let [least, most, low, high, slack] = [start, start, start, start, 0]
  for (const line of ends) {
    const by = weight(line)
    if (by === 0) continue
    const [first, last] = [by * line.low, by * line.high]
    least += Math.min(first, last)
    most += Math.max(first, last)
    low += first
    high += last
    slack += Math.abs(by)
  }
  // Each line is rounded at both ends.
  return {
    least: Math.max(least, Math.min(low, high) - slack),
    most: Math.min(most, Math.max(low, high) + slack),
  }
}

/** The share of the taxable lines in a discount (T3). */
function shareBetween(
  ends: readonly LineBetween[],
  rest: Contribution,
  taxable: Range,
  taxFree: Range,
): Range {
  const within = shareWithin(taxable, taxFree)
  // With one line, only its taxable or only its tax-free total changes, so the two ends are the bounds.
  if (!haveOneSign(taxable, taxFree) || ends.length === 1 || within.least === within.most) return within
  const sum = sumOfRanges(taxable, taxFree)
  const least = Math.max(0, sum.least, -sum.most)
  if (least < 2 * ends.length) return within
  const shareAt = (end: 'low' | 'high'): number => {
    let [total, taxed] = [Number(rest.total), Number(rest.taxable)]
    for (const line of ends) {
      total += line[end]
      if (line.isTaxed) taxed += line[end]
    }
    return taxed / total
  }
  const shares = [shareAt('low'), shareAt('high')]
  // Half a cent for each line, of S and of T, at each of two positions: they move T ÷ S by (1 + T ÷ S) ÷ S for each line.
  // T ÷ S is the exact one here, which is less than half as large again as that of rounded totals.
  const slack = (1.5 * ends.length * (1 + within.most)) / least
  return {
    least: Math.max(within.least, Math.min(...shares) - slack),
    most: Math.min(within.most, Math.max(...shares) + slack),
  }
}
