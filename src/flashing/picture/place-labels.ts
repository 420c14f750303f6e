import {
  along,
  boxAround,
  boxOf,
  segmentsCross,
  directionOf,
  entersBox,
  grown,
  lengthOf,
  minus,
  nearestIn,
  nearestOn,
  overlap,
  type Box,
  type Segment,
  type Vector,
} from './plane.js'
import { LINE_HEIGHT, textWidth } from './svg-text.js'

export type LabelKind = 'size' | 'angle' | 'finish' | 'arrow'

export interface WantedLabel {
  readonly kind: LabelKind
  /** The key of the label's edge, or the id of its point; `frontArrow` for the arrow. */
  readonly key: string
  readonly text: string
  /** The line that the label describes, such as an edge or a finish. */
  readonly owner: Segment
  readonly candidates: () => Iterable<LabelCandidate>
  /** The centre to try first. */
  readonly requested: Vector | undefined
}

/** A place at the distance `gap` from the place `from`. */
export interface LabelCandidate {
  readonly from: Vector
  readonly direction: Vector
  readonly gap: number
}

export interface PlacedLabel {
  readonly kind: LabelKind
  readonly key: string
  readonly text: string
  readonly box: Box
  /** Undefined if the label is near its owner, or if a leader would cross something. */
  readonly leader: Segment | undefined
}

export const LABEL_SIZES: Readonly<Record<LabelKind, number>> = { size: 15, angle: 13, finish: 13, arrow: 13 }

/** For labels of finishes. */
export const MAX_LABEL_CHARACTERS = 40

/** A label this far from its owner gets a leader. The limit for a requested place is larger. */
const FAR = 15
const FAR_IF_REQUESTED = 32
/** Does not apply to a place that the drawing requests. */
const CLEARANCE = 1.5
/** A requested place further away is not next to its owner, and is ignored. */
const TOO_FAR = 130

/** Takes the first free place, or else the best. Later labels avoid it. */
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
  for (const { from, direction, gap } of label.candidates()) {
    const reach =
      kind === 'size' ? reachAcross(direction, width, height) : reachAlong(direction, width, height)
    const box = boxAround(along(from, direction, gap + reach), width, height)
    best ??= box
    if (obstacles.isExhausted()) break
    const leader = leaderOf(label, box, from, FAR)
    if (isFree(box, leader, CLEARANCE, obstacles)) return { kind, key, text, box, leader }
    clear ??= isFree(box, undefined, CLEARANCE, obstacles) ? box : undefined
  }
  // Otherwise, uses a clear place without its leader, which would cross something, or else the best place.
  return { kind, key, text, box: clear ?? best ?? boxAround(owner.from, width, height), leader: undefined }
}

function isNear(place: Vector, owner: Segment): boolean {
  return lengthOf(minus(place, nearestOn(owner, place))) <= TOO_FAR
}

function isFree(box: Box, leader: Segment | undefined, clearance: number, obstacles: Obstacles): boolean {
  return !obstacles.meetBox(grown(box, clearance)) && (leader === undefined || !obstacles.meetSegment(leader))
}

/** Half the extent, projected onto the direction. */
function reachAcross({ x, y }: Vector, width: number, height: number): number {
  return (Math.abs(x) * width + Math.abs(y) * height) / 2
}

/** From the centre of a box to its border. */
function reachAlong({ x, y }: Vector, width: number, height: number): number {
  return Math.min(width / 2 / Math.abs(x), height / 2 / Math.abs(y))
}

/** Returns undefined for a near label, and for the words of the arrow, which are right behind it. */
function leaderOf({ kind }: WantedLabel, box: Box, owner: Vector, far: number): Segment | undefined {
  const start = nearestIn(grown(box, 1), owner)
  const step = minus(owner, start)
  const length = lengthOf(step)
  if (kind === 'arrow' || length < far) return undefined
  return { from: start, to: along(start, directionOf(step), length - 3) }
}

export interface Obstacles {
  readonly addSegments: (segments: readonly Segment[]) => void
  readonly addBox: (box: Box) => void
  readonly meetBox: (box: Box) => boolean
  readonly meetSegment: (segment: Segment) => boolean
  /** Whether `MAX_COMPARISONS` is reached. Every place then counts as blocked. */
  readonly isExhausted: () => boolean
}

/** About the height of a label. */
const CELL = 24
/** The number of grid columns with distinct keys. A picture has far fewer columns. */
const COLUMNS = 4096

/** Ordinary pictures take a few thousand comparisons. */
export const MAX_COMPARISONS = 300_000

type Obstacle =
  | { readonly isBox: false; readonly segment: Segment }
  | { readonly isBox: true; readonly box: Box }

export function newObstacles(): Obstacles {
  const cells = new Map<number, Obstacle[]>()
  let left = MAX_COMPARISONS
  const add = (obstacle: Obstacle, keys: Iterable<number>): void => {
    for (const key of keys) {
      const cell = cells.get(key)
      if (cell === undefined) cells.set(key, [obstacle])
      else cell.push(obstacle)
    }
  }
  const meet = (keys: Iterable<number>, isInTheWay: (obstacle: Obstacle) => boolean): boolean => {
    if (left-- <= 0) return true
    for (const key of keys) {
      for (const obstacle of cells.get(key) ?? []) {
        if (left-- <= 0 || isInTheWay(obstacle)) return true
      }
    }
    return false
  }
  return {
    addSegments: (segments) => {
      for (const segment of segments) add({ isBox: false, segment }, cellsAlong(segment))
    },
    addBox: (box) => {
      add({ isBox: true, box }, cellsOf(box))
    },
    meetBox: (box) =>
      meet(cellsOf(box), (obstacle) =>
        obstacle.isBox ? overlap(obstacle.box, box) : entersBox(obstacle.segment, box),
      ),
    meetSegment: (segment) =>
      meet(cellsAlong(segment), (obstacle) =>
        obstacle.isBox ? entersBox(segment, obstacle.box) : segmentsCross(obstacle.segment, segment),
      ),
    isExhausted: () => left <= 0,
  }
}

function cellsOf({ left, top, right, bottom }: Box): readonly number[] {
  const keys: number[] = []
  for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column++) {
    for (let row = Math.floor(top / CELL); row <= Math.floor(bottom / CELL); row++) {
      keys.push(row * COLUMNS + column)
    }
  }
  return keys
}

/** Divides the segment into pieces no wider or higher than a cell. */
function cellsAlong({ from, to }: Segment): ReadonlySet<number> {
  const pieces = Math.max(1, Math.ceil(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) / CELL))
  const placeAt = (index: number): Vector => ({
    x: from.x + ((to.x - from.x) * index) / pieces,
    y: from.y + ((to.y - from.y) * index) / pieces,
  })
  const keys = new Set<number>()
  for (let piece = 0; piece < pieces; piece++) {
    for (const key of cellsOf(boxOf([placeAt(piece), placeAt(piece + 1)]))) keys.add(key)
  }
  return keys
}
