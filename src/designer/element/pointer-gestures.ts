import { cornersOf } from '../model/corners.js'
import { emptyDesign, type Design, type Place } from '../model/design.js'
import { applyAction } from '../model/designed.js'
import { hitTest, type HitTarget } from '../model/grasp.js'
import type { CanvasScale } from './canvas-scale.js'

export interface Gesture {
  readonly pointer: number
  readonly base: Design
  /** In mm. */
  readonly from: Place
  /** The part that moves with the pointer: `first` is the first edge of a sheet. */
  readonly grasp: HitTarget | 'first' | undefined
  /** From the pointer to the point, in mm. */
  readonly offset: Place
}

/** In pixels. A finger is less exact than a mouse. */
const MOUSE_RADIUS = 12
const TOUCH_RADIUS = 24

/** On empty space, adds an edge to a chosen end, or starts the sheet if nothing is drawn. */
export function gestureAt(
  design: Design,
  chosen: HitTarget | undefined,
  event: PointerEvent,
  at: Place,
  scale: CanvasScale,
): Gesture {
  const radius = (event.pointerType === 'mouse' ? MOUSE_RADIUS : TOUCH_RADIUS) / scale.pixelsPerMm
  const found = hitTest(design, at, radius)
  const begun = { pointer: event.pointerId, from: at, offset: { x: 0, y: 0 } }
  if (found?.type === 'point') {
    const corner = cornersOf(design)[found.point] ?? at
    return { ...begun, base: design, grasp: found, offset: { x: corner.x - at.x, y: corner.y - at.y } }
  }
  if (found !== undefined) return { ...begun, base: design, grasp: found }
  if (design.edges.length === 0) {
    return { ...begun, base: { ...emptyDesign, name: design.name, start: at }, grasp: 'first' }
  }
  const last = design.edges.length
  if (chosen?.type !== 'point' || (chosen.point !== 0 && chosen.point !== last))
    return { ...begun, base: design, grasp: undefined }
  const end = chosen.point === 0 ? 'start' : 'end'
  const base = applyAction(design, { type: 'addPoint', end, to: at, isFree: event.shiftKey })
  // The design may already have `MAX_EDGES`.
  if (base === design) return { ...begun, base, grasp: undefined }
  return { ...begun, base, grasp: { type: 'point', point: end === 'start' ? 0 : last + 1 } }
}

/** Returns the design with the pointer at a place, in mm. */
export function designDuring({ base, from, grasp, offset }: Gesture, at: Place, isFree: boolean): Design {
  const to = { x: at.x + offset.x, y: at.y + offset.y }
  if (grasp === undefined) return base
  if (grasp === 'first') return applyAction(base, { type: 'addPoint', end: 'end', to, isFree })
  if (grasp.type === 'point') return applyAction(base, { type: 'movePoint', point: grasp.point, to, isFree })
  return applyAction(base, {
    type: 'moveEdge',
    edge: grasp.edge,
    by: { x: at.x - from.x, y: at.y - from.y },
    isFree,
  })
}
