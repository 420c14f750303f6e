import type { Bounds } from './bounds.js'

interface BoundedFigure {
  readonly min: number
  readonly max: number
  /** The search tries positions nearer to the start first. */
  readonly start: number
  /** The figure less the target, in cents. Undefined if an amount is out of range (N8). */
  readonly residualAt: (position: number) => number | undefined
  /** The bounds of the figure less the target. Undefined if no position in between fits. */
  readonly between: (low: number, high: number) => Bounds | undefined
  /** Whether a position that reaches the target ends the search. */
  readonly isEnough: (position: number) => boolean
  /** In cents. Only figures closer to the target than this count. */
  readonly wanted: number
  readonly isExhausted: () => boolean
}

interface Interval {
  readonly low: number
  readonly high: number
  readonly depth: number
}

/** Skips intervals that cannot improve on the best figure. Returns false if evaluations ran out. */
export function searchBranches(figure: BoundedFigure): boolean {
  const { min, max, start } = figure
  let [below, above] = [-figure.wanted, figure.wanted]
  const visit = (position: number): boolean => {
    // A figure out of range becomes NaN, which is neither below nor above.
    const residual = figure.residualAt(position) ?? NaN
    if (residual < 0) below = Math.max(below, residual)
    if (residual > 0) above = Math.min(above, residual)
    return residual === 0 && figure.isEnough(position)
  }
  if ([start, min, max].some(visit)) return true
  const waiting: Interval[] = [
    { low: min, high: start, depth: 0 },
    { low: start, high: max, depth: 0 },
  ]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const { low, high, depth } = one
    if (high - low < 2) continue
    const bounds = figure.between(low, high)
    if (bounds === undefined || bounds.isSettled || bounds.max <= below || bounds.min >= above) continue
    if (figure.isExhausted()) return false
    const middle = splitOf(figure, one, bounds.noise)
    if (visit(middle)) return true
    const [first, last] = [
      { low, high: middle, depth: depth + 1 },
      { low: middle, high, depth: depth + 1 },
    ]
    // The interval nearer to the start comes last, so that it is tried first.
    waiting.push(...(middle > start ? [last, first] : [first, last]))
  }
  return true
}

/** Splits near where a line between the ends meets the target, to rule out most other positions. */
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

/** Takes about the geometric mean of both distances from `start`. Undefined unless one is far larger. */
function outwards(low: number, high: number, start: number): number | undefined {
  const side = low >= start ? 1 : -1
  const [near, far] = side === 1 ? [low - start, high - start] : [start - high, start - low]
  if (far < 16 * (near + 1)) return undefined
  return start + side * Math.ceil(Math.sqrt((near + 1) * far))
}
