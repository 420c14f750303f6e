import { hundredth, isNumber, MAX_SIZE, wrapped } from './design.js'

/** The step of sizes, in mm, and of angles, in degrees. */
export const SNAP_STEP = 5
/** The step when nothing snaps. */
export const FINE_STEP = 1
/** An angle this near to a right angle is one, in degrees. */
const RIGHT_ANGLE_PULL = 4

/** An edge by its size and by its turn from its neighbour. */
export interface SnappedEdge {
  /** The size of the edge, in mm. */
  readonly size: number
  /** The turn, in degrees, from above -180 to 180. */
  readonly turn: number
}

/**
 * The nearest size and turn that are easily made: multiples of 5 mm, at least one, and of 5°, or a right angle where one is
 * near. Freely, multiples of 1 mm and 1°. What has been snapped stays as it is.
 *
 * @example
 * import { snapEdge } from 'quotewright/designer'
 *
 * assert.deepEqual(snapEdge(148.2, 86.3), { size: 150, turn: 90 })
 * assert.deepEqual(snapEdge(148.2, 86.3, true), { size: 148, turn: 86 })
 */
export function snapEdge(size: number, turn: number, isFree = false): SnappedEdge {
  const step = isFree ? FINE_STEP : SNAP_STEP
  const wide = isNumber(size) ? size : step
  const angle = isNumber(turn) ? wrapped(turn) : 0
  const square = Math.round(angle / 90) * 90
  const isSquare = !isFree && Math.abs(angle - square) <= RIGHT_ANGLE_PULL
  return {
    size: hundredth(Math.min(MAX_SIZE, Math.max(step, Math.round(wide / step) * step))),
    turn: wrapped(isSquare ? square : Math.round(angle / step) * step),
  }
}
