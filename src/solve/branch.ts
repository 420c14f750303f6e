import type { Bounds } from './bounds.js'

/** A figure that may rise and fall, and where it can be between two positions. */
export interface BoundedFigure {
  readonly least: number
  readonly greatest: number
  /** Where to begin. What is nearer to it is looked at first. */
  readonly start: number
  /** The figure less the target, in cents; undefined where an amount does not fit (N8). */
  readonly residualAt: (position: number) => number | undefined
  /** The bounds of the figure less the target; undefined where no position between the two fits. */
  readonly between: (low: number, high: number) => Bounds | undefined
  /** Whether a position that reaches the target ends the search. */
  readonly isEnough: (position: number) => boolean
  /** How near to the target a figure must be, in cents, to count. */
  readonly wanted: number
  /** Whether so much was looked at that no more may be. */
  readonly isExhausted: () => boolean
}

/** Positions that were not looked at yet, between two that were. */
interface Interval {
  readonly low: number
  readonly high: number
  readonly depth: number
}

/**
 * Looks for the target, and for the nearest figures below and above it. Positions between two are left out where their
 * bounds are no nearer than what was found; the others are split in two. False when there were too many of them.
 *
 * Between roundings, figures have a few stretches in which they rise or fall (see `boundsBetween`), and bounds are as wide
 * as the figure goes, and the roundings. So what is left is around the places where the figure meets the target, and as
 * many sums of the lines as roundings can move the figure there.
 */
export function searchBranches(figure: BoundedFigure): boolean {
  const { least, greatest, start } = figure
  let [below, above] = [-figure.wanted, figure.wanted]
  /** Whether the target was reached. */
  const visit = (position: number): boolean => {
    // What does not fit is on neither side.
    const residual = figure.residualAt(position) ?? NaN
    if (residual < 0) below = Math.max(below, residual)
    if (residual > 0) above = Math.min(above, residual)
    return residual === 0 && figure.isEnough(position)
  }
  if ([start, least, greatest].some(visit)) return true
  const waiting: Interval[] = [
    { low: least, high: start, depth: 0 },
    { low: start, high: greatest, depth: 0 },
  ]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const { low, high, depth } = one
    if (high - low < 2) continue
    const bounds = figure.between(low, high)
    if (bounds === undefined || bounds.isSettled || bounds.most <= below || bounds.least >= above) continue
    if (figure.isExhausted()) return false
    const middle = splitOf(figure, one, bounds.noise)
    if (visit(middle)) return true
    const [first, last] = [
      { low, high: middle, depth: depth + 1 },
      { low: middle, high, depth: depth + 1 },
    ]
    // The last is looked at first.
    waiting.push(...(middle > start ? [last, first] : [first, last]))
  }
  return true
}

/** Where to split: near where a straight line meets the target, so that most of the rest is left out at once. */
function splitOf(
  { residualAt, start }: BoundedFigure,
  { low, high, depth }: Interval,
  noise: number,
): number {
  const [first, last] = [residualAt(low), residualAt(high)]
  const halved = Math.floor(low + (high - low) / 2)
  if (first === undefined || last === undefined || depth % 4 === 3)
    return outwards(low, high, start) ?? halved
  const slope = (last - first) / (high - low)
  const meeting = low - first / slope
  const margin = Math.ceil((Math.min(noise, 1e6) + 1.5) / Math.abs(slope))
  if (high - low <= 4 * margin) return halved
  const [before, after] = [Math.floor(meeting - margin), Math.ceil(meeting + margin)]
  if (before > low && before < high) return before
  return after > low && after < high ? after : halved
}

/** Far from the start, distances from it are split rather than positions; undefined near it. */
function outwards(low: number, high: number, start: number): number | undefined {
  const side = low >= start ? 1 : -1
  const [near, far] = side === 1 ? [low - start, high - start] : [start - high, start - low]
  if (far < 16 * (near + 1)) return undefined
  return start + side * Math.ceil(Math.sqrt((near + 1) * far))
}
