import type { Contribution } from '../engine/priced.js'
import { formulaOf } from './formula.js'
import type { PricedRequest } from './priced-request.js'
import { haveOneSign, shareWithin, sharedSumWithin, sumOfRanges, type Range } from './share.js'
import type { Figure } from './target.js'

/** In cents. */
export interface Bounds {
  readonly min: number
  readonly max: number
  /** The most by which rounding can change the figure. */
  readonly noise: number
  /** Whether every position in between has the line totals of one of the two ends. */
  readonly isSettled: boolean
}

/** `up` or `down`: the total of the only changing line is too large or too small (N8). */
export type TotalsOfLines = readonly number[] | 'up' | 'down'

/**
 * Bounds the figure between two positions of a lever. Each line total lies between its totals at both ends.
 * A sum is within a cent per line of a linear function (N6).
 *
 * The taxable share of a discount is T ÷ S, 1 or 0 (T3): T sums the taxable lines, S all lines. If T and
 * S − T never have different signs, T ÷ S leaves the range of its two ends only by rounding.
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
    const byRounding = noise + noiseOfShare * share.max
    const lowered = sumOfRanges(times(ofShare, share), times(ofSharedSum, shared.between))
    // Allows for errors of floating-point numbers.
    const slack = byRounding + 1e-6 + 4e-15 * largest(straight.min, straight.max, lowered.min, lowered.max)
    return {
      min: Math.ceil(straight.min - lowered.max - slack),
      max: Math.floor(straight.max - lowered.min + slack),
      noise: byRounding,
      isSettled: isSettled(ends),
    }
  }
}

function times(factor: number, { min, max }: Range): Range {
  // Avoids 0 × Infinity, which is NaN.
  return factor === 0 ? { min: 0, max: 0 } : { min: factor * min, max: factor * max }
}

function largest(...numbers: readonly number[]): number {
  return Math.max(0, ...numbers.map(Math.abs).filter(Number.isFinite))
}

interface LineBetween {
  readonly low: number
  readonly high: number
  readonly isTaxed: boolean
}

const OUT_OF_RANGE = { up: Infinity, down: -Infinity } as const

/** Only a single changing line may be out of range. */
function linesBetween(
  low: TotalsOfLines,
  high: TotalsOfLines,
  isTaxed: readonly boolean[],
): readonly LineBetween[] {
  const totalAt = (end: TotalsOfLines, index: number): number =>
    typeof end === 'string' ? OUT_OF_RANGE[end] : (end[index] ?? NaN)
  return isTaxed.map((taxed, index) => ({
    low: totalAt(low, index),
    high: totalAt(high, index),
    isTaxed: taxed,
  }))
}

/** Tests whether no line changes, or a single line by one cent. */
function isSettled(ends: readonly LineBetween[]): boolean {
  const changes = ends.map(({ low, high }) => Math.abs(high - low)).filter((change) => change !== 0)
  return changes.length === 0 || (changes.length === 1 && changes[0] === 1)
}

function sumBetween(
  ends: readonly LineBetween[],
  weight: (line: LineBetween) => number,
  start: number,
): Range {
  let [min, max, low, high, slack] = [start, start, start, start, 0]
  for (const line of ends) {
    const by = weight(line)
    if (by === 0) continue
    const [first, last] = [by * line.low, by * line.high]
    min += Math.min(first, last)
    max += Math.max(first, last)
    low += first
    high += last
    slack += Math.abs(by)
  }
  // Rounding moves a line by up to half a cent, both at the ends and in between.
  return {
    min: Math.max(min, Math.min(low, high) - slack),
    max: Math.min(max, Math.max(low, high) + slack),
  }
}

// T3
function shareBetween(
  ends: readonly LineBetween[],
  rest: Contribution,
  taxable: Range,
  taxFree: Range,
): Range {
  const within = shareWithin(taxable, taxFree)
  // If one line changes, only the taxable or only the tax-free total changes, so `within` is already exact.
  if (!haveOneSign(taxable, taxFree) || ends.length === 1 || within.min === within.max) return within
  const sum = sumOfRanges(taxable, taxFree)
  const min = Math.max(0, sum.min, -sum.max)
  if (min < 2 * ends.length) return within
  const shareAt = (end: 'low' | 'high'): number => {
    let [total, taxed] = [Number(rest.total), Number(rest.taxable)]
    for (const line of ends) {
      total += line[end]
      if (line.isTaxed) taxed += line[end]
    }
    return taxed / total
  }
  const shares = [shareAt('low'), shareAt('high')]
  // Rounding moves each line by up to half a cent, both at the end and at the position in between. Together,
  // that moves T ÷ S by up to (1 + T ÷ S) ÷ S per line. The rounded S is less than 1.5 times the exact S.
  const slack = (1.5 * ends.length * (1 + within.max)) / min
  return {
    min: Math.max(within.min, Math.min(...shares) - slack),
    max: Math.min(within.max, Math.max(...shares) + slack),
  }
}
