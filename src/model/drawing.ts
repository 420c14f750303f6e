/** Which side of the sheet a drawing shows (F9), in the order of the specification's list (V4). */
export const DRAWING_SIDES = /* @__PURE__ */ Object.freeze([
  'DRAWING_SIDE_UNSPECIFIED',
  'DRAWING_SIDE_FAR',
  'DRAWING_SIDE_NEAR',
] as const)
/** One of {@link DRAWING_SIDES}. */
export type DrawingSide = (typeof DRAWING_SIDES)[number]

/** How the end of a sheet is finished, in the order of the specification's list (V4). */
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
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
}

/** How the sheet ends at a point; its size is in mm. */
export interface Finish {
  readonly type?: FinishType
  /** In mm; counts toward the girth (F2). */
  readonly size?: number
  readonly label?: string
  readonly flip?: boolean
  readonly position?: LabelPosition
}

/** A corner or an end of the profile. */
export interface Point {
  readonly id?: string
  readonly x?: number
  readonly y?: number
  /** The ids of the points that edges from here lead to. */
  readonly vectors?: readonly string[]
  /** The ids of the points that edges to here come from. */
  readonly connect?: readonly string[]
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
  readonly values?: Readonly<Record<string, EdgeSize>>
  readonly positions?: Readonly<Record<string, LabelPosition>>
}

/** The angle at a corner of a drawing, in degrees, and whether it is shown. */
export interface CornerAngle {
  /** In degrees. */
  readonly angle?: number
  readonly hidden?: boolean
}

/** The angles of the corners, by point id. */
export interface AngleSet {
  readonly values?: Readonly<Record<string, CornerAngle>>
  readonly positions?: Readonly<Record<string, LabelPosition>>
}

/** One row of a text on a drawing. */
export interface TextRow {
  readonly id?: number
  readonly indent?: number
  readonly value?: readonly string[]
}

/** A piece of text on a drawing. */
export interface TextBox {
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
  readonly value?: string
  readonly text?: readonly TextRow[]
  readonly rotateDeg?: number
}

/** Shows the coloured side; degrees clockwise on the screen from 0 = left. */
export interface Arrow {
  readonly x?: number
  readonly y?: number
  readonly angle?: number
}

/** Where a drawing shows that an angle is right. */
export interface SquareAngle {
  readonly x?: number
  readonly y?: number
}

/** The drawing of one side of a flashing, as sent. The model and the wire form are the same. */
export interface FlashingDrawing {
  readonly drawingId?: string
  /** The caller's own id, unique over the request (F9). */
  readonly tempId?: string
  readonly drawingNumber?: number
  readonly side?: DrawingSide
  readonly isFreeDrawing?: boolean
  readonly isLargeBoxSize?: boolean
  readonly isDeleted?: boolean
  readonly points?: Readonly<Record<string, Point>>
  readonly lines?: LineSet
  readonly angles?: AngleSet
  readonly annotations?: Readonly<Record<string, TextBox>>
  readonly frontArrow?: Arrow
  readonly squareAngle?: SquareAngle
  readonly svgUrl?: string
}

/** Pieces of one length of the cut list. */
export interface CutListItem {
  readonly amount?: number
  /** In mm. */
  readonly length?: number
}
