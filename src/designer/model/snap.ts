import { hundredth, isFiniteNumber, MAX_SIZE, wrapped } from './design.js'

/** The step of sizes, in mm, and of angles, in degrees. */
export const SNAP_STEP = 5
/** The step of free moves, in mm and in degrees. */
export const FINE_STEP = 1
/** A turn within this many degrees of a multiple of 90° snaps to that multiple. */
const RIGHT_ANGLE_PULL = 4

export interface SnappedEdge {
  /** The size of the edge, in mm. */
  readonly size: number
  /** The turn, in degrees, from above -180 to 180. */
  readonly turn: number
}

/**
 * Rounds a size and a turn to values that are easy to make: multiples of 5 mm and 5°, or a nearby multiple of
 * 90°. With `isFree`, rounds to multiples of 1 mm and 1°. The size is at least one step, and at most
 * `MAX_SIZE`. Snapping a result again does not change it.
 */
export function snapEdge(size: number, turn: number, isFree = false): SnappedEdge {
  const step = isFree ? FINE_STEP : SNAP_STEP
  const length = isFiniteNumber(size) ? size : step
  const angle = isFiniteNumber(turn) ? wrapped(turn) : 0
  const square = Math.round(angle / 90) * 90
  const isSquare = !isFree && Math.abs(angle - square) <= RIGHT_ANGLE_PULL
  return {
    size: hundredth(Math.min(MAX_SIZE, Math.max(step, Math.round(length / step) * step))),
    turn: wrapped(isSquare ? square : Math.round(angle / step) * step),
  }
}
