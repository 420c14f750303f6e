import type { Vector } from './vector.js'

/** An upright rectangle on the picture. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function boxAround(centre: Vector, width: number, height: number): Box {
  return {
    left: centre.x - width / 2,
    top: centre.y - height / 2,
    right: centre.x + width / 2,
    bottom: centre.y + height / 2,
  }
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by }
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

export function union(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }
}

/** The smallest box that holds these places; undefined when there are none. */
export function boxOf(places: readonly [Vector, ...Vector[]]): Box
export function boxOf(places: Iterable<Vector>): Box | undefined
export function boxOf(places: Iterable<Vector>): Box | undefined {
  let box: Box | undefined
  for (const { x, y } of places) {
    const place = { left: x, top: y, right: x, bottom: y }
    box = box === undefined ? place : union(box, place)
  }
  return box
}

export function centreOf({ left, top, right, bottom }: Box): Vector {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** The place in a box that is nearest to another place. */
export function nearestIn({ left, top, right, bottom }: Box, { x, y }: Vector): Vector {
  return { x: Math.min(Math.max(x, left), right), y: Math.min(Math.max(y, top), bottom) }
}
