import { FRAME, type Frame } from './sketch.js'

/** The words next to the arrow in a drawing. */
export const FRONT_WORDS = 'colour side'

/** How the drawing of one side looks, apart from its colours. */
export interface Look {
  /** The largest profile, without its labels. */
  readonly frame: Frame
  /** The words at the arrow. */
  readonly frontWords: string
  /** A figure as the language writes it. */
  readonly figure: (text: string) => string
  /** On a sheet, all angles are on one side of the metal, and notes have leaders. */
  readonly isSheet: boolean
}

/** The look that label positions in a drawing refer to: its own angles, each on the inside of its corner. */
export const AS_DRAWN: Look = {
  frame: FRAME,
  frontWords: FRONT_WORDS,
  figure: (text) => text,
  isSheet: false,
}
