import { boxAround, grown, nearestIn, type Box } from './box.js'
import { LABEL_SIZES, type PlacedLabel, type WantedLabel } from './label.js'
import type { Obstacles } from './obstacles.js'
import { nearestOn, type Segment } from './segment.js'
import { LINE_HEIGHT, textWidth } from './text-width.js'
import { along, directionOf, lengthOf, minus, type Vector } from './vector.js'

/** From here on a line leads from the label to its owner; a place that is asked for is taken to be clear. */
const FAR = 15
const FAR_FOR_ASKED = 32
/** The clear way around a label. */
const CLEARANCE = 1.5
/** A place that is asked for but further off than this is not a place beside the owner. */
const TOO_FAR = 130

/** Each label in the first place that is free, beside what it belongs to; each is in the way of the next. */
export function placeLabels(wanted: readonly WantedLabel[], obstacles: Obstacles): readonly PlacedLabel[] {
  return wanted.map((label) => {
    const placed = placeLabel(label, obstacles)
    obstacles.addBox(placed.box)
    if (placed.leader !== undefined) obstacles.addSegments([placed.leader])
    return placed
  })
}

function placeLabel(label: WantedLabel, obstacles: Obstacles): PlacedLabel {
  const { kind, key, text, owner } = label
  const size = LABEL_SIZES[kind]
  const [width, height] = [textWidth(text, size), size * LINE_HEIGHT]
  if (label.asked !== undefined) {
    const box = boxAround(label.asked, width, height)
    const leader = leaderOf(label, box, nearestOn(owner, label.asked), FAR_FOR_ASKED)
    if (isNear(label.asked, owner) && isFree(box, leader, 0, obstacles))
      return { kind, key, text, box, leader }
  }
  let best: Box | undefined
  let clear: Box | undefined
  for (const { from, direction, gap } of label.ways()) {
    const reach =
      kind === 'size' ? reachAcross(direction, width, height) : reachAlong(direction, width, height)
    const box = boxAround(along(from, direction, gap + reach), width, height)
    best ??= box
    if (obstacles.areSpent()) break
    const leader = leaderOf(label, box, from, FAR)
    if (isFree(box, leader, CLEARANCE, obstacles)) return { kind, key, text, box, leader }
    clear ??= isFree(box, undefined, CLEARANCE, obstacles) ? box : undefined
  }
  // A clear place whose leader would cross something, without the leader; else where it would be best.
  return { kind, key, text, box: clear ?? best ?? boxAround(owner.from, width, height), leader: undefined }
}

function isNear(place: Vector, owner: Segment): boolean {
  return lengthOf(minus(place, nearestOn(owner, place))) <= TOO_FAR
}

function isFree(box: Box, leader: Segment | undefined, clearance: number, obstacles: Obstacles): boolean {
  return !obstacles.meetBox(grown(box, clearance)) && (leader === undefined || !obstacles.meetSegment(leader))
}

/** How far a box reaches towards a line that lies across a direction. */
function reachAcross({ x, y }: Vector, width: number, height: number): number {
  return (Math.abs(x) * width + Math.abs(y) * height) / 2
}

/** How far a box reaches from its middle along a direction. */
function reachAlong({ x, y }: Vector, width: number, height: number): number {
  return Math.min(width / 2 / Math.abs(x), height / 2 / Math.abs(y))
}

/** A line that touches neither the label nor its owner; the words of the arrow stand behind it and need none. */
function leaderOf({ kind }: WantedLabel, box: Box, owner: Vector, far: number): Segment | undefined {
  const start = nearestIn(grown(box, 1), owner)
  const way = minus(owner, start)
  const length = lengthOf(way)
  if (kind === 'arrow' || length < far) return undefined
  return { from: start, to: along(start, directionOf(way), length - 3) }
}
