import type { Place } from '../designing/design.js'

/** A text on the canvas that wants a place near something, the best place first. */
export interface WantedLabel {
  readonly text: string
  readonly look: 'size' | 'turn' | 'front-words'
  readonly places: readonly Place[]
}

/** A text at its place. */
export interface PlacedLabel extends WantedLabel {
  readonly at: Place
}

/** Puts each label at the first of its places where it covers no metal and no other label. */
export function placedLabels(
  labels: readonly WantedLabel[],
  metal: readonly (readonly [Place, Place])[],
  width: number,
  height: number,
): readonly PlacedLabel[] {
  const placed: (PlacedLabel & { readonly half: Place })[] = []
  for (const label of labels) {
    const half = { x: label.text.length * 4.1 + 4, y: 10 }
    const faultsAt = (at: Place): number => {
      const others = placed.filter(
        (other) =>
          Math.abs(other.at.x - at.x) < other.half.x + half.x &&
          Math.abs(other.at.y - at.y) < other.half.y + half.y,
      ).length
      const isOutside = at.x < half.x || at.y < half.y || at.x > width - half.x || at.y > height - half.y
      return others * 2 + metal.filter(([from, to]) => meets(from, to, at, half)).length + (isOutside ? 3 : 0)
    }
    const faults = label.places.map(faultsAt)
    const at = label.places[faults.indexOf(Math.min(...faults))]
    if (at !== undefined) placed.push({ ...label, at, half })
  }
  return placed
}

/** The first place where a box of a size covers the least metal, by its upper left corner. */
export function clearPlace(
  near: Place,
  box: Place,
  metal: readonly (readonly [Place, Place])[],
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

/** Whether a straight line runs through a box, looked at every few pixels. */
function meets(from: Place, to: Place, middle: Place, half: Place): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4) + 1
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some(
    (share) =>
      Math.abs(from.x + (to.x - from.x) * share - middle.x) < half.x + 4 &&
      Math.abs(from.y + (to.y - from.y) * share - middle.y) < half.y + 2,
  )
}
