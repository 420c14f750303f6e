import { FRAME, type Frame } from './sketch.js'

export const FRONT_WORDS = 'colour side'

/** The style of the drawing of one side, apart from its colours. */
export interface DrawingStyle {
  /** Excludes labels. */
  readonly frame: Frame
  readonly frontWords: string
  /** Writes the language's decimal mark. */
  readonly figure: (text: string) => string
  /** Sheets have all angles on one side of the metal, and leaders for notes. */
  readonly isSheet: boolean
}

/** Drawings store label positions for this style, with angles inside corners. */
export const AS_DRAWN: DrawingStyle = {
  frame: FRAME,
  frontWords: FRONT_WORDS,
  figure: (text) => text,
  isSheet: false,
}
