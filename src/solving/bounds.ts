import type { Contribution } from '../document/priced.js'
import { formulaOf } from './formula.js'
import type { PricedRequest } from './priced-request.js'
import type { Figure } from './target.js'

/** Between which cents a figure is, for all positions between two. */
export interface Bounds {
  readonly least: number
  readonly most: number
  /** How far roundings can move the figure, in cents. */
  readonly noise: number
  /** Whether the lines have no totals between the two that they do not have at one of them. */
  readonly isSettled: boolean
}

/** The totals of the lines that change; or where that of one line goes when it does not fit any more: up or down. */
export type TotalsOfLines = readonly number[] | 'up' | 'down'

interface Range {
  readonly least: number
  readonly most: number
}

const NOTHING: Range = { least: 0, most: 0 }

/** More than any quotient of amounts, and finite: so none of it is 0. */
const ANYTHING: Range = { least: -1e300, most: 1e300 }

/**
 * Bounds of a figure between two positions. Each line that changes rises, or falls, all the way, and its exact total is a
 * straight line, or one line changes alone. So between two positions
 *
 * - each total is between its two, and a sum of several is within a cent for each of them of the straight line (N6);
 * - T ÷ S is between its two where S is not 0 in between, as it is a quotient of straight lines;
 * - the rest is rounding, the size of which is known.
 *
 * Where S is 0 in between, nothing is known.
 */
export function boundsBetween(
  document: PricedRequest,
  { rest, isTaxed }: { readonly rest: Contribution; readonly isTaxed: readonly boolean[] },
  figure: Figure,
): (low: TotalsOfLines, high: TotalsOfLines) => Bounds {
  const formula = formulaOf(document, rest, figure, isTaxed.length)
  const { ofSum, ofTaxable, ofShare, constant, noise, noiseOfShare } = formula
  return (low, high) => {
    const ends = linesBetween(low, high, isTaxed)
    const weighed = (weight: (line: LineBetween) => number, start: number): Range =>
      sumBetween(ends, weight, start)
    const straight = weighed(
      ({ isTaxed }) => ofSum + (isTaxed ? ofTaxable : 0),
      constant + ofSum * Number(rest.total) + ofTaxable * Number(rest.taxable),
    )
    const share =
      ofShare === 0 && noiseOfShare === 0
        ? NOTHING
        : shareBetween(
            ends,
            rest,
            weighed(() => 1, Number(rest.total)),
            weighed(({ isTaxed }) => (isTaxed ? 1 : 0), Number(rest.taxable)),
          )
    const byRounding = noise + noiseOfShare * Math.max(Math.abs(share.least), Math.abs(share.most))
    const [leastByShare, mostByShare] = [ofShare * share.least, ofShare * share.most]
    // These are floating-point numbers.
    const slack =
      byRounding + 1e-6 + 4e-15 * largest(straight.least, straight.most, leastByShare, mostByShare)
    return {
      least: Math.ceil(straight.least - mostByShare - slack),
      most: Math.floor(straight.most - leastByShare + slack),
      noise: byRounding,
      isSettled: isSettled(ends),
    }
  }
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

/** Only a lever on one line goes where totals do not fit. */
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

/** Nothing changes, or one line by one cent. */
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

/** T ÷ S; it counts as 0 where S is 0 (T3). */
function shareBetween(ends: readonly LineBetween[], rest: Contribution, sum: Range, taxable: Range): Range {
  const isPole = sum.least <= 0 && sum.most >= 0
  const isTaxFree = rest.taxable === 0 && ends.every(({ isTaxed }) => !isTaxed)
  if (isTaxFree) return NOTHING
  const isWhole = rest.taxable === rest.total && ends.every(({ isTaxed }) => isTaxed)
  if (isWhole) return { least: isPole ? 0 : 1, most: 1 }
  if (isPole) return ANYTHING
  const shareAt = (end: 'low' | 'high'): number => {
    let [total, taxed] = [Number(rest.total), Number(rest.taxable)]
    for (const line of ends) {
      total += line[end]
      if (line.isTaxed) taxed += line[end]
    }
    if (Number.isFinite(total)) return taxed / total
    // The one line outweighs the rest.
    return Number.isFinite(taxed) ? 0 : 1
  }
  const shares = [shareAt('low'), shareAt('high')]
  if (ends.length === 1) return { least: Math.min(...shares), most: Math.max(...shares) }
  const corners = [taxable.least, taxable.most].flatMap((top) => [top / sum.least, top / sum.most])
  const [lowest, highest] = [Math.min(...corners), Math.max(...corners)]
  const least = Math.min(Math.abs(sum.least), Math.abs(sum.most))
  if (least < 2 * ends.length) return { least: lowest, most: highest }
  // Half a cent for each line, of S and of T, at each of two positions: they move T ÷ S by (1 + |T ÷ S|) ÷ S for each line.
  // T ÷ S is the exact one here, which is less than half as large again as that of rounded totals.
  const slack = (1.5 * ends.length * (1 + Math.max(-lowest, highest))) / least
  return {
    least: Math.max(lowest, Math.min(...shares) - slack),
    most: Math.min(highest, Math.max(...shares) + slack),
  }
}
