import { withFallback } from '../../problem/with-fallback.js'
import { hundredth, wrapped, type Design, type DesignEnd, type Fold } from './design.js'
import type { DesignAction } from './design-action.js'
import {
  withEdge,
  withEdgeMoved,
  withEdgeSplit,
  withPointAdded,
  withPointMoved,
  withPointNudged,
  withPointRemoved,
  withSize,
} from './reshape.js'
import { FINE_STEP, SNAP_STEP } from './snap.js'
import { soundDesign, soundFold, soundPlace, soundSize } from './sound-design.js'
import { ownFields } from '../../problem/own-fields.js'
import { isSameJson } from '../../problem/same-json.js'

/**
 * Returns the design after an action. After an impossible or unknown action, returns the same object if this
 * package made it. Sizes are in mm and angles in degrees, both to hundredths.
 *
 * The action `movePoint` snaps the edge before the point to 5 mm and 5°, or to 1 mm and 1° if `isFree`.
 * Everything after the point moves with it. Moving the start changes only the first edge.
 *
 * The action `setAngle` takes the angle between two edges. Up to 180, the sheet bends to the same side as
 * before; above 180, to the other.
 *
 * @example
 * import { applyAction, emptyDesign } from 'quotewright/designer'
 *
 * const line = applyAction(emptyDesign, { type: 'addPoint', end: 'end', to: { x: 98, y: 3 } })
 * const bent = applyAction(line, { type: 'addPoint', end: 'end', to: { x: 101, y: 52 } })
 * assert.deepEqual(bent.edges.map(({ size, turn }) => [size, turn]), [[100, 0], [50, 90]])
 */
export function applyAction(design: Design, action: DesignAction): Design {
  const before = soundDesign(design)
  // Reading a field may throw.
  const after = withFallback(before, () => soundDesign(afterAction(before, ownFields(action))))
  return isSameJson(before, after) ? before : after
}

function afterAction(design: Design, action: DesignAction): Design {
  switch (action.type) {
    case 'addPoint': {
      const to = soundPlace(action.to)
      return to ? withPointAdded(design, action.end, to, action.isFree === true) : design
    }
    case 'movePoint': {
      const to = soundPlace(action.to)
      if (!to || !isIndex(action.point)) return design
      return withPointMoved(design, action.point, to, action.isFree === true)
    }
    case 'nudgePoint': {
      const by = soundPlace(action.by)
      const step = action.isFree === true ? FINE_STEP : SNAP_STEP
      return by && isIndex(action.point) ? withPointNudged(design, action.point, by, step) : design
    }
    case 'moveEdge': {
      const by = soundPlace(action.by)
      if (!by || !isIndex(action.edge)) return design
      return withEdgeMoved(design, action.edge, by, action.isFree === true)
    }
    case 'splitEdge': {
      const { share = 0.5 } = action
      return isIndex(action.edge) && Number.isFinite(share)
        ? withEdgeSplit(design, action.edge, share)
        : design
    }
    case 'removePoint':
      return isIndex(action.point) ? withPointRemoved(design, action.point) : design
    case 'setSize': {
      const size = soundSize(action.size)
      return size !== undefined && isIndex(action.edge) ? withSize(design, action.edge, size) : design
    }
    case 'setAngle':
      return withAngle(design, action.point, action.angle)
    case 'flipBend':
      return withTurn(design, action.point, (turn) => -turn)
    case 'rotate':
      return Number.isFinite(action.by) ? { ...design, heading: wrapped(design.heading + action.by) } : design
    case 'setFold':
      return withFold(design, action.end, soundFold(action.fold))
    case 'flipFold':
      return withFoldFlipped(design, action.end)
    case 'flipColour':
      return { ...design, colourSide: design.colourSide === 'left' ? 'right' : 'left' }
    case 'hideEdge':
      return withEdge(design, action.edge, { isHidden: action.isHidden })
    case 'setTaper':
      return { ...design, isTapered: action.isTapered }
    case 'showSide':
      return { ...design, side: action.side }
    case 'rename':
      return typeof action.name === 'string' ? { ...design, name: action.name } : design
    case 'load':
      return soundDesign(action.design)
    default:
      return design
  }
}

const isIndex = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

export function isInnerAngle(angle: unknown): boolean {
  return typeof angle === 'number' && angle >= 0 && hundredth(angle) < 360
}

function withAngle(design: Design, point: number, angle: number): Design {
  if (!isInnerAngle(angle)) return design
  return withTurn(design, point, (turn) => (turn < 0 ? -1 : 1) * (180 - hundredth(angle)))
}

/**
 * Turns everything after the point. `soundDesign` resets the turn of the first edge to 0.
 */
function withTurn(design: Design, point: number, change: (turn: number) => number): Design {
  return withEdge(design, point, { turn: wrapped(change(design.edges[point]?.turn ?? 0)) })
}

function withFoldFlipped(design: Design, end: DesignEnd): Design {
  const fold = end === 'start' ? design.startFold : design.endFold
  return fold ? withFold(design, end, { ...fold, flip: !fold.flip }) : design
}

function withFold(design: Design, end: DesignEnd, fold: Fold | undefined): Design {
  return end === 'start' ? { ...design, startFold: fold } : { ...design, endFold: fold }
}
