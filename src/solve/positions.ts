import type { DocumentTotals } from '../engine/priced.js'
import type { JsonObject } from '../wire/object.js'
import type { Bounds } from './bounds.js'
import type { Figure } from './target.js'
import type { Change } from './solution.js'

/**
 * A lever and its range. Positions are whole numbers, one per step of the changed value. The present document
 * may be at none of them.
 */
export interface Positions {
  readonly min: number
  readonly max: number
  /**
   * The present value of the lever, to the nearest step. Of several lines, the first counts. May be outside
   * the range.
   */
  readonly present: number
  /** Returns the totals at a position. Undefined if an amount is out of range (N8). */
  readonly totalsAt: (position: number) => DocumentTotals | undefined
  /** Returns a key. If two positions have equal keys, they and all positions between them have the same totals. */
  readonly keyAt: (position: number) => string
  readonly courseOf: (figure: Figure) => Course
  readonly isBelowCostAt: (position: number) => boolean
  readonly changeAt: (position: number) => { readonly change: Change; readonly request: JsonObject }
  /** The smallest step, as a string: `0.01%`. */
  readonly step: string
  /** Whether a constraint sets the greatest position, instead of the lever itself. */
  readonly isHeldByConstraint: boolean
  /** The number of lines priced per evaluation. */
  readonly linesPriced: number
}

/** The way in which a figure changes with the position. */
export type Course =
  /** It does not change. */
  | { readonly type: 'fixed' }
  /** It only rises (1) or only falls (-1), but may stay the same between some positions. */
  | { readonly type: 'ordered'; readonly sense: 1 | -1 }
  /**
   * It may rise and fall. `between` returns its bounds between two positions, or undefined if no position there
   * fits.
   */
  | { readonly type: 'bounded'; readonly between: (low: number, high: number) => Bounds | undefined }
