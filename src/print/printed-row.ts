import type { Picture } from './flashing-picture.js'
import type { Integer } from '../number/cents.js'

export type FigureColumn = 'quantity' | 'unitPrice' | 'discount' | 'amount' | 'margin'

export interface PrintedRow {
  /** A note has no figures, and takes the whole width. */
  readonly isNote: boolean
  /** The number of the line. Empty for notes and for parts of kits. */
  readonly number: string
  /** The level of a part in its kit. The line itself is 0. */
  readonly depth: number
  readonly title: string
  /** Each text is on its own line, below the title. */
  readonly details: readonly string[]
  readonly figures: Readonly<Partial<Record<FigureColumn, string>>>
  /** The amount that the row adds to the column of amounts. */
  readonly cents: Integer
  readonly picture: Picture | undefined
}

export const NO_ROW: PrintedRow = {
  isNote: false,
  number: '',
  depth: 0,
  title: '',
  details: [],
  figures: {},
  cents: 0,
  picture: undefined,
}
