import type { ParsedLabelPosition } from '../../wire/drawing.generated.js'
import { bisector, type DrawnCorner } from './drawn-lines.js'
import type { FinishShape } from './finish-shape.js'
import { coordinate, type Fit, type SketchedEdge } from './sketch.js'
import type { FrontArrow } from './front-arrow.js'
import type { WantedLabel, Way } from './place-labels.js'
import { along, between, directionOf, dot, minus, rightOf, times, turned, type Vector } from './plane.js'

/** How far from its owner a label may be. */
const GAPS = [6, 10, 16, 25, 36, 50, 68, 90]
/** Where along its edge a size may be. */
const SHARES = [0.5, 0.38, 0.62, 0.26, 0.74, 0.14, 0.86]
/** How far a size may deviate from straight across its edge, in degrees. */
const LEANS = [0, 30, -30, 60, -60]
/** How far the label of an angle or a finish may deviate from its best direction, in degrees. */
const TURNS = [0, 20, -20, 40, -40, 65, -65, 90, -90, 115, -115, 140, -140, 160, -160, 180]

/** The places of a size, the best first: close, at the middle, outside, straight across. */
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

/** The places around a point, the best first. */
const AROUND_POINT = GAPS.flatMap((gap) =>
  TURNS.map((turn) => ({ gap, turn, cost: gap + Math.abs(turn) * 0.12 })),
).sort((a, b) => a.cost - b.cost)

/** The same, those on the other side of the metal last. */
const ON_ONE_SIDE = [false, true].flatMap((isBehind) =>
  AROUND_POINT.filter(({ turn }) => Math.abs(turn) > 65 === isBehind),
)

/** How much of an edge a finish may cover on the side of its size. */
const MAX_COVERED = 0.4

/** The size of an edge: next to its middle, on the side behind the angles if there is one, else outside the profile. */
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
  function* ways(): Generator<Way> {
    for (const { gap, share, lean, side } of ALONG_EDGE) {
      yield {
        from: between(from, to, share),
        direction: turned(outward, side === 1 ? lean : lean + 180),
        gap,
      }
    }
  }
  return { kind: 'size', key, text, owner: { from, to }, ways, requested: requestedPlace(position, fit) }
}

/** How many neighbouring edges are considered at each end. */
const MAX_ARMS = 4
/** The weight of a finish along the whole edge, where a neighbouring edge has 1. */
const FINISH_WEIGHT = 3

/**
 * Whether a direction across an edge leads away from the neighbouring edges, and from the finishes at its ends, weighted
 * by how much of the edge they cover. Where these balance, whether it leads away from the profile's centre.
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
  // A straight profile has no outside: its sizes go above it.
  return Math.abs(away) > 1 ? away > 0 : across.y < 0
}

/** The angle of a corner: inside it, beyond its mark. */
export function angleLabel(
  { id, place, arms, mark, isReflex = false, text }: DrawnCorner & { readonly text: string },
  position: ParsedLabelPosition | undefined,
  fit: Fit,
  isSheet = false,
): WantedLabel {
  const [one, other] = arms.map((arm) => directionOf(minus(arm, place)))
  const inside = one && other ? bisector(one, other) : { x: 0, y: -1 }
  const inward = isReflex ? times(inside, -1) : inside
  const past = mark?.size ?? 0
  const owner = { from: place, to: along(place, inward, past) }
  const ways = waysAround(place, inward, past, isSheet ? ON_ONE_SIDE : AROUND_POINT)
  // The drawing requests a place on the inside.
  const requested = isReflex ? undefined : requestedPlace(position, fit)
  return { kind: 'angle', key: id, text, owner, ways, requested }
}

/** The label of a finish: next to it, on its side. */
export function finishLabel(
  key: string,
  text: string,
  shape: FinishShape,
  position: ParsedLabelPosition | undefined,
  fit: Fit,
): WantedLabel {
  const { from, to } = shape.ends
  const ways = waysAround(between(from, to, 0.5), shape.side, 0)
  return { kind: 'finish', key, text, owner: { from, to }, ways, requested: requestedPlace(position, fit) }
}

/** The words of the arrow: behind it. */
export function arrowLabel(text: string, { tail, tip, direction }: FrontArrow): WantedLabel {
  const owner = { from: tail, to: tip }
  const ways = waysAround(tail, times(direction, -1), 0)
  return { kind: 'arrow', key: 'frontArrow', text, owner, ways, requested: undefined }
}

/** All around a place, the best direction first. In directions near that one, a label starts only beyond the mark there. */
function waysAround(
  from: Vector,
  best: Vector,
  past: number,
  places: typeof AROUND_POINT = AROUND_POINT,
): () => Iterable<Way> {
  return function* ways() {
    for (const { gap, turn } of places) {
      const direction = turned(best, turn)
      yield { from: Math.abs(turn) <= 90 ? along(from, direction, past) : from, direction, gap }
    }
  }
}

/** The centre of the box that a drawing requests for a label. */
function requestedPlace(position: ParsedLabelPosition | undefined, fit: Fit): Vector | undefined {
  if (position === undefined) return undefined
  const { x, y, width, height } = position
  return fit.place({ x: coordinate(x) + coordinate(width) / 2, y: coordinate(y) + coordinate(height) / 2 })
}
