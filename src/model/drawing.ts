/** Which side of the sheet a drawing shows (F9), in the order of its integers (V4): see {@link PRICING_STRATEGIES}. */
export const DRAWING_SIDES = /* @__PURE__ */ Object.freeze([
  'DRAWING_SIDE_UNSPECIFIED',
  'DRAWING_SIDE_FAR',
  'DRAWING_SIDE_NEAR',
] as const)
/** One of {@link DRAWING_SIDES}. */
export type DrawingSide = (typeof DRAWING_SIDES)[number]

/** How the end of a sheet is finished (F3), in the order of its integers (V4): see {@link PRICING_STRATEGIES}. */
export const FINISH_TYPES = /* @__PURE__ */ Object.freeze([
  'FINISH_TYPE_UNSPECIFIED',
  'FINISH_TYPE_CRUSH_FOLD',
  'FINISH_TYPE_OPEN_HOOK',
  'FINISH_TYPE_FEATHER',
  'FINISH_TYPE_DRIP_EDGE',
] as const)
/** One of {@link FINISH_TYPES}. */
export type FinishType = (typeof FINISH_TYPES)[number]

/** A box on the canvas. All numbers of a drawing are JSON numbers, in canvas units unless said (F8). */
export interface LabelPosition {
  /** Of its left side, in canvas units. */
  readonly x?: number
  /** Of its top, in canvas units, counted downward. */
  readonly y?: number
  /** In canvas units. */
  readonly width?: number
  /** In canvas units. */
  readonly height?: number
}

/** How the sheet ends at a point; its size is in mm. */
export interface Finish {
  /** Counts toward the bends (F3). */
  readonly type?: FinishType
  /** In mm; counts toward the girth (F2). */
  readonly size?: number
  /** What is written at it. */
  readonly label?: string
  /** False: on the right when looking from the finished end along its edge; true: on the left. A feather mirrored. */
  readonly flip?: boolean
  /** Where its label is. */
  readonly position?: LabelPosition
}

/** A corner or an end of the profile. */
export interface Point {
  /** Its own id, as sent; edges name a point by its key in `points`. */
  readonly id?: string
  /** In canvas units. */
  readonly x?: number
  /** In canvas units, counted downward. */
  readonly y?: number
  /** The ids of the points that edges from here lead to. */
  readonly vectors?: readonly string[]
  /** The ids of the points that edges to here come from. */
  readonly connect?: readonly string[]
  /** How the sheet ends here. */
  readonly finish?: Finish
}

/** The size of an edge of a drawing, in mm, as it is labelled. */
export interface EdgeSize {
  /** In mm. */
  readonly size?: number
  /** A hidden edge does not count toward the girth (F2). */
  readonly hidden?: boolean
}

/** The sizes of the edges, by `<from>-<to>`. */
export interface LineSet {
  /** By `<from>-<to>`, the keys of two points (F2). */
  readonly values?: Readonly<Record<string, EdgeSize>>
  /** Where the labels stand, by the same keys. */
  readonly positions?: Readonly<Record<string, LabelPosition>>
}

/** The angle at a corner of a drawing, in degrees, and whether it is shown. */
export interface CornerAngle {
  /** In degrees. */
  readonly angle?: number
  /** True: the angle is not shown. */
  readonly hidden?: boolean
}

/** The angles of the corners, by point id. */
export interface AngleSet {
  /** By the key of the point. */
  readonly values?: Readonly<Record<string, CornerAngle>>
  /** Where the labels stand, by the same keys. */
  readonly positions?: Readonly<Record<string, LabelPosition>>
}

/** One row of a text on a drawing. */
export interface TextRow {
  /** The number of the row, as sent. */
  readonly id?: number
  /** How far the row is indented, as sent. */
  readonly indent?: number
  /** The pieces of the row, in order. */
  readonly value?: readonly string[]
}

/** A piece of text on a drawing. */
export interface TextBox {
  /** Of its left side, in canvas units. */
  readonly x?: number
  /** Of its top, in canvas units, counted downward. */
  readonly y?: number
  /** In canvas units. */
  readonly width?: number
  /** In canvas units. */
  readonly height?: number
  /** The text in one piece. */
  readonly value?: string
  /** The text in rows. */
  readonly text?: readonly TextRow[]
  /** In degrees, clockwise on the screen. */
  readonly rotateDeg?: number
}

/** Shows the coloured side; degrees clockwise on the screen from 0 = left. */
export interface Arrow {
  /** In canvas units. */
  readonly x?: number
  /** In canvas units, counted downward. */
  readonly y?: number
  /** In degrees, clockwise on the screen from 0 = left. */
  readonly angle?: number
}

/** Where a drawing shows that an angle is right. */
export interface SquareAngle {
  /** In canvas units. */
  readonly x?: number
  /** In canvas units, counted downward. */
  readonly y?: number
}

/** The drawing of one side of a flashing, as sent. The model and the wire form are the same. */
export interface FlashingDrawing {
  /** The id of a stored drawing. */
  readonly drawingId?: string
  /** The caller's own id, unique over the request (F9). */
  readonly tempId?: string
  /** 0 when absent (F9). */
  readonly drawingNumber?: number
  /** When absent, far on `drawing` and near in `otherSides` (F9). */
  readonly side?: DrawingSide
  /** False: edges are as long as they are drawn (F5); true, or absent: as long as `lines` says. */
  readonly isFreeDrawing?: boolean
  /** Whether it was drawn on the large canvas. */
  readonly isLargeBoxSize?: boolean
  /** True: the side does not count (F4). */
  readonly isDeleted?: boolean
  /** The corners and ends, by key; at most 15000 characters of compact JSON (F9). */
  readonly points?: Readonly<Record<string, Point>>
  /** The sizes of the edges; at most 15000 characters (F9). */
  readonly lines?: LineSet
  /** The angles of the corners; at most 15000 characters (F9). */
  readonly angles?: AngleSet
  /** The texts on the drawing, by key. */
  readonly annotations?: Readonly<Record<string, TextBox>>
  /** Points at the coloured side. */
  readonly frontArrow?: Arrow
  /** Where it shows that an angle is right. */
  readonly squareAngle?: SquareAngle
  /** Where a picture of it is: kept as sent, and never fetched. */
  readonly svgUrl?: string
}

/** Pieces of one length of the cut list. */
export interface CutListItem {
  /** How many pieces, a JSON number; 0 when absent (F6). */
  readonly amount?: number
  /** In mm. */
  readonly length?: number
}
