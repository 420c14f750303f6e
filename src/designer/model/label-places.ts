import type { Place } from './design.js'

export type Segment = readonly [Place, Place]

/** The best of `places` comes first. */
export interface WantedLabel {
  readonly text: string
  readonly look: 'size' | 'turn' | 'front-words'
  /** The indexes of the pieces of metal that the label describes. Readers relate a label to the nearest piece. */
  readonly of: readonly number[]
  readonly places: readonly Place[]
}

export interface PlacedLabel extends WantedLabel {
  readonly at: Place
}

export function halfOf({ text }: Pick<WantedLabel, 'text'>): Place {
  return { x: text.length * 4.1 + 4, y: 10 }
}

const OUTSIDE = 8
const ON_A_LABEL = 5
const ON_METAL = 2
const NEARER_TO_OTHERS = 1

/**
 * Takes the place with the lowest sum of penalties: for leaving the canvas, covering labels or metal, and
 * lying nearer to other pieces.
 */
export function placedLabels(
  labels: readonly WantedLabel[],
  metal: readonly Segment[],
  width: number,
  height: number,
): readonly PlacedLabel[] {
  const placed: PlacedLabel[] = []
  // Labels of short pieces are placed first, because they have little space.
  const lengthOf = ({ of }: WantedLabel): number =>
    Math.min(...of.map((piece) => extentOf(metal[piece])), Infinity)
  const order = labels
    .map((label, index) => ({ label, index }))
    .sort(
      (one, other) => rankOf(one.label) - rankOf(other.label) || lengthOf(one.label) - lengthOf(other.label),
    )
  for (const { label } of order) {
    const half = halfOf(label)
    const faultsAt = (at: Place): number => {
      const others = placed.filter((other) => overlap(other, at, half)).length
      const isOutside = at.x < half.x || at.y < half.y || at.x > width - half.x || at.y > height - half.y
      const covered = metal.filter(([from, to]) => meets(from, to, at, half)).length
      return (
        (isOutside ? OUTSIDE : 0) +
        others * ON_A_LABEL +
        covered * ON_METAL +
        (isNearest(label, at, metal) ? 0 : NEARER_TO_OTHERS)
      )
    }
    const faults = label.places.map(faultsAt)
    const at = label.places[faults.indexOf(Math.min(...faults))]
    if (at !== undefined) placed.push({ ...label, at })
  }
  return placed
}

/**
 * Ranks the label of the coloured side last, because it may stand anywhere along an edge.
 */
function rankOf({ look }: WantedLabel): number {
  return look === 'front-words' ? 1 : 0
}

function extentOf(piece: Segment | undefined): number {
  return piece === undefined ? Infinity : Math.hypot(piece[1].x - piece[0].x, piece[1].y - piece[0].y)
}

export function overlap(placed: PlacedLabel, at: Place, half: Place): boolean {
  const other = halfOf(placed)
  return Math.abs(placed.at.x - at.x) < other.x + half.x && Math.abs(placed.at.y - at.y) < other.y + half.y
}

/** Requires other pieces to be further away by at least `minDifference`. */
export function isNearest(
  { of }: WantedLabel,
  at: Place,
  metal: readonly Segment[],
  minDifference = MIN_DIFFERENCE,
): boolean {
  const distances = metal.map((piece) => distanceTo(piece, at))
  const own = Math.min(...distances.filter((_, piece) => of.includes(piece)), Infinity)
  const others = Math.min(...distances.filter((_, piece) => !of.includes(piece)), Infinity)
  return own + minDifference <= others
}

/** In pixels. */
const MIN_DIFFERENCE = 5

function distanceTo([from, to]: Segment, { x, y }: Place): number {
  const [across, down] = [to.x - from.x, to.y - from.y]
  const square = across * across + down * down || 1
  const share = Math.min(1, Math.max(0, ((x - from.x) * across + (y - from.y) * down) / square))
  return Math.hypot(x - from.x - across * share, y - from.y - down * share)
}

/** Returns the top left corner of a box beside `near`, or else at the bottom of the canvas. */
export function clearPlace(
  near: Place,
  box: Place,
  metal: readonly Segment[],
  width: number,
  height: number,
): Place {
  const half = { x: box.x / 2, y: box.y / 2 }
  const middles = [60, 90, 130].flatMap((gap) =>
    [90, 270, 45, 135, 225, 315, 0, 180].map((degrees) => ({
      x: near.x + Math.cos((degrees * Math.PI) / 180) * (gap + half.x * 0.75),
      y: near.y + Math.sin((degrees * Math.PI) / 180) * gap,
    })),
  )
  const inside = middles.filter(
    ({ x, y }) => x > half.x + 4 && y > half.y + 4 && x < width - half.x - 4 && y < height - half.y - 4,
  )
  const covered = inside.map((at) => metal.filter(([from, to]) => meets(from, to, at, half)).length)
  const best = inside[covered.indexOf(Math.min(...covered))] ?? { x: width / 2, y: height - half.y - 40 }
  return { x: best.x - half.x, y: best.y - half.y }
}

/** Tests points of the line a few pixels apart. */
function meets(from: Place, to: Place, middle: Place, half: Place): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4) + 1
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some(
    (share) =>
      Math.abs(from.x + (to.x - from.x) * share - middle.x) < half.x + 4 &&
      Math.abs(from.y + (to.y - from.y) * share - middle.y) < half.y + 2,
  )
}
