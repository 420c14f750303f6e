export interface Block {
  readonly headings: readonly [label: string, ...figures: readonly string[]]
  readonly rows: readonly BlockRow[]
}

export interface BlockRow {
  /** Lines break between the items of a label, never within an item. */
  readonly label: readonly string[]
  /** Printed below the label. */
  readonly detail?: string | undefined
  /** One per column of figures. Empty or missing if the row has no figure there. */
  readonly figures: readonly string[]
  /** Draws a horizontal line above the row. */
  readonly isSum?: boolean
}
