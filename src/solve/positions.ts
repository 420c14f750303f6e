import type { DocumentTotals } from '../engine/priced.js'
import type { JsonObject } from '../wire/object.js'
import type { Bounds } from './bounds.js'
import type { Figure } from './target.js'
import type { Change } from './solution.js'

/**
 * A lever and its range. Positions are whole numbers, one per step of the changed value. The present document is at a
 * position, or between two.
 */
export interface Positions {
  readonly least: number
  readonly greatest: number
  /** The present position of the lever, to the nearest step. */
  readonly present: number
  /** The totals at a position; undefined if an amount does not fit (N8). */
  readonly totalsAt: (position: number) => DocumentTotals | undefined
  /** Returns a key. All positions between two of equal key have the same totals. */
  readonly keyAt: (position: number) => string
  /** How a figure changes with the position. */
  readonly courseOf: (figure: Figure) => Course
  /** Whether a line that changes is sold below its cost there. */
  readonly isBelowCostAt: (position: number) => boolean
  /** The change at a position, and the request with it. */
  readonly changeAt: (position: number) => { readonly change: Change; readonly request: JsonObject }
  /** The smallest step, as text: `0.01 %`. */
  readonly step: string
  /** Whether a constraint sets the greatest position, and not the lever itself. */
  readonly isHeldByConstraint: boolean
  /** The number of lines priced per evaluation. */
  readonly linesPriced: number
}

/** How a figure changes with the position. */
export type Course =
  /** It does not change. */
  | { readonly type: 'fixed' }
  /** It rises (1) or falls (-1), or stays for some positions. */
  | { readonly type: 'ordered'; readonly sense: 1 | -1 }
  /** It may rise and fall, within known bounds between two positions; undefined if nothing is between them. */
  | { readonly type: 'bounded'; readonly between: (low: number, high: number) => Bounds | undefined }
