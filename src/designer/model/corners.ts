import { sizeOn, type Design, type DesignSide, type Place } from './design.js'
import { soundDesign } from './sound-design.js'

const RADIANS = Math.PI / 180

export function placeAlong({ x, y }: Place, direction: number, distance: number): Place {
  return { x: x + Math.cos(direction * RADIANS) * distance, y: y + Math.sin(direction * RADIANS) * distance }
}

export function wayTo(from: Place, to: Place): { readonly size: number; readonly direction: number } {
  const [x, y] = [to.x - from.x, to.y - from.y]
  return { size: Math.hypot(x, y), direction: Math.atan2(y, x) / RADIANS }
}

/** Returns the place on an edge nearest to a place, as a share of the edge. */
export function nearestOnEdge(
  from: Place,
  to: Place,
  place: Place,
): { readonly distance: number; readonly share: number } {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const along = ((place.x - from.x) * x + (place.y - from.y) * y) / (x * x + y * y || 1)
  const share = Math.min(1, Math.max(0, along))
  return { share, distance: Math.hypot(from.x + x * share - place.x, from.y + y * share - place.y) }
}

/** In degrees clockwise from the right. */
export function directionsOf({ heading, edges }: Design): readonly number[] {
  let direction = heading
  return edges.map(({ turn }) => (direction += turn))
}

/**
 * Returns the corners and ends of a design, in mm, in the order of the sheet. A design with n edges has n + 1
 * of them, and an empty design has none. Without a `side`, measures the side that the design shows.
 */
export function cornersOf(design: Design, side?: DesignSide): readonly Place[] {
  const sound = soundDesign(design)
  const looked = side === 'near' || side === 'far' ? side : sound.side
  const directions = directionsOf(sound)
  let place = sound.start
  if (sound.edges.length === 0) return []
  return [
    place,
    ...sound.edges.map((edge, index) => {
      place = placeAlong(place, directions[index] ?? 0, sizeOn(edge, looked))
      return place
    }),
  ]
}
