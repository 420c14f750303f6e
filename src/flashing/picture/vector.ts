/** A place on the picture, or a way across it: x to the right, y down, in picture units. */
export interface Vector {
  readonly x: number
  readonly y: number
}

export const NOWHERE: Vector = { x: 0, y: 0 }

export function plus(a: Vector, b: Vector): Vector {
  return { x: a.x + b.x, y: a.y + b.y }
}

export function minus(a: Vector, b: Vector): Vector {
  return { x: a.x - b.x, y: a.y - b.y }
}

export function times(a: Vector, factor: number): Vector {
  return { x: a.x * factor, y: a.y * factor }
}

/** From a point, so far along a direction. */
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

/** The direction of a way; of one that leads nowhere, to the right. */
export function directionOf(a: Vector): Vector {
  const length = lengthOf(a)
  return length > 1e-9 ? times(a, 1 / length) : { x: 1, y: 0 }
}

/** A quarter turn to the right as seen on the screen, where y is down. */
export function rightOf(a: Vector): Vector {
  return { x: -a.y, y: a.x }
}

/** Turned by so many degrees, clockwise on the screen. */
export function turned(a: Vector, degrees: number): Vector {
  const angle = (degrees * Math.PI) / 180
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return { x: a.x * cosine - a.y * sine, y: a.x * sine + a.y * cosine }
}
