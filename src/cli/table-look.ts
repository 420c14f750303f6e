import type { Ink } from './ink.js'

/** How a table is printed. */
export interface TableLook {
  readonly ink: Ink
  /** In characters. */
  readonly width: number
}
