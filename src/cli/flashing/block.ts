/** A group of rows under the same headings. */
export interface Block {
  /** The heading of the label column, then one heading per column of figures. */
  readonly headings: readonly [label: string, ...figures: readonly string[]]
  readonly rows: readonly BlockRow[]
}

export interface BlockRow {
  /** Lines break between the items of a label, never within an item. */
  readonly label: readonly string[]
  /** Printed below the label. */
  readonly detail?: string | undefined
  /** One string per column of figures. Empty or missing if the row has no figure there. */
  readonly figures: readonly string[]
  /** Whether the row is the sum of the rows above, with a horizontal line above it. */
  readonly isSum?: boolean
}
