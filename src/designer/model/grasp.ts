import { cornersOf, nearestOnEdge } from './corners.js'
import type { Design, Place } from './design.js'
import { soundDesign, soundPlace } from './sound-design.js'

/** The part under a finger or a pointer. */
export type HitTarget =
  | {
      /** The kind of part. */
      readonly type: 'point'
      /** The number of the point, from 0. */
      readonly point: number
    }
  | {
      /** The kind of part. */
      readonly type: 'edge'
      /** The number of the edge, from 0. */
      readonly edge: number
      /** The place along the edge, from 0 to 1. */
      readonly share: number
    }

/** The visible part of the plane, in mm. */
export interface ViewBox {
  /** The position of the left side. */
  readonly x: number
  /** The position of the upper side. */
  readonly y: number
  /** The extent to the right. */
  readonly width: number
  /** The extent downwards. */
  readonly height: number
}

/**
 * Returns the nearest point of a design within a radius in mm, or else the nearest edge. Undefined if nothing
 * is near. Points come before edges, so that a finger can grasp a corner.
 *
 * @example
 * import { applyAction, emptyDesign, hitTest } from 'quotewright/designer'
 *
 * const line = applyAction(emptyDesign, { type: 'addPoint', end: 'end', to: { x: 100, y: 0 } })
 * assert.deepEqual(hitTest(line, { x: 97, y: 4 }, 10), { type: 'point', point: 1 })
 * assert.deepEqual(hitTest(line, { x: 25, y: 4 }, 10), { type: 'edge', edge: 0, share: 0.25 })
 */
export function hitTest(design: Design, at: Place, radius: number): HitTarget | undefined {
  const place = soundPlace(at)
  if (place === undefined || typeof radius !== 'number') return undefined
  const corners = cornersOf(soundDesign(design))
  const points = corners.map((corner) => Math.hypot(corner.x - place.x, corner.y - place.y))
  const point = nearest(points, radius)
  if (point !== undefined) return { type: 'point', point }
  const places = corners
    .slice(1)
    .map((corner, index) => nearestOnEdge(corners[index] ?? corner, corner, place))
  const edge = nearest(
    places.map(({ distance }) => distance),
    radius,
  )
  return edge === undefined ? undefined : { type: 'edge', edge, share: places[edge]?.share ?? 0.5 }
}

function nearest(distances: readonly number[], radius: number): number | undefined {
  const min = Math.min(...distances)
  // Without distances, the minimum is Infinity, which an infinite radius would accept.
  return distances.length > 0 && min <= radius ? distances.indexOf(min) : undefined
}

/** In mm. Keeps a short edge from filling the canvas. */
const MIN_EXTENT = 120
/** As a share of the extent. */
const MARGIN = 0.22
/** In mm. */
const EMPTY_HEIGHT = 150

/**
 * Returns the visible area for a design: both sides and a margin. `ratio` is the width of the area ÷ its
 * height.
 */
export function viewBoxOf(design: Design, ratio = 1.5): ViewBox {
  const usedRatio = typeof ratio === 'number' && ratio > 0.01 && ratio < 100 ? ratio : 1.5
  const sound = soundDesign(design)
  const drawn = [...cornersOf(sound, 'far'), ...cornersOf(sound, 'near')]
  const places = drawn.length === 0 ? [sound.start] : drawn
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const extent = Math.max((right - left) / usedRatio, bottom - top, MIN_EXTENT)
  const height = drawn.length === 0 ? EMPTY_HEIGHT : Math.round(extent + 2 * MARGIN * extent)
  const width = Math.round(height * usedRatio)
  return {
    x: Math.round((left + right - width) / 2),
    y: Math.round((top + bottom - height) / 2),
    width,
    height,
  }
}
