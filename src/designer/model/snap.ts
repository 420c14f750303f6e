import { hundredth, isFiniteNumber, MAX_SIZE, wrapped } from './design.js'

/** In mm or degrees. */
export const SNAP_STEP = 5
/** In mm or degrees. */
export const FINE_STEP = 1
/** In degrees. */
const RIGHT_ANGLE_PULL = 4

interface SnappedEdge {
  /** In mm. */
  readonly size: number
  /** In degrees, from above -180 to 180. */
  readonly turn: number
}

/** Rounds to steps. Unless `isFree`, pulls turns to a near multiple of 90°. Snapping is idempotent. */
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
