export interface Column {
  readonly align: 'left' | 'right'
  /** In terminal columns, without the gap. */
  readonly width: number
}

/** Keeps text and style apart, because the escape sequences of a style have no width. */
export interface GridText {
  readonly text: string
  readonly style?: (text: string) => string
}

export interface GridCell {
  /** One below the other. */
  readonly texts: readonly GridText[]
  readonly align?: 'left' | 'right'
  /** The default is 1. */
  readonly span?: number
  /** In characters, for every line of the cell. */
  readonly indent?: number
}

export interface GridRow {
  readonly cells: readonly GridCell[]
  /** Draws a line above the row. */
  readonly isRuled?: boolean
}

/** Tables truncate longer texts, but JSON contains them whole. */
export const maxTableCharacters = 500

/** In spaces, between two columns. */
export const gap = 2
