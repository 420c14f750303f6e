import type { LabelPosition } from '../../model/drawing.js'
import { bisector } from './corner-mark.js'
import type { FinishShape } from './finish-shape.js'
import { coordinate, type Fit } from './fit.js'
import type { FrontArrow } from './front-arrow.js'
import type { WantedLabel, Way } from './label.js'
import type { SketchedEdge } from './sketch.js'
import { between, directionOf, dot, minus, rightOf, times, turned, type Vector } from './vector.js'

/** Where along its edge a size may stand, and what it costs to leave the middle. */
const SHARES = [0.5, 0.38, 0.62, 0.26, 0.74, 0.14, 0.86] as const
/** How far it may lean from straight across, in degrees. */
const LEANS = [0, 30, -30, 60, -60] as const

/** The size of an edge: beside its middle, outside of the profile. */
export function sizeLabel(edge: SketchedEdge, text: string, centre: Vector, fit: Fit): WantedLabel {
  const { key, from, to, position } = edge
  const across = rightOf(directionOf(minus(to, from)))
  const away = dot(across, minus(between(from, to, 0.5), centre))
  // Of a straight profile neither side is outside: above.
  const isOutward = Math.abs(away) > 1 ? away > 0 : across.y < 0
  const outward = times(across, isOutward ? 1 : -1)
  const ways = SHARES.flatMap((share) =>
    LEANS.flatMap((lean) =>
      [outward, times(outward, -1)].map((direction, index): Way => ({
        from: between(from, to, share),
        direction: turned(direction, lean),
        cost: Math.abs(share - 0.5) * 24 + Math.abs(lean) * 0.25 + index * 6,
      })),
    ),
  )
  return { kind: 'size', key, text, owner: { from, to }, ways, asked: askedPlace(position, fit) }
}

/** The angle of a corner: inside it, past its mark. */
export function angleLabel(
  key: string,
  text: string,
  corner: Vector,
  arms: readonly Vector[],
  position: LabelPosition | undefined,
  fit: Fit,
): WantedLabel {
  const [one, other] = arms.map((arm) => directionOf(minus(arm, corner)))
  const inward = one === undefined || other === undefined ? { x: 0, y: -1 } : bisector(one, other)
  const owner = { from: corner, to: corner }
  const ways = waysAround(corner, inward, 10)
  return { kind: 'angle', key, text, owner, ways, asked: askedPlace(position, fit) }
}

/** The label of a finish: beside it, on its side. */
export function finishLabel(
  key: string,
  text: string,
  shape: FinishShape,
  position: LabelPosition | undefined,
  fit: Fit,
): WantedLabel {
  const from = shape.places[0] ?? { x: 0, y: 0 }
  const to = shape.places.at(-1) ?? from
  const ways = waysAround(between(from, to, 0.5), shape.side, 0)
  return { kind: 'finish', key, text, owner: { from, to }, ways, asked: askedPlace(position, fit) }
}

/** The words of the arrow: behind it. */
export function arrowLabel(text: string, { tail, tip, direction }: FrontArrow): WantedLabel {
  const owner = { from: tail, to: tip }
  const ways = waysAround(tail, times(direction, -1), 0)
  return { kind: 'arrow', key: 'frontArrow', text, owner, ways, asked: undefined }
}

/** All around a place, one way being best. */
function waysAround(from: Vector, best: Vector, cost: number): readonly Way[] {
  return [0, 20, -20, 40, -40, 65, -65, 90, -90, 115, -115, 140, -140, 160, -160, 180].map((degrees) => ({
    from,
    direction: turned(best, degrees),
    cost: cost + Math.abs(degrees) * 0.12,
  }))
}

/** The middle of the box that a drawing sets for a label. */
function askedPlace(position: LabelPosition | undefined, fit: Fit): Vector | undefined {
  if (position === undefined) return undefined
  const { x, y, width, height } = position
  return fit.place({
    x: coordinate(coordinate(x) + coordinate(width) / 2),
    y: coordinate(coordinate(y) + coordinate(height) / 2),
  })
}
