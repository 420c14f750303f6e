import type { Bounds } from './bounds.js'

/** A figure that may rise and fall, with its bounds between two positions. */
export interface BoundedFigure {
  readonly least: number
  readonly greatest: number
  /** The position to begin at. Positions nearer to it are tried first. */
  readonly start: number
  /** The figure less the target, in cents; undefined where an amount does not fit (N8). */
  readonly residualAt: (position: number) => number | undefined
  /** The bounds of the figure less the target; undefined where no position between the two fits. */
  readonly between: (low: number, high: number) => Bounds | undefined
  /** Whether a position that reaches the target ends the search. */
  readonly isEnough: (position: number) => boolean
  /** How near to the target a figure must be, in cents, to count. */
  readonly wanted: number
  /** Whether the search has used up its evaluations. */
  readonly isExhausted: () => boolean
}

/** Untried positions between two tried ones. */
interface Interval {
  readonly low: number
  readonly high: number
  readonly depth: number
}

/**
 * Searches for the target, and for the nearest figures below and above it. It skips positions between two if their
 * bounds are not nearer than the best so far, and splits the others in two. Returns false if there were too many.
 *
 * Between roundings, a figure rises or falls in a few stretches (see `boundsBetween`). Bounds are as wide as the
 * figure's range plus the roundings. So only positions near the target remain, and as many sums of lines as roundings
 * can move the figure there.
 */
export function searchBranches(figure: BoundedFigure): boolean {
  const { least, greatest, start } = figure
  let [below, above] = [-figure.wanted, figure.wanted]
  /** Evaluates a position, and returns whether it reached the target. */
  const visit = (position: number): boolean => {
    // A figure that does not fit is on neither side.
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
    // The last interval is tried first.
    waiting.push(...(middle > start ? [last, first] : [first, last]))
  }
  return true
}

/** Where to split: near the point where a straight line meets the target, so that most of the rest can be skipped. */
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

/** Far from the start, splits the distance from it instead of the positions; undefined near it. */
function outwards(low: number, high: number, start: number): number | undefined {
  const side = low >= start ? 1 : -1
  const [near, far] = side === 1 ? [low - start, high - start] : [start - high, start - low]
  if (far < 16 * (near + 1)) return undefined
  return start + side * Math.ceil(Math.sqrt((near + 1) * far))
}
