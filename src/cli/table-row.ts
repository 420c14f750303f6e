/** A row of the printed document: plain text, in its place. How it looks is decided where it is drawn. */
export type TableRow = PricedRow | TextRow | FigureRow

/** A line of the document, or a part of a kit. */
export interface PricedRow {
  readonly kind: 'priced'
  /** Empty on the parts of a kit. */
  readonly number: string
  /** 0 for a line, 1 for what a kit is made of, and so on down. */
  readonly depth: number
  readonly title: string
  /** What sets it apart: each a list to be read in one go. */
  readonly details: readonly Detail[]
  readonly quantity: string
  readonly unitPrice: string
  readonly discount: string
  readonly total: string
  readonly isTaxFree: boolean
}

/** Items that are broken over lines between them, and not within: `3 × 2.4 m` stays together. */
export interface Detail {
  readonly items: readonly string[]
  readonly separator: string
}

/** A note, across all columns. */
export interface TextRow {
  readonly kind: 'text'
  readonly number: string
  readonly depth: number
  readonly text: string
}

/** One of the document's own figures, under the lines. */
export interface FigureRow {
  readonly kind: 'figure'
  readonly label: string
  readonly amount: string
  readonly isTaxFree: boolean
  /** The figure that all the others lead to. */
  readonly isStrong: boolean
  /** A line is ruled above it. */
  readonly startsBlock: boolean
}
