import { boxOf, cross, entersBox, overlap, type Box, type Segment, type Vector } from './plane.js'

/** What is already on the picture, indexed by place: labels keep clear of all of it. */
export interface Obstacles {
  readonly addSegments: (segments: readonly Segment[]) => void
  readonly addBox: (box: Box) => void
  /** Whether anything lies in a box. */
  readonly meetBox: (box: Box) => boolean
  /** Whether a line crosses anything. */
  readonly meetSegment: (segment: Segment) => boolean
  /** Whether the comparisons are used up. From then on everything counts as in the way. */
  readonly areSpent: () => boolean
}

/** The side of a square of the grid: about the height of a label. */
const CELL = 24

/** How many columns of squares have keys of their own. The picture is far smaller. */
const COLUMNS = 4096

/**
 * How many comparisons a picture may take. Ordinary ones take some thousands. In a drawing of thousands of edges that
 * cross each other no label would find a free place anyway.
 */
export const MOST_COMPARISONS = 300_000

type Obstacle = { readonly segment: Segment } | { readonly box: Box }

export function noObstacles(): Obstacles {
  const cells = new Map<number, Obstacle[]>()
  let left = MOST_COMPARISONS
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
      for (const segment of segments) add({ segment }, cellsAlong(segment))
    },
    addBox: (box) => {
      add({ box }, cellsOf(box))
    },
    meetBox: (box) =>
      meet(cellsOf(box), (obstacle) =>
        'box' in obstacle ? overlap(obstacle.box, box) : entersBox(obstacle.segment, box),
      ),
    meetSegment: (segment) =>
      meet(cellsAlong(segment), (obstacle) =>
        'box' in obstacle ? entersBox(segment, obstacle.box) : cross(obstacle.segment, segment),
      ),
    areSpent: () => left <= 0,
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

/** The squares that a segment passes: those of the boxes around its pieces, each no longer than a square. */
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
