import type { ParsedLabelPosition } from '../../wire/drawing.generated.js'
import { bisector, type DrawnCorner } from './drawn-lines.js'
import type { FinishShape } from './finish-shape.js'
import { coordinate, type Fit, type SketchedEdge } from './sketch.js'
import type { FrontArrow } from './front-arrow.js'
import type { WantedLabel, LabelCandidate } from './place-labels.js'
import { along, between, directionOf, dot, minus, rightOf, times, turned, type Vector } from './plane.js'

/** Gaps between label and owner. */
const GAPS = [6, 10, 16, 25, 36, 50, 68, 90]
/** Places along a size's edge. */
const SHARES = [0.5, 0.38, 0.62, 0.26, 0.74, 0.14, 0.86]
/** Degrees from the perpendicular of a size's edge. */
const LEANS = [0, 30, -30, 60, -60]
/** Degrees from the best direction for the other labels. */
const TURNS = [0, 20, -20, 40, -40, 65, -65, 90, -90, 115, -115, 140, -140, 160, -160, 180]

/** Sorts the best first: near the edge, at its middle, outside, straight out. */
const ALONG_EDGE = GAPS.flatMap((gap) =>
  SHARES.flatMap((share) =>
    LEANS.flatMap((lean) =>
      [1, -1].map((side) => ({
        gap,
        share,
        lean,
        side,
        cost: gap + Math.abs(share - 0.5) * 24 + Math.abs(lean) * 0.25 + (side === 1 ? 0 : 6),
      })),
    ),
  ),
).sort((a, b) => a.cost - b.cost)

const AROUND_POINT = GAPS.flatMap((gap) =>
  TURNS.map((turn) => ({ gap, turn, cost: gap + Math.abs(turn) * 0.12 })),
).sort((a, b) => a.cost - b.cost)

/** Puts places on the metal's other side last. */
const ONE_SIDE_FIRST = [false, true].flatMap((isBehind) =>
  AROUND_POINT.filter(({ turn }) => Math.abs(turn) > 65 === isBehind),
)

/** The largest share of an edge that a finish may cover on the label's side. */
const MAX_COVERED = 0.4

/**
 * Goes opposite the angles, or outside the profile if a finish covers that side of the metal.
 */
export function sizeLabel(
  edge: SketchedEdge,
  text: string,
  finishes: readonly FinishShape[],
  centre: Vector,
  fit: Fit,
  behindAngles?: Vector,
): WantedLabel {
  const { key, from, to, position } = edge
  const across = rightOf(directionOf(minus(to, from)))
  const isBehindFree =
    behindAngles !== undefined &&
    finishes.every(({ side, length }) => dot(behindAngles, side) * length < edge.length * MAX_COVERED)
  const outward = isBehindFree
    ? behindAngles
    : times(across, isOutward(across, edge, finishes, centre) ? 1 : -1)
  function* candidates(): Generator<LabelCandidate> {
    for (const { gap, share, lean, side } of ALONG_EDGE) {
      yield {
        from: between(from, to, share),
        direction: turned(outward, side === 1 ? lean : lean + 180),
        gap,
      }
    }
  }
  return {
    kind: 'size',
    key,
    text,
    owner: { from, to },
    candidates,
    requested: requestedPlace(position, fit),
  }
}

/** Per end of an edge. */
const MAX_ARMS = 4
/** The weight of a finish over the whole edge. A neighbouring edge has 1. */
const FINISH_WEIGHT = 3

/**
 * Tests whether `across` leads away from neighbours, and from finishes, weighted by the share of the edge that
 * they cover. In a tie, tests whether it leads away from the centre.
 */
function isOutward(
  across: Vector,
  { from, to, length, fromArms, toArms }: SketchedEdge,
  finishes: readonly FinishShape[],
  centre: Vector,
): boolean {
  const leaning = (end: Vector, arms: readonly Vector[]): number =>
    arms.slice(0, MAX_ARMS).reduce((sum, arm) => sum + dot(across, directionOf(minus(arm, end))), 0)
  const covered = finishes.reduce(
    (sum, { side, length: taken }) => sum + dot(across, side) * (taken / length),
    0,
  )
  const balance = leaning(from, fromArms) + leaning(to, toArms) + covered * FINISH_WEIGHT
  if (Math.abs(balance) > 0.05) return balance < 0
  const away = dot(across, minus(between(from, to, 0.5), centre))
  // A straight profile has no outside, so its sizes go above it.
  return Math.abs(away) > 1 ? away > 0 : across.y < 0
}

/** Goes beyond the mark: inside the corner, or outside if reflex. */
export function angleLabel(
  { id, place, arms, mark, isReflex, text }: DrawnCorner & { readonly text: string },
  position: ParsedLabelPosition | undefined,
  fit: Fit,
  isSheet: boolean,
): WantedLabel {
  const [one, other] = arms.map((arm) => directionOf(minus(arm, place)))
  const inside = one && other ? bisector(one, other) : { x: 0, y: -1 }
  const towardAngle = isReflex ? times(inside, -1) : inside
  const past = mark?.size ?? 0
  const owner = { from: place, to: along(place, towardAngle, past) }
  const candidates = candidatesAround(place, towardAngle, past, isSheet ? ONE_SIDE_FIRST : AROUND_POINT)
  // Drawings request places on the inside, where the label of a reflex angle does not belong.
  const requested = isReflex ? undefined : requestedPlace(position, fit)
  return { kind: 'angle', key: id, text, owner, candidates, requested }
}

/** Goes on the side of the finish. */
export function finishLabel(
  key: string,
  text: string,
  shape: FinishShape,
  position: ParsedLabelPosition | undefined,
  fit: Fit,
): WantedLabel {
  const { from, to } = shape.ends
  const candidates = candidatesAround(between(from, to, 0.5), shape.side, 0)
  return {
    kind: 'finish',
    key,
    text,
    owner: { from, to },
    candidates,
    requested: requestedPlace(position, fit),
  }
}

/** Goes behind the arrow's tail. */
export function arrowLabel(text: string, { tail, tip, direction }: FrontArrow): WantedLabel {
  const owner = { from: tail, to: tip }
  const candidates = candidatesAround(tail, times(direction, -1), 0)
  return { kind: 'arrow', key: 'frontArrow', text, owner, candidates, requested: undefined }
}

/** Tries the best direction first. Within 90° of it, labels start beyond the corner's mark. */
function candidatesAround(
  from: Vector,
  best: Vector,
  past: number,
  places: typeof AROUND_POINT = AROUND_POINT,
): () => Iterable<LabelCandidate> {
  return function* candidates() {
    for (const { gap, turn } of places) {
      const direction = turned(best, turn)
      yield { from: Math.abs(turn) <= 90 ? along(from, direction, past) : from, direction, gap }
    }
  }
}

function requestedPlace(position: ParsedLabelPosition | undefined, fit: Fit): Vector | undefined {
  if (position === undefined) return undefined
  const { x, y, width, height } = position
  return fit.place({ x: coordinate(x) + coordinate(width) / 2, y: coordinate(y) + coordinate(height) / 2 })
}
