import type { Obstacles } from './obstacles.js'
import {
  along,
  boxAround,
  directionOf,
  grown,
  lengthOf,
  minus,
  nearestIn,
  nearestOn,
  type Box,
  type Segment,
  type Vector,
} from './plane.js'
import { LINE_HEIGHT, textWidth } from './svg-text.js'

/** What a label shows. */
export type LabelKind = 'size' | 'angle' | 'finish' | 'arrow'

/** A label that needs a place. */
export interface WantedLabel {
  readonly kind: LabelKind
  /** The key of its edge, or the id of its point. */
  readonly key: string
  readonly text: string
  /** What it belongs to, and stays near to. */
  readonly owner: Segment
  /** The places to try, the best first. */
  readonly ways: () => Iterable<Way>
  /** The centre of the place that the drawing requests; tried first. */
  readonly requested: Vector | undefined
}

/** A place for a label: this far from a place on its owner, in this direction. */
export interface Way {
  readonly from: Vector
  readonly direction: Vector
  readonly gap: number
}

/** A label in its place. */
export interface PlacedLabel {
  readonly kind: LabelKind
  readonly key: string
  readonly text: string
  readonly box: Box
  /** A line from the label to its owner, when it had to move away. */
  readonly leader: Segment | undefined
}

/** The font sizes, in picture units. */
export const LABEL_SIZES: Readonly<Record<LabelKind, number>> = { size: 15, angle: 13, finish: 13, arrow: 13 }

/** Labels are truncated to this many characters. */
export const MOST_CHARACTERS = 40

/** A label this far from its owner gets a leader. A requested place is assumed to be clear, and may be further away. */
const FAR = 15
const FAR_IF_REQUESTED = 32
/** The clear space around a label. */
const CLEARANCE = 1.5
/** A requested place further away than this is ignored: it is not next to the owner. */
const TOO_FAR = 130

/** Puts each label into the first free place near its owner. Each is an obstacle for the following ones. */
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
  if (label.requested !== undefined) {
    const box = boxAround(label.requested, width, height)
    const leader = leaderOf(label, box, nearestOn(owner, label.requested), FAR_IF_REQUESTED)
    if (isNear(label.requested, owner) && isFree(box, leader, 0, obstacles))
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
  // Otherwise a clear place whose leader would cross something, without the leader; else the best place, clear or not.
  return { kind, key, text, box: clear ?? best ?? boxAround(owner.from, width, height), leader: undefined }
}

function isNear(place: Vector, owner: Segment): boolean {
  return lengthOf(minus(place, nearestOn(owner, place))) <= TOO_FAR
}

function isFree(box: Box, leader: Segment | undefined, clearance: number, obstacles: Obstacles): boolean {
  return !obstacles.meetBox(grown(box, clearance)) && (leader === undefined || !obstacles.meetSegment(leader))
}

/** How far a box reaches from its centre towards a line that lies across a direction. */
function reachAcross({ x, y }: Vector, width: number, height: number): number {
  return (Math.abs(x) * width + Math.abs(y) * height) / 2
}

/** How far a box reaches from its centre along a direction. */
function reachAlong({ x, y }: Vector, width: number, height: number): number {
  return Math.min(width / 2 / Math.abs(x), height / 2 / Math.abs(y))
}

/** A line that touches neither the label nor its owner. The words of the arrow are right behind it and need none. */
function leaderOf({ kind }: WantedLabel, box: Box, owner: Vector, far: number): Segment | undefined {
  const start = nearestIn(grown(box, 1), owner)
  const way = minus(owner, start)
  const length = lengthOf(way)
  if (kind === 'arrow' || length < far) return undefined
  return { from: start, to: along(start, directionOf(way), length - 3) }
}
