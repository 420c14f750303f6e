import type { DocumentTotals } from '../engine/priced.js'
import type { JsonObject } from '../wire/object.js'
import type { Bounds } from './bounds.js'
import type { Figure } from './target.js'
import type { Change } from './solution.js'

/** A position is a whole number of steps of the changed value. */
export interface Positions {
  readonly min: number
  readonly max: number
  /** The present value to the nearest step, perhaps out of range. Of several lines, the first counts. */
  readonly present: number
  /** Undefined if an amount is out of range (N8). */
  readonly totalsAt: (position: number) => DocumentTotals | undefined
  /** Two positions with equal keys, and all positions between them, have the same totals. */
  readonly keyAt: (position: number) => string
  readonly courseOf: (figure: Figure) => Course
  readonly isBelowCostAt: (position: number) => boolean
  readonly changeAt: (position: number) => { readonly change: Change; readonly request: JsonObject }
  readonly step: string
  /** Whether a constraint sets `max`, instead of the lever itself. */
  readonly isHeldByConstraint: boolean
  readonly linesPriced: number
}

export type Course =
  | { readonly type: 'fixed' }
  /** The figure only rises (1) or only falls (-1), but may stay the same between some positions. */
  | { readonly type: 'ordered'; readonly sense: 1 | -1 }
  /** The figure may rise and fall. `between` returns undefined if no position between the two fits. */
  | { readonly type: 'bounded'; readonly between: (low: number, high: number) => Bounds | undefined }
