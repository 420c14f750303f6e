import { FRAME, type Frame } from './sketch.js'

export const FRONT_WORDS = 'colour side'

/** The style of the drawing of one side, apart from its colours. */
export interface DrawingStyle {
  /** Without labels. */
  readonly frame: Frame
  readonly frontWords: string
  /** With the decimal mark of the language. */
  readonly figure: (text: string) => string
  /** On a sheet, all angles are on one side of the metal and notes have leaders. */
  readonly isSheet: boolean
}

/** A drawing stores its label positions for this style. Each angle is inside its corner. */
export const AS_DRAWN: DrawingStyle = {
  frame: FRAME,
  frontWords: FRONT_WORDS,
  figure: (text) => text,
  isSheet: false,
}
