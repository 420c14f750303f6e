import { boxAround, centreOf, grown, nearestIn, type Box } from './box.js'
import { LABEL_SIZES, type PlacedLabel, type WantedLabel, type Way } from './label.js'
import type { Obstacles } from './obstacles.js'
import { nearestOn, type Segment } from './segment.js'
import { LINE_HEIGHT, textWidth } from './text-width.js'
import { along, directionOf, lengthOf, minus, type Vector } from './vector.js'

/** How far from its owner a label may stand. */
const GAPS = [4, 9, 16, 25, 36, 50, 68, 90] as const
/** From here on a line leads from the label to its owner. */
const FAR = 15
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

export function labelBox(kind: WantedLabel['kind'], text: string, centre: Vector): Box {
  const size = LABEL_SIZES[kind]
  return boxAround(centre, textWidth(text, size), size * LINE_HEIGHT)
}

function placeLabel(label: WantedLabel, obstacles: Obstacles): PlacedLabel {
  const { kind, key, text, owner } = label
  const asked = label.asked && labelBox(kind, text, label.asked)
  if (asked !== undefined) {
    const leader = leaderFrom(asked, nearestOn(owner, centreOf(asked)))
    if (isNear(asked, owner) && isFree(asked, leader, 0, obstacles)) return { kind, key, text, box: asked, leader }
  }
  for (const { box, from } of candidates(label)) {
    const leader = leaderFrom(box, from)
    if (isFree(box, leader, CLEARANCE, obstacles)) return { kind, key, text, box, leader }
  }
  // Nowhere is free: where it would be best.
  const [best] = label.ways
  const box = best === undefined ? labelBox(kind, text, owner.from) : boxOnWay(label, best, GAPS[0])
  return { kind, key, text, box, leader: undefined }
}

interface Candidate {
  readonly box: Box
  readonly from: Vector
  readonly cost: number
}

function candidates(label: WantedLabel): readonly Candidate[] {
  const all = GAPS.flatMap((gap) =>
    label.ways.map((way) => ({ box: boxOnWay(label, way, gap), from: way.from, cost: way.cost + gap })),
  )
  return all.sort((a, b) => a.cost - b.cost)
}

/** So far from the owner that the nearest corner or side of the box leaves the gap. */
function boxOnWay({ kind, text }: WantedLabel, { from, direction }: Way, gap: number): Box {
  const { right, bottom } = labelBox(kind, text, { x: 0, y: 0 })
  const reach = Math.abs(direction.x) * right + Math.abs(direction.y) * bottom
  return labelBox(kind, text, along(from, direction, gap + reach))
}

function isNear(box: Box, owner: Segment): boolean {
  const middle = centreOf(box)
  return lengthOf(minus(middle, nearestOn(owner, middle))) <= TOO_FAR
}

function isFree(box: Box, leader: Segment | undefined, clearance: number, obstacles: Obstacles): boolean {
  return !obstacles.meetBox(grown(box, clearance)) && (leader === undefined || !obstacles.meetSegment(leader))
}

/** It touches neither. */
function leaderFrom(box: Box, owner: Vector): Segment | undefined {
  const start = nearestIn(grown(box, 1), owner)
  const way = minus(owner, start)
  const length = lengthOf(way)
  return length < FAR ? undefined : { from: start, to: along(start, directionOf(way), length - 3) }
}
