import { orElse } from '../problem/or-else.js'
import {
  hundredth,
  wrapped,
  type Design,
  type DesignEnd,
  type DesignSide,
  type Fold,
  type Place,
} from './design.js'
import {
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

/** What a user does to a design, as plain data. Points and edges are counted from 0 along the sheet. */
export type DesignAction =
  | {
      /** The name of what is done. */
      readonly type: 'addPoint'
      /** The end of the sheet. */
      readonly end: DesignEnd
      /** The place, in mm. */
      readonly to: Place
      /** Whether it snaps only to 1 mm and 1°. */
      readonly isFree?: boolean
    }
  | {
      /** The name of what is done. */
      readonly type: 'movePoint'
      /** The number of the point, from 0. */
      readonly point: number
      /** The place, in mm. */
      readonly to: Place
      /** Whether it snaps only to 1 mm and 1°. */
      readonly isFree?: boolean
    }
  | {
      /** The name of what is done. */
      readonly type: 'nudgePoint'
      /** The number of the point, from 0. */
      readonly point: number
      /** How far, in mm. */
      readonly by: Place
      /** Whether it snaps only to 1 mm and 1°. */
      readonly isFree?: boolean
    }
  | {
      /** The name of what is done. */
      readonly type: 'moveEdge'
      /** The number of the edge, from 0. */
      readonly edge: number
      /** How far, in mm. */
      readonly by: Place
      /** Whether it snaps only to 1 mm and 1°. */
      readonly isFree?: boolean
    }
  | {
      /** The name of what is done. */
      readonly type: 'splitEdge'
      /** The number of the edge, from 0. */
      readonly edge: number
      /** Where along the edge, from 0 to 1; half of it when left out. */
      readonly share?: number
    }
  | {
      /** The name of what is done. */
      readonly type: 'removePoint'
      /** The number of the point, from 0. */
      readonly point: number
    }
  | {
      /** The name of what is done. */
      readonly type: 'setSize'
      /** The number of the edge, from 0. */
      readonly edge: number
      /** The size of the edge, in mm. */
      readonly size: number
    }
  | {
      /** The name of what is done. */
      readonly type: 'setAngle'
      /** The number of the point, from 0. */
      readonly point: number
      /** The angle between the edges, in degrees. */
      readonly angle: number
    }
  | {
      /** The name of what is done. */
      readonly type: 'flipBend'
      /** The number of the point, from 0. */
      readonly point: number
    }
  | {
      /** The name of what is done. */
      readonly type: 'rotate'
      /** How far clockwise, in degrees. */
      readonly by: number
    }
  | {
      /** The name of what is done. */
      readonly type: 'setFold'
      /** The end of the sheet. */
      readonly end: DesignEnd
      /** The fold; undefined takes it away. */
      readonly fold: Fold | undefined
    }
  | {
      /** The name of what is done. */
      readonly type: 'flipFold'
      /** The end of the sheet. */
      readonly end: DesignEnd
    }
  | {
      /** The name of what is done. */
      readonly type: 'flipColour'
    }
  | {
      /** The name of what is done. */
      readonly type: 'hideEdge'
      /** The number of the edge, from 0. */
      readonly edge: number
      /** Whether the edge is hidden (F2). */
      readonly isHidden: boolean
    }
  | {
      /** The name of what is done. */
      readonly type: 'setTaper'
      /** Whether the sides differ (F4). */
      readonly isTapered: boolean
    }
  | {
      /** The name of what is done. */
      readonly type: 'showSide'
      /** The side to look at. */
      readonly side: DesignSide
    }
  | {
      /** The name of what is done. */
      readonly type: 'rename'
      /** The name of the flashing. */
      readonly name: string
    }
  | {
      /** The name of what is done. */
      readonly type: 'load'
      /** The design to start from. */
      readonly design: Design
    }

/**
 * The design after an action. An action that cannot be done, or that is none, leaves the design as it is, and the very
 * same object is answered. Sizes are in mm and angles in degrees, both to hundredths.
 *
 * `movePoint` snaps the edge that leads to the point to 5 mm and 5°, unless `isFree`; everything after it moves along.
 * `setAngle` takes the angle between two edges: up to 180 the sheet bends the way it does, above 180 the other way.
 *
 * @example
 * import { designed, emptyDesign } from 'quotewright/designer'
 *
 * const line = designed(emptyDesign, { type: 'addPoint', end: 'end', to: { x: 98, y: 3 } })
 * const bent = designed(line, { type: 'addPoint', end: 'end', to: { x: 101, y: 52 } })
 * assert.deepEqual(bent.edges.map(({ size, turn }) => [size, turn]), [[100, 0], [50, 90]])
 */
export function designed(design: Design, action: DesignAction): Design {
  const before = soundDesign(design)
  // A field may throw when it is read.
  const after = orElse(before, () => soundDesign(acted(before, action)))
  return isSame(before, after) ? before : after
}

function isSame(one: Design, other: Design): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function acted(design: Design, action: DesignAction): Design {
  switch (action.type) {
    case 'addPoint': {
      const to = soundPlace(action.to)
      return to ? withPointAdded(design, action.end, to, action.isFree === true) : design
    }
    case 'movePoint': {
      const to = soundPlace(action.to)
      return to && isIndex(action.point)
        ? withPointMoved(design, action.point, to, action.isFree === true)
        : design
    }
    case 'nudgePoint': {
      const by = soundPlace(action.by)
      const step = action.isFree === true ? FINE_STEP : SNAP_STEP
      return by && isIndex(action.point) ? withPointNudged(design, action.point, by, step) : design
    }
    case 'moveEdge': {
      const by = soundPlace(action.by)
      return by && isIndex(action.edge)
        ? withEdgeMoved(design, action.edge, by, action.isFree === true)
        : design
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
    case 'flipFold': {
      const fold = action.end === 'start' ? design.startFold : design.endFold
      return fold ? withFold(design, action.end, { ...fold, flip: !fold.flip }) : design
    }
    case 'flipColour':
      return { ...design, colourSide: design.colourSide === 'left' ? 'right' : 'left' }
    case 'hideEdge':
      return {
        ...design,
        edges: design.edges.map((edge, at) =>
          at === action.edge ? { ...edge, isHidden: action.isHidden } : edge,
        ),
      }
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

/** Whether it is an angle between two edges, in degrees: below a full turn. */
export function isInnerAngle(angle: unknown): boolean {
  return typeof angle === 'number' && angle >= 0 && angle < 360
}

function withAngle(design: Design, point: number, angle: number): Design {
  if (!isInnerAngle(angle)) return design
  return withTurn(design, point, (turn) => (turn < 0 ? -1 : 1) * (180 - hundredth(angle)))
}

/** The turn at a point between two edges; everything after it turns along. Before the first edge there is none to turn from. */
function withTurn(design: Design, point: number, change: (turn: number) => number): Design {
  const edges = design.edges.map((edge, at) =>
    at === point ? { ...edge, turn: wrapped(change(edge.turn)) } : edge,
  )
  return { ...design, edges }
}

function withFold(design: Design, end: DesignEnd, fold: Fold | undefined): Design {
  return end === 'start' ? { ...design, startFold: fold } : { ...design, endFold: fold }
}
