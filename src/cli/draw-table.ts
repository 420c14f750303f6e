import Table, { type Cell, type CellOptions } from 'cli-table3'

/** How one column is laid out. */
export interface Column {
  readonly align: 'left' | 'right'
  /** In characters, without the gap to the next column. */
  readonly width: number
}

export interface DrawnCell {
  readonly text: string
  readonly span?: number
  readonly align?: 'left' | 'right'
  /** In characters; wrapped lines keep it. */
  readonly indent?: number
}

export interface DrawnRow {
  readonly cells: readonly DrawnCell[]
  /** A line is drawn above the row. */
  readonly isRuled?: boolean
}
