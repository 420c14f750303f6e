import type { DrawingSide, FinishType } from '../model/drawing.js'

/** A finish at a free end of a profile. */
export interface ProfileFinish {
  /** How the sheet ends (F3). */
  readonly type: FinishType
  /** In mm, greater than 0; counts toward the girth (F2). */
  readonly size: number
  /** False: on the right when looking from the finished end along its edge; true: on the left. A feather mirrored. */
  readonly flip?: boolean
}

/** One straight piece of a profile, from one bend to the next. */
export interface ProfileEdge {
  /** In mm, greater than 0. */
  readonly size: number
  /**
   * How far the sheet turns from the direction of the previous edge, in degrees from -180 to 180: positive to the
   * right (clockwise on the screen), negative to the left. 0 when absent. Not on the first edge.
   */
  readonly turn?: number
  /** A hidden edge does not count toward the girth (F2). */
  readonly hidden?: boolean
  /** On the first edge at its free start, on the last at its free end; nowhere else. */
  readonly finish?: ProfileFinish
}

/** The space that a profile is drawn on, in canvas units. */
export interface Canvas {
  /** From left to right, in canvas units. */
  readonly width: number
  /** From top to bottom, in canvas units. */
  readonly height: number
  /** Kept clear of the profile on all sides. */
  readonly margin: number
}

/** What a drawing has besides its profile. */
export interface ProfileOptions {
  /** Absent: not set; the service then takes far for a drawing and near for other sides (F9). */
  readonly side?: DrawingSide
  /** 0 when absent (F9). */
  readonly drawingNumber?: number
  /** The caller's own id for the request (F9). */
  readonly tempId?: string
  /** The direction of the first edge, in degrees clockwise on the screen; 0, the default, is to the right. */
  readonly heading?: number
  /** By default 600 × 480 with a margin of 80. */
  readonly canvas?: Canvas
  /** The finish at the far end of a profile of a single edge. */
  readonly endFinish?: ProfileFinish
  /** The coloured side of the sheet, going along it from the first edge; an arrow then points at it. */
  readonly colourSide?: 'left' | 'right'
  /** Records the angles as hidden. */
  readonly hideAngles?: boolean
}

export const DEFAULT_CANVAS: Canvas = { width: 600, height: 480, margin: 80 }

/** What a reader found. Every field has its type; any may be missing. */
export type Read<A> = { readonly [Field in keyof A]?: A[Field] | undefined }
export type ReadFinish = Read<ProfileFinish>
export type ReadEdge = Read<Omit<ProfileEdge, 'finish'>> & { readonly finish?: ReadFinish | undefined }
export type ReadOptions = Read<Omit<ProfileOptions, 'canvas' | 'endFinish'>> & {
  readonly canvas?: Read<Canvas> | undefined
  readonly endFinish?: ReadFinish | undefined
}
