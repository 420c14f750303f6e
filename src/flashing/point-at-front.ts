import type { Arrow, FlashingDrawing } from '../model/drawing.js'
import { boxAround, boxOf, grown, type Box } from './picture/box.js'
import { drawnLines } from './picture/drawn-lines.js'
import type { Fit } from './picture/fit.js'
import { ARROW_LENGTH, arrowAt, FRONT_WORDS } from './picture/front-arrow.js'
import { LABEL_SIZES } from './picture/label.js'
import type { Obstacles } from './picture/obstacles.js'
import { LINE_HEIGHT, textWidth } from './picture/text-width.js'
import { along, between, directionOf, minus, NOWHERE, rightOf, times, type Vector } from './picture/vector.js'
import { ownFields } from './own-fields.js'
import { hundredths } from './profile-path.js'

/** Where along an edge the arrow may point at it; the middle is its size's. */
const SHARES = [0.27, 0.73, 0.5, 0.15, 0.85]
/** From the tip of the arrow to the edge. */
const GAPS = [9, 16, 26, 40]
/** The edges that are tried, the longest first. */
const MOST_EDGES = 12

/** The drawing with an arrow that points at the coloured side of its longest edge that has room for one. */
export function pointAtFront(drawing: FlashingDrawing, side: 'left' | 'right'): FlashingDrawing {
  const { sketch, obstacles } = drawnLines(drawing)
  const seen = sketch.edges.filter(({ isHidden }) => !isHidden)
  const edges = [...(seen.length > 0 ? seen : sketch.edges)]
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_EDGES)
  const places = edges.flatMap(({ from, to }) => {
    const away = times(rightOf(directionOf(minus(to, from))), side === 'right' ? 1 : -1)
    return GAPS.flatMap((gap) => SHARES.map((share) => ({ edge: between(from, to, share), away, gap })))
  })
  const place = places.find(({ edge, away, gap }) => hasRoom(edge, away, gap, obstacles)) ?? places[0]
  if (place === undefined) return drawing
  const { edge, away, gap } = place
  return ownFields({
    ...drawing,
    frontArrow: arrowOf(along(edge, away, gap + ARROW_LENGTH / 2), times(away, -1), sketch.fit),
  })
}

/** For the arrow, its words, and the view from its tip to the edge. */
function hasRoom(edge: Vector, away: Vector, gap: number, obstacles: Obstacles): boolean {
  const { tail, places } = arrowAt(along(edge, away, gap + ARROW_LENGTH / 2), times(away, -1))
  const arrow = grown(boxOf(places), 4)
  const view = { from: along(edge, away, 3), to: tail }
  return !obstacles.meetSegment(view) && ![arrow, wordsBehind(tail, away)].some(obstacles.meetBox)
}

function wordsBehind(tail: Vector, away: Vector): Box {
  const [width, height] = [textWidth(FRONT_WORDS, LABEL_SIZES.arrow), LABEL_SIZES.arrow * LINE_HEIGHT]
  const reach = Math.min(width / 2 / Math.abs(away.x), height / 2 / Math.abs(away.y))
  return grown(boxAround(along(tail, away, 4 + reach), width, height), 3)
}

/** Its angle is clockwise on the screen from 0 = left (section 2.5 of the specification). */
function arrowOf(middle: Vector, direction: Vector, fit: Fit): Arrow {
  const { x, y } = fit.canvas(middle)
  const fromLeft = minus(NOWHERE, direction)
  const degrees = (Math.atan2(fromLeft.y, fromLeft.x) * 180) / Math.PI
  return { x: hundredths(x), y: hundredths(y), angle: hundredths((degrees + 360) % 360) }
}
