import { FRAME, type Frame } from './sketch.js'

export const FRONT_WORDS = 'colour side'

/** The style of the drawing of one side, apart from its colours. */
export interface DrawingStyle {
  /** The largest size of the profile, without its labels. */
  readonly frame: Frame
  readonly frontWords: string
  /** Writes a number with the decimal mark of the language. */
  readonly figure: (text: string) => string
  /**
   * Whether the drawing is on a sheet, where all angles are on one side of the metal and notes have leaders.
   */
  readonly isSheet: boolean
}

/** The style for which a drawing stores its label positions. Each angle is inside its corner. */
export const AS_DRAWN: DrawingStyle = {
  frame: FRAME,
  frontWords: FRONT_WORDS,
  figure: (text) => text,
  isSheet: false,
}
