export interface Vector {
  readonly x: number
  readonly y: number
}

export const ORIGIN: Vector = { x: 0, y: 0 }

export function plus(a: Vector, b: Vector): Vector {
  return { x: a.x + b.x, y: a.y + b.y }
}

export function minus(a: Vector, b: Vector): Vector {
  return { x: a.x - b.x, y: a.y - b.y }
}

export function times(a: Vector, factor: number): Vector {
  return { x: a.x * factor, y: a.y * factor }
}

export function along(from: Vector, direction: Vector, distance: number): Vector {
  return plus(from, times(direction, distance))
}

export function between(a: Vector, b: Vector, share: number): Vector {
  return along(a, minus(b, a), share)
}

export function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y
}

export function lengthOf(a: Vector): number {
  // The square root is the same on every machine; Math.hypot need not be.
  return Math.sqrt(dot(a, a))
}

/** Returns a vector of length 1. For length 0, it points to the right. */
export function directionOf(a: Vector): Vector {
  const length = lengthOf(a)
  return length > 1e-9 ? times(a, 1 / length) : { x: 1, y: 0 }
}

/** On the screen, where y points down. */
export function rightOf(a: Vector): Vector {
  return { x: -a.y, y: a.x }
}

/** Clockwise on the screen. */
export function turned(a: Vector, degrees: number): Vector {
  const angle = (degrees * Math.PI) / 180
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return { x: a.x * cosine - a.y * sine, y: a.x * sine + a.y * cosine }
}

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

function union(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }
}

/** The smallest box around these places; undefined for an empty list. */
export function boxOf(places: readonly [Vector, ...Vector[]]): Box
export function boxOf(places: readonly Vector[]): Box | undefined
export function boxOf(places: readonly Vector[]): Box | undefined {
  return coverOf(places.map(({ x, y }) => ({ left: x, top: y, right: x, bottom: y })))
}

/** The smallest box around these boxes; undefined for an empty list. */
export function coverOf(boxes: readonly Box[]): Box | undefined {
  return boxes.reduce<Box | undefined>(
    (cover, box) => (cover === undefined ? box : union(cover, box)),
    undefined,
  )
}

export function centreOf({ left, top, right, bottom }: Box): Vector {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

export function nearestIn({ left, top, right, bottom }: Box, { x, y }: Vector): Vector {
  return { x: Math.min(Math.max(x, left), right), y: Math.min(Math.max(y, top), bottom) }
}

export interface Segment {
  readonly from: Vector
  readonly to: Vector
}

export function segmentsOf(places: readonly Vector[]): readonly Segment[] {
  return places.flatMap((from, index) => {
    const to = places[index + 1]
    return to === undefined ? [] : { from, to }
  })
}

/** Touching counts. Clips at one side after another (Liang and Barsky). */
export function entersBox({ from, to }: Segment, box: Box): boolean {
  let [first, last] = [0, 1]
  const step = minus(to, from)
  const sides = [
    [-step.x, from.x - box.left],
    [step.x, box.right - from.x],
    [-step.y, from.y - box.top],
    [step.y, box.bottom - from.y],
  ] as const
  for (const [slope, distance] of sides) {
    if (slope === 0) {
      if (distance < 0) return false
    } else if (slope < 0) first = Math.max(first, distance / slope)
    else last = Math.min(last, distance / slope)
  }
  return first <= last
}

/** Touching counts. */
export function segmentsCross(a: Segment, b: Segment): boolean {
  // If both segments are on one line, their boxes decide.
  return areOnBothSides(a, b.from, b.to) && areOnBothSides(b, a.from, a.to) && haveOverlappingBoxes(a, b)
}

/** A place on the line counts. */
function areOnBothSides({ from, to }: Segment, one: Vector, other: Vector): boolean {
  const normal = { x: from.y - to.y, y: to.x - from.x }
  return dot(normal, minus(one, from)) * dot(normal, minus(other, from)) <= 0
}

function haveOverlappingBoxes(a: Segment, b: Segment): boolean {
  const [one, other] = [boxOf([a.from, a.to]), boxOf([b.from, b.to])]
  return (
    one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom
  )
}

export function nearestOn({ from, to }: Segment, place: Vector): Vector {
  const step = minus(to, from)
  const square = dot(step, step)
  if (square === 0) return from
  const share = Math.min(Math.max(dot(minus(place, from), step) / square, 0), 1)
  return along(from, step, share)
}
