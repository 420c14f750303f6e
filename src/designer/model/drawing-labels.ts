import { sizeOn, type Design, type Place } from './design.js'
import type { HitTarget } from './grasp.js'
import { placedLabels, type PlacedLabel, type Segment, type WantedLabel } from './label-places.js'

export function angleText(turn: number): string {
  return String(Math.round((180 - Math.abs(turn)) * 100) / 100)
}

interface LabelledDrawing {
  readonly design: Design
  /** The chosen part gets no label, because the fields next to it show its figure. */
  readonly chosen: HitTarget | undefined
  readonly corners: readonly Place[]
  /** The edges in order, then everything else that labels must not cover. */
  readonly metal: readonly Segment[]
  readonly width: number
  readonly height: number
  readonly frontWords: string
}

export function drawingLabels(drawing: LabelledDrawing): readonly PlacedLabel[] {
  return placedLabels(wantedLabels(drawing), drawing.metal, drawing.width, drawing.height)
}

function wantedLabels({ design, chosen, corners, frontWords }: LabelledDrawing): readonly WantedLabel[] {
  const middle = centreOf(corners)
  const sizes = design.edges.flatMap((edge, at): readonly WantedLabel[] => {
    if (chosen?.type === 'edge' && chosen.edge === at) return []
    const [from, to] = [corners[at] ?? middle, corners[at + 1] ?? middle]
    const text = String(sizeOn(edge, design.side))
    return [{ text, look: 'size', of: [at], places: nextTo(from, to, middle) }]
  })
  const turns = design.edges.flatMap((edge, at): readonly WantedLabel[] => {
    const [before, corner, after] = [corners[at - 1], corners[at], corners[at + 1]]
    if (before === undefined || corner === undefined || after === undefined || edge.turn === 0) return []
    if (chosen?.type === 'point' && chosen.point === at) return []
    return [
      {
        text: `${angleText(edge.turn)}°`,
        look: 'turn',
        of: [at - 1, at],
        places: inCorner(before, corner, after),
      },
    ]
  })
  const farSizes = design.edges.map(({ size }) => size)
  const longest = farSizes.indexOf(Math.max(...farSizes))
  const [from, to] = [corners[longest] ?? middle, corners[longest + 1] ?? middle]
  const aside = across(from, to, design.colourSide === 'left')
  const places = FRONT_PLACES.map(([share, gap]) => ({
    x: from.x + (to.x - from.x) * share + aside.x * (gap + Math.abs(aside.x) * 30),
    y: from.y + (to.y - from.y) * share + aside.y * (gap + Math.abs(aside.x) * 10),
  }))
  const front: WantedLabel = { text: frontWords, look: 'front-words', of: [longest], places }
  return [...sizes, ...turns, ...(design.edges.length === 0 ? [] : [front])]
}

const SIZE_GAPS = [20, 30, 44, 60]
const FRONT_PLACES = [0.5, 0.25, 0.75].flatMap((share) => [20, 34, 50].map((gap) => [share, gap] as const))

/** Returns a unit vector to the left or right of an edge. */
function across(from: Place, to: Place, isLeft: boolean): Place {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(x, y) || 1
  return isLeft ? { x: y / length, y: -x / length } : { x: -y / length, y: x / length }
}

/** Starts with places outside the drawing, then goes inside. */
function nextTo(from: Place, to: Place, middle: Place): readonly Place[] {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const isMiddleRight = x * (middle.y - from.y) - y * (middle.x - from.x) > 0
  const outward = across(from, to, isMiddleRight)
  // Labels are wider than high, so they need more distance to the left and right.
  const distances = SIZE_GAPS.map((gap) => gap + Math.abs(outward.x) * 8)
  return [...distances, ...distances.map((distance) => -distance)].flatMap((distance) =>
    [0.5, 0.3, 0.7, 0.1, 0.9].map((share) => ({
      x: from.x + x * share + outward.x * distance,
      y: from.y + y * share + outward.y * distance,
    })),
  )
}

/** Starts with places inside the angle. */
function inCorner(before: Place, corner: Place, after: Place): readonly Place[] {
  const unit = (place: Place) => {
    const [x, y] = [place.x - corner.x, place.y - corner.y]
    const length = Math.hypot(x, y) || 1
    return { x: x / length, y: y / length }
  }
  const [one, other] = [unit(before), unit(after)]
  const [x, y] = [one.x + other.x, one.y + other.y]
  const length = Math.hypot(x, y)
  const bisector = length < 0.01 ? { x: -one.y, y: one.x } : { x: x / length, y: y / length }
  return [34, 44, 56, 70, -30, -42, -56, -72].map((gap) => ({
    x: corner.x + bisector.x * gap,
    y: corner.y + bisector.y * gap * 0.9,
  }))
}

function centreOf(places: readonly Place[]): Place {
  const count = places.length || 1
  const sum = places.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / count, y: sum.y / count }
}
