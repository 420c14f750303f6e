import type { ParsedArrow, ParsedFlashingDrawing } from '../../wire/drawing.generated.js'
import { drawnLines } from './drawn-lines.js'
import { FRONT_WORDS } from './drawing-style.js'
import { coordinate, hundredths, type Fit } from './sketch.js'
import { LABEL_SIZES, type Obstacles } from './place-labels.js'
import {
  along,
  between,
  boxAround,
  boxOf,
  segmentsCross,
  directionOf,
  grown,
  lengthOf,
  minus,
  nearestOn,
  ORIGIN,
  rightOf,
  times,
  turned,
  type Box,
  type Segment,
  type Vector,
} from './plane.js'
import { LINE_HEIGHT, svgPlace, textWidth } from './svg-text.js'

export interface FrontArrow {
  readonly tail: Vector
  readonly tip: Vector
  readonly direction: Vector
  readonly shaft: string
  readonly head: string
  readonly places: readonly [Vector, ...Vector[]]
}

const ARROW_LENGTH = 34
const HEAD_LENGTH = 11
const HEAD_WIDTH = 9

/**
 * Places an arrow: `x` and `y` are its middle, and `angle` is clockwise on the screen, from 0 = left (section
 * 2.5 of the specification). Moves the arrow back if it is too close to one of the edges.
 */
export function frontArrow(arrow: ParsedArrow, fit: Fit, edges: readonly Segment[]): FrontArrow {
  const direction = turned({ x: -1, y: 0 }, coordinate(arrow.angle) % 360)
  const place = fit.place(arrow)
  const arrows = STEPS_BACK.map((back) => arrowAt(along(place, direction, -back), direction))
  return arrows.find((one) => isClearOf(one, edges)) ?? arrowAt(place, direction)
}

/** Distances to try. At a smaller scale, the arrow would otherwise touch the sheet. */
const STEPS_BACK = [0, 4, 8, 12, 16, 20, 24]
const MIN_DISTANCE = 7

function isClearOf({ tail, tip }: FrontArrow, edges: readonly Segment[]): boolean {
  return edges.every(
    (edge) =>
      !segmentsCross(edge, { from: tail, to: tip }) &&
      lengthOf(minus(nearestOn(edge, tip), tip)) >= MIN_DISTANCE,
  )
}

function arrowAt(middle: Vector, direction: Vector): FrontArrow {
  const tail = along(middle, direction, -ARROW_LENGTH / 2)
  const tip = along(middle, direction, ARROW_LENGTH / 2)
  const neck = along(tip, direction, -HEAD_LENGTH)
  const across = rightOf(direction)
  const barbs = [along(neck, across, -HEAD_WIDTH / 2), along(neck, across, HEAD_WIDTH / 2)] as const
  return {
    tail,
    tip,
    direction,
    shaft: `M${svgPlace(tail)}L${svgPlace(neck)}`,
    head: `M${svgPlace(tip)}L${svgPlace(barbs[0])}L${svgPlace(barbs[1])}Z`,
    places: [tail, tip, barbs[0], barbs[1], tip],
  }
}

/** Shares of the edge. The middle comes third, because the size label goes there. */
const SHARES = [0.27, 0.73, 0.5, 0.15, 0.85]
/** Between the tip of the arrow and the edge. */
const GAPS = [9, 16, 26, 40]
/** Limits the edges to try, the longest first. */
const MAX_TRIED = 12

/**
 * Adds an arrow to the longest visible edge with space, or else to the longest visible one. If all edges
 * are hidden, treats them as visible.
 */
export function pointAtFront(drawing: ParsedFlashingDrawing, side: 'left' | 'right'): ParsedFlashingDrawing {
  const { sketch, obstacles } = drawnLines(drawing)
  const seen = sketch.edges.filter(({ isHidden }) => !isHidden)
  const edges = [...(seen.length > 0 ? seen : sketch.edges)]
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_TRIED)
  const places = edges.flatMap(({ from, to }) => {
    const away = times(rightOf(directionOf(minus(to, from))), side === 'right' ? 1 : -1)
    return GAPS.flatMap((gap) => SHARES.map((share) => ({ target: between(from, to, share), away, gap })))
  })
  const place = places.find(({ target, away, gap }) => hasRoom(target, away, gap, obstacles)) ?? places[0]
  if (place === undefined) return drawing
  const { target, away, gap } = place
  const middle = along(target, away, gap + ARROW_LENGTH / 2)
  return { ...drawing, frontArrow: arrowOf(middle, times(away, -1), sketch.fit) }
}

/** Tests the space for the arrow and its words, and for a clear line from the tail to the target. */
function hasRoom(target: Vector, away: Vector, gap: number, obstacles: Obstacles): boolean {
  const { tail, places } = arrowAt(along(target, away, gap + ARROW_LENGTH / 2), times(away, -1))
  const arrow = grown(boxOf(places), 4)
  const view = { from: along(target, away, 3), to: tail }
  return !obstacles.meetSegment(view) && ![arrow, boxOfWords(tail, away)].some(obstacles.meetBox)
}

function boxOfWords(tail: Vector, away: Vector): Box {
  const [width, height] = [textWidth(FRONT_WORDS, LABEL_SIZES.arrow), LABEL_SIZES.arrow * LINE_HEIGHT]
  const reach = Math.min(width / 2 / Math.abs(away.x), height / 2 / Math.abs(away.y))
  return grown(boxAround(along(tail, away, 4 + reach), width, height), 3)
}

/** Measures `angle` clockwise on the screen, from 0 = left (section 2.5 of the specification). */
function arrowOf(middle: Vector, direction: Vector, fit: Fit): ParsedArrow {
  const { x, y } = fit.canvas(middle)
  const fromLeft = minus(ORIGIN, direction)
  const degrees = (Math.atan2(fromLeft.y, fromLeft.x) * 180) / Math.PI
  return { x: hundredths(x), y: hundredths(y), angle: hundredths((degrees + 360) % 360) }
}
