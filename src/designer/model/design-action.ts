import type { Design, DesignEnd, DesignSide, Fold, Place } from './design.js'

/** A user action on a design, as plain data. Points and edges are counted from 0 along the sheet. */
export type DesignAction = {
  [Type in keyof Actions]: {
    /** The name of the action. */
    readonly type: Type
  } & Actions[Type]
}[keyof Actions]

interface Actions {
  readonly addPoint: OfEnd & To & Snapping
  readonly movePoint: OfPoint & To & Snapping
  readonly nudgePoint: OfPoint & By & Snapping
  readonly moveEdge: OfEdge & By & Snapping
  readonly splitEdge: OfEdge & {
    /** The place along the edge, from 0 to 1. The default is 0.5. */
    readonly share?: number
  }
  readonly removePoint: OfPoint
  readonly setSize: OfEdge & {
    /** The size of the edge, in mm. */
    readonly size: number
  }
  readonly setAngle: OfPoint & {
    /** The angle between the edges, in degrees. */
    readonly angle: number
  }
  readonly flipBend: OfPoint
  readonly rotate: {
    /** The rotation clockwise, in degrees. */
    readonly by: number
  }
  readonly setFold: OfEnd & {
    /** The new fold. Undefined removes the fold. */
    readonly fold: Fold | undefined
  }
  readonly flipFold: OfEnd
  readonly flipColour: unknown
  readonly hideEdge: OfEdge & {
    /** Whether the edge is hidden (F2). */
    readonly isHidden: boolean
  }
  readonly setTaper: {
    /** Whether the near side has sizes of its own (F4). */
    readonly isTapered: boolean
  }
  readonly showSide: {
    /** The side to show. */
    readonly side: DesignSide
  }
  readonly rename: {
    /** The name of the flashing. */
    readonly name: string
  }
  readonly load: {
    /** The design that replaces the current one. */
    readonly design: Design
  }
}

interface OfEnd {
  /** The end of the sheet. */
  readonly end: DesignEnd
}

interface OfPoint {
  /** The number of the point, from 0. */
  readonly point: number
}

interface OfEdge {
  /** The number of the edge, from 0. */
  readonly edge: number
}

interface To {
  /** The place, in mm. */
  readonly to: Place
}

interface By {
  /** The distance to the right and downwards, in mm. For `nudgePoint`, only its direction counts. */
  readonly by: Place
}

interface Snapping {
  /** Whether the action snaps only to 1 mm and 1°, instead of 5 mm and 5°. */
  readonly isFree?: boolean
}
