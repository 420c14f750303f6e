export interface Column {
  readonly align: 'left' | 'right'
  /** In characters, without the gap between columns. */
  readonly width: number
}

/**
 * Text in one style. Long words are broken before the style is applied, because its escape sequences have no
 * width.
 */
export interface GridText {
  readonly text: string
  readonly style?: (text: string) => string
}

export interface GridCell {
  /** The texts of the cell, one below the other. */
  readonly texts: readonly GridText[]
  readonly align?: 'left' | 'right'
  /** The number of columns that the cell spans. The default is 1. */
  readonly span?: number
  /** The indent of every line of the cell, in characters. */
  readonly indent?: number
}

export interface GridRow {
  readonly cells: readonly GridCell[]
  /** Draws a line above the row. */
  readonly isRuled?: boolean
}

/**
 * The maximum number of characters of a text in a table. Longer texts are truncated, but JSON contains them
 * whole.
 */
export const maxTableCharacters = 500

/** The number of spaces between two columns. */
export const gap = 2
